import type { Action, Tally } from '../../../core/action.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { isOverpopulated, PEOPLE_FED } from '../placement/room.js';
import { enemiesAt, hasUnitIn, isProvince } from '../state/reading.js';
import { leaderOf, stackedCount, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { submissionDue } from '../submission/conditions.js';
import { mayStay } from './abroad.js';
import { leadersDomain } from './asking.js';
import { ableToMove, asManyAsFit, moveOf, tallyOf } from './default-move.js';
import { countsAsStopped } from './force.js';
import type { Party } from './groups.js';
import { areasToLeave, movableParties, oneOfEach, reachable } from './movable.js';
import type { Reach } from './reach.js';
import { reliefMove } from './relief.js';
import { attackLimit, stayLimit, surplusAfterMove } from './stack-limit.js';

/**
 * For an absent player: only units that would be lost where they are move (4.5, 5.4, 5.6, 7): off the map and at sea,
 * unfed people, stacks over the limit. Each step takes some to where they may stay, or into a winnable fight, and
 * nobody goes back, so this ends.
 */
export function rescueMove(state: Hispania, nation: NationId): Action | null {
  const hungry = isOverpopulated(state, nation);
  for (const from of areasToLeave(state, nation)) {
    const lost = !mayStay(state, nation, from) || (hungry && !isProvince(from));
    const action = lost ? landing(state, nation, from) : reliefMove(state, nation, from);
    if (action !== null) return action;
  }
  return expansion(state, nation, hungry);
}

function landing(state: Hispania, nation: NationId, from: AreaId): Action | null {
  const led = leading(state, nation, from);
  const parties = ableToMove(state, nation, from, led ?? []);
  const ashore = (to: AreaId) => isProvince(to) || !mayStay(state, nation, from);
  // Kind by kind, if they cannot all go together.
  for (const group of [parties, ...parties.map((party) => [party]), []]) {
    const action = bestMove(state, nation, from, led, group, ashore);
    if (action !== null) return action;
  }
  return null;
}

/**
 * Unfed people, and those too many in their place, look for more land rather than be lost: empty land, otherwise by
 * force. Before a battle only those go who may not take part in it (4.5).
 */
function expansion(state: Hispania, nation: NationId, hungry: boolean): Action | null {
  for (const from of areasToLeave(state, nation)) {
    if (!isProvince(from)) continue;
    const fights = enemiesAt(state, from, nation).length > 0;
    const fed = hungry && !fights ? stackedCount(state.areas[from][nation]) - PEOPLE_FED : 0;
    const idle = Math.max(fed, surplusAfterMove(state, nation, from));
    if (idle <= 0) continue;
    const asked = leadersDomain(state, nation, from);
    if (asked !== null && asked.min > 0) continue;
    const parties = atMost(ableToMove(state, nation, from, []), idle);
    const abroad = (to: AreaId) =>
      isProvince(to) && (!hasUnitIn(state, nation, to) || enemiesAt(state, to, nation).length > 0);
    for (const group of [parties, ...parties.map((party) => [party])]) {
      const action = bestMove(state, nation, from, asked === null ? null : [], group, abroad);
      if (action !== null) return action;
    }
  }
  return null;
}

function atMost(parties: readonly Party[], most: number): readonly Party[] {
  let left = most;
  return parties.flatMap((party) => {
    const count = countsAsStopped(party.piece) ? Math.min(party.count, left) : party.count;
    if (countsAsStopped(party.piece)) left -= count;
    return count > 0 ? [{ ...party, count }] : [];
  });
}

/** Leaders first, as many as possible at once; null if the move asks for none. */
function leading(state: Hispania, nation: NationId, from: AreaId): readonly Party[] | null {
  const asked = leadersDomain(state, nation, from);
  if (asked === null) return null;
  const named = movableParties(state, nation, from).filter(({ id }) =>
    asked.choices.some((choice) => choice.id === id),
  );
  return named.slice(0, asked.max);
}

type Target = { readonly to: AreaId; readonly units: Tally; readonly taken: number; readonly worth: number };

function bestMove(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  led: readonly Party[] | null,
  parties: readonly Party[],
  open: (to: AreaId) => boolean,
): Action | null {
  const leaders = led ?? [];
  const reaches = parties.map((party) => reachable(state, nation, from, oneOfEach([...leaders, party])));
  const alone = parties.length === 0 && leaders.length > 0 ? reachable(state, nation, from, leaders) : NOWHERE;
  const targets: Target[] = [];
  const within = new Set([...alone.keys(), ...reaches.flatMap((one) => [...one.keys()])]);
  for (const to of within) {
    if (!open(to)) continue;
    const coming = parties.filter((_party, index) => reaches[index]?.has(to) === true);
    const target = aimed(state, nation, to, leaders, coming);
    if (target !== null && (target.taken > 0 || !isProvince(from))) targets.push(target);
  }
  targets.sort((one, other) => other.worth - one.worth || other.taken - one.taken);
  for (const { to, units } of targets) {
    const action = moveOf(state, nation, from, led, units, to);
    if (action !== null) return action;
  }
  return null;
}
const NOWHERE: Reach = new Map();

/**
 * How many to take there, and how good that is: own or empty land with room before an attack, an attack before an
 * already full stack.
 */
function aimed(
  state: Hispania,
  nation: NationId,
  to: AreaId,
  leaders: readonly Party[],
  coming: readonly Party[],
): Target | null {
  const enemies = enemiesAt(state, to, nation).length;
  const { room, worth } = enemies === 0 ? peace(state, nation, to) : attack(state, nation, to, leaders, coming);
  if (coming.length === 0) {
    return leaders.length === 0 ? null : { to, units: {}, taken: 0, worth: enemies === 0 ? SAFE : FULL };
  }
  const units = asManyAsFit(coming, room);
  if (Object.keys(units).length === 0) return { to, units: tallyOf(coming), taken: 0, worth: FULL - enemies };
  const taken = Object.values(units).reduce((sum, count) => sum + count, 0);
  return { to, units, taken, worth };
}
type Aim = { readonly room: number; readonly worth: number };

/** With too many people for the land (7), two to each unheld province; own land feeds no more. */
function peace(state: Hispania, nation: NationId, to: AreaId): Aim {
  const here = stackedCount(state.areas[to][nation]);
  const limit = stayLimit(state, nation, to);
  if (!isOverpopulated(state, nation)) return { room: limit - here, worth: SAFE };
  if (isProvince(to) && !hasUnitIn(state, nation, to)) return { room: Math.min(limit, PEOPLE_FED) - here, worth: SAFE };
  return { room: limit - here, worth: UNFED };
}

/**
 * By a simple rule: two against each enemy, fewest enemies first; the rest helps where it may stay afterwards, then
 * tries alone, and only then makes a stack too high after the victory (4.5).
 */
function attack(
  state: Hispania,
  nation: NationId,
  to: AreaId,
  leaders: readonly Party[],
  coming: readonly Party[],
): Aim {
  const stack = state.areas[to][nation];
  const here = stackedCount(stack);
  const theirs = enemiesAt(state, to, nation).reduce((sum, enemy) => sum + unitCount(state.areas[to][enemy]), 0);
  const names = leaders.flatMap(({ piece }) => leaderOf(piece) ?? []);
  const limit = attackLimit(state, nation, to, [...(stack?.leaders ?? []), ...names]);
  const stay = stayLimit(state, nation, to);
  // Expected losses are about half of theirs: no more survive than may stay.
  const enough = Math.min(limit, theirs + 1, stay + Math.ceil(theirs / 2));
  if (here >= enough) {
    return here < stay
      ? { room: Math.min(limit, stay) - here, worth: HELP + theirs - here }
      : { room: limit - here, worth: CROWD };
  }
  const most = coming.reduce((sum, { piece, count }) => (countsAsStopped(piece) ? sum + count : sum), 0);
  // An enemy that must submit keeps the land (9.6): it is no place to stay.
  const landless = enemiesAt(state, to, nation).some((enemy) => submissionDue(state, enemy, nation)?.must === true);
  if (landless) return { room: enough - here, worth: UNFED + 1 };
  const strong = here + most >= enough && enough > theirs;
  return { room: enough - here, worth: strong ? STRONG - theirs : Math.min(here + most, enough) - theirs };
}

/** Priorities, further apart than any number of units. */
const SAFE = 1000;
const STRONG = 500;
const HELP = 300;
const UNFED = -400;
const CROWD = -500;
const FULL = -1000;
