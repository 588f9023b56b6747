import type { Action } from '../../../core/action.js';
import type { Reconquista } from '../state/state.js';

export function defaultPurchase(_state: Reconquista): Action {
  return { verb: 'done' };
}
