import { forgetPassing } from '../counters/waiving.js';
import type { Play } from '../engine/play.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { cardOf, isPresent } from '../state/reading.js';
import type { Second } from '../state/stage.js';
import { mayAddFougue, type Phase } from '../state/stage.js';
import type { Hispania } from '../state/state.js';

/** The sequence of a turn (1.1) and of a nation's turn (1.3, 9.1.2, 9.2.1). */

export function enterPhase(play: Play, phase: Phase, pass: 1 | 2 = play.state.stage.pass): void {
  play.stage({ phase, pass, task: 0 });
}

/** The next nation in playing order that has or gets pieces this turn (1.1); after the last the turn is closed. */
export function enterNextNation(play: Play): void {
  const { nation } = play.state.stage;
  const after = nation === null ? 0 : NATION_IDS.indexOf(nation) + 1;
  const next = NATION_IDS.find((candidate, place) => place >= after && takesItsTurn(play.state, candidate));
  play.set({ march: {} });
  forgetPassing(play);
  if (next === undefined) {
    play.stage({ ...FRESH, phase: 'closing', nation: null });
    return;
  }
  play.stage({ ...FRESH, phase: 'start', nation: next });
}

const FRESH = { pass: 1, task: 0, received: [], second: null, fought: [], forced: [] } as const;

/** A nation without units is skipped (1.1); reinforcements still come (3.2.1). */
export function takesItsTurn(state: Hispania, nation: NationId): boolean {
  const { status, seat } = state.nations[nation];
  if (seat === null || status === 'gone' || status === 'neutral') return false;
  return isPresent(state, nation) || comes(state, nation);
}

/** Whether it gets reinforcements this turn with nothing on the board. */
function comes(state: Hispania, nation: NationId): boolean {
  return reached(state, nation, (turn) => turn === state.turn);
}

/** Whether more will come: even this turn, until it ends. */
export function comesLater(state: Hispania, nation: NationId): boolean {
  const from = state.stage.phase === 'closing' ? state.turn + 1 : state.turn;
  return reached(state, nation, (turn) => turn >= from);
}

function reached(state: Hispania, nation: NationId, on: (turn: number) => boolean): boolean {
  return (cardOf(state, nation).arrivals ?? []).some(
    (arrival) =>
      on(arrival.turn) &&
      arrival.when === undefined &&
      arrival.unlessEliminated !== true &&
      arrival.onlyIfControlled !== true &&
      arrival.at.some((area) => area !== 'own'),
  );
}

/** After a combat phase: the second half of an Invasion (9.1.2, 9.1.4), or the checks. */
export function afterBattles(play: Play): void {
  const { pass, second } = play.state.stage;
  if (pass === 1 && second?.kind === 'invasion') enterPhase(play, 'move', 2);
  else enterPhase(play, 'limits');
}

/** After the check that follows combat: the pile moves on (9.2.1, 9.2.4), or the turn ends. */
export function afterLimits(play: Play): void {
  const { stage } = play.state;
  if (stage.pass === 1 || mayAddFougue(stage)) enterPhase(play, 'fury');
  else enterPhase(play, 'population');
}

/**
 * Whether the nation's card gives it two movements and combats this turn: Invasion (9.1.1, 9.1.2) or Fougue (9.2.1,
 * 9.2.3).
 */
export function secondMoveOf(state: Hispania, nation: NationId): Second | null {
  const { invasion, fougue } = cardOf(state, nation);
  if (invasion?.turn === state.turn) return { kind: 'invasion' };
  if (fougue?.turn !== state.turn) return null;
  return {
    kind: 'pile',
    why: fougue.leader === undefined ? 'province' : 'leader',
    leader: fougue.leader ?? null,
    at: null,
    bonus: 2,
  };
}
