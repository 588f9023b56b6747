import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { tableFixture } from '../table/fixture.js';

/** The first nation of scenario A, CARTHAGE, has twelve Infantry and Hamilcar at sea. */
async function carthage() {
  const t = tableFixture({ games: [HISPANIA] });
  await t.begun(['red', 'blue', 'green', 'yellow'], 'hispania', { scenario: 'A', version: 'standard' });
  let ids = 0;
  const types = (command: string, options: Record<string, string | number>, careful: boolean) =>
    t.table.execute({ ...t.asker('red', t.channel, `careful-${++ids}`), command, options, careful });
  return { ...t, types };
}

describe('a typed command that would lose something', () => {
  it('is asked about where the edge can ask, and done when that is pressed', async () => {
    const t = await carthage();
    await t.types('move', { from: 'sea', to: 'denia', units: '3 infantry' }, true);
    const before = (await t.game()).version;
    const asked = await t.types('done', {}, true);
    expect(asked.refused).toBeUndefined();
    expect(t.textOf(asked)).toContain('Lost if left there: 9 infantry and Hamilcar (At sea).');
    expect((await t.game()).version).toBe(before);
    const said = t.textOf(await t.press('red', asked.confirm ?? ''));
    expect(said).toContain('−9 infantry');
    expect((await t.game()).version).toBe(before + 1);
  });

  it('is left alone by Cancel, and done at once where a script means what it says', async () => {
    const t = await carthage();
    const asked = await t.types('done', {}, true);
    await t.press('red', t.tokenOf(asked, 'No'));
    expect(t.textOf(await t.types('nation', {}, true))).toContain('At sea: 12 infantry and Hamilcar');
    expect(t.textOf(await t.types('done', {}, false))).toContain('−12 infantry');
  });

  it('is not asked about where nothing is lost', async () => {
    const t = await carthage();
    for (const [to, units] of [
      ['denia', '3 infantry'],
      ['valence', '3 infantry'],
      ['seville', '3 infantry, hamilcar'],
      ['grenade', '2 infantry'],
      ['carthagene', '1 infantry'],
    ] as const) {
      expect((await t.types('move', { from: 'sea', to, units }, true)).refused).toBeUndefined();
    }
    expect((await t.types('done', {}, true)).confirm).toBeUndefined();
    expect((await t.store.obligations((await t.game()).id))[0]?.what).toBe('battle');
  });
});

describe('the autopilot', () => {
  it('does not play for whoever only looks what the command does', async () => {
    const t = await carthage();
    expect(t.textOf(await t.types('autopilot', {}, true))).toContain('`/autopilot on:true`');
    expect((await t.game()).seats.some(({ autopilot }) => autopilot)).toBe(false);
  });
});

describe('gold that would be lost', () => {
  it('is asked about while it can still buy something [2.4]', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.lay({
      turn: 3,
      nation: 'galicien',
      phase: 'income',
      provinces: { galice: { galicien: ['infantry', 'infantry'] }, asturies: { galicien: ['infantry'] } },
      gold: { galicien: 9 },
      seats: { red: ['galicien'], blue: ['rome'] },
    });
    const done = { ...t.asker('red', t.channel), command: 'done', options: {}, careful: true };
    const asked = await t.table.execute(done);
    expect(t.textOf(asked)).toMatch(/would be lost/);
    await t.does('red', 'buy', { unit: 'infantry', count: 2 });
    const then = await t.table.execute({ ...done, requestId: 'then' });
    expect(then.confirm).toBeUndefined();
    expect(then.refused).toBeUndefined();
  });
});
