import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { rulesAmong } from '../../src/table/context.js';

test('A game goes on by rules of its own major number, and by none where its version is not written as one', () => {
  for (const { id, rulesVersion } of GAMES) {
    const found = (version: string) => rulesAmong(GAMES, { module: id, rulesVersion: version })?.rulesVersion;
    const [major = ''] = rulesVersion.split('.');
    expect(rulesVersion, `${id} numbers its rules as docs/releasing.md says`).toMatch(/^\d+\.\d+$/);
    expect([found(rulesVersion), found(`${major}.999`)]).toEqual([rulesVersion, rulesVersion]);
    expect([`${rulesVersion} `, ` ${rulesVersion}`, `${major}.`, `${major}.x`, '', `${major}0.0`].map(found)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  }
});
