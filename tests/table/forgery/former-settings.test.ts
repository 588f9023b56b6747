import { expect, it } from 'vitest';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import { tableFixture } from '../fixture.js';
import { judged } from './judged.js';

it('a game begun before a setting was there is right; that it began before anybody thought in it is the word of the file', async () => {
  const t = tableFixture({ games: [HISPANIA_DRACO] });
  await t.begun(['red'], HISPANIA_DRACO.id);
  await t.does('red', 'game end');
  const text = String((await t.does('red', 'export')).attachments?.[0]?.content);
  expect(text).not.toContain('onAway');
  expect(await judged(HISPANIA_DRACO, text)).toMatchObject({ code: 0 });
  const former = text.replace('"strength": "middle"', '"strength": "default"');
  expect(former).not.toBe(text);
  expect(await judged(HISPANIA_DRACO, former)).toMatchObject({ code: 3, what: ['settings'] });
});
