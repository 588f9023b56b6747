import { awaited } from '../../../kit/steps/awaited.js';
import { engineOf, type Procedure } from '../../../kit/steps/engine.js';
import type { Steps } from '../../../kit/steps/situation.js';
import { AUCTION } from '../auction/bidding.js';
import { LOTS } from '../auction/lots.js';
import { MAJORS } from '../auction/majors.js';
import { SEALED } from '../auction/sealed.js';
import { BATTLE } from '../battle/battle.js';
import { NUL } from '../counters/nul.js';
import { COUNTERS } from '../counters/outside.js';
import { WINDOW } from '../counters/windows.js';
import { PURCHASE } from '../income/overflow.js';
import { ORDERS } from '../orders/giving.js';
import { MUST_REBUILD, REBUILDING } from '../placement/rebuilding.js';
import { RETREAT } from '../retreat/forced.js';
import { BATTLE_PHASE } from '../sequence/battle-phase.js';
import { CAPITALS } from '../sequence/capital.js';
import { POPULATION_PHASE } from '../sequence/checks.js';
import { CLOSING_PHASE, FINISH_PHASE, OPENING_PHASE } from '../sequence/finish.js';
import { FURY_PHASE } from '../sequence/fury-phase.js';
import { INCOME_PHASE } from '../sequence/income-phase.js';
import { LIMITS_PHASE } from '../sequence/limits-phase.js';
import { MOVE_PHASE } from '../sequence/move-phase.js';
import { PLACE_PHASE } from '../sequence/place-phase.js';
import { STACK_PHASE } from '../sequence/stack-phase.js';
import { START_PHASE } from '../sequence/start.js';
import { SURPLUS } from '../sequence/surplus.js';
import { SEATING } from '../setup/groups.js';
import { ASSAULT } from '../special/assault.js';
import { BERBERS } from '../special/berbers.js';
import { FREE_CASTLES } from '../special/castles.js';
import type { LaidOut } from '../special/frame.js';
import { SPECIALS } from '../special/index.js';
import { MARCH } from '../special/march.js';
import { MISSION } from '../special/mission.js';
import { RECRUITING } from '../special/recruiting.js';
import type { Frame } from '../state/frame.js';
import type { Phase, Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { releaseOrphans, releaseStrong } from '../submission/ending.js';
import { CONVERSION } from '../transform/conversion.js';
import { LAND } from '../transform/land.js';
import { SETTLEMENT } from '../transform/settlement.js';
import { Play } from './play.js';
import type { Situation, Verbs } from './rules.js';

/** A position about to run into a throw: it waits until somebody continues (`/done`). */
const LAYING = awaited<Hispania, Play, LaidOut>({
  what: 'laid-out',
  who: (_state, { seats }) => seats,
  verbs: { done: { byDefault: true, does: (play) => play.pop() } },
});

/** The rules of each phase of a turn (1); none when the game is over. */
const PHASES: { readonly [P in Exclude<Phase, 'over'>]: Situation<Stage> } = {
  opening: OPENING_PHASE,
  start: START_PHASE,
  income: INCOME_PHASE,
  place: PLACE_PHASE,
  move: MOVE_PHASE,
  stack: STACK_PHASE,
  battle: BATTLE_PHASE,
  fury: FURY_PHASE,
  limits: LIMITS_PHASE,
  population: POPULATION_PHASE,
  finish: FINISH_PHASE,
  closing: CLOSING_PHASE,
};

/** The rules of each step that may come inside one. */
const STEPS: Steps<Hispania, Play, Frame> = {
  seating: SEATING,
  battle: BATTLE,
  retreat: RETREAT,
  surplus: SURPLUS,
  purchase: PURCHASE,
  rebuild: MUST_REBUILD,
  march: MARCH,
  berbers: BERBERS,
  'free-castles': FREE_CASTLES,
  mission: MISSION,
  assault: ASSAULT,
  conversion: CONVERSION,
  land: LAND,
  settlement: SETTLEMENT,
  window: WINDOW,
  nul: NUL,
  majors: MAJORS,
  lots: LOTS,
  auction: AUCTION,
  sealed: SEALED,
  'laid-out': LAYING,
};
const OF_PHASE: Readonly<Record<string, Situation<Stage | Frame>>> = PHASES;
const OF_STEP: Readonly<Record<string, Situation<Stage | Frame>>> = STEPS;

/** Verbs besides the current wait, for seats entitled to them. */
const BESIDES: readonly Verbs[] = [REBUILDING, CAPITALS, COUNTERS, RECRUITING, ORDERS];

export const PROCEDURE: Procedure<Hispania, Play, Stage | Frame> = {
  play: (state, dice) => new Play(state, dice, SPECIALS),
  here: ({ frames, stage }) => frames.at(-1) ?? (stage.phase === 'over' ? null : stage),
  rulesOf(here) {
    const rules = 'kind' in here ? OF_STEP[here.kind] : OF_PHASE[here.phase];
    if (rules === undefined) throw new Error(`no rules of ${JSON.stringify(here)}`);
    return rules;
  },
  sameWait,
  besides: () => BESIDES,
  always(play, before) {
    releaseStrong(play);
    if (before !== null) releaseOrphans(play, before);
  },
};

/** Is it still the same wait? */
function sameWait(before: Hispania, after: Hispania): boolean {
  const [was, is] = [before.frames.at(-1), after.frames.at(-1)];
  if (was === undefined || is === undefined) {
    const [earlier, later] = [before.stage, after.stage];
    if (was !== is || before.turn !== after.turn) return false;
    return earlier.nation === later.nation && earlier.phase === later.phase && earlier.pass === later.pass;
  }
  if (was.id !== is.id) return false;
  return was.kind !== 'battle' || is.kind !== 'battle' || (was.round === is.round && was.step === is.step);
}

/** The table's contract, derived from the procedure. */
export const { obligations, offers, ask, apply, fallback, begin, carryOn, oneStep } = engineOf(PROCEDURE);
export const { play: playOf } = PROCEDURE;
