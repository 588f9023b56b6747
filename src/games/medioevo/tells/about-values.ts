import type { NameTerm, Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { CUBE_PLUNDERED } from '../battle/aftermath/spoils.js';
import { worthOfDice } from '../battle/throws/dice.js';
import { censusOf } from '../control/census.js';
import { heldBy } from '../control/holder.js';
import { reserveOf } from '../control/supply.js';
import { buildingsIn, cargoesIn, transportsIn, unitsIn } from '../events/area.js';
import { homeOf, territoryCard } from '../facts/board.js';
import { KINGDOM_IDS, type KingdomId } from '../facts/ids.js';
import {
  BRANCHES,
  BUILDING_IDS,
  EVENT_EFFECTS,
  type EventEffect,
  GOOD_IDS,
  LEVELS,
  TAX_LEVELS,
  TECHNOLOGY_IDS,
  TRANSPORT_IDS,
  UNIT_TYPES,
} from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, captainLevel, isUnit, transportAt, typeOf, unitCard } from '../facts/pieces.js';
import { isPlace, isTerritory, type PlaceId } from '../facts/place-ids.js';
import { costOfUnit } from '../purchases/units.js';
import { sideOf } from '../state/battle.js';
import { ORDER_FIELDS, USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import { armiesIn, BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { taxTerms } from '../taxes/foreseen.js';
import { stanceTo } from './stance.js';

type Values = (state: Medioevo, seat: SeatId | null, id: string, chosen: NameTerm) => Terms;

/** What the sentences about a thing fill in, besides its name: prices, what a tax brings, where a good is made. */
export function valuesOf({ kind, id }: NameTerm, state: Medioevo, seat: SeatId | null, chosen: NameTerm): Terms {
  return { name: chosen, ...VALUES[kind]?.(state, seat, id, chosen) };
}

const VALUES: Readonly<Record<string, Values>> = {
  kingdom: ofKingdom,
  tax(state, seat, _id, { id }) {
    const tax = TAX_LEVELS.find((level) => `${level}` === id);
    return tax === undefined || seat === null ? {} : taxTerms(state, seat, tax);
  },
  branch(state, seat, id) {
    const colour = kit.oneIn(BRANCHES, id);
    const tokens = colour === null || seat === null ? 0 : (state.realms[seat]?.tokens[colour] ?? 0);
    return tokens === 0 ? {} : { tokens };
  },
  good: ofGood,
  side(state, _seat, id) {
    const battle = state.frames.findLast(({ kind }) => kind === 'battle');
    return battle?.kind === 'battle'
      ? { owner: ownerName(state, id === 'attacker' ? battle.attacker : battle.defender) }
      : {};
  },
  lot(state) {
    const spoils = state.frames.findLast(({ kind }) => kind === 'spoils');
    const at = spoils?.kind === 'spoils' ? spoils.at : null;
    return at === null || !isTerritory(at) ? {} : { florins: CUBE_PLUNDERED * state.lands[at].market.length };
  },
  'war-die': ({ warCircle }, _seat, id) => {
    const face = warCircle === null || (id !== 'd4' && id !== 'd6' && id !== 'd8') ? null : warCircle[id];
    return face === null ? {} : { face };
  },
  die: ofDie,
  effect(state, seat, id) {
    const effect = kit.oneIn(EVENT_EFFECTS, id);
    const own = effect === null || seat === null ? 0 : struck(state, seat, effect);
    return own === 0 ? {} : { own };
  },
  'event-card': (state, _seat, _id, { id }) => ({
    effects: (bookOf(state.overrides).events.get(Number(id))?.effects ?? []).map(
      (one): Term => ({ kind: 'effect', id: one }),
    ),
  }),
  place: (state, seat, _id, { id }) => (isPlace(id) ? ofPlace(state, seat, id) : {}),
  seat: (state, seat, _id, { id }) => ofPlayer(state, seat, id),
  unit: ofUnit,
  'vehicle-kind': ofVehicle,
  building(state, _seat, id) {
    const building = kit.oneIn(BUILDING_IDS, id);
    if (building === null) return {};
    const { cost, points, structure, technology } = buildingCard(bookOf(state.overrides).pieces, building);
    return { cost, points, structure, technology: { kind: 'technology', id: technology } };
  },
  'empire-card': ofCard,
  technology(state, _seat, id) {
    const technology = kit.oneIn(TECHNOLOGY_IDS, id);
    if (technology === null) return {};
    const { branch, level, florins } = bookOf(state.overrides).technologies[technology];
    return { branch: { kind: 'branch', id: branch }, level: { kind: 'numeral', id: `${level}` }, florins };
  },
  'order-field'(state, seat, id) {
    const order = (seat === null ? undefined : state.realms[seat]?.battleOrder) ?? USUAL_BATTLE_ORDER;
    const field = kit.oneIn(ORDER_FIELDS, id);
    if (field !== null) return { now: { kind: `order-${field}`, id: order[field] } };
    return { now: order.losses.map((type): Term => ({ kind: 'unit-type', id: type })) };
  },
};

function ofKingdom(state: Medioevo, _seat: SeatId | null, id: string): Terms {
  const kingdom = kit.oneIn(KINGDOM_IDS, id);
  if (kingdom === null) return {};
  const { board } = bookOf(state.overrides);
  const homes = homeOf(board, kingdom);
  const cards = homes.map((at) => territoryCard(board, at));
  const goods = GOOD_IDS.filter((good) => cards.some((card) => card.good === good));
  return {
    homes: homes.map((at): Term => ({ kind: 'territory', id: at })),
    goods: goods.map((good): Term => ({ kind: 'good', id: good })),
    ports: cards.filter(({ port }) => port).length,
    linked: (board.linked.get(kingdom) ?? []).map((other): Term => ({ kind: 'kingdom', id: other })),
  };
}

function ofGood(state: Medioevo, _seat: SeatId | null, id: string): Terms {
  const { board } = bookOf(state.overrides);
  const zones = state.inPlay.filter((at) => territoryCard(board, at).good === id);
  return zones.length === 0 ? {} : { zones: zones.map((at): Term => ({ kind: 'territory', id: at })) };
}

function ofDie(state: Medioevo, seat: SeatId | null, id: string): Terms {
  const battle = state.frames.findLast(({ kind }) => kind === 'battle');
  if (battle?.kind !== 'battle' || seat === null) return {};
  const dice = battle.dice[sideOf(battle, seat)];
  const face = dice[['d4', 'd6', 'd8'].indexOf(id)];
  return face === undefined ? {} : { face, ...worthOfDice(dice) };
}

/** How much of his an effect of the event could strike. */
function struck(state: Medioevo, seat: SeatId, effect: EventEffect): number {
  switch (effect) {
    case 'movement':
      return transportsIn(state, seat).length;
    case 'armies':
      return unitsIn(state, seat).reduce((sum, { units }) => sum + sizeOf(units), 0);
    case 'buildings':
      return buildingsIn(state, seat).length;
    case 'goods':
      return cargoesIn(state, seat).reduce((sum, { cubes }) => sum + cubes.length, 0);
  }
}

const MARKS = ['inhabited', 'port', 'fire'] as const;

/** Its ground, what it makes, who holds it, and how many units stand there: the holder's (at sea one's own), others'. */
function ofPlace(state: Medioevo, seat: SeatId | null, at: PlaceId): Terms {
  const first = isTerritory(at) ? state.lands[at].holder : seat;
  const counts = { garrison: 0, others: 0, horde: 0 };
  for (const [owner, count] of armiesThere(state, at)) {
    counts[owner === BARBARIANS ? 'horde' : owner === first ? 'garrison' : 'others'] += count;
  }
  const armies = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (!isTerritory(at)) return armies;
  const card = territoryCard(bookOf(state.overrides).board, at);
  // Goods are made in inhabited zones.
  const marks = MARKS.filter((mark) => card[mark] && (mark !== 'inhabited' || card.good === null));
  return {
    ...armies,
    terrain: { kind: 'mark', id: card.terrain },
    ...Object.fromEntries(marks.map((mark) => [mark, { kind: 'mark', id: mark }])),
    ...(card.good === null ? {} : { good: { kind: 'good', id: card.good } }),
    ...(first === null ? {} : { holder: ownerName(state, first) }),
  };
}

function armiesThere(state: Medioevo, at: PlaceId): readonly (readonly [Owner, number])[] {
  if (isTerritory(at)) {
    const land = state.lands[at];
    return armiesIn(land).map((owner) => [owner, sizeOf(land.armies[owner]?.units ?? {})]);
  }
  return state.vehicles.flatMap(({ owner, at: where, units }) =>
    where === at ? [[owner, sizeOf(units)] as const] : [],
  );
}

/** By its kingdom, whose name is short and in every language; before it has one, by its player. */
function ownerName({ realms }: Medioevo, owner: Owner): NameTerm {
  if (owner === BARBARIANS) return { kind: 'faction', id: owner };
  const kingdom: KingdomId | null = realms[owner]?.kingdom ?? null;
  return kingdom === null ? { kind: 'seat', id: owner } : { kind: 'kingdom', id: kingdom };
}

function ofPlayer(state: Medioevo, seat: SeatId | null, other: string): Terms {
  const realm = state.realms[other];
  if (realm === undefined) return {};
  const aboard = state.vehicles.reduce((sum, { owner, units }) => (owner === other ? sum + sizeOf(units) : sum), 0);
  const stance = seat === null || seat === other ? null : stanceTo(state, seat, other);
  return {
    honour: realm.honour,
    lands: heldBy(state, other).length,
    units: sizeOf(censusOf(state.lands).units.get(other) ?? {}) + aboard,
    ...(realm.kingdom === null ? {} : { kingdom: { kind: 'kingdom', id: realm.kingdom } }),
    ...(stance === null ? {} : { stance: { kind: 'stance', id: stance } }),
  };
}

function ofUnit(state: Medioevo, seat: SeatId | null, id: string): Terms {
  const type = isUnit(id) ? typeOf(id) : kit.oneIn(UNIT_TYPES, id);
  if (type === null) return {};
  const { limit, cost } = unitCard(bookOf(state.overrides).pieces, type);
  const left = seat === null ? limit : reserveOf(state, seat, type);
  return { cost: isUnit(id) && captainLevel(id) > 0 ? costOfUnit(state, id) : cost, limit, left };
}

/** At the foundation transports are chosen with their level. */
function ofVehicle(state: Medioevo, seat: SeatId | null, id: string, chosen: NameTerm): Terms {
  const owned = state.vehicles.filter(({ owner }) => owner === seat).length;
  const marks = Math.max(0, state.options.propertyTokens - owned);
  const kind = kit.oneIn(TRANSPORT_IDS, id);
  if (kind === null || chosen.kind !== 'transport') return { marks };
  const level = LEVELS[chosen.id.endsWith('-2') ? 1 : 0];
  const { capacity, movement } = transportAt(bookOf(state.overrides).pieces, kind, level);
  return { marks, capacity, movement };
}

function ofCard(state: Medioevo, _seat: SeatId | null, id: string): Terms {
  const card = bookOf(state.overrides).cards.get(Number(id));
  if (card === undefined) return {};
  const corner = card.points.map((colours) => colours.join('+')).join('/');
  return {
    objective: { kind: 'note', id: `objective-${id}` },
    gear: card.gear.length === 0 ? { kind: 'gear', id: 'any' } : { kind: 'corner', id: card.gear.join('/') },
    ...(corner === '' ? {} : { points: { kind: 'corner', id: corner } }),
  };
}
