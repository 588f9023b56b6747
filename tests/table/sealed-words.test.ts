import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveFace } from '../../src/core/derive.js';
import { hmacSha256 } from '../../src/table/dice/roller.js';
import { checkFile } from '../../src/table/log/check-file.js';
import { readGameFile } from '../../src/table/log/read-game-file.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
type Fixture = ReturnType<typeof tableFixture>;

const posted = async (t: Fixture) => (await Promise.all(t.memory.posts.map((post) => t.post(post)))).join('\n');
const logged = async (t: Fixture) => t.store.log((await t.game()).id);

describe('words for the dice', () => {
  it('stay sealed until the game begins, then all are shown at once and are in every die', async () => {
    const t = tableFixture();
    await t.gathered();
    const mine = t.textOf(await t.does('red', 'dice', { word: '  swordfish ' }));
    expect(mine).toContain('Your word “swordfish” is sealed');
    await t.does('blue', 'dice', { word: 'ñandú' });
    const seen = [
      await posted(t),
      JSON.stringify(await logged(t)),
      t.textOf(await t.does('blue', 'dice')),
      t.textOf(await t.does('green', 'dice')),
      t.textOf(await t.does('blue', 'log')),
      t.textOf(await t.does('blue', 'game status')),
      (await t.does('blue', 'export')).attachments?.[0]?.content ?? '',
    ];
    for (const text of seen) expect(text).not.toContain('swordfish');
    expect(t.textOf(await t.does('red', 'dice'))).toContain('swordfish');
    await t.does('red', 'game start');
    const opened = await posted(t);
    expect(opened).toContain('red’s word “swordfish”');
    expect(opened).toContain('blue’s word “ñandú”');

    const game = await t.game();
    expect(game.words).toEqual([
      { seat: 'p1', word: 'swordfish', fromRoll: 1 },
      { seat: 'p2', word: 'ñandú', fromRoll: 1 },
    ]);
    const [first] = (await logged(t)).flatMap((entry) => entry.rolls);
    expect(first?.face).toBe(first && deriveFace(hmacSha256, { seed: game.seed, words: game.words, ...first }));
    // Anybody who remembers his word and sees the salt can make the hash again that was shown when he gave it.
    const begun = (await logged(t)).find((entry) => entry.kind === 'setup');
    expect(begun?.detail).toMatchObject({
      words: [
        { seat: 'p1', word: 'swordfish' },
        { seat: 'p2', word: 'ñandú' },
      ],
    });
    const [red] = JSON.parse(JSON.stringify(begun?.detail)).words;
    expect(sha256(`${red.salt} swordfish`)).toBe(red.hash);
    expect(mine).toContain(red.hash);
  });

  it('count once, before the first throw', async () => {
    const t = tableFixture();
    await t.gathered();
    expect((await t.does('green', 'dice', { word: 'mine' })).refused?.code).toBe('not-seated');
    await t.does('red', 'dice', { word: 'one' });
    expect((await t.does('red', 'dice', { word: 'two' })).refused?.code).toBe('word-stands');
    expect((await t.does('red', 'dice', { hash: sha256('two') })).refused?.code).toBe('word-stands');
    await t.does('red', 'game start');
    expect((await t.does('blue', 'dice', { word: 'late' })).refused?.code).toBe('words-closed');
    expect((await t.does('blue', 'dice', { hash: sha256('late') })).refused?.code).toBe('words-closed');
    expect((await t.game()).words.map(({ word }) => word)).toEqual(['one']);
  });

  it('go with whoever leaves, and with his person where he changes seats', async () => {
    const t = tableFixture();
    await t.gathered(['red', 'blue', 'green']);
    await t.does('blue', 'dice', { word: 'gone' });
    await t.does('green', 'dice', { word: 'stays' });
    await t.does('blue', 'game leave');
    await t.does('green', 'game join', { seat: 'p2' });
    await t.does('red', 'game start');
    expect((await t.game()).words).toEqual([{ seat: 'p2', word: 'stays', fromRoll: 1 }]);
    expect(await posted(t)).not.toContain('gone');
  });

  it('of whoever trusts nobody are a hash first: the game waits for the word, and names who does not show it', async () => {
    const t = tableFixture();
    await t.gathered(['red', 'blue', 'green']);
    expect((await t.does('blue', 'dice', { hash: 'abc' })).refused?.code).toBe('hash-wrong');
    expect((await t.does('blue', 'dice', { hash: sha256('deep'), word: 'deep' })).refused?.code).toBe('word-or-hash');
    await t.does('blue', 'dice', { hash: sha256('deep').toUpperCase() });
    await t.does('green', 'dice', { hash: sha256('forgotten') });
    await t.does('red', 'dice', { word: 'plain' });
    await t.does('red', 'game start');
    expect((await t.game()).phase).toBe('gathering');
    const call = t.memory.posts.findLast((post) => post.to.kind === 'channel');
    expect(call?.mentions).toEqual(['blue', 'green']);
    // From now on nobody gives another one.
    expect((await t.does('red', 'dice', { word: 'other' })).refused?.code).toBe('words-closed');
    expect((await t.does('blue', 'dice', { word: 'deeper' })).refused?.code).toBe('word-differs');
    expect((await t.does('blue', 'dice', { word: 'deep' })).refused).toBeUndefined();
    expect(await posted(t)).not.toContain('deep”');
    expect((await t.does('red', 'game start')).refused?.code).toBe('words-awaited');
    t.wait(25);
    await t.does('red', 'game start');
    const game = await t.game();
    expect(game.phase).toBe('playing');
    expect(game.words.map(({ seat, word }) => [seat, word])).toEqual([
      ['p1', 'plain'],
      ['p2', 'deep'],
    ]);
    expect(await posted(t)).toContain(`green has not shown the word behind \`${sha256('forgotten')}\``);
  });

  it('of whoever copies the hash of another do no harm: he cannot show the word, and the file is right', async () => {
    const t = tableFixture();
    await t.gathered(['red', 'blue']);
    await t.does('red', 'dice', { hash: sha256('deep') });
    await t.does('blue', 'dice', { hash: sha256('deep') });
    await t.does('red', 'game start');
    await t.does('red', 'dice', { word: 'deep' });
    t.wait(25);
    await t.does('red', 'game start');
    expect((await t.game()).words).toEqual([{ seat: 'p1', word: 'deep', fromRoll: 1 }]);
    await t.does('red', 'game end');
    const file = readGameFile(JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? ''));
    expect(file.ok && (await checkFile(file.value, diceRace()))).toMatchObject({ flaws: [], doubts: [] });
  });

  it('let the game begin at once when all are shown', async () => {
    const t = tableFixture();
    await t.gathered();
    await t.does('red', 'dice', { hash: sha256('a') });
    await t.does('blue', 'dice', { hash: sha256('b') });
    await t.does('red', 'game start');
    await t.does('red', 'dice', { word: 'a' });
    await t.does('blue', 'dice', { word: 'b' });
    expect(await posted(t)).toContain('All words are there');
    expect((await t.does('red', 'game start')).refused).toBeUndefined();
    expect((await t.game()).words.map(({ word }) => word)).toEqual(['a', 'b']);
  });

  it('are given to an imported game before it is resumed for the first time', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'game end');
    const file = (await t.does('red', 'export')).attachments?.[0]?.content ?? '';
    await t.does('red', 'game archive');
    await t.does('red', 'game import', { file });
    await t.does('red', 'game join', { seat: 'p1' });
    await t.does('blue', 'game join', { seat: 'p2' });
    await t.does('blue', 'dice', { word: 'again' });
    await t.does('red', 'dice', { hash: sha256('mine') });
    await t.does('red', 'game resume');
    expect((await t.game()).phase).toBe('paused');
    await t.does('red', 'dice', { word: 'mine' });
    await t.does('red', 'game resume');
    const { words, nextRoll, phase } = await t.game();
    expect(phase).toBe('playing');
    expect(words).toEqual([
      { seat: 'p1', word: 'mine', fromRoll: nextRoll },
      { seat: 'p2', word: 'again', fromRoll: nextRoll },
    ]);
    await t.does('red', 'game pause');
    await t.does('red', 'game resume');
    expect((await t.does('red', 'dice', { word: 'more' })).refused?.code).toBe('words-closed');
  });
});
