import type { Action } from '../../../core/action.js';
import type { Campaign } from '../campaign/movable.js';
import type { Reconquista } from '../state/state.js';

export function defaultMove(_state: Reconquista, _campaign: Campaign): Action {
  return { verb: 'done' };
}
