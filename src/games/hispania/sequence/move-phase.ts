import type { Action } from '../../../core/action.js';
import type { Choice, CountedChoice, Domain, Offer } from '../../../core/offer.js';
import { areaChoice, areaIn, DONE, pieceChoice, tallyIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { chosen, type Party, partiesAt, rangeOf } from '../movement/groups.js';
import { march } from '../movement/march.js';
import { type Reach, reachOf, type Way } from '../movement/reach.js';
import { SPECIALS } from '../special/index.js';
import { areasWith, enemiesAt, seatOf } from '../state/reading.js';
import { leaderOf, piecesOf } from '../state/stack.js';
import type { Stage } from '../state/stage.js';
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
    const parties = movable(state, nation, from);
    if (filled.units === undefined) return unitsDomain(parties);
    const units = tallyIn(filled.units);
    const group = units === null ? null : chosen(parties, units);
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
    if (action.verb !== 'move' || nation === null || seatOf(state, nation) !== seat) return null;
    return findMove(state, nation, action) === null ? null : true;
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
  if (pass === 2 && second?.kind === 'pile' && second.at !== area) return [];
  return partiesAt(state, nation, area).filter((party) => !party.halted);
}

/** 9.2: one pile: a Leader's goes where he goes, and what it meets only goes with it. */
function reachable(state: Hispania, nation: NationId, area: AreaId, group: readonly Party[]): Reach {
  const { second, pass } = state.stage;
  if (pass === 2 && second?.kind === 'pile') {
    const { leader } = second;
    if (leader !== null && !group.some(({ piece }) => leaderOf(piece) === leader)) return EMPTY;
    const underWay = Object.keys(state.march).length > 0;
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
    return parties.some((party) => rangeOf(state, area, [party]) > 0 || (party.used === 0 && parties.length > 1));
  });
  kept.set(state.areas, { march: state.march, stage: state.stage, list });
  return list;
}
type Kept = { readonly march: March; readonly stage: Stage; readonly list: readonly AreaId[] };
const kept = new WeakMap<Hispania['areas'], Kept>();

function unitsDomain(parties: readonly Party[]): Domain {
  const choices: CountedChoice[] = parties.map((party) => {
    const { name } = pieceChoice(party.piece);
    const base = { id: party.id, count: party.count };
    const named = name === undefined ? base : { ...base, name };
    return party.used === 0 ? named : { ...named, note: 'moved', values: { used: party.used } };
  });
  const max = choices.reduce((sum, { count }) => sum + count, 0);
  return { kind: 'some', slot: 'units', choices, min: 1, max };
}

function destination(state: Hispania, nation: NationId, area: AreaId): Choice {
  return enemiesAt(state, area, nation).length > 0 ? areaChoice(area, 'attack') : areaChoice(area);
}

function lastStep(way: Way): readonly Choice[] {
  const last = way.path.at(-2);
  if (last === undefined) return [];
  return [way.river ? areaChoice(last, 'river') : areaChoice(last)];
}

function findMove(
  state: Hispania,
  nation: NationId,
  action: Action,
): { readonly group: readonly Party[]; readonly way: Way } | null {
  const [from, to, units] = [areaIn(action.from), areaIn(action.to), tallyIn(action.units)];
  if (from === null || to === null || units === null) return null;
  const group = chosen(movable(state, nation, from), units);
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
    const units = Object.fromEntries(parties.map((party) => [party.id, party.count]));
    const reach = reachable(state, nation, from, parties);
    const to = [...reach.keys()].find((area) => enemiesAt(state, area, nation).length === 0) ?? [...reach.keys()][0];
    if (to === undefined) continue;
    const via = (reach.get(to) ?? []).length > 1 ? reach.get(to)?.[0]?.path.at(-2) : undefined;
    return via === undefined ? { verb: 'move', from, units, to } : { verb: 'move', from, units, to, via };
  }
  return null;
}
