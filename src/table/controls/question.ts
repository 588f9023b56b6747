import type { GameModule } from '../../core/game-module.js';
import { type Choice, type Domain, mostOf, sumsOf } from '../../core/offer.js';
import type { Control, Controls, Line } from '../ports/message.js';
import { LONGEST_TOKEN, type Token, writeToken } from './token.js';
import { type Walk, withoutPartial, writeCounts, writeStep } from './walk.js';

/** Discord's limits: choices of a select, buttons of a row. */
const PAGE = 25;
const ROW = 5;
/** So few choices are buttons at once: one tap less on a phone. */
const FEW = 5;
/** More numbers than this are written, not chosen. */
const MANY_NUMBERS = 100;

/** The next question of a walk as things to press; null when the walk is too long to be written on a button. */
export function questionControls(module: GameModule, token: Token, walk: Walk): Controls | null {
  const { domain } = walk;
  const at = (path: string, page = 0) => writeToken({ ...token, kind: 'walk', path, page });
  const step = (text: string) => at(`${withoutPartial(walk.path)},${text}`);
  const label = { from: 'table', key: 'panel.slot', module: module.id, values: slotValues(domain) } as const;
  let rows: Controls;
  switch (domain.kind) {
    case 'done':
      return [];
    case 'one':
      rows =
        domain.choices.length <= FEW
          ? [domain.choices.map((choice) => button(step(writeStep(domain, choice.id)), choiceLine(module, choice)))]
          : paged(
              domain.choices.map((choice, place) => ({ value: place.toString(36), ...shown(module, choice) })),
              token.page,
              (page) => at(walk.path, page),
              (choices) => ({ kind: 'select', token: at(walk.path, token.page), label, min: 1, max: 1, choices }),
            );
      break;
    case 'number':
      rows = numberRows(domain, token.page, at, walk.path, {
        ...label,
        key: 'panel.range',
        values: { ...slotValues(domain), min: domain.min, max: domain.max },
      });
      break;
    case 'text':
      rows = [[{ kind: 'field', token: at(walk.path), label, maxLength: domain.maxLength }]];
      break;
    case 'some':
      rows = countRows(module, domain, token.page, walk, at, label);
      break;
  }
  const all: Controls = [...rows, [backButton(token)]];
  return all.some((row) => row.some((control) => control.token.length > LONGEST_TOKEN)) ? null : all;
}

function numberRows(
  domain: Extract<Domain, { kind: 'number' }>,
  page: number,
  at: (path: string, page?: number) => string,
  path: string,
  label: Line,
): Controls {
  const count = Math.floor((domain.max - domain.min) / domain.step) + 1;
  if (count > MANY_NUMBERS) return [[{ kind: 'field', token: at(path), label, maxLength: 12 }]];
  const numbers = Array.from({ length: count }, (_, place) => domain.min + place * domain.step);
  const line = (value: number): Line => ({ from: 'table', key: 'term', values: { term: value } });
  if (count <= FEW) return [numbers.map((value) => button(at(`${path},${writeStep(domain, value)}`), line(value)))];
  return paged(
    numbers.map((value) => ({ value: String(value), label: line(value) })),
    page,
    (turned) => at(path, turned),
    (choices) => ({ kind: 'select', token: at(path, page), label, min: 1, max: 1, choices }),
  );
}

/** Each unit is a choice of its own, so that two of three infantry are two ticks. */
export function countedPlaces(domain: Extract<Domain, { kind: 'some' }>): readonly { place: number; nth: number }[] {
  return domain.choices.flatMap((choice, place) =>
    Array.from({ length: choice.free === true ? choice.count : Math.min(choice.count, domain.max) }, (_, nth) => ({
      place,
      nth: nth + 1,
    })),
  );
}

export const COUNT_PAGE = PAGE;

function countRows(
  module: GameModule,
  domain: Extract<Domain, { kind: 'some' }>,
  page: number,
  walk: Walk,
  at: (path: string, page?: number) => string,
  label: Line,
): Controls {
  const places = countedPlaces(domain);
  const { total: chosen, bound } = sumsOf(domain, walk.partial);
  const here = places.slice(page * PAGE, (page + 1) * PAGE);
  const last = (page + 1) * PAGE >= places.length;
  const choices = here.flatMap(({ place, nth }) => {
    const choice = domain.choices[place];
    if (choice === undefined) return [];
    const value = `${place.toString(36)}.${nth}`;
    if (choice.count === 1) return [{ value, ...shown(module, choice) }];
    const nthLabel: Line = {
      from: 'table',
      key: 'panel.nth',
      module: module.id,
      values: { name: choiceTerm(choice), nth },
    };
    return [{ value, ...shown(module, choice), label: nthLabel }];
  });
  const rest = Math.max(0, mostOf(domain) - chosen);
  const min = last ? Math.max(0, domain.min - chosen) : 0;
  const path = `${withoutPartial(walk.path)}${chosen > 0 ? `,p${writeCounts(domain, walk.partial)}` : ''}`;
  const rows: (readonly Control[])[] = [];
  if (choices.length > 0) {
    const max = Math.max(1, Math.min(choices.length, rest));
    rows.push([{ kind: 'select', token: at(path, page), label, min: Math.min(Math.max(1, min), max), max, choices }]);
  }
  const buttons: Control[] = [];
  if (!last) buttons.push(button(at(path, page + 1), { from: 'table', key: 'panel.next-page' }));
  if (page > 0) buttons.push(button(at(path, page - 1), { from: 'table', key: 'panel.previous-page' }));
  const enough = chosen >= domain.min && bound <= domain.max;
  if (enough && (chosen > 0 || domain.min === 0)) {
    const done = `${withoutPartial(walk.path)},${writeCounts(domain, walk.partial)}`;
    const key = chosen > 0 ? 'panel.enough' : 'panel.none';
    buttons.push(button(at(done), { from: 'table', key }));
  }
  if (buttons.length > 0) rows.push(buttons);
  return rows;
}

type Shown = { readonly value: string; readonly label: Line; readonly note?: Line };

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

export function button(token: string, label: Line, style: 'primary' | 'secondary' | 'danger' = 'secondary'): Control {
  return { kind: 'button', token, label, style };
}

function backButton(token: Token): Control {
  return button(writeToken({ ...token, kind: 'menu', path: '', page: 0 }), { from: 'table', key: 'panel.back' });
}

function shown(module: GameModule, choice: Choice): { readonly label: Line; readonly note?: Line } {
  const label = choiceLine(module, choice);
  if (choice.note === undefined) return { label };
  const note: Line = { from: 'game', module: module.id, key: `note.${choice.note}` };
  return { label, note: choice.values === undefined ? note : { ...note, values: choice.values } };
}

function choiceTerm(choice: Choice): { readonly kind: string; readonly id: string } {
  return choice.name ?? { kind: 'choice', id: choice.id };
}

export function choiceLine(module: GameModule, choice: Choice): Line {
  return { from: 'table', key: 'term', module: module.id, values: { term: choiceTerm(choice) } };
}

function slotValues(domain: Domain): { readonly slot: { readonly kind: string; readonly id: string } } {
  return { slot: { kind: 'slot', id: domain.kind === 'done' ? 'done' : domain.slot } };
}

export function rowsOf(controls: readonly Control[]): Controls {
  const rows: (readonly Control[])[] = [];
  for (let at = 0; at < controls.length; at += ROW) rows.push(controls.slice(at, at + ROW));
  return rows;
}
