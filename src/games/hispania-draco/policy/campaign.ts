import type { Action } from '../../../core/action.js';
import type { Route } from '../movement/ways.js';
import type { Draco } from '../state/state.js';

export function sensibleAction(_state: Draco): Action {
  return { verb: 'done' };
}
export function sensibleFreeMove(_state: Draco, _routes: readonly Route[]): Action {
  return { verb: 'done' };
}
