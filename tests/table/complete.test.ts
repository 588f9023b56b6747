import { describe, expect, it } from 'vitest';
import { tableFixture } from './fixture.js';

describe('completion', () => {
  it('offers what may stand there, the reader’s own first, at most as many as Discord shows', async () => {
    const t = tableFixture();
    const ask = (user: string, command: string, focused: string, typed: string) =>
      t.table.complete({ ...t.asker(user, t.channel), command, focused, options: { [focused]: typed } });
    expect(await ask('red', 'game', 'system', '')).toEqual([{ name: 'Dice race', value: 'dice-race' }]);
    expect(await ask('red', 'pack', 'lane', '')).toEqual([]);
    await t.racing();
    expect(await ask('red', 'pack', 'lane', '')).toHaveLength(25);
    expect(await ask('red', 'pack', 'lane', 'lane-30')).toEqual([{ name: 'lane-30', value: 'lane-30' }]);
    expect(await ask('red', 'game', 'seat', 'BLÜE'.replace('Ü', 'U'))).toEqual([{ name: 'p2 (blue)', value: 'p2' }]);
    expect((await ask('red', 'remind', 'zone', 'madr')).map(({ value }) => value)).toEqual(['Europe/Madrid']);
    expect((await ask('red', 'rules', 'topic', 'tur')).map(({ value }) => value)).toEqual(['turns']);
    expect((await ask('red', 'help', 'command', 'adv')).map(({ value }) => value)).toEqual(['advice', 'advance']);
    expect(await ask('red', 'nothing', 'at-all', '')).toEqual([]);
  });
});
