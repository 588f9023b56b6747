import { expect } from 'vitest';
import type { EdgeLimits } from '../../src/table/ports/edge-limits.js';
import type { Form, Reply } from '../../src/table/ports/message.js';
import { LIMITS } from '../support/edge-limits.js';

/** What an edge relies on: rows, buttons and menus of a size that it can show as they are. */
export function fits(reply: Reply, most: EdgeLimits = LIMITS): void {
  const rows = reply.controls ?? [];
  expect(rows.length).toBeLessThanOrEqual(most.rows);
  const tokens = rows.flat().map((control) => control.token);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const row of rows) {
    expect(row.length).toBeLessThanOrEqual(most.buttons);
    for (const control of row) {
      expect(control.token.length).toBeLessThanOrEqual(most.token);
      if (control.kind !== 'select') continue;
      expect(row).toHaveLength(1);
      expect(control.choices.length).toBeGreaterThan(0);
      expect(control.choices.length).toBeLessThanOrEqual(most.choices);
      expect(control.min).toBeLessThanOrEqual(control.max);
      expect(new Set(control.choices.map((choice) => choice.value)).size).toBe(control.choices.length);
    }
  }
  if (reply.form !== undefined) formFits(reply.form, most);
}

/** A list that is longer than a menu takes several fields. */
function formFits({ token, fields }: Form, most: EdgeLimits): void {
  expect(token.length).toBeLessThanOrEqual(most.token);
  const places = fields.map((field) => (field.kind === 'text' ? 1 : Math.ceil(field.choices.length / most.choices)));
  expect(places.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most.fields);
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) {
    if (field.kind === 'text') continue;
    expect(field.choices.length).toBeGreaterThan(0);
    expect(field.least).toBeLessThanOrEqual(field.most);
    expect(field.most).toBeLessThanOrEqual(field.choices.length);
    expect(new Set(field.choices.map(({ value }) => value)).size).toBe(field.choices.length);
  }
}
