import type { SeatId } from '../../../core/seat.js';
import { finalHonour } from '../closing/final-count.js';
import { heldBy, homeSeat } from '../control/holder.js';
import { landsBy } from '../facts/board.js';
import { BRANCHES, type Branch, TECHNOLOGY_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { placesForTokens } from '../purchases/building.js';
import { owns } from '../purchases/technology.js';
import { armiesIn, BARBARIANS, type Land, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { placeTerm, type Wits } from './idea.js';
import { turnsLeft } from './purse.js';
import type { Want } from './want.js';
import { isZone } from './ways.js';

/** Of what the end would bring now, so much is believed in, the more the nearer it is: others build too. */
const FIRST_BELIEVED = 0.15;
const MORE_BELIEVED = 0.6;

function believed({ turn, options }: Medioevo): number {
  return turn >= options.turns ? 1 : FIRST_BELIEVED + (MORE_BELIEVED * turn) / options.turns;
}

/** In the last turn a technology serves only what can still be built by it. */
function isInTime(state: Medioevo, seat: SeatId, florins: number): boolean {
  return turnsLeft(state) > 0 || (state.realms[seat]?.cash ?? 0) >= florins;
}

/** Cathedrals, cities and castles are an honour each at once, and three majorities at the end (10.1, 10.3). */
export function buildingWants(state: Medioevo, seat: SeatId, wits: Wits): readonly Want[] {
  const held = heldBy(state, seat);
  return [
    ...cathedrals(state, seat, held, wits),
    ...cities(state, seat, held),
    ...castles(state, seat, held),
    ...learned(state, seat),
  ];
}

/** What the final count would bring more if the land were so: the richest is left out, whose florins nobody sees. */
function moreAtTheEnd(state: Medioevo, seat: SeatId, at: TerritoryId, land: Partial<Land>): number {
  const after = { ...state, lands: { ...state.lands, [at]: { ...state.lands[at], ...land } } };
  return (counted(after, seat) - counted(state, seat)) * believed(state);
}

function counted(state: Medioevo, seat: SeatId): number {
  return finalHonour(state)
    .filter((one) => one.seat === seat && one.why !== 'richest')
    .reduce((sum, { points }) => sum + points, 0);
}

/** Where nothing but the building itself is to be won: an enemy's honour comes from inhabited zones alone (10.1). */
function safety(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  const { board } = bookOf(state.overrides);
  const home = homeSeat(state, at) === seat ? 2 : 0;
  const guards = Math.min(2, sizeOf(unitsOf(state.lands[at], seat)));
  const hordes = landsBy(board, at).filter((to) => armiesIn(state.lands[to]).includes(BARBARIANS)).length;
  return home + guards - hordes - (isZone(state, at) ? 1.5 : 0);
}

function cathedrals(state: Medioevo, seat: SeatId, held: readonly TerritoryId[], { collects }: Wits): readonly Want[] {
  const [best] = held
    .filter((at) => state.lands[at].religious === null)
    .toSorted((one, other) => safety(state, seat, other) - safety(state, seat, one));
  if (best === undefined) return [];
  const own = held.filter((at) => state.lands[at].religious !== null).length;
  const cards = collects ? Math.max(0, 0.9 - 0.3 * own) * Math.min(1, turnsLeft(state) / 4) : 0;
  const honour = 1 + moreAtTheEnd(state, seat, best, { religious: { level: 3, damage: 0 } }) + cards;
  if (!owns(state, seat, 'religion')) {
    if (!isInTime(state, seat, 500)) return [];
    const worth = honour / 0.5;
    return [
      {
        action: { verb: 'technology', technology: 'religion' },
        florins: 100,
        worth,
        reason: { key: 'learns-religion' },
      },
    ];
  }
  return [
    {
      action: { verb: 'build', at: best, building: 'cathedral' },
      florins: 300,
      colour: 'violet',
      points: 1,
      worth: honour / 0.4,
      reason: { key: 'builds-cathedral', values: { at: placeTerm(best) } },
    },
  ];
}

/** The greatest civil building first: what is missing is cheapest there. */
function cities(state: Medioevo, seat: SeatId, held: readonly TerritoryId[]): readonly Want[] {
  const [best] = held
    .filter((at) => isZone(state, at) && (state.lands[at].civil?.level ?? 0) < 3)
    .toSorted(
      (one, other) =>
        (state.lands[other].civil?.level ?? 0) - (state.lands[one].civil?.level ?? 0) ||
        safety(state, seat, other) - safety(state, seat, one),
    );
  if (best === undefined) return [];
  const levels = 3 - (state.lands[best].civil?.level ?? 0);
  const honour =
    1 + moreAtTheEnd(state, seat, best, { civil: { level: 3, damage: 0 } }) + 0.05 * levels * turnsLeft(state);
  const known = owns(state, seat, 'masonry');
  if (!known && !isInTime(state, seat, 100 + 200 * levels)) return [];
  const price = 0.2 * levels + (known ? 0 : 0.1);
  const action = known ? { verb: 'build', at: best, building: 'city' } : { verb: 'technology', technology: 'masonry' };
  return [
    known
      ? {
          action,
          florins: 100 * levels,
          colour: 'green',
          points: levels,
          worth: honour / price,
          reason: { key: 'builds-city', values: { at: placeTerm(best) } },
        }
      : { action, florins: 100, worth: honour / price, reason: { key: 'learns-masonry' } },
  ];
}

function castles(state: Medioevo, seat: SeatId, held: readonly TerritoryId[]): readonly Want[] {
  if (!owns(state, seat, 'masonry')) return [];
  const [best] = held
    .filter((at) => (state.lands[at].military?.level ?? 0) < 3)
    .toSorted(
      (one, other) =>
        (state.lands[other].military?.level ?? 0) - (state.lands[one].military?.level ?? 0) ||
        safety(state, seat, other) - safety(state, seat, one),
    );
  if (best === undefined) return [];
  const levels = 3 - (state.lands[best].military?.level ?? 0);
  const around = placesForTokens(state, seat, best).filter((to) => state.lands[to].holder === null);
  const tokens = around.slice(0, levels);
  const honour =
    1 +
    moreAtTheEnd(state, seat, best, { military: { level: 3, damage: 0 } }) +
    tokens.length * (0.1 + 0.03 * turnsLeft(state));
  const known = owns(state, seat, 'architecture');
  const worth = honour / (0.2 * levels + (known ? 0 : 0.2));
  if (!known) {
    if (!isInTime(state, seat, 200 + 200 * levels)) return [];
    return [
      {
        action: { verb: 'technology', technology: 'architecture' },
        florins: 200,
        worth,
        reason: { key: 'learns-architecture' },
      },
    ];
  }
  const places = placesForTokens(state, seat, best).length > 0;
  const action = {
    verb: 'build',
    at: best,
    building: 'castle',
    ...(places ? { tokens: Object.fromEntries(tokens.map((to) => [to, 1])) } : {}),
  };
  return [
    {
      action,
      florins: 100 * levels,
      colour: 'green',
      points: levels,
      worth,
      reason: { key: 'builds-castle', values: { at: placeTerm(best) } },
    },
  ];
}

/** At the end the highest technology is three honour, and it costs what its level costs (10.3). */
function learned(state: Medioevo, seat: SeatId): readonly Want[] {
  if (turnsLeft(state) > 1) return [];
  const realm = state.realms[seat];
  if (realm === undefined) return [];
  return BRANCHES.flatMap((branch): readonly Want[] => {
    const level = realm.technologies[branch] + 1;
    const technology = nextIn(state, branch, level);
    if (technology === undefined) return [];
    const technologies = { ...realm.technologies, [branch]: level };
    const after = { ...state, realms: { ...state.realms, [seat]: { ...realm, technologies } } };
    const gain = (counted(after, seat) - counted(state, seat)) * believed(state);
    if (gain <= 0) return [];
    return [
      {
        action: { verb: 'technology', technology },
        florins: 100 * level,
        worth: gain / (0.1 * level),
        reason: { key: 'learns-most', values: { technology: { kind: 'technology', id: technology } } },
      },
    ];
  });
}

function nextIn(state: Medioevo, branch: Branch, level: number) {
  const { technologies } = bookOf(state.overrides);
  return TECHNOLOGY_IDS.find((id) => technologies[id].branch === branch && technologies[id].level === level);
}
