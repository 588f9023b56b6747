import { expect, test } from 'vitest';
import { tableFixture } from './fixture.js';
import { thinkingRace } from './thinking-race.js';

test('/advice says before the beginning, at rest and after the end what it is', async () => {
  const t = tableFixture({ games: [thinkingRace()] });
  await t.gathered();
  const code = async () => (await t.does('red', 'advice')).refused?.code;
  expect(await code()).toBe('not-started');
  await t.does('red', 'game start');
  await t.does('red', 'game settings', { advice: true });
  await t.does('red', 'game pause');
  expect(await code()).toBe('game-paused');
  const { id } = await t.game();
  const kept = t.memory.games.get(id);
  if (kept === undefined) throw new Error('not kept');
  t.memory.games.set(id, { ...kept, game: { ...kept.game, phase: 'over' } });
  expect(await code()).toBe('game-over');
});
