import { type Action, isTally } from '../../../core/action.js';
import { allows, type Choice, type CountedChoice, type Domain, type Filled } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import { areaChoice, areaIn, pieceChoice } from '../engine/domain.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { unitTerms } from '../odds/phrase.js';
import { enemiesAt } from '../state/reading.js';
import { hasLeader, isLeader, leaderOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { mayBeStopped, mostLeaving } from './force.js';
import { chosenParties, type Party } from './groups.js';
import { areasToLeave, canGo, EMPTY, movableParties, oneOfEach, reachable } from './movable.js';
import type { Way } from './reach.js';

/** The verb `move`: from where, which Leaders, which units, where to, and by which last step into an attack. */
export function askMove(state: Hispania, nation: NationId, filled: Filled): Domain {
  if (filled.from === undefined) {
    return {
      kind: 'one',
      slot: 'from',
      choices: areasToLeave(state, nation).map((area) => stackChoice(state, nation, area)),
    };
  }
  const from = areaIn(filled.from);
  if (from === null) return DONE;
  const leaders = leadersDomain(state, nation, from);
  if (filled.leaders === undefined && leaders !== null) return leaders;
  const parties = movableParties(state, nation, from);
  const led = chosenParties(parties, filled.leaders) ?? [];
  if (filled.units === undefined) return unitsDomain(state, nation, from, led);
  const named = chosenParties(parties, filled.leaders, filled.units) ?? [];
  const along = filled.along === undefined ? alongDomain(state, nation, from, led, named) : null;
  if (along !== null) return along;
  const group = chosenParties(parties, filled.leaders, filled.units, filled.along);
  const reach = group === null ? EMPTY : reachable(state, nation, from, group);
  if (filled.to === undefined) {
    const choices = [...reach.keys()].map((area) => destination(state, nation, area));
    return { kind: 'one', slot: 'to', choices };
  }
  const to = areaIn(filled.to);
  const ways = to === null ? [] : (reach.get(to) ?? []);
  if (filled.via === undefined && ways.length > 1) {
    const choices = ways.flatMap((way) => lastStep(way));
    return { kind: 'one', slot: 'via', choices };
  }
  return DONE;
}

/** A stack's place and composition. */
function stackChoice(state: Hispania, nation: NationId, area: AreaId): Choice {
  return { ...areaChoice(area, 'stack'), values: { units: unitTerms(state.areas[area][nation]) } };
}

/** The Leaders of the move: asked first, since they determine who may come along. */
export function leadersDomain(
  state: Hispania,
  nation: NationId,
  from: AreaId,
): Extract<Domain, { kind: 'some' }> | null {
  if (!hasLeader(state.areas[from][nation])) return null;
  const parties = movableParties(state, nation, from);
  const { second, pass } = state.stage;
  const bound = pass === 2 && second?.kind === 'pile' ? second.leader : null;
  const leaders = parties.filter((party) => {
    const leader = leaderOf(party.piece);
    if (leader === null || (bound !== null && leader !== bound)) return false;
    return canGo(state, nation, from, [party]) || companions(state, nation, from, [party]).length > 0;
  });
  if (leaders.length === 0) return null;
  const without = bound === null && companions(state, nation, from, []).length > 0;
  const choices = leaders.map((leader): CountedChoice => ({ ...pieceChoice(leader.piece), count: 1 }));
  // All at once only if they can go somewhere, and the units enemies stop can do without all of them (5.3, 9.1).
  const together = canGo(state, nation, from, leaders) || companions(state, nation, from, leaders).length > 0;
  return { kind: 'some', slot: 'leaders', choices, min: without ? 0 : 1, max: together ? leaders.length : 1 };
}

/** The units that can go with these Leaders, or by themselves. */
function companions(state: Hispania, nation: NationId, from: AreaId, led: readonly Party[]): readonly Party[] {
  return movableParties(state, nation, from).filter(
    (party) => !isLeader(party.piece) && canGo(state, nation, from, oneOfEach([...led, party])),
  );
}

/** No more units than may leave: in a Passage en force the stopped ones stay (5.3). */
function unitsDomain(state: Hispania, nation: NationId, from: AreaId, led: readonly Party[]): Domain {
  const most = mostLeaving(state, nation, from, led);
  const alone = led.length > 0 && canGo(state, nation, from, led);
  return { kind: 'some', slot: 'units', ...atMost(companions(state, nation, from, led), most), min: alone ? 0 : 1 };
}

/**
 * Units that could not go with the Leader alone, but can beside those that set out with him and take him beyond his own
 * three provinces (5.2). Asked only if there are any.
 */
function alongDomain(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  led: readonly Party[],
  named: readonly Party[],
): Question | null {
  if (led.every(({ used }) => used === 0) || named.length === led.length) return null;
  const known = companions(state, nation, from, led);
  const others = movableParties(state, nation, from).filter(
    (party) =>
      !isLeader(party.piece) &&
      !known.some(({ id }) => id === party.id) &&
      canGo(state, nation, from, oneOfEach([...named, party])),
  );
  const going = sumOf(named.filter(mayBeStopped));
  const along = atMost(others, mostLeaving(state, nation, from, led) - going);
  return along.choices.length === 0 ? null : { kind: 'some', slot: 'along', ...along, min: 0 };
}

/** This many of the units enemies stop, of any kinds; the others do not count (5.3). */
function atMost(
  parties: readonly Party[],
  most: number,
): { readonly choices: readonly CountedChoice[]; readonly max: number } {
  const bound = sumOf(parties.filter(mayBeStopped)) > most;
  const choices = parties.flatMap((party): readonly CountedChoice[] => {
    const free = !mayBeStopped(party);
    const count = free ? party.count : Math.min(party.count, most);
    if (count <= 0) return [];
    const choice = { ...partyChoice(party), count };
    return [free && bound ? { ...choice, free } : choice];
  });
  return { choices, max: bound ? Math.max(0, most) : sumOf(parties) };
}

function sumOf(parties: readonly Party[]): number {
  return parties.reduce((sum, { count }) => sum + count, 0);
}

/** Of units on the move, where they come from, how far already and with whom: others of the kind may differ. */
function partyChoice({ id, piece, used, led, marched }: Party): Choice {
  const { name } = pieceChoice(piece);
  const named = name === undefined ? { id } : { id, name };
  if (marched === null) return named;
  const values = {
    area: { kind: 'area', id: marched.from },
    ...(used === 0 ? {} : { used }),
    ...(led.length === 0 ? {} : { leaders: led.map((leader) => ({ kind: 'leader', id: leader })) }),
  };
  return { ...named, note: 'moved', values };
}

function destination(state: Hispania, nation: NationId, area: AreaId): Choice {
  return enemiesAt(state, area, nation).length > 0 ? areaChoice(area, 'attack') : areaChoice(area);
}

function lastStep(way: Way): readonly Choice[] {
  const last = way.path.at(-2);
  if (last === undefined) return [];
  return [way.river ? areaChoice(last, 'river') : areaChoice(last)];
}

/** Exactly the slots of a move, Leaders and units in their own. */
function wellFormed(action: Action): boolean {
  const { leaders, units, along } = action;
  return (
    Object.keys(action).every((slot) => MOVE_SLOTS.has(slot)) &&
    (leaders === undefined || (isTally(leaders) && Object.keys(leaders).every(isLeader))) &&
    !(isTally(units) && Object.keys(units).some(isLeader)) &&
    !(isTally(along) && Object.keys(along).some(isLeader))
  );
}
const MOVE_SLOTS: ReadonlySet<string> = new Set(['verb', 'from', 'leaders', 'units', 'along', 'to', 'via']);

type Question = Exclude<Domain, { readonly kind: 'done' }>;
type Found = { readonly group: readonly Party[]; readonly way: Way };

/** The group and way of a move; null unless it is exactly one offered. Once proved, it is kept until carried out. */
export function findMove(state: Hispania, nation: NationId, action: Action): Found | null {
  const { areas, march, stage } = state;
  if (proof?.action !== action || proof.areas !== areas || proof.march !== march || proof.stage !== stage) {
    proof = { action, areas, march, stage, found: lookFor(state, nation, action) };
  }
  return proof.found;
}
type Proof = Pick<Hispania, 'areas' | 'march' | 'stage'> & { readonly action: Action; readonly found: Found | null };
let proof: Proof | null = null;

function lookFor(state: Hispania, nation: NationId, action: Action): Found | null {
  const [from, to] = [areaIn(action.from), areaIn(action.to)];
  if (from === null || to === null || !isTally(action.units)) return null;
  const parties = movableParties(state, nation, from);
  if (!wellFormed(action)) return null;
  if ((leadersDomain(state, nation, from) === null) !== (action.leaders === undefined)) return null;
  const named = chosenParties(parties, action.leaders, action.units);
  if (named === null) return null;
  const led = named.filter(({ piece }) => isLeader(piece));
  const alone = (party: Party) => canGo(state, nation, from, oneOfEach([...led, party]));
  if (led.length > 0 && !named.every((party) => led.includes(party) || alone(party))) return null;
  const along = alongDomain(state, nation, from, led, named);
  if (along === null ? action.along !== undefined : !allows(along, action.along)) return null;
  const group = along === null ? named : chosenParties(parties, action.leaders, action.units, action.along);
  if (group === null) return null;
  const ways = reachable(state, nation, from, group, to).get(to) ?? [];
  const way = ways.length > 1 ? ways.find(({ path }) => path.at(-2) === action.via) : ways[0];
  if (way === undefined || (ways.length === 1 && action.via !== undefined)) return null;
  return { group, way };
}
