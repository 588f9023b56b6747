import type { GameModule, Plan, State } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import type { Control, Controls, Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { button, rowsOf } from './choices.js';
import { LONGEST_TOKEN, writeToken } from './token.js';
import { walkTo } from './walk.js';

/** What a question tried out, each plan one press; those that are not offered any more are left out. */
export function planControls(
  module: GameModule,
  game: GameRecord,
  state: State,
  seat: SeatId,
  plans: readonly Plan[],
): Controls {
  const buttons = plans.flatMap(({ label, action }): Control[] => {
    const walk = walkTo(module, state, seat, action);
    if (walk === null || walk.domain.kind !== 'done') return [];
    const token = { kind: 'walk', gameId: game.id, version: game.version, seat, path: walk.path, page: 0 } as const;
    const written = writeToken(token);
    return written.length > LONGEST_TOKEN ? [] : [button(written, planLine(module, label))];
  });
  return rowsOf(buttons);
}

function planLine(module: GameModule, { key, values }: Plan['label']): Line {
  const line = { from: 'game', module: module.id, key: `plan.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}
