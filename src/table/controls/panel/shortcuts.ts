import type { Question } from '../../../core/contract/typing.js';
import type { GameModule } from '../../../core/game-module.js';
import type { State } from '../../../core/state.js';
import type { TableContext } from '../../context.js';
import { hasUndoable } from '../../log/undoable.js';
import type { Control, Controls, Line } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { seatsOf } from '../../seats.js';
import { button } from '../buttons.js';
import { labelOfChoice } from '../question/choices.js';
import { gameToken } from '../token.js';

/** Common lookups between moves, each a button for its command. */
export const SHORTCUTS = [
  'status',
  'map',
  'since',
  'everything',
  'rules',
  'undo',
  'more',
  'whatif',
  'score',
  'log',
  'replay',
  'dice',
  'orders',
  'seats',
  'settings',
  'open',
] as const;

export type Shortcut = (typeof SHORTCUTS)[number];

/** The command of a shortcut. */
export const MEANT: Readonly<
  Record<
    Exclude<Shortcut, 'undo' | 'more' | 'rules' | 'whatif'>,
    { readonly command: string; readonly subcommand?: string; readonly since?: 'turn' | 'everything' }
  >
> = {
  status: { command: 'game', subcommand: 'status' },
  map: { command: 'map' },
  score: { command: 'score' },
  since: { command: 'log', since: 'turn' },
  everything: { command: 'log', since: 'everything' },
  log: { command: 'log' },
  replay: { command: 'replay' },
  dice: { command: 'dice' },
  orders: { command: 'orders' },
  seats: { command: 'game', subcommand: 'seats' },
  settings: { command: 'game', subcommand: 'settings' },
  // Where the table opens inside Discord, the edge does that instead.
  open: { command: 'link' },
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

/** Under the newest post, below the actions. Undo is in each person's own panel: only he knows what there is to undo. */
export function publicShortcuts(game: GameRecord): readonly Control[] {
  return (['status', 'map', 'since', 'rules'] as const).map((one) => shortcutButton(game, one));
}

/** Under the pinned status, which needs no shortcut to itself. */
export function statusControls(table: TableContext, game: GameRecord): Controls {
  if (game.phase !== 'playing' && game.phase !== 'paused') return [];
  const looks = (['map', 'since', 'rules'] as const).map((one) => shortcutButton(game, one));
  return [
    [myTurnButton(game), ...looks],
    [shortcutButton(game, 'more'), ...openButtons(table, game)],
  ];
}

/** Opens the table as an Activity, where the host has one. */
function openButtons({ deps }: TableContext, game: GameRecord): readonly Control[] {
  return deps.opensInside === true ? [shortcutButton(game, 'open')] : [];
}

/** The private panel, with lookups below if there is room; Undo where there is something to undo. */
export async function withShortcuts(
  table: TableContext,
  game: GameRecord,
  rows: Controls,
  userId: string,
): Promise<Controls> {
  if (game.phase !== 'playing' || rows.length >= table.limits.rows) return rows;
  const mine = seatsOf(game, userId);
  const undo = (await hasUndoable(table.source(game.id), game, mine)) ? (['undo'] as const) : [];
  const looks =
    mine.length > 0
      ? (['map', 'since', 'rules', ...undo, 'more', ...(undo.length === 0 ? (['whatif'] as const) : [])] as const)
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

function questionLine(module: GameModule, command: string): Line {
  const values = { what: { kind: 'question', id: command } };
  return { from: 'table', key: 'panel.question', module: module.id, values };
}

/** The questions about one of several things, each a menu with at most so many. */
export function questionMenus(
  module: GameModule,
  game: GameRecord,
  questions: readonly Question[],
  most = Number.POSITIVE_INFINITY,
): Controls {
  return questions.flatMap(({ command, option, choices = [] }): Controls => {
    if (option === undefined) return [];
    const token = shortcutToken(game, `ask-${command}-${option}`);
    const listed = choices.slice(0, most).map((choice) => ({ value: choice.id, ...labelOfChoice(module, choice) }));
    return [[{ kind: 'select', token, label: questionLine(module, command), min: 1, max: 1, choices: listed }]];
  });
}

/** More lookups: the game's questions as menus, the table's as buttons. */
export function moreControls(
  table: TableContext,
  game: GameRecord,
  questions: readonly Question[],
  userId: string,
): Controls {
  const module = table.moduleOf(game);
  const { rows, choices: most } = table.limits;
  const menus = questionMenus(module, game, questions, most);
  const alone = questions
    .filter(({ option }) => option === undefined)
    .map(({ command }) => button(shortcutToken(game, `ask-${command}-`), questionLine(module, command)));
  const buttons = (['score', 'log', 'orders', 'seats', 'settings'] as const).map((one) => shortcutButton(game, one));
  const tries = seatsOf(game, userId).length > 0 ? [shortcutButton(game, 'whatif')] : [];
  const last = [...alone, ...tries, ...openButtons(table, game), myTurnButton(game, 'panel.back')];
  // Two rows are the table's own.
  return [...menus.slice(0, rows - 2), buttons, last];
}
