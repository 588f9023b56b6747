import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { holds, homeSeat } from '../control/holder.js';
import { atWar } from '../diplomacy/relations.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { type Destination, destinations } from '../movement/destinations.js';
import { groupIn, moversAt } from '../movement/movers.js';
import { askMove, startsIn } from '../movement/questions.js';
import { strongest } from '../movement/strongest.js';
import { chancesOf } from '../odds/chances.js';
import { battleAfter } from '../odds/foreseen.js';
import type { FrameOf } from '../state/frame.js';
import { armiesIn, BARBARIANS, levelsIn } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, unitsIn } from '../state/units.js';
import { type Idea, idea, placeTerm } from './idea.js';
import { turnsLeft } from './purse.js';
import { isZone, stepsTo } from './ways.js';

/** What a unit is worth, in honour: what it costs, and what it could still take. */
const A_UNIT = 0.15;
/** Less is not worth the march. */
const LEAST = 0.3;
/** A home in the hands of a horde pays nothing, and makes each revolt cost an honour (2.4). */
const A_HOME = 0.8;
/** A land more is a step to the majority of territories. */
const A_LAND = 0.12;
const FIRST_CONQUEST = 2;
/** Three honour at the end for whoever holds them (10.3). */
export const PLACES: readonly TerritoryId[] = ['rome', 'jerusalem'];
const AT_THE_END = 3;

interface March {
  readonly from: PlaceId;
  readonly group: Tally;
  readonly to: Destination;
  readonly worth: number;
  readonly chance: number;
}

/** The full move that promises most; a group that nothing calls goes where something will, or stays (6.1.1). */
export function marching(state: Medioevo, here: FrameOf<'combat'>, seat: SeatId): Idea | null {
  if (here.legs.length > 0) return idea({ verb: 'halt' }, 'halts');
  const starts = startsIn(state, seat, here);
  const marches = starts.flatMap((from) => marchesFrom(state, seat, from));
  const [best] = marches.toSorted((one, other) => other.worth - one.worth);
  if (best !== undefined && best.worth > LEAST) return march(state, seat, best);
  for (const from of starts) {
    const nearer = towardsTargets(state, seat, from);
    if (nearer !== null) return nearer;
  }
  return null;
}

function march(state: Medioevo, seat: SeatId, { from, group, to, chance }: March): Idea {
  const { at } = to;
  const values = { at: placeTerm(at), chance: percentOf(chance) };
  const honour = isTerritory(at) ? honourAt(state, seat, at) : 0;
  const key = honour > 0 ? 'conquers' : isTerritory(at) && homeSeat(state, at) === seat ? 'retakes' : 'takes-land';
  return idea({ verb: 'move', from, group, to: at }, key, { ...values, ...(honour > 0 ? { honour } : {}) });
}

/** All who can go, and all but one where somebody must stay to hold it. */
function groupsAt(state: Medioevo, seat: SeatId, from: PlaceId): readonly Tally[] {
  const domain = askMove(state, seat, { legs: [], stop: null }, { from });
  const movers = moversAt(state, seat, from);
  const units = unitsIn(movers);
  if (sizeOf(units) === 0 || domain.kind !== 'some') return [];
  const most = Math.min(domain.max, sizeOf(units));
  const best = strongest(units, most);
  const groups = [best];
  if (isTerritory(from) && sizeOf(best) > 3 && losesBehind(state, seat, from, sizeOf(best))) {
    groups.push(strongest(units, sizeOf(best) - 1));
  }
  return groups;
}

function losesBehind(state: Medioevo, seat: SeatId, from: TerritoryId, going: number): boolean {
  const { armies, token, holder } = state.lands[from];
  if (holder !== seat || token?.owner === seat || homeSeat(state, from) === seat) return false;
  return sizeOf(armies[seat]?.units ?? {}) <= going;
}

function marchesFrom(state: Medioevo, seat: SeatId, from: PlaceId): readonly March[] {
  return groupsAt(state, seat, from).flatMap((group) =>
    destinations(state, seat, from, group).flatMap((to): readonly March[] => {
      const { at, entry } = to;
      if (!isTerritory(at) || entry === 'free' || entry === 'undeclared' || entry === 'truce') return [];
      const gain = gainAt(state, seat, at);
      if (gain <= 0) return [];
      const left =
        isTerritory(from) && losesBehind(state, seat, from, sizeOf(groupIn(group).units))
          ? leavingCosts(state, seat, from)
          : 0;
      if (entry === 'take') return [{ from, group, to, worth: gain - left, chance: 1 }];
      // Without a battle worth its odds nothing else is counted.
      const { wins, losses } = oddsOf(state, seat, from, group, to);
      const against = armiesIn(state.lands[at]).some((owner) => owner !== seat && owner !== BARBARIANS);
      const shame = against ? 0 : 1;
      const worth = wins * gain - (1 - wins) * shame - losses * A_UNIT - left;
      return [{ from, group, to, worth, chance: wins }];
    }),
  );
}

/** Honour for taking it now (10.1). */
function honourAt(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  const land = state.lands[at];
  if (homeSeat(state, at) === seat) return state.uprisings.includes(at) ? 1 : 0;
  const taken = isZone(state, at) && !state.conquered.includes(at) ? 1 + levelsIn(land) : 0;
  const first = PLACES.includes(at) && !state.firstConquests.includes(at) ? FIRST_CONQUEST : 0;
  return taken + first;
}

function gainAt(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  if (homeSeat(state, at) === seat) return honourAt(state, seat, at) + A_HOME;
  const place = PLACES.includes(at) ? AT_THE_END / (1 + turnsLeft(state)) : 0;
  const enemy = state.lands[at].holder !== null && atWar(state, seat, state.lands[at].holder) ? A_LAND : 0;
  return honourAt(state, seat, at) + place + A_LAND + enemy;
}

function leavingCosts(state: Medioevo, seat: SeatId, from: TerritoryId): number {
  if (!holds(state, seat, from)) return 0;
  const place = PLACES.includes(from) ? AT_THE_END / (1 + turnsLeft(state)) : 0;
  const buildings = levelsIn(state.lands[from]) * 0.4;
  return A_LAND + place + buildings;
}

interface Odds {
  readonly wins: number;
  readonly losses: number;
}

/** Where nobody stands the same horde rises everywhere (2.1), so it is fought once in thought. */
function oddsOf(state: Medioevo, seat: SeatId, from: PlaceId, group: Tally, to: Destination): Odds {
  const key =
    to.entry === 'horde'
      ? `${JSON.stringify(state.warCircle)} ${state.order.indexOf(seat)}/${state.order.length} ${JSON.stringify(groupIn(group).units)}`
      : null;
  const known = key === null ? undefined : FOUGHT.get(key);
  if (known !== undefined) return known;
  const battle = battleAfter(state, seat, { from, group, to: to.at });
  if (battle === null) return { wins: 0, losses: 0 };
  const { wins, left } = chancesOf(battle.state, battle.here);
  const size = battle.here.began.attacker;
  const kept = left.attacker.reduce((sum, chance, count) => sum + chance * count, 0);
  const odds = { wins: wins.attacker, losses: size - kept };
  if (key !== null) {
    if (FOUGHT.size > MOST_KNOWN) FOUGHT.clear();
    FOUGHT.set(key, odds);
  }
  return odds;
}
const FOUGHT = new Map<string, Odds>();
const MOST_KNOWN = 2_000;

/** How far an army looks for something to take. */
const SIGHT = 7;

/** A group with nothing in reach goes through what is its own to where something is. */
function towardsTargets(state: Medioevo, seat: SeatId, from: PlaceId): Idea | null {
  if (!isTerritory(from)) return null;
  const movers = moversAt(state, seat, from);
  const [group] = groupsAt(state, seat, from);
  if (group === undefined || sizeOf(unitsIn(movers)) < 2) return null;
  if (losesBehind(state, seat, from, sizeOf(unitsIn(group)))) return null;
  const reached = destinations(state, seat, from, group);
  const nearest = (at: TerritoryId) => distanceToPrey(state, seat, at);
  const here = nearest(from);
  if (here <= 1 || here > SIGHT) return null;
  const [best] = reached
    .flatMap(({ at, entry, cost }) => (entry === 'free' && isTerritory(at) ? [{ at, cost, far: nearest(at) }] : []))
    .filter(({ far }) => far < here)
    .toSorted((one, other) => one.far - other.far || one.cost - other.cost);
  if (best === undefined) return null;
  return idea({ verb: 'move', from, group, to: best.at }, 'gathers', { at: placeTerm(best.at) });
}

/** Steps to the nearest zone that nobody holds. */
export function distanceToPrey(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  const steps = stepsTo(
    state,
    at,
    false,
    (to) => !isTerritory(to) || state.lands[to].holder === seat || isPrey(state, seat, to),
  );
  let nearest = Number.POSITIVE_INFINITY;
  for (const [to, distance] of steps) {
    if (distance > 0 && isTerritory(to) && isPrey(state, seat, to)) nearest = Math.min(nearest, distance);
  }
  return nearest;
}

/** A zone that may be taken without breaking a peace. */
function isPrey(state: Medioevo, seat: SeatId, at: TerritoryId): boolean {
  const { holder } = state.lands[at];
  return isZone(state, at) && (holder === null || (holder !== seat && atWar(state, seat, holder)));
}
