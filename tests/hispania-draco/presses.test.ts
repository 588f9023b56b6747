import { expect, it } from 'vitest';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { tableFixture } from '../table/fixture.js';

it('what alone is awaited is asked by its list at once: a road in one press', async () => {
  const t = tableFixture({ games: [HISPANIA_DRACO] });
  await t.begun(['red', 'blue'], 'hispania-draco');
  const panel = await t.does('red', 'game status');
  const menu = t.controlsOf(panel).find(({ kind }) => kind === 'select');
  if (menu?.kind !== 'select') throw new Error(t.controlsOf(panel).map(t.labelOf).join());
  expect(t.labelOf(menu)).toMatch(/road/i);
  const built = await t.press('red', menu.token, [menu.choices[0]?.value ?? '']);
  expect(built.refused).toBeUndefined();
  expect(t.textOf(built)).toMatch(/road/i);
});

it('a phase is not ended with denarii unspent before that is said', async () => {
  const t = tableFixture({ games: [HISPANIA_DRACO] });
  await t.begun(['red'], 'hispania-draco');
  for (let step = 0; step < 12; step++) {
    const panel = await t.does('red', 'game status');
    const controls = t.controlsOf(panel);
    if (controls.map(t.labelOf).includes('End the phase')) break;
    const menu = controls.find(({ kind }) => kind === 'select');
    if (menu?.kind === 'select') await t.press('red', menu.token, [menu.choices[0]?.value ?? '']);
    else if (controls[0] !== undefined) await t.press('red', controls[0].token);
  }
  const asked = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'End the phase'));
  expect(t.textOf(asked)).toMatch(/\d denarii would be lost/);
  expect(asked.confirm).toBeDefined();
});
