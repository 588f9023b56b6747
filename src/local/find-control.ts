import { plain } from '../core/slips.js';
import { LOCALES } from '../core/words.js';
import type { Control, Line, People } from '../table/ports/message.js';
import { plainStyle, type Say } from '../table/words/words.js';

export interface Found {
  readonly token: string;
  readonly values?: readonly string[];
}

/**
 * The control with this label, in any language, ignoring case and accents. A menu's choice is named by its label too;
 * several by a list, "2 infantry, cavalry". A button whose label has a note is named by what precedes it. A field is named with its text, "words: hello".
 */
export function findControl(
  say: Say,
  people: People,
  rows: readonly (readonly Control[])[],
  label: string,
): Found | null {
  const named = (line: Line) => LOCALES.map((locale) => plain(say(line, plainStyle(locale, people))));
  const wanted = plain(label);
  const controls = rows.flat();
  for (const control of controls) {
    if (control.kind === 'button' && named(control.label).includes(wanted)) return { token: control.token };
  }

  const [only, second] = controls.filter(
    ({ kind, label: line }) => kind === 'button' && line.from === 'noted' && named(line.line).includes(wanted),
  );
  if (only !== undefined && second === undefined) return { token: only.token };
  for (const control of controls) {
    if (control.kind === 'select') {
      const values = chosen(named, control, wanted);
      if (values !== null) return { token: control.token, values };
    }
    if (control.kind === 'field') {
      // A field is named by what precedes the colon: "amount: 0 to 200" is answered by "amount: 12".
      const start = named(control.label).find((name) => wanted.startsWith(`${fieldName(name)}:`));
      if (start !== undefined) return { token: control.token, values: [label.slice(label.indexOf(':') + 1).trim()] };
    }
  }
  return null;
}

/** A field's name, without the range that its label gives after a colon or question mark. */
export function fieldName(label: string): string {
  return label.replace(/\s*[:?].*$/, '');
}

type Select = Extract<Control, { kind: 'select' }>;

function chosen(named: (line: Line) => readonly string[], select: Select, wanted: string): readonly string[] | null {
  const whole = select.choices.find((choice) => choice.value === wanted || named(choice.label).includes(wanted));
  if (whole !== undefined) return [whole.value];
  const values: string[] = [];
  for (const part of wanted.split(',').map((text) => text.trim())) {
    const match = /^(?:(\d+)\s+)?(.+)$/.exec(part);
    const [, count = '1', name = ''] = match ?? [];
    // Several of a kind are separate in the menu, as "infantry (1)", "infantry (2)".
    const same = select.choices.filter(
      (choice) =>
        !values.includes(choice.value) &&
        named(choice.label).some((text) => text === name || text.replace(/ \(\d+\)$/, '') === name),
    );
    if (same.length < Number(count)) return null;
    values.push(...same.slice(0, Number(count)).map((choice) => choice.value));
  }
  return values.length >= select.min && values.length <= select.max ? values : null;
}
