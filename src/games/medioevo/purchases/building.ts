import type { Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import { buildingsLeft, controlTokensLeft } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { landsBy, territoryCard } from '../facts/board.js';
import { BUILDING_IDS, type BuildingId, type Level } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { type BuildingCard, buildingCard } from '../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { Purchase } from '../state/frame.js';
import { armiesIn } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { architectsOf, cheaperBuilding, useArchitect } from './discounts.js';
import { canPay, spendPoints } from './points.js';
import { owns, returnBorrowed } from './technology.js';

type Price = { readonly florins: number; readonly points: number };

/** The whole price, or that of the additional levels (4.2). */
function priceAt(state: Medioevo, seat: SeatId, at: TerritoryId, card: BuildingCard, architect: unknown): Price | null {
  const before = state.lands[at][card.category];
  const cheaper = (florins: number) => cheaperBuilding(state, seat, florins, architect);
  if (before === null) return { florins: cheaper(card.cost), points: card.points };
  const levels = card.level - before.level;
  if (card.category === 'religious' || levels <= 0) return null;
  return { florins: cheaper(100 * levels), points: levels };
}

/** What may be built or raised in a territory (4.2): one building per class, a civil one in an inhabited zone. */
export function buildingsFor(state: Medioevo, seat: SeatId, at: TerritoryId): readonly BuildingId[] {
  return designs(state, seat).filter((id) => fitsAt(state, seat, at, id));
}

/** Designs a seat knows and has pieces for. */
function designs(state: Medioevo, seat: SeatId): readonly BuildingId[] {
  const { pieces } = bookOf(state.overrides);
  return BUILDING_IDS.filter(
    (id) => owns(state, seat, buildingCard(pieces, id).technology) && buildingsLeft(state, id) > 0,
  );
}

function fitsAt(state: Medioevo, seat: SeatId, at: TerritoryId, id: BuildingId): boolean {
  return helpers(state, seat, at, id).length > 0;
}

/** Without help, or with an Architect's, as far as affordable (cards 32, 33). */
function helpers(state: Medioevo, seat: SeatId, at: TerritoryId, id: BuildingId): readonly string[] {
  const book = bookOf(state.overrides);
  const card = buildingCard(book.pieces, id);
  if (card.category === 'civil' && !territoryCard(book.board, at).inhabited) return [];
  const { branch } = book.technologies[card.technology];
  return [...architectsOf(state, seat), ALONE].filter((architect) => {
    const price = priceAt(state, seat, at, card, architect);
    return price !== null && canPay(state, seat, price.florins, branch, price.points);
  });
}
const ALONE = 'alone';

/**
 * Buildings listed before an Architect was turned are built without one, and so are those listed after all have been
 * used.
 */
export function withArchitect(state: Medioevo, seat: SeatId, purchase: Purchase): Purchase {
  if (purchase.verb !== 'build') return purchase;
  const { architect, ...others } = purchase;
  if (architectsOf(state, seat).length === 0) return architect === ALONE ? others : purchase;
  return architect === undefined ? { ...purchase, architect: ALONE } : purchase;
}

/** Which turned Architect helps, if any. */
function askArchitect(state: Medioevo, seat: SeatId, at: unknown, building: unknown): Domain | null {
  const [site, id] = [siteIn(at), kit.oneIn(BUILDING_IDS, building === undefined ? undefined : String(building))];
  if (site === null || id === null || architectsOf(state, seat).length === 0) return null;
  const choices = helpers(state, seat, site, id).map((one) =>
    one === ALONE ? { id: ALONE } : kit.named('empire-card', one),
  );
  return { kind: 'one', slot: 'architect', choices };
}

function sites(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const known = designs(state, seat);
  return heldBy(state, seat).filter((at) => known.some((id) => fitsAt(state, seat, at, id)));
}

const siteIn = (value: unknown): TerritoryId | null => (typeof value === 'string' && isTerritory(value) ? value : null);

/** How many control tokens a building gives here: one per new level, as far as the player has any (5.5). */
function tokensFor(state: Medioevo, seat: SeatId, at: TerritoryId, building: unknown): number {
  const id = kit.oneIn(BUILDING_IDS, building === undefined ? undefined : String(building));
  if (id === null) return 0;
  const card = buildingCard(bookOf(state.overrides).pieces, id);
  if (card.category !== 'military') return 0;
  return Math.min(card.level - (state.lands[at].military?.level ?? 0), controlTokensLeft(state, seat));
}

/** Adjacent to the building, not an opponent's, without another's army (5.5). */
export function placesForTokens(state: Medioevo, seat: SeatId, at: TerritoryId): readonly TerritoryId[] {
  return landsBy(bookOf(state.overrides).board, at).filter((to) => {
    const { holder, token } = state.lands[to];
    const strangers = armiesIn(state.lands[to]).some((owner) => owner !== seat);
    return state.inPlay.includes(to) && (holder === null || holder === seat) && token === null && !strangers;
  });
}

/** A new or higher building; its control tokens are placed at once, or lost (4.2, 5.5). */
export const build: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => sites(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('at', 'territory', sites(state, seat)),
    (state, _here, seat, { at }) => {
      const site = siteIn(at);
      return kit.askOne('building', 'building', site === null ? [] : buildingsFor(state, seat, site));
    },
    (state, _here, seat, { at, building }) => askArchitect(state, seat, at, building),
    (state, _here, seat, { at, building }) => {
      const site = siteIn(at);
      if (site === null) return null;
      const most = tokensFor(state, seat, site, building);
      const places = placesForTokens(state, seat, site);
      const some = Object.fromEntries(places.map((to) => [to, 1]));
      const max = Math.min(most, places.length);
      return max === 0 ? null : kit.askSome('tokens', 'territory', some, { min: 0, max });
    },
  ],
  does(play, _here, seat, action) {
    const at = siteIn(action.at);
    const id = kit.oneIn(BUILDING_IDS, action.building);
    if (at === null || id === null) return;
    const card = buildingCard(play.book.pieces, id);
    const price = priceAt(play.state, seat, at, card, action.architect);
    if (price === null) return;
    spendPoints(play, seat, play.book.technologies[card.technology].branch, price.points);
    play.pay(seat, price.florins, 'purchase');
    useArchitect(play, seat, action.architect);
    returnBorrowed(play, seat, card.technology);
    raiseBuilding(play, seat, at, card);
    for (const to of Object.keys(kit.tallyIn(action.tokens) ?? {})) {
      if (isTerritory(to)) play.changeLand(to, { token: { owner: seat, from: at } });
    }
  },
};

/** Destruction tokens stay (RULINGS 94); a city, castle or cathedral gives honour (10.1). */
export function raiseBuilding(play: Play, seat: SeatId, at: TerritoryId, card: BuildingCard): void {
  const level: Level = card.level === 3 ? 3 : card.level === 2 ? 2 : 1;
  play.changeLand(at, { [card.category]: { level, damage: play.land(at)[card.category]?.damage ?? 0 } });
  play.emit({ type: 'built', seat, building: card.id, at });
  if (level === 3) play.honour(seat, 1, 'built');
}
