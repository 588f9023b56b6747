import { expect, test } from 'vitest';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { tableFixture } from './fixture.js';

test('/advice in a solitaire says what it would do, why, and what is to be feared', async () => {
  const t = tableFixture({ games: [RECONQUISTA] });
  await t.does('red', 'game create', { system: 'reconquista', scenario: '8' });
  await t.does('red', 'game start');
  const told = t.textOf(await t.does('red', 'advice'));
  expect(told).toContain('I would:');
  expect(told).toContain('to fear:');
  expect(told).not.toContain('nothing better is known');
});

test('/advice among friends is on from the beginning, and a bot may fill the other seat', async () => {
  const t = tableFixture({ games: [HISPANIA_DRACO] });
  await t.does('red', 'game create', { system: 'hispania-draco' });
  await t.does('red', 'game fill', { strength: 'strong', seats: 2 });
  await t.does('red', 'game start');
  const game = await t.game();
  expect(game.seats.map(({ pilot }) => pilot?.strength ?? null).slice(0, 2)).toEqual([null, 'strong']);
  const told = t.textOf(await t.does('red', 'advice'));
  expect(told).toContain('I would:');
  expect(told).not.toContain('nothing better is known');
});
