import { expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { NoSuchThing } from '../../src/table/change/scripted.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

/** A table of a later version of the bot, which has the rules of its day and no others. */
async function laterTable() {
  const before = tableFixture();
  await before.racing();
  const game = await before.game();
  const later = tableFixture({ store: before.store, games: [{ ...diceRace(), rulesVersion: '2.0' }] });
  return { before, later, game, here: { channel: before.channel } };
}

it('says in three languages that the rules of a game are not here, whatever is typed or pressed', async () => {
  const { before, later, game, here } = await laterTable();
  const sneak = before.tokenOf(await before.does('red', 'game status'), 'Sneak');
  for (const command of ['game pause', 'game settings', 'map', 'score', 'undo', 'rules', 'done']) {
    expect((await later.does('red', command, {}, here)).refused?.code, command).toBe('rules-gone');
  }
  const typed = await later.does('red', 'sneak', { steps: 1 }, here);
  const pressed = await later.press('red', sneak);
  for (const reply of [typed, pressed]) {
    expect(reply.refused?.code).toBe('rules-gone');
    for (const locale of LOCALES) expect(later.textOf(reply, locale)).toContain(`**${game.name}**`);
    expect(later.textOf(reply)).toContain('is played by rules 1.0');
  }
  const focused = { ...later.asker('red', before.channel), command: 'pack', options: {}, focused: 'lane' };
  expect(await later.table.complete(focused)).toEqual([]);
  expect(await later.table.panel(game.id, 'red')).toEqual([]);
  for (const post of before.memory.posts) {
    const shown = await later.table.resolve(post);
    expect(shown?.picture ?? null).toBeNull();
    expect((shown?.lines ?? []).filter((line) => line.from === 'event' || line.from === 'game')).toEqual([]);
  }
  for (const look of [() => later.table.state(before.channel), () => later.table.view(before.channel, 'red')]) {
    await expect(look()).rejects.toThrow(NoSuchThing);
  }
  const [owed] = await later.store.obligations(game.id);
  const lapse = { gameId: game.id, obligationId: owed?.id ?? '', requestId: 'over' };
  expect(await later.table.lapse(lapse)).toBe('settled');
  expect(await later.store.find(game.id)).toEqual(game);
});

it('still tells who sits there, helps, and gives such a game as a file that goes on where its rules are', async () => {
  const { before, later, here } = await laterTable();
  expect(later.textOf(await later.does('red', 'game seats', {}, here))).toContain('p1: red');
  expect(later.textOf(await later.does('red', 'help', {}, here))).toContain('/export');
  await before.does('red', 'game end');
  const file = (await later.does('red', 'export', {}, here)).attachments?.[0]?.content ?? '';
  expect((await before.does('red', 'game import', { file }, { channel: 'elsewhere' })).refused).toBeUndefined();
});

it('can be looked at, moved, ended and put away, and its channel taken by another game', async () => {
  const { before, later, game, here } = await laterTable();
  for (const locale of LOCALES) {
    const status = later.textOf(await later.does('red', 'game status', {}, here), locale);
    for (const part of [game.name, 'red', 'blue', '1.0', '/export', '/game archive']) expect(status).toContain(part);
  }
  expect(later.textOf(await later.does('red', 'log', { count: 3 }, here)).split('\n')).toHaveLength(4);
  expect((await later.does('blue', 'game end', {}, here)).refused?.code).toBe('not-master');
  expect((await later.does('red', 'game archive', {}, here)).refused?.code).toBe('cannot-archive');

  const moved = await later.does('red', 'game move', { game: game.id }, { channel: 'elsewhere' });
  expect(later.textOf(moved)).toContain(game.name);
  const there = { channel: 'elsewhere' };
  expect((await later.store.inChannel('elsewhere'))?.id).toBe(game.id);
  const told = before.memory.posts.at(-2);
  expect(told?.mentions).toEqual(['blue']);
  expect(told === undefined ? null : (await later.table.resolve(told))?.lines).toEqual(moved.lines);

  const ended = await later.does('red', 'game end', {}, { ...there, requestId: 'the-end' });
  expect(later.textOf(ended)).toContain(game.seedHash);
  expect(later.textOf(await later.does('red', 'game end', {}, { ...there, requestId: 'the-end' }))).not.toContain(
    game.seedHash,
  );
  expect(await later.store.obligations(game.id)).toEqual([]);
  expect((await later.does('red', 'export', {}, there)).attachments?.[0]?.content).toContain(game.seed);
  expect((await later.does('red', 'game archive', {}, there)).refused).toBeUndefined();
  expect((await later.does('red', 'game create', { system: 'dice-race' }, there)).refused).toBeUndefined();
});
