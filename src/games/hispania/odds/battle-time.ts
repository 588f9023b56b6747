import { noDice } from '../../../kit/position/lay-out.js';
import { Play } from '../engine/play.js';
import { type AreaId, type NationId, UNIT_KINDS } from '../facts/ids.js';
import { attackLimit } from '../movement/stack-limit.js';
import { AFTER_MOVE, removeUnchosen } from '../sequence/checks.js';
import { nameLikelyStack } from '../sequence/invasion-stack.js';
import { closeMovement } from '../sequence/move-phase.js';
import { fittedTo } from '../sequence/removing.js';
import type { Units } from '../state/battle.js';
import { addUnits } from '../state/stack.js';
import type { Phase } from '../state/stage.js';
import type { Hispania, Stack } from '../state/state.js';

/** In these phases the active nation's stacks are not yet checked for the coming battles (4.5.1). */
const AHEAD: readonly Phase[] = ['income', 'place', 'move', 'stack'];

function checkAhead({ stage }: Hispania, nation: NationId): boolean {
  return stage.nation === nation && AHEAD.includes(stage.phase);
}

/**
 * A stack's units that will fight in attack, and which of them crossed a river: surplus units do not fight (4.5.1),
 * those across the river going first.
 */
export function fightersOf(
  state: Hispania,
  nation: NationId,
  area: AreaId,
  sent: Stack,
  crossed: Units,
): { readonly units: Stack; readonly crossed: Units } {
  if (!checkAhead(state, nation)) return { units: sent, crossed };
  const units = fittedTo(sent, attackLimit(state, nation, area, sent.leaders ?? []), AFTER_MOVE.removable);
  if (units === sent) return { units, crossed };
  let still: Units = {};
  for (const kind of UNIT_KINDS) {
    const left = (crossed[kind] ?? 0) - ((sent[kind] ?? 0) - (units[kind] ?? 0));
    if (left > 0) still = addUnits(still, { [kind]: left });
  }
  return { units, crossed: still };
}

/**
 * The position in which the nation's battles will be fought by default: units that must leave the board first are gone
 * (5.4, 4.5.1), as for an absent player. All battle forecasts use this, never the present board.
 */
export function atBattleTime(state: Hispania, nation: NationId): Hispania {
  if (!checkAhead(state, nation)) return state;
  const play = new Play(state, noDice(), {});
  if (state.stage.phase !== 'stack') closeMovement(play, nation);
  nameLikelyStack(play, nation);
  removeUnchosen(play, nation, AFTER_MOVE);
  return play.state;
}
