import type { Control, Controls } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { button, rowsOf } from './choices.js';
import { myTurnButton } from './shortcuts.js';
import { writeToken } from './token.js';

/** Buttons of one panel: three rows of five, so that a row is left for a menu and one for others. */
export const MOST_BUTTONS = 15;
/** One of them leads on to the next page. */
const PAGE_OF_BUTTONS = MOST_BUTTONS - 1;
const MOST_ROWS = 4;

/** As many menus as leave a row for buttons. */
export function underMenus(menus: readonly Control[], buttons: readonly Control[]): Controls {
  const rows = rowsOf(buttons.slice(0, MOST_BUTTONS));
  return [...menus.slice(0, MOST_ROWS - rows.length).map((menu) => [menu]), ...rows];
}

/** Menus and what is most pressed stand first; of buttons that are too many the others follow page by page. */
export function onPage(
  game: GameRecord,
  menus: readonly Control[],
  buttons: readonly Control[],
  page: number,
): Controls {
  if (buttons.length <= MOST_BUTTONS) return underMenus(menus, buttons);
  const last = Math.ceil(buttons.length / PAGE_OF_BUTTONS) - 1;
  const at = Math.min(page, last);
  const part = buttons.slice(at * PAGE_OF_BUTTONS, (at + 1) * PAGE_OF_BUTTONS);
  const onward = at < last ? [pageButton(game, at + 1)] : [];
  const back = at > 0 ? [[myTurnButton(game, 'panel.back')]] : [];
  return [...underMenus(at > 0 ? [] : menus, [...part, ...onward]), ...back];
}

function pageButton(game: GameRecord, page: number): Control {
  const token = writeToken({ kind: 'menu', gameId: game.id, version: game.version, seat: null, path: '', page });
  return button(token, { from: 'table', key: 'panel.others' });
}
