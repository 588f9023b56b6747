import type { Control, Controls, Line } from '../ports/message.js';

/** Discord's limits: choices of a select, buttons of a row. */
export const PAGE = 25;

const ROW = 5;

/** So few choices are buttons at once: one tap less on a phone. */
export const FEW = 5;

export function button(token: string, label: Line, style: 'primary' | 'secondary' | 'danger' = 'secondary'): Control {
  return { kind: 'button', token, label, style };
}

export function rowsOf(controls: readonly Control[]): Controls {
  const rows: (readonly Control[])[] = [];
  for (let at = 0; at < controls.length; at += ROW) rows.push(controls.slice(at, at + ROW));
  return rows;
}

export type Shown = { readonly value: string; readonly label: Line; readonly note?: Line };

/** One select, with buttons to turn the page where the list is longer than a select may be. */
export function paged(
  choices: readonly Shown[],
  page: number,
  turn: (page: number) => string,
  select: (choices: readonly Shown[]) => Control,
): Controls {
  const rows: (readonly Control[])[] = [[select(choices.slice(page * PAGE, (page + 1) * PAGE))]];
  const buttons: Control[] = [];
  if (page > 0) buttons.push(button(turn(page - 1), { from: 'table', key: 'panel.previous-page' }));
  if ((page + 1) * PAGE < choices.length)
    buttons.push(button(turn(page + 1), { from: 'table', key: 'panel.next-page' }));
  if (buttons.length > 0) rows.push(buttons);
  return rows;
}

/** Discord's modals hold so many. */
export const FIELDS_MOST = 5;
