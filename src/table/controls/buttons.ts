import type { EdgeLimits } from '../ports/edge-limits.js';
import type { Control, Controls, Line } from '../ports/message.js';

export function button(
  token: string,
  label: Line,
  style: 'primary' | 'secondary' | 'danger' = 'secondary',
): Extract<Control, { kind: 'button' }> {
  return { kind: 'button', token, label, style };
}

export function rowsOf({ buttons }: EdgeLimits, controls: readonly Control[]): Controls {
  const rows: (readonly Control[])[] = [];
  for (let at = 0; at < controls.length; at += buttons) rows.push(controls.slice(at, at + buttons));
  return rows;
}

export type Shown = Extract<Control, { kind: 'select' }>['choices'][number];

/** One select, with paging buttons if the list is longer than a select allows. */
export function pagedSelect(
  { choices: most }: EdgeLimits,
  choices: readonly Shown[],
  page: number,
  turn: (page: number) => string,
  select: (choices: readonly Shown[]) => Control,
): Controls {
  const rows: (readonly Control[])[] = [[select(choices.slice(page * most, (page + 1) * most))]];
  const buttons: Control[] = [];
  if (page > 0) buttons.push(button(turn(page - 1), { from: 'table', key: 'panel.previous-page' }));
  if ((page + 1) * most < choices.length)
    buttons.push(button(turn(page + 1), { from: 'table', key: 'panel.next-page' }));
  if (buttons.length > 0) rows.push(buttons);
  return rows;
}
