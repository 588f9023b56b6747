import { describe, expect, it } from 'vitest';
import { isObject, type Json } from '../../src/core/json.js';
import { checkFile } from '../../src/table/log/check-file.js';
import type { GameFile } from '../../src/table/log/game-file.js';
import { readGameFile } from '../../src/table/log/read-game-file.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

async function finished() {
  const t = tableFixture();
  await t.gathered();
  await t.does('blue', 'dice', { word: 'from blue' });
  await t.does('red', 'dice', { word: 'from red' });
  await t.does('red', 'game start');
  await t.does('red', 'bid', { amount: 9 });
  await t.does('blue', 'bid', { amount: 3 });
  await t.does('red', 'advance');
  await t.does('red', 'game end');
  const json: Json = JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? '');
  return { t, file: read(json) };
}

function read(json: Json): GameFile {
  const file = readGameFile(json);
  if (!file.ok) throw new Error(JSON.stringify(file.rejection));
  return file.value;
}

describe('the dice of a game', () => {
  it('are promised at the beginning, mixed with words, revealed at the end, and check out', async () => {
    const { t, file } = await finished();
    const findings = await checkFile(file, diceRace());
    expect(findings).toMatchObject({ scripted: 0, sealed: 0, flaws: [], doubts: [] });
    expect(findings.played).not.toBeNull();
    expect(findings.derived).toBeGreaterThanOrEqual(4);
    expect(file.words.map(({ word }) => word)).toEqual(['from red', 'from blue']);
    const posts = await Promise.all(t.memory.posts.map((post) => t.post(post)));
    expect(posts[0]).toContain(file.seedHash.slice(0, 16));
    expect(posts.slice(1).find((post) => post.includes('begins.'))).toContain(file.seedHash);
    expect(posts.slice(0, -2).join()).not.toContain(file.seed);
    expect(posts.join()).toContain(file.seed);
    expect(t.textOf(await t.does('green', 'dice'))).not.toContain('secret until the end');
  });

  it('keep the seed and the secret rolls of a game in play', async () => {
    const t = tableFixture();
    await t.racing();
    const game = await t.game();
    const json: Json = JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? '');
    expect(isObject(json) && json.seed).toBeNull();
    expect(JSON.stringify(json)).not.toContain(game.seed);
    const findings = await checkFile(read(json), diceRace());
    expect(findings.flaws).toEqual([]);
    expect(findings.derived).toBe(0);
    expect(findings.sealed).toBeGreaterThan(0);
  });

  it('never use a number twice, not even after an undo', async () => {
    const t = tableFixture();
    await t.racing();
    const numbers = async () =>
      (await t.store.log((await t.game()).id)).flatMap((entry) => entry.rolls.map((roll) => roll.number));
    await t.does('red', 'advance');
    const before = await numbers();
    await t.does('red', 'undo', { force: true });
    await t.does('red', 'advance');
    const after = await numbers();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    expect(after.at(-1)).toBe((before.at(-1) ?? 0) + 1);
  });

  it('may be set by a script, and the log says so', async () => {
    const t = tableFixture();
    await t.racing();
    t.loadedDice.load([4, 2]);
    await t.does('red', 'advance');
    expect(t.loadedDice.left).toBe(1);
    expect(t.textOf(await t.does('red', 'dice'))).toContain('(set by the script)');
    await t.does('red', 'done');
    t.loadedDice.load([9]);
    await t.does('blue', 'advance');
    expect(await t.table.view(t.channel, 'blue')).toMatchObject({ at: { p2: 2 } });
    await t.does('blue', 'done');
    const impossible = await t.does('red', 'advance');
    expect(impossible.refused?.code).toBe('face-impossible');
    expect(t.textOf(impossible)).toContain('A die with 6 sides cannot show 9.');
  });
});
