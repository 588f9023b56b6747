import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { tableFixture } from './fixture.js';

describe.each(GAMES.map(({ id }) => id))('replaced data of %s', (system) => {
  it.each([
    '{"__proto__":{"cities":{}}}',
    '{"constructor":{}}',
    '{"prototype":null}',
    '{"cities":{"__proto__":{"faces":[1]}}}',
    '[{"a":[{"constructor":1}]}]',
  ])('is refused with a key that no data has: %s', async (overrides) => {
    const t = tableFixture({ games: GAMES });
    const made = await t.does('red', 'game create', { system, overrides });
    expect(made.refused?.code).toBe('overrides-key');
    expect(t.textOf(made)).toMatch(/__proto__|constructor|prototype/);
  });

  it('is refused where it says one thing twice', async () => {
    const t = tableFixture({ games: GAMES });
    const made = await t.does('red', 'game create', { system, overrides: '{"cities":{"a":1,"a":2}}' });
    expect(made.refused?.code).toBe('overrides-twice');
    expect(t.textOf(made)).toContain('cities.a');
  });
});
