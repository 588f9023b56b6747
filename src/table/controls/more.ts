import type { GameModule, Question, State } from '../../core/game-module.js';
import type { Control, Controls } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seatsOf } from '../seats.js';
import { PAGE, shown } from './choices.js';
import { myTurnButton, shortcutButton, shortcutToken } from './shortcuts.js';

/** So many questions of a game as leave room for the table's own. */
const MOST_QUESTIONS = 3;

/** The questions of a game that can be asked by this person, those without anything to ask about left out. */
export function questionsFor(
  module: GameModule,
  game: GameRecord,
  state: State | null,
  userId: string,
): readonly Question[] {
  if (state === null || module.questions === undefined) return [];
  const [seat] = seatsOf(game, userId);
  return module
    .questions(state, seat ?? null)
    .filter(({ choices }) => choices.length > 0)
    .slice(0, MOST_QUESTIONS);
}

/** What else can be looked up: the game's questions as menus, what the table knows as buttons. */
export function moreControls(module: GameModule, game: GameRecord, questions: readonly Question[]): Controls {
  const menus = questions.map(
    ({ command, option, choices }): Control => ({
      kind: 'select',
      token: shortcutToken(game, `ask-${command}-${option}`),
      label: {
        from: 'table',
        key: 'panel.question',
        module: module.id,
        values: { what: { kind: 'question', id: command } },
      },
      min: 1,
      max: 1,
      choices: choices.slice(0, PAGE).map((choice) => ({ value: choice.id, ...shown(module, choice) })),
    }),
  );
  const buttons = (['log', 'orders', 'seats', 'settings'] as const).map((one) => shortcutButton(game, one));
  return [...menus.map((menu) => [menu]), buttons, [myTurnButton(game, 'panel.back')]];
}
