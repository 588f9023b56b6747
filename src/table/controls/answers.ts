import type { GameModule, State } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import type { Control } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { button, choiceLine } from './choices.js';
import { LONGEST_TOKEN, writeToken } from './token.js';
import { fill, follow } from './walk.js';

/** With more answers than this the question is asked when its verb is pressed. */
const MOST_ANSWERS = 5;

/**
 * Where nothing but one question is owed (submit, yes or no?) its answers are buttons themselves: one press instead of
 * two. Null where it is not such a question: too many answers, or something is asked after them.
 */
export function answerButtons(
  module: GameModule,
  game: GameRecord,
  state: State,
  seat: SeatId,
  place: number,
): readonly Control[] | null {
  const walk = follow(module, state, seat, place.toString(36));
  if (walk === null || walk.domain.kind !== 'one' || walk.domain.choices.length > MOST_ANSWERS) return null;
  const buttons: Control[] = [];
  for (const choice of walk.domain.choices) {
    const answered = fill(module, state, seat, walk, choice.id);
    if (answered?.domain.kind !== 'done') return null;
    const token = { kind: 'walk', gameId: game.id, version: game.version, seat, path: answered.path, page: 0 } as const;
    const noted = { ...choice, ...module.foreseen?.(state, seat, walk.offer.verb, walk.filled, choice) };
    buttons.push(button(writeToken(token), choiceLine(module, noted), 'primary'));
  }
  return buttons.some((one) => one.token.length > LONGEST_TOKEN) ? null : buttons;
}
