import type { Terms } from '../../../core/result.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION, type Situation } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { surplusAfterMove, surplusAtRest } from '../movement/stack-limit.js';
import type { RemovalReason } from '../state/events.js';
import { provincesOf } from '../state/reading.js';
import { type Piece, peopleCount } from '../state/stack.js';
import { inPile, type Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { soManyIn } from '../tells/so-many-in.js';
import { enterPhase } from './course.js';
import { actRemoval, askRemoval, defaultRemoval, removeRest } from './removing.js';

/**
 * The checks of a nation's turn: stacks after the movement (4.5.1) and after the combat (4.5.2, 6.7.1), population
 * (7.1).
 */

type Check = {
  readonly why: RemovalReason;
  /** Where units must go; empty: all is well. */
  readonly areas: (state: Hispania, nation: NationId) => readonly AreaId[];
  readonly removable: (piece: Piece) => boolean;
  /** How many in this place; null: places do not matter. */
  readonly in: ((state: Hispania, nation: NationId, area: AreaId) => number) | null;
  /** How many in all. */
  readonly surplus: (state: Hispania, nation: NationId) => number;
};

export const AFTER_MOVE: Check = {
  why: 'stacking',
  areas: (state, nation) => areasWith(state, nation).filter((area) => surplusAfterMove(state, nation, area) > 0),
  removable: (piece) => piece !== 'berber',
  in: surplusAfterMove,
  surplus: (state, nation) => total(AFTER_MOVE.areas(state, nation), (area) => surplusAfterMove(state, nation, area)),
};

export const AFTER_COMBAT: Check = {
  why: 'stacking',
  areas: (state, nation) =>
    areasWith(state, nation).filter(
      (area) => surplusAtRest(state, nation, area) > 0 && !excusedByInvasion(state, area),
    ),
  removable: (piece) => piece !== 'berber',
  in: surplusAtRest,
  surplus: (state, nation) => total(AFTER_COMBAT.areas(state, nation), (area) => surplusAtRest(state, nation, area)),
};

/** A minor Invasion's stack is not checked after its first combat (10.3.13). */
function excusedByInvasion(state: Hispania, area: AreaId): boolean {
  const { second, pass } = state.stage;
  return pass === 1 && second?.kind === 'pile' && second.why === 'invasion' && inPile(second, area);
}

const POPULATION: Check = {
  why: 'population',
  areas: (state, nation) =>
    surplusPeople(state, nation) > 0
      ? areasWith(state, nation).filter((area) => peopleCount(state.areas[area][nation]) > 0)
      : [],
  removable: (piece) => piece !== 'castle' && piece !== 'fort' && piece !== 'berber',
  in: null,
  surplus: surplusPeople,
};

const CHECKS: readonly { readonly phase: Stage['phase']; readonly check: Check }[] = [
  { phase: 'stack', check: AFTER_MOVE },
  { phase: 'limits', check: AFTER_COMBAT },
  { phase: 'population', check: POPULATION },
];

function whereOf(check: Check, state: Hispania, nation: NationId): Terms {
  const { areas, in: surplusIn } = check;
  return surplusIn === null ? {} : { areas: soManyIn(areas(state, nation), (area) => surplusIn(state, nation, area)) };
}
function total(areas: readonly AreaId[], surplus: (area: AreaId) => number): number {
  return areas.reduce((sum, area) => sum + surplus(area), 0);
}

/** People above two per province (7.1); those at sea and off the map count, those places do not (7.4). */
function surplusPeople(state: Hispania, nation: NationId): number {
  if (hasNoLimit(state, nation)) return 0;
  let people = 0;
  for (const area of areasWith(state, nation)) people += peopleCount(state.areas[area][nation]);
  return Math.max(0, people - 2 * provincesOf(state, nation).length);
}

/** EL CID has no population limit on the turn of his assault (11.el-cid.12). */
export function hasNoLimit(state: Hispania, nation: NationId): boolean {
  return nation === 'el-cid' && state.turn === 17;
}

/** All surplus units at once, the least valuable first: nobody wants to press twelve times. */
const REST = 'remove-rest';

export function removeUnchosen(play: Play, nation: NationId, check: Check): void {
  removeRest(play, nation, () => check.areas(play.state, nation), check.removable, check.why);
}

/** Removes those in the current check, on a position used for nothing else. */
export function removeInCurrentCheck(play: Play): void {
  const { nation, phase } = play.state.stage;
  const check = CHECKS.find((one) => one.phase === phase)?.check;
  if (nation !== null && check !== undefined) removeUnchosen(play, nation, check);
}

/** Those that the checks after the combat will take, on such a position. */
export function restAfterCombat(play: Play): void {
  const { nation } = play.state.stage;
  if (nation === null) return;
  removeUnchosen(play, nation, AFTER_COMBAT);
  removeUnchosen(play, nation, POPULATION);
}

export function checkPhase(check: Check, leave: (play: Play) => void): Situation<NationStage> {
  const wrong = (state: Hispania, { nation }: NationStage) => check.areas(state, nation);
  return awaited<Hispania, Play, NationStage>({
    what: check.why,
    who: OF_NATION.who,
    values: (state, { nation }) => ({
      nation: { kind: 'nation', id: nation },
      surplus: check.surplus(state, nation),
      ...whereOf(check, state, nation),
    }),
    verbs: {
      remove: {
        ask: (state, stage, _seat, filled) =>
          askRemoval(state, stage.nation, wrong(state, stage), check.removable, filled),
        does: (play, { nation }, _seat, action) => actRemoval(play, nation, action, check.why),
        byDefault: (state, stage) => defaultRemoval(state, stage.nation, wrong(state, stage), check.removable),
      },
      [REST]: {
        when: (state, { nation }) => check.surplus(state, nation) > 1,
        does: (play, { nation }) => removeUnchosen(play, nation, check),
      },
    },
    settles(play, stage) {
      if (wrong(play.state, stage).length > 0) return false;
      leave(play);
      return true;
    },
  });
}

export const POPULATION_PHASE = checkPhase(POPULATION, (play) => enterPhase(play, 'finish'));
