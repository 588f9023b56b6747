import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { checkFile } from '../../src/table/log/check-file.js';
import { hashOfState } from '../../src/table/log/game-file.js';
import { readGameFile } from '../../src/table/log/read-game-file.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

const contentOf = async (t: ReturnType<typeof tableFixture>, user = 'red') =>
  (await t.does(user, 'export')).attachments?.[0]?.content ?? '';

async function played() {
  const t = tableFixture();
  await t.gathered();
  await t.does('red', 'dice', { word: 'luck' });
  await t.does('red', 'game start');
  for (const [index, person] of ['red', 'blue'].entries()) await t.does(person, 'bid', { amount: 50 - index });
  await t.does('red', 'advance');
  await t.does('red', 'undo', { force: true });
  await t.does('red', 'sneak', { steps: 2 });
  await t.does('red', 'done');
  await t.does('blue', 'autopilot', { on: true });
  return t;
}

describe('export and import', () => {
  it('takes a game up again where it ended, with new dice, and both check out', async () => {
    const t = await played();
    const state = await t.table.state(t.channel);
    await t.does('red', 'game end');
    const content = await contentOf(t);
    await t.does('red', 'game archive');

    const imported = await t.does('green', 'game import', { file: content });
    expect(imported.refused).toBeUndefined();
    expect(await t.table.state(t.channel)).toEqual(state);
    const game = await t.game();
    expect(game.phase).toBe('paused');
    expect(game.words).toEqual([]);
    await t.does('red', 'game join', { seat: 'p1' });
    await t.does('green', 'game join', { seat: 'p2' });
    await t.does('green', 'game resume');
    const owed = (await t.store.obligations(game.id))[0];
    const who = owed?.seats.includes('p1') ? 'red' : 'green';
    expect((await t.does(who, 'advance')).refused).toBeUndefined();
    await t.does('green', 'game end');
    const file = readGameFile(JSON.parse(await contentOf(t)));
    if (!file.ok) throw new Error('unreadable');
    const findings = await checkFile(file.value, diceRace());
    expect(findings).toMatchObject({ sealed: 0, flaws: [], doubts: [] });
    const changed = { ...file.value, seed: '0'.repeat(64) };
    expect((await checkFile(changed, diceRace())).flaws).not.toEqual([]);
  });

  it('tells whose the seats were until they are taken, by name and never by a bare id', async () => {
    const t = await played();
    await t.does('red', 'game end');
    const file: { [key: string]: Json } = JSON.parse(await contentOf(t));
    const seats = [
      { seat: 'p1', name: `red${' of the long name'.repeat(9)}` },
      { seat: 'p2', name: '184405311681986560' },
    ];
    const there = { channel: 'there' };
    const imported = await t.does('green', 'game import', { file: JSON.stringify({ ...file, seats }) }, there);
    expect(t.textOf(imported)).toMatch(/^p1: free; red of the long name.* sat there\np2: free$/m);
    await t.does('green', 'game join', { seat: 'p1' }, there);
    const shown = await t.does('blue', 'game seats', {}, there);
    expect(t.textOf(shown)).toBe('p1: green (game master)\np2: free');
    await t.does('blue', 'game join', { seat: 'p2' }, there);
    await t.does('blue', 'game leave', {}, there);
    const left = await t.does('blue', 'game seats', {}, there);
    expect(t.textOf(left).split('\n')[1]).toBe('p2: free; blue sat there');
    expect(t.textOf(left, 'fr').split('\n')[1]).toBe('p2 : libre ; blue y était');
  });

  it('does not take up a file from which the secrets of a running game were left out', async () => {
    const t = await played();
    const content = await contentOf(t);
    const partial = await t.does('red', 'game import', { file: content }, { channel: 'other' });
    expect(partial.refused?.code).toBe('import-partial');
    expect(t.textOf(await t.does('red', 'export'))).toContain('left out');
  });

  it('refuses files of all wrong kinds, each with its reason', async () => {
    const t = await played();
    await t.does('red', 'game end');
    const content = await contentOf(t);
    const file: { [key: string]: Json } = JSON.parse(content);
    const broken: readonly (readonly [string, string])[] = [
      ['nonsense', 'file-no-json'],
      ['[]', 'file-broken'],
      ['{"format":"other"}', 'file-broken'],
      [JSON.stringify({ ...file, module: 'chess' }), 'system-unknown'],
      [JSON.stringify({ ...file, entries: 3 }), 'file-broken'],
      [JSON.stringify({ ...file, seedHash: 'xyz' }), 'file-broken'],
      [JSON.stringify({ ...file, entries: [] }), 'import-empty'],
      [JSON.stringify({ ...file, stateHash: '00' }), 'import-wrong'],
      [content.replace('"verb": "sneak"', '"verb": "fly"'), 'import-wrong-at'],
      [content.replace('"kind": "setup"', '"kind": "dance"'), 'file-broken'],
      [content.replace('"sides": 6', '"sides": "six"'), 'file-broken'],
    ];
    for (const [text, code] of broken) {
      const reply = await t.does('red', 'game import', { file: text }, { channel: 'other' });
      expect(reply.refused?.code, text.slice(0, 60)).toBe(code);
      expect(t.textOf(reply)).not.toContain('{');
    }
    expect(await t.store.inChannel('other')).toBeNull();
    expect((await t.does('red', 'game import', { file: content })).refused?.code).toBe('channel-taken');
  });

  it('replays the log, from the first entry or from any snapshot, to the same state', async () => {
    const t = await played();
    const game = await t.game();
    const hash = hashOfState(JSON.parse(JSON.stringify(await t.table.state(t.channel))));
    for (const keep of [0, 1, 2]) {
      const other = tableFixture({ store: t.store });
      const kept = t.memory.games.get(game.id);
      if (kept === undefined) throw new Error('gone');
      const all = kept.snapshots;
      kept.snapshots = all.slice(0, keep);
      expect(hashOfState(JSON.parse(JSON.stringify(await other.table.state(t.channel))))).toBe(hash);
      kept.snapshots = all;
    }
  });
});
