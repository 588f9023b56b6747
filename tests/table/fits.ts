import { expect } from 'vitest';
import { LONGEST_TOKEN } from '../../src/table/controls/token.js';
import type { Form, Reply } from '../../src/table/ports/message.js';

const MOST = { choices: 25, row: 5, rows: 5, fields: 5 };

/** What Discord's side of the table relies on: rows, buttons and menus of a size that it can show as they are. */
export function fits(reply: Reply): void {
  const rows = reply.controls ?? [];
  expect(rows.length).toBeLessThanOrEqual(MOST.rows);
  const tokens = rows.flat().map((control) => control.token);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const row of rows) {
    expect(row.length).toBeLessThanOrEqual(MOST.row);
    for (const control of row) {
      expect(control.token.length).toBeLessThanOrEqual(LONGEST_TOKEN);
      if (control.kind !== 'select') continue;
      expect(row).toHaveLength(1);
      expect(control.choices.length).toBeGreaterThan(0);
      expect(control.choices.length).toBeLessThanOrEqual(MOST.choices);
      expect(control.min).toBeLessThanOrEqual(control.max);
      expect(new Set(control.choices.map((choice) => choice.value)).size).toBe(control.choices.length);
    }
  }
  if (reply.form !== undefined) formFits(reply.form);
}

/** Five fields, of which a list of more than 25 takes several. */
function formFits({ token, fields }: Form): void {
  expect(token.length).toBeLessThanOrEqual(LONGEST_TOKEN);
  const places = fields.map((field) => (field.kind === 'text' ? 1 : Math.ceil(field.choices.length / MOST.choices)));
  expect(places.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST.fields);
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) {
    if (field.kind === 'text') continue;
    expect(field.choices.length).toBeGreaterThan(0);
    expect(field.least).toBeLessThanOrEqual(field.most);
    expect(field.most).toBeLessThanOrEqual(field.choices.length);
    expect(new Set(field.choices.map(({ value }) => value)).size).toBe(field.choices.length);
  }
}
