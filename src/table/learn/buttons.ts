import type { GameModule } from '../../core/game-module.js';
import { button } from '../controls/buttons.js';
import { writeToken } from '../controls/token.js';
import type { Control, Line } from '../ports/message.js';

/** Whose buttons these are: of the presser's own practice of a game. */
export const PRACTICE = 'learn-';

/** What one can do with a practice as a whole. */
export const LEARN_VERBS = ['open', 'again', 'anew', 'leave'] as const;
export type LearnVerb = (typeof LEARN_VERBS)[number];

export function learnButton(
  module: Pick<GameModule, 'id'>,
  verb: LearnVerb,
  key: `learn.${'begin' | 'go-on' | 'again' | 'leave' | 'game' | 'learn'}`,
  style: 'primary' | 'secondary' = 'secondary',
): Control {
  const token = {
    kind: 'learn',
    gameId: `${PRACTICE}${module.id}`,
    version: 0,
    seat: null,
    path: verb,
    page: 0,
  } as const;
  const values = { game: { kind: 'game', id: 'game' } };
  const label: Line = { from: 'table', key, ...(key === 'learn.game' ? { module: module.id, values } : {}) };
  return button(writeToken(token), label, style);
}

/** For a game that has a lesson. */
export function learnButtons(module: GameModule, key: 'learn.game' | 'learn.learn'): readonly Control[] {
  return module.lesson === undefined ? [] : [learnButton(module, 'open', key)];
}
