import { expect } from 'vitest';
import { LONGEST_TOKEN } from '../../src/table/controls/token.js';
import type { Reply } from '../../src/table/ports/message.js';

const MOST = { choices: 25, row: 5, rows: 5 };

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
}
