import { expect, test } from 'vitest';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { GAMES } from '../../src/games/registry.js';
import { tableFixture } from './fixture.js';

test('/threat tells of what may come, and no more once the game is over', async () => {
  const t = tableFixture({ games: [RECONQUISTA] });
  await t.does('red', 'game create', { system: 'reconquista' });
  await t.does('red', 'game join');
  await t.does('red', 'game start');
  expect((await t.does('red', 'threat')).refused).toBeUndefined();
  const { id } = await t.game();
  const kept = t.memory.games.get(id);
  if (kept === undefined) throw new Error('not kept');
  t.memory.games.set(id, { ...kept, game: { ...kept.game, phase: 'over' } });
  expect((await t.does('red', 'threat')).refused?.code).toBe('game-over');
});

test('in every game', () => {
  const threats = GAMES.flatMap(({ typing }) => typing.commands.filter(({ name }) => name === 'threat'));
  expect(threats.map(({ ahead }) => ahead)).toEqual(GAMES.map(() => true));
});
