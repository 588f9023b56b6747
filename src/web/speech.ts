import type { GameModule } from '../core/game-module.js';
import type { Locale } from '../core/words.js';
import type { Control, Controls, Form, Line, People, Reply } from '../table/ports/message.js';
import type { Plotter } from '../table/ports/plotter.js';
import type { GameRecord, Store } from '../table/ports/store.js';
import type { TableService, WatchedTable } from '../table/service.js';
import type { Say } from '../table/words/words.js';
import { boardShown } from './board-shown.js';
import type { ChoiceShown, ControlShown, FormShown, PlaceShown, ReplyShown, RowsShown } from './shown.js';
import { labelOf, textOf } from './style.js';

/** What the page's answers are made of. */
export interface AnswerParts {
  readonly table: TableService;
  readonly watched: WatchedTable;
  readonly store: Pick<Store, 'find' | 'inChannel' | 'ofUser' | 'obligations' | 'preferences'>;
  /** How the seats of each game relate. */
  readonly games: readonly Pick<GameModule, 'id' | 'mode'>[];
  readonly say: Say;
  readonly plotter: Plotter;
  /** After each act: what waits in the outbox is nobody else's concern. */
  readonly acted?: (game: GameRecord) => Promise<void>;
}

export interface Voice {
  readonly say: Say;
  readonly plotter: Plotter;
  readonly locale: Locale;
}

/** An answer as the page shows it. `places`: those of the board it is beside; what names one can be touched there. */
export function replyShown(voice: Voice, reply: Reply, places: readonly PlaceShown[]): ReplyShown {
  const { say, plotter, locale } = voice;
  const people = reply.people ?? {};
  const picture = reply.picture?.(locale) ?? null;
  const scenes = picture?.kind === 'scene' ? [picture.scene] : picture?.kind === 'collage' ? picture.scenes : [];
  const drawn = scenes.map((scene) => boardShown(plotter, scene, reply.aside ?? (() => ''), locale));
  return {
    text: textOf(say, locale, people, reply.lines),
    refused: reply.refused !== undefined,
    asks: false,
    aside: reply.aside !== undefined,
    rows: rowsShown(voice, reply.controls ?? [], people, places),
    form: reply.form === undefined ? null : formShown(voice, reply.form, people),
    boards: drawn.map(({ board }) => board),
    sprites: Object.fromEntries(drawn.flatMap(({ sprites }) => [...sprites].map(([name, svg]) => [name, svg()]))),
    chart: picture?.kind === 'chart' ? plotter.chart(picture.chart) : null,
    files: reply.attachments ?? [],
  };
}

export function rowsShown(
  { say, locale }: Pick<Voice, 'say' | 'locale'>,
  rows: Controls,
  people: People,
  places: readonly PlaceShown[],
): RowsShown {
  const label = labelOf(say, locale, people);
  const placeOf = placeNamed(label, places);
  return rows.map((row) => row.map((control) => controlShown(control, label, placeOf)));
}

type Thing = Extract<Control, { kind: 'button' }>['thing'];
type PlaceOf = (thing: Thing, line: Line) => { readonly place?: string };

/** A thing is the place of that id if it bears its name too: a nation may have the id of a province. */
function placeNamed(label: (line: Line) => string, places: readonly PlaceShown[]): PlaceOf {
  return (thing, line) => {
    const place = thing === undefined ? undefined : places.find(({ id }) => id === thing.id);
    if (place === undefined) return {};
    return label(line.from === 'noted' ? line.line : line) === place.name ? { place: place.id } : {};
  };
}

function controlShown(control: Control, label: (line: Line) => string, placeOf: PlaceOf): ControlShown {
  const { token } = control;
  switch (control.kind) {
    case 'button': {
      const { style, thing } = control;
      return { kind: 'button', token, label: label(control.label), style, ...placeOf(thing, control.label) };
    }
    case 'form':
      return { kind: 'form', token, label: label(control.label), style: 'secondary' };
    case 'field':
      return { kind: 'field', token, label: label(control.label), maxLength: control.maxLength };
    case 'select': {
      const choices = control.choices.map(
        (choice): ChoiceShown => ({
          value: choice.value,
          label: label(choice.label),
          ...(choice.note === undefined ? {} : { note: label(choice.note) }),
          ...placeOf(choice.thing, choice.label),
        }),
      );
      return { kind: 'select', token, label: label(control.label), min: control.min, max: control.max, choices };
    }
  }
}

function formShown({ say, locale }: Voice, { token, title, fields }: Form, people: People): FormShown {
  const label = labelOf(say, locale, people);
  return {
    token,
    title: label(title),
    fields: fields.map((field) => {
      if (field.kind === 'text') return { ...field, label: label(field.label), value: field.value ?? '' };
      return {
        kind: 'choice',
        label: label(field.label),
        hint: field.hint === undefined ? '' : label(field.hint),
        least: field.least,
        most: field.most,
        choices: field.choices.map(({ value, label: named, note, chosen }) => ({
          value,
          label: label(named),
          ...(note === undefined ? {} : { note: label(note) }),
          ...(chosen === true ? { chosen } : {}),
        })),
      };
    }),
  };
}
