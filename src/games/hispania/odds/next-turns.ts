import { noDice } from '../../../kit/position/lay-out.js';
import { Play } from '../engine/play.js';
import { type AreaId, NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import { arrive } from '../placement/arrivals.js';
import { secondMoveOf } from '../sequence/course.js';
import { assaultOf } from '../special/company.js';
import { isLeaderSpared } from '../special/notes.js';
import { book, cardOf, isProvince, leadersOf, provincesOf } from '../state/reading.js';
import { type Piece, piecesOf } from '../state/stack.js';
import type { Phase } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** Units that may still be in any of these areas when their movement begins. */
export interface Lot {
  readonly piece: Piece;
  readonly count: number;
  readonly areas: readonly AreaId[];
}

/** A nation's next movement, as if nobody else did anything before: where its units are, and what its card brings. */
export interface NextTurn {
  readonly by: NationId;
  readonly turn: number;
  /** The board as its movement begins. */
  readonly state: Hispania;
  readonly lots: readonly Lot[];
}

/** The next turns of all nations but one, before that one plays again. */
export function nextTurnsBefore(state: Hispania, nation: NationId): readonly NextTurn[] {
  // Whoever does not play again is concerned by all who still do.
  const own = turnOf(state, nation) ?? Number.POSITIVE_INFINITY;
  return NATION_IDS.flatMap((by) => {
    const turn = by === nation ? null : by === state.stage.nation ? state.turn : turnOf(state, by);
    if (turn === null || !isBefore([turn, by], [own, nation], state)) return [];
    const next = nextTurn(state, by, turn);
    return next === null ? [] : [next];
  });
}

/** The game turn in which it moves next; null: in none. The active nation's, once it has moved, is the next one. */
function turnOf(state: Hispania, nation: NationId): number | null {
  const { last } = book(state).scenarios[state.options.scenario];
  const turn = isStillToMove(state, nation) ? state.turn : state.turn + 1;
  return turn > last ? null : turn;
}

function isStillToMove({ stage }: Hispania, nation: NationId): boolean {
  if (stage.nation === null) return stage.phase === 'opening';
  if (stage.nation !== nation) return NATION_IDS.indexOf(nation) > NATION_IDS.indexOf(stage.nation);
  return false;
}

/** Whoever is moving now comes before all others. */
function isBefore(
  [turn, by]: readonly [number, NationId],
  [other, nation]: readonly [number, NationId],
  { stage }: Hispania,
): boolean {
  if (stage.nation === by) return true;
  return turn < other || (turn === other && NATION_IDS.indexOf(by) < NATION_IDS.indexOf(nation));
}

function nextTurn(state: Hispania, by: NationId, turn: number): NextTurn | null {
  const { status } = state.nations[by];
  if (status === 'gone' || status === 'neutral') return null;
  if (state.stage.nation === by) return underWay(state, by);
  // It leaves the game, or becomes another nation, before it plays again.
  const { leavesEndOf, becomes } = cardOf(state, by);
  if (turn > state.turn && (leavesEndOf === state.turn || becomes?.endOf.includes(state.turn) === true)) return null;
  return begun(state, by, turn, true);
}

/** Before its movement, or between two of them. */
function underWay(state: Hispania, by: NationId): NextTurn | null {
  const { phase, pass, second } = state.stage;
  if (BEFORE.includes(phase)) return begun(state, by, state.turn, phase !== 'place');
  if (phase === 'move') return { by, turn: state.turn, state, lots: lotsOn(state, by) };
  if (pass === 2 || second === null) return null;
  const again: Hispania = { ...state, march: {}, stage: { ...state.stage, phase: 'move', pass: 2 } };
  return { by, turn: state.turn, state: again, lots: lotsOn(again, by) };
}
const BEFORE: readonly Phase[] = ['start', 'income', 'place'];

function begun(state: Hispania, by: NationId, turn: number, comes: boolean): NextTurn | null {
  const fresh: Hispania = {
    ...state,
    turn,
    frames: [],
    march: {},
    stage: { phase: 'move', nation: by, pass: 1, task: 0, received: [], second: null, fought: [], forced: [] },
  };
  const play = new Play(fresh, noDice(), {});
  play.stage({ second: secondMoveOf(fresh, by) });
  for (const { leader } of leadersOf(fresh, by)) if (hasLeft(fresh, by, leader)) play.removeLeader(by, leader);
  if (comes) arrive(play, by);
  const { pool } = play.state.nations[by];
  const waiting = pool.flatMap(({ unit, count, to }): Lot[] => {
    // EL CID's company enters Valence only.
    if (to !== 'own' && assaultOf(play.state, by) !== null) return [];
    const areas = to === 'own' ? provincesOf(play.state, by) : to;
    return areas.length === 0 ? [] : [{ piece: unit, count, areas }];
  });
  const lots = [...lotsOn(play.state, by), ...waiting].map((lot) => marched(play.state, by, turn, lot));
  return lots.length === 0 ? null : { by, turn, state: play.state, lots };
}

function hasLeft(state: Hispania, by: NationId, leader: string): boolean {
  const life = cardOf(state, by).leaders?.find(({ name }) => name === leader);
  const spared = isLeaderSpared(state, by, leader) ? 1 : 0;
  const until = life?.leavesAtStartOf ?? (life?.leavesAtEndOf === undefined ? undefined : life.leavesAtEndOf + 1);
  return until !== undefined && state.turn >= until + spared;
}

function lotsOn(state: Hispania, by: NationId): readonly Lot[] {
  return areasWith(state, by).flatMap((area) =>
    piecesOf(state.areas[area][by]).map(([piece, count]): Lot => ({ piece, count, areas: [area] })),
  );
}

/** The Vandals' whole stack first marches through three provinces: its Invasion begins there (11.vandale.2). */
function marched(state: Hispania, by: NationId, turn: number, lot: Lot): Lot {
  for (const power of cardOf(state, by).powers ?? []) {
    if (power.power !== 'march' || power.turn !== turn || !lot.areas.includes(power.from)) continue;
    return { ...lot, areas: endsOf(state, [power.from], power.provinces) };
  }
  return lot;
}

function endsOf(state: Hispania, path: readonly AreaId[], left: number): readonly ProvinceId[] {
  const here = path.at(-1);
  if (here === undefined) return [];
  if (left === 0) return isProvince(here) ? [here] : [];
  const on = (book(state).neighbours.get(here) ?? []).filter(({ to }) => isProvince(to) && !path.includes(to));
  return [...new Set(on.flatMap(({ to }) => endsOf(state, [...path, to], left - 1)))];
}
