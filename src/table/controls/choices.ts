import type { GameModule } from '../../core/game-module.js';
import type { Choice, Domain } from '../../core/offer.js';
import type { Control, Controls, Line } from '../ports/message.js';
import { nameOf } from './walk.js';

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

/** A choice in a list: its name, and beneath it what is noted. */
export function shown(module: GameModule, choice: Choice): { readonly label: Line; readonly note?: Line } {
  const label: Line = { from: 'table', key: 'term', module: module.id, values: { term: nameOf(choice) } };
  if (choice.note === undefined) return { label };
  const note: Line = { from: 'game', module: module.id, key: `note.${choice.note}` };
  return { label, note: choice.values === undefined ? note : { ...note, values: choice.values } };
}

/** A choice as a button: what is noted stands beside the name. */
export function choiceLine(module: GameModule, choice: Choice): Line {
  const { label, note } = shown(module, choice);
  return note === undefined ? label : { from: 'noted', line: label, note };
}

export function slotTerm(domain: Domain): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: domain.kind === 'done' ? 'done' : domain.slot };
}
