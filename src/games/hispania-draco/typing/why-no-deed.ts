import type { Rejection } from '../../../core/result.js';
import { isCity, type VariantId } from '../facts/ids.js';
import { PROCONSUL_COST, PROCONSUL_SEA } from '../facts/level.js';
import { mustLeave } from '../roman/actors.js';
import { specialArmy } from '../roman/traitors.js';
import { playsVariant } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { because, spaceTerm, variantTerm, whereGeneralStands } from './reasons.js';

/** Why something of a variant, or the end of a phase, is not possible in this Roman phase (10.1, 10.3, 10.6.5, 2.4). */
export function whyNoDeed(state: Draco, verb: string): Rejection | null {
  const values = whereGeneralStands(state);
  switch (verb) {
    case 'lay':
      return without(state, 'ingenivm') ?? whyNoRoad(state);
    case 'keep':
      return without(state, 'ingenivm') ?? because('keep-at-set-up');
    case 'call':
      return without(state, 'proconsvl') ?? whyNoProconsul(state);
    case 'bribe':
      if (state.traitors === 'none') return because('variant-off', { variant: variantTerm('terror') });
      if (state.traitors === 'tried') return because('traitors-tried');
      return because(specialArmy(state.pieces) === undefined ? 'no-special' : 'special-far', values);
    case 'hand-over':
      return because(state.turn.general === 'consul' && state.consulShared ? 'handed-over-already' : 'not-shared');
    case 'done':
      return mustLeave(state) ? because('must-leave', values) : null;
    case 'station':
    case 'return':
    case 'uprising':
    case 'muster':
      return because('not-set-up');
    default:
      return null;
  }
}

function without(state: Draco, id: VariantId): Rejection | null {
  return playsVariant(state, id) ? null : because('variant-off', { variant: variantTerm(id) });
}

function whyNoRoad(state: Draco): Rejection {
  const { turn, pieces } = state;
  const at = pieces.commanders[turn.general];
  if (mustLeave(state)) return because('must-leave', whereGeneralStands(state));
  if (pieces.reserve.roads === 0) return because('no-roads');
  return because(at === null || !isCity(at) ? 'at-sea' : 'no-road-site', whereGeneralStands(state));
}

function whyNoProconsul(state: Draco): Rejection {
  if (state.proconsul !== 'waiting') return because('proconsul-came');
  if (state.turn.denarii < PROCONSUL_COST)
    return because('call-too-dear', { cost: PROCONSUL_COST, denarii: state.turn.denarii });
  return because('call-no-fleet', { sea: spaceTerm(PROCONSUL_SEA) });
}
