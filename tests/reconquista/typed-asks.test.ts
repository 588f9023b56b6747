import { describe, expect, it } from 'vitest';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { tableFixture } from '../table/fixture.js';

/** Two Armies before a Muslim Army; whoever types is asked what the buttons ask. */
async function tableIn(phase: string) {
  const t = tableFixture({ games: [RECONQUISTA] });
  await t.lay(
    {
      phase,
      purse: 3,
      seats: { red: [] },
      places: {
        leon: { city: 'christian', inside: { side: 'christian', units: { army: 2 } } },
        galicia: { inside: { side: 'muslim', units: { army: 1 } } },
        granada: { city: 'muslim' },
      },
    },
    'reconquista',
  );
  const types = (command: string, options: Record<string, string>, careful: boolean) =>
    t.table.execute({ ...t.asker('red', t.channel), command, options, careful });
  return { ...t, types };
}

describe('a typed command', () => {
  it('asks what its button asks: what loses, what cannot be taken back', async () => {
    for (const [phase, command, options, said] of [
      ['spending', 'done', {}, /3 points would be lost.*\nDo it all the same\?/s],
      ['campaign', 'done', {}, /The Muslim reaction comes next.*\nThis cannot be undone\. Confirm\?/s],
      ['campaign', 'move', { from: 'leon', to: 'galicia', units: '2 armies' }, /Battle in Galicia at once.*Confirm\?/s],
    ] as const) {
      const t = await tableIn(phase);
      const { version } = await t.game();
      const asked = await t.types(command, options, true);
      expect(t.textOf(asked)).toMatch(said);
      expect((await t.game()).version).toBe(version);
      const done = await t.press('red', asked.confirm ?? '');
      expect(done.refused).toBeUndefined();
      expect((await t.game()).version).toBeGreaterThan(version);
    }
  });

  it('where nobody can be asked does it, and says what would have been said', async () => {
    const t = await tableIn('spending');
    const done = await t.types('done', {}, false);
    expect(t.textOf(done)).toMatch(/^Done without asking – 3 points would be lost/);
    expect(t.controlsOf(done).map(t.labelOf)).toContain('Undo');
  });

  it('that loses nothing is simply done', async () => {
    const t = await tableIn('spending');
    const bought = await t.types('buy', { unit: 'garrison', place: 'leon' }, true);
    expect(bought.confirm).toBeUndefined();
    expect(t.textOf(bought)).not.toMatch(/without asking/);
  });
});

describe('Undo', () => {
  it('is offered only to whoever has done something that it takes back', async () => {
    const t = await tableIn('spending');
    const offers = async (user: string) =>
      t
        .controlsOf(await t.does(user, 'game status'))
        .map(t.labelOf)
        .includes('Undo');
    expect(await offers('red')).toBe(false);
    await t.types('buy', { unit: 'garrison', place: 'leon' }, true);
    expect([await offers('red'), await offers('nobody')]).toEqual([true, false]);
    await t.does('red', 'undo');
    expect(await offers('red')).toBe(false);
  });
});
