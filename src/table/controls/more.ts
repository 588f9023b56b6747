import type { GameModule, Question, State } from '../../core/game-module.js';
import type { Control, Controls, Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seatsOf } from '../seats.js';
import { button, PAGE, shown } from './choices.js';
import { myTurnButton, shortcutButton, shortcutToken } from './shortcuts.js';

/** So many menus of a game as leave room for the table's own buttons. */
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
    .filter(({ option, choices = [] }) => option === undefined || choices.length > 0);
}

/** What else can be looked up: the game's questions as menus, what the table knows as buttons. */
export function moreControls(module: GameModule, game: GameRecord, questions: readonly Question[]): Controls {
  const label = (command: string): Line => {
    const values = { what: { kind: 'question', id: command } };
    return { from: 'table', key: 'panel.question', module: module.id, values };
  };
  const menus = questions.flatMap(({ command, option, choices = [] }): readonly Control[] => {
    if (option === undefined) return [];
    const token = shortcutToken(game, `ask-${command}-${option}`);
    const listed = choices.slice(0, PAGE).map((choice) => ({ value: choice.id, ...shown(module, choice) }));
    return [{ kind: 'select', token, label: label(command), min: 1, max: 1, choices: listed }];
  });
  const alone = questions
    .filter(({ option }) => option === undefined)
    .map(({ command }) => button(shortcutToken(game, `ask-${command}-`), label(command)));
  const buttons = (['log', 'orders', 'seats', 'settings'] as const).map((one) => shortcutButton(game, one));
  const last = [...alone, myTurnButton(game, 'panel.back')];
  return [...menus.slice(0, MOST_QUESTIONS).map((menu) => [menu]), buttons, last];
}
