import type { Question } from '../../../core/contract/typing.js';
import type { GameModule } from '../../../core/game-module.js';
import type { State } from '../../../core/state.js';
import type { TableContext } from '../../context.js';
import type { Control, Controls, Line } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { seatsOf } from '../../seats.js';
import { button } from '../buttons.js';
import { labelled } from '../question/choices.js';
import { gameToken } from '../token.js';

/** Common lookups between moves, each a button for its command. */
export const SHORTCUTS = [
  'status',
  'map',
  'since',
  'rules',
  'undo',
  'more',
  'score',
  'log',
  'replay',
  'orders',
  'seats',
  'settings',
] as const;

export type Shortcut = (typeof SHORTCUTS)[number];

/** The command of a shortcut. */
export const MEANT: Readonly<
  Record<
    Exclude<Shortcut, 'undo' | 'more' | 'rules'>,
    { readonly command: string; readonly subcommand?: string; readonly since?: 'turn' }
  >
> = {
  status: { command: 'game', subcommand: 'status' },
  map: { command: 'map' },
  score: { command: 'score' },
  since: { command: 'log', since: 'turn' },
  log: { command: 'log' },
  replay: { command: 'replay' },
  orders: { command: 'orders' },
  seats: { command: 'game', subcommand: 'seats' },
  settings: { command: 'game', subcommand: 'settings' },
};

export function shortcutButton(game: GameRecord, shortcut: Shortcut): Control {
  return button(shortcutToken(game, shortcut), { from: 'table', key: `panel.${shortcut}` });
}

export function shortcutToken(game: GameRecord, path: string): string {
  return gameToken(game, 'shortcut', path);
}

/** Opens the panel of the person who presses. */
export function myTurnButton(
  game: GameRecord,
  key: 'panel.menu' | 'panel.back' | 'panel.cancel' = 'panel.menu',
): Control {
  const token = gameToken(game, 'menu');
  const label: Line = { from: 'table', key };
  if (key !== 'panel.menu') return button(token, label);
  // What only leads back stands below the question.
  return { kind: 'button', token, label, style: 'secondary', beside: true };
}

/** Under the newest post, below the actions. */
export function publicShortcuts(game: GameRecord): readonly Control[] {
  return (['status', 'map', 'since', 'rules', 'undo'] as const).map((one) => shortcutButton(game, one));
}

/** Under the pinned status, which needs no shortcut to itself. */
export function statusControls(game: GameRecord): Controls {
  if (game.phase !== 'playing' && game.phase !== 'paused') return [];
  const looks = (['map', 'since', 'rules', 'undo'] as const).map((one) => shortcutButton(game, one));
  return [[myTurnButton(game), ...looks], [shortcutButton(game, 'more')]];
}

/** The private panel, with lookups below if there is room; spectators have nothing to undo. */
export function withShortcuts({ limits }: TableContext, game: GameRecord, rows: Controls, userId: string): Controls {
  if (game.phase !== 'playing' || rows.length >= limits.rows) return rows;
  const seated = seatsOf(game, userId).length > 0;
  const looks = seated
    ? (['map', 'since', 'rules', 'undo', 'more'] as const)
    : (['map', 'score', 'log', 'rules', 'more'] as const);
  return [...rows, looks.map((one) => shortcutButton(game, one))];
}

/** The game's questions this person can ask, without those that have nothing to ask about. */
export function questionsFor(
  module: GameModule,
  game: GameRecord,
  state: State | null,
  userId: string,
): readonly Question[] {
  if (state === null || module.typing.questions === undefined) return [];
  const [seat] = seatsOf(game, userId);
  return module.typing
    .questions(state, seat ?? null)
    .filter(({ option, choices = [] }) => option === undefined || choices.length > 0);
}

/** More lookups: the game's questions as menus, the table's as buttons. */
export function moreControls(table: TableContext, game: GameRecord, questions: readonly Question[]): Controls {
  const module = table.moduleOf(game);
  const { rows, choices: most } = table.limits;
  const label = (command: string): Line => {
    const values = { what: { kind: 'question', id: command } };
    return { from: 'table', key: 'panel.question', module: module.id, values };
  };
  const menus = questions.flatMap(({ command, option, choices = [] }): readonly Control[] => {
    if (option === undefined) return [];
    const token = shortcutToken(game, `ask-${command}-${option}`);
    const listed = choices.slice(0, most).map((choice) => ({ value: choice.id, ...labelled(module, choice) }));
    return [{ kind: 'select', token, label: label(command), min: 1, max: 1, choices: listed }];
  });
  const alone = questions
    .filter(({ option }) => option === undefined)
    .map(({ command }) => button(shortcutToken(game, `ask-${command}-`), label(command)));
  const buttons = (['score', 'log', 'orders', 'seats', 'settings'] as const).map((one) => shortcutButton(game, one));
  const last = [...alone, myTurnButton(game, 'panel.back')];
  // Two rows are the table's own.
  return [...menus.slice(0, rows - 2).map((menu) => [menu]), buttons, last];
}
