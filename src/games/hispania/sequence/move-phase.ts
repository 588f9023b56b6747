import type { Action, SlotValue } from '../../../core/action.js';
import type { Choice, CountedChoice, Domain, Offer } from '../../../core/offer.js';
import { areaChoice, areaIn, DONE, pieceChoice, tallyIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { mostLeaving } from '../movement/force.js';
import { chosen, type Party, partiesAt, rangeOf } from '../movement/groups.js';
import { march } from '../movement/march.js';
import { type Reach, reachOf, type Way } from '../movement/reach.js';
import { SPECIALS } from '../special/index.js';
import { alliesAt, areasWith, book, enemiesAt, isProvince, seatOf } from '../state/reading.js';
import { hasLeader, leaderOf, piecesOf } from '../state/stack.js';
import { inPile, type Stage } from '../state/stage.js';
import type { Hispania, March } from '../state/state.js';
import { enter } from './course.js';

/** 5: movement, unit by unit as the player likes, until he is done. */
export const MOVE_PHASE: Situation<Stage> = {
  owes(state, stage) {
    const seat = stage.nation === null ? null : seatOf(state, stage.nation);
    if (seat === null || stage.nation === null) return [];
    const what = stage.pass === 1 ? 'move' : 'second-move';
    return [{ seat, kind: 'turn', what, values: { nation: { kind: 'nation', id: stage.nation } } }];
  },
  offers(state, stage, seat) {
    const { nation } = stage;
    if (nation === null || seatOf(state, nation) !== seat) return [];
    const offers: Offer[] = [{ verb: 'done', final: true }];
    if (origins(state, nation).length > 0) offers.unshift({ verb: 'move' });
    return offers;
  },
  ask(state, stage, _seat, verb, filled) {
    const { nation } = stage;
    if (nation === null || verb !== 'move') return DONE;
    if (filled.from === undefined) {
      return { kind: 'one', slot: 'from', choices: origins(state, nation).map((area) => areaChoice(area)) };
    }
    const from = areaIn(filled.from);
    if (from === null) return DONE;
    const leaders = leadersDomain(state, nation, from);
    if (filled.leaders === undefined && leaders !== null) return leaders;
    const parties = movable(state, nation, from);
    const led = chosen(parties, tallyIn(filled.leaders) ?? {}) ?? [];
    if (filled.units === undefined) return unitsDomain(state, nation, from, led);
    const group = groupOf(parties, filled.leaders, filled.units);
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
  },
  act(play, stage, _seat, action) {
    const { nation } = stage;
    if (nation === null) return;
    if (action.verb === 'done') {
      endMovement(play, nation);
      return;
    }
    const found = findMove(play.state, nation, action);
    if (found !== null) march(play, nation, found.group, found.way);
  },
  proves(state, stage, seat, action) {
    const { nation } = stage;
    if (action.verb !== 'move' || nation === null || seatOf(state, nation) !== seat) return false;
    return findMove(state, nation, action) !== null;
  },
  fallback(state, stage) {
    const { nation } = stage;
    return (nation === null ? null : rescue(state, nation)) ?? { verb: 'done' };
  },
  settle(play, stage) {
    const { nation } = stage;
    if (nation === null) return 'wait';
    if (stage.task === 0) {
      play.stage({ task: 1 });
      play.set({ march: {} });
      if (stage.pass === 2) play.emit({ type: 'phase-began', nation, phase: 'move', pass: 2 });
      SPECIALS[nation]?.beforeMove?.(play, stage.pass);
      return 'again';
    }
    if (stage.task > 1) return 'wait';
    play.stage({ task: 2 });
    if (origins(play.state, nation).length === 0) endMovement(play, nation);
    return 'again';
  },
};
const EMPTY: Reach = new Map();

/** What may still move from an area; in the second movement of 9.2 only the pile, and what it meets. */
function movable(state: Hispania, nation: NationId, area: AreaId): readonly Party[] {
  const { second, pass } = state.stage;
  if (pass === 2 && second?.kind === 'pile' && !inPile(second, area)) return [];
  const parties = partiesAt(state, nation, area).filter((party) => !party.halted);
  const led = parties.some(({ piece }) => leaderOf(piece) !== null);
  const free = mostLeaving(state, nation, area) > 0;
  return parties.filter((party) => {
    if (party.marched !== null && !free && leaderOf(party.piece) === null) return false;
    return rangeOf(state, area, [party]) > 0 || (led && (party.used === 0 || party.led));
  });
}

/** 9.2: one pile: a Leader's goes where he goes, and what it meets only goes with it. */
function reachable(state: Hispania, nation: NationId, area: AreaId, group: readonly Party[]): Reach {
  const { second, pass } = state.stage;
  if (pass === 2 && second?.kind === 'pile') {
    const { leader } = second;
    if (leader !== null && !group.some(({ piece }) => leaderOf(piece) === leader)) return EMPTY;
    const underWay = (state.march[area] ?? []).length > 0;
    if (underWay && group.every(({ marched }) => marched === null)) return EMPTY;
  }
  return reachOf(state, nation, area, group);
}

/** Areas from which something can move; asked for again and again of the same state, so kept with it. */
function origins(state: Hispania, nation: NationId): readonly AreaId[] {
  const known = kept.get(state.areas);
  if (known !== undefined && known.march === state.march && known.stage === state.stage) return known.list;
  const list = areasWith(state, nation).filter((area) => {
    const parties = movable(state, nation, area);
    if (parties.length === 0) return false;
    return parties.some((party) => getsAway(state, nation, area, party)) || reaches(state, nation, area, parties);
  });
  kept.set(state.areas, { march: state.march, stage: state.stage, list });
  return list;
}
/** Most units have a neighbour to go to; only where none is plain the whole reach is looked at. */
function getsAway(state: Hispania, nation: NationId, area: AreaId, party: Party): boolean {
  if (isProvince(area) && party.marched === null && rangeOf(state, area, [party]) > 0 && state.stage.pass === 1) {
    const near = book(state).neighbours.get(area) ?? [];
    if (near.some(({ to }) => isProvince(to) && alliesAt(state, to, nation).length === 0)) return true;
  }
  return reachable(state, nation, area, single([party])).size > 0;
}

/** A Leader may take along whom nobody else could move: units on a mountain, Berbers. */
function reaches(state: Hispania, nation: NationId, area: AreaId, parties: readonly Party[]): boolean {
  const leaders = parties.filter(({ piece }) => leaderOf(piece) !== null);
  return leaders.some((leader) =>
    parties.some((party) => party !== leader && reachable(state, nation, area, single([leader, party])).size > 0),
  );
}

type Kept = { readonly march: March; readonly stage: Stage; readonly list: readonly AreaId[] };
const kept = new WeakMap<Hispania['areas'], Kept>();

/** Which Leaders lead the move: asked first, for who may come along depends on it. */
function leadersDomain(state: Hispania, nation: NationId, from: AreaId): Extract<Domain, { kind: 'some' }> | null {
  if (!hasLeader(state.areas[from][nation])) return null;
  const parties = movable(state, nation, from);
  const { second, pass } = state.stage;
  const bound = pass === 2 && second?.kind === 'pile' ? second.leader : null;
  const leaders = parties.filter((party) => {
    const leader = leaderOf(party.piece);
    if (leader === null || (bound !== null && leader !== bound)) return false;
    return reachable(state, nation, from, [party]).size > 0 || companions(state, nation, from, [party]).length > 0;
  });
  if (leaders.length === 0) return null;
  const without = bound === null && companions(state, nation, from, []).length > 0;
  const choices = leaders.map((leader): CountedChoice => ({ ...pieceChoice(leader.piece), count: 1 }));
  return { kind: 'some', slot: 'leaders', choices, min: without ? 0 : 1, max: leaders.length };
}

/** The units that can go with these Leaders, or by themselves; some only beside those that set out with the Leader. */
function companions(state: Hispania, nation: NationId, from: AreaId, led: readonly Party[]): readonly Party[] {
  const units = movable(state, nation, from).filter(({ piece }) => leaderOf(piece) === null);
  const used = led.map((leader) => leader.used);
  const retinue = units.filter((party) => used.includes(party.used) && (party.used === 0 || party.led));
  return units.filter((party) => {
    if (reachable(state, nation, from, single([...led, party])).size > 0) return true;
    return (
      led.length > 0 &&
      !retinue.includes(party) &&
      reachable(state, nation, from, single([...led, ...retinue, party])).size > 0
    );
  });
}
/** One unit of each: whether a group can go does not depend on how many they are, but for those who must stay. */
function single(group: readonly Party[]): readonly Party[] {
  return group.map((party) => ({ ...party, count: 1 }));
}

/** No more units than may leave: in a Passage en force those whom the enemies stop stay (5.3). */
function unitsDomain(state: Hispania, nation: NationId, from: AreaId, led: readonly Party[]): Domain {
  const most = mostLeaving(state, nation, from);
  const parties = companions(state, nation, from, led);
  const choices: CountedChoice[] = parties.map((party) => {
    const { name } = pieceChoice(party.piece);
    const base = { id: party.id, count: party.marched === null ? party.count : Math.min(party.count, most) };
    const named = name === undefined ? base : { ...base, name };
    return party.used === 0 ? named : { ...named, note: 'moved', values: { used: party.used } };
  });
  const all = choices.reduce((sum, { count }) => sum + count, 0);
  const max = parties.some(({ marched }) => marched === null) ? all : Math.min(all, most);
  const alone = led.length > 0 && reachable(state, nation, from, led).size > 0;
  return { kind: 'some', slot: 'units', choices, min: alone ? 0 : 1, max };
}

function groupOf(parties: readonly Party[], leaders: SlotValue, units: SlotValue): readonly Party[] | null {
  const all = { ...(tallyIn(leaders) ?? {}), ...(tallyIn(units) ?? {}) };
  return chosen(parties, all);
}

function destination(state: Hispania, nation: NationId, area: AreaId): Choice {
  return enemiesAt(state, area, nation).length > 0 ? areaChoice(area, 'attack') : areaChoice(area);
}

function lastStep(way: Way): readonly Choice[] {
  const last = way.path.at(-2);
  if (last === undefined) return [];
  return [way.river ? areaChoice(last, 'river') : areaChoice(last)];
}

/** Exactly the slots of a move, Leaders and units each in theirs. */
function wellFormed(action: Action): boolean {
  const leads = (id: string) => leaderOf(id) !== null;
  return (
    Object.keys(action).every((slot) => MOVE_SLOTS.has(slot)) &&
    (action.leaders === undefined || tallyIn(action.leaders) !== null) &&
    Object.keys(tallyIn(action.leaders) ?? {}).every(leads) &&
    !Object.keys(tallyIn(action.units) ?? {}).some(leads)
  );
}
const MOVE_SLOTS: ReadonlySet<string> = new Set(['verb', 'from', 'leaders', 'units', 'to', 'via']);

function findMove(
  state: Hispania,
  nation: NationId,
  action: Action,
): { readonly group: readonly Party[]; readonly way: Way } | null {
  const [from, to] = [areaIn(action.from), areaIn(action.to)];
  if (from === null || to === null || tallyIn(action.units) === null) return null;
  const parties = movable(state, nation, from);
  if (!wellFormed(action)) return null;
  if ((leadersDomain(state, nation, from) === null) !== (action.leaders === undefined)) return null;
  const group = groupOf(parties, action.leaders, action.units);
  if (group === null) return null;
  const ways = reachable(state, nation, from, group).get(to) ?? [];
  const way = ways.length > 1 ? ways.find(({ path }) => path.at(-2) === action.via) : ways[0];
  if (way === undefined || (ways.length === 1 && action.via !== undefined)) return null;
  return { group, way };
}

/** 5.4, 5.6: whoever is still off the map or at sea without leave is lost. Retreats of 4.6 are to be put right now. */
function endMovement(play: Play, nation: NationId): void {
  for (const area of ['afrique', 'gascogne', 'narbonne', 'sea'] as const) {
    const stack = play.state.areas[area][nation];
    if (stack === undefined || mayStay(play.state, nation, area)) continue;
    for (const [piece, count] of piecesOf(stack)) play.discard(area, nation, piece, count, 'stranded');
  }
  play.nation(nation, { overfull: [] });
  enter(play, 'stack');
}

/** The default for whoever is away: nobody moves but those who would be lost where they are. */
function rescue(state: Hispania, nation: NationId): Action | null {
  for (const from of origins(state, nation)) {
    if (mayStay(state, nation, from)) continue;
    const parties = movable(state, nation, from);
    const split = (leaders: boolean) =>
      Object.fromEntries(
        parties.flatMap((party) => ((leaderOf(party.piece) !== null) === leaders ? [[party.id, party.count]] : [])),
      );
    const led = leadersDomain(state, nation, from) === null ? {} : { leaders: split(true) };
    const group = { from, ...led, units: split(false) };
    const reach = reachable(state, nation, from, parties);
    const to = [...reach.keys()].find((area) => enemiesAt(state, area, nation).length === 0) ?? [...reach.keys()][0];
    if (to === undefined) continue;
    const via = (reach.get(to) ?? []).length > 1 ? reach.get(to)?.[0]?.path.at(-2) : undefined;
    return via === undefined ? { verb: 'move', ...group, to } : { verb: 'move', ...group, to, via };
  }
  return null;
}
