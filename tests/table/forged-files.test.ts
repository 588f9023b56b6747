import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveFace } from '../../src/core/derive.js';
import type { Roll } from '../../src/core/dice.js';
import { isObject, type Json } from '../../src/core/json.js';
import { ok, refuse } from '../../src/core/result.js';
import { hashOfSeed, hmacSha256 } from '../../src/table/dice/roller.js';
import { checkFile } from '../../src/table/log/check-file.js';
import type { FileEntry, GameFile } from '../../src/table/log/game-file.js';
import { readGameFile } from '../../src/table/log/read-game-file.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
type Race = ReturnType<typeof diceRace>;

/** The race, whose rules refuse a `sneak` of two steps after they have thrown a die: such dice are written as spent. */
const RACE: Race = {
  ...diceRace(),
  apply(state, seat, action, dice) {
    if (action.verb === 'advance') dice.roll(6, { what: 'order' });
    // Rules that let something pass which they do not offer.
    if (action.verb === 'whisper') return ok({ state, events: [] });
    if (action.verb === 'sneak' && action.steps === 2) {
      dice.roll(6, { what: 'advance', values: { seat: { kind: 'seat', id: seat } } });
      return refuse('not-now', { verb: 'sneak' });
    }
    return diceRace().apply(state, seat, action, dice);
  },
};

/** A game with all that a log can hold: words of each kind, dice of each kind, undos, the autopilot. */
async function played(): Promise<GameFile> {
  const t = tableFixture({ games: [RACE], seed: 'c0ffee'.padEnd(64, '0') });
  await t.gathered(['red', 'blue', 'green']);
  await t.does('red', 'dice', { word: 'from red' });
  await t.does('blue', 'dice', { hash: sha256('from blue') });
  await t.does('green', 'dice', { hash: sha256('never shown') });
  await t.does('red', 'game start');
  await t.does('blue', 'dice', { word: 'from blue' });
  t.wait(25);
  await t.does('red', 'game start');
  for (const [index, person] of ['red', 'blue', 'green'].entries()) await t.does(person, 'bid', { amount: 50 - index });
  await t.does('red', 'shout', { words: 'here' });
  await t.does('red', 'advance');
  await t.does('red', 'undo');
  const agree = async (person: string) =>
    t.press(person, t.tokenOf({ lines: [], controls: await t.table.panel((await t.game()).id, person) }, 'Agree'));
  await agree('blue');
  await agree('green');
  await t.does('red', 'advance');
  await t.does('red', 'undo', { force: true });
  await t.does('red', 'sneak', { steps: 2 });
  await t.does('red', 'sneak', { steps: 1 });
  await t.does('blue', 'autopilot', { on: true });
  await t.does('red', 'done');
  await t.does('green', 'advance');
  await t.does('red', 'game settings', { undo: 'never' });
  await t.does('green', 'done');
  await t.does('red', 'advance');
  await t.does('red', 'game end');
  const json: Json = JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? '');
  const file = readGameFile(json);
  if (!file.ok) throw new Error(JSON.stringify(file.rejection));
  return file.value;
}

/** As whoever runs the database would: every face derived anew from what the file says. */
function derivedAnew(file: GameFile): GameFile {
  const { seed, words } = file;
  if (seed === null) throw new Error('no seed');
  const face = (roll: Roll) => deriveFace(hmacSha256, { ...roll, seed, words });
  return {
    ...file,
    entries: file.entries.map((entry) => ({
      ...entry,
      rolls: entry.rolls.map((roll) => ({ ...roll, face: face(roll) })),
    })),
  };
}

type Where = (entry: FileEntry) => boolean;
const first = (file: GameFile, where: Where) => file.entries.findIndex(where);
/** The file with one entry changed. */
function changed(file: GameFile, where: Where, change: (entry: FileEntry) => FileEntry): GameFile {
  const at = first(file, where);
  if (at === -1) throw new Error('no such entry');
  return { ...file, entries: file.entries.map((entry, index) => (index === at ? change(entry) : entry)) };
}
/** The file with an entry more, the others counted on. */
function inserted(file: GameFile, where: Where, entry: Partial<FileEntry>): GameFile {
  const at = first(file, where);
  const rolled = file.entries.slice(0, at).flatMap(({ rolls }) => rolls).length;
  const empty = { version: 0, at: '2026-11-18T12:00:00.000Z', userId: 'red', kind: 'table', seat: null } as const;
  const nothing = { actions: [], events: [], rolls: [], detail: null };
  const more: FileEntry = { ...empty, ...nothing, ...entry };
  const entries = [...file.entries.slice(0, at), more, ...file.entries.slice(at)];
  const shift = more.rolls.length;
  return {
    ...file,
    version: file.version + 1,
    nextRoll: file.nextRoll + shift,
    entries: entries.map((one, index) => ({
      ...one,
      version: index + 1,
      rolls: one.rolls.map((roll, order) => ({
        ...roll,
        number: one === more ? rolled + order + 1 : index > at ? roll.number + shift : roll.number,
      })),
      detail:
        isObject(one.detail) && typeof one.detail.to === 'number' && one.detail.to > at
          ? { ...one.detail, to: one.detail.to + 1 }
          : one.detail,
    })),
  };
}
function withRoll(entry: FileEntry, change: (roll: Roll) => Roll): FileEntry {
  return { ...entry, rolls: entry.rolls.map((roll, index) => (index === 0 ? change(roll) : roll)) };
}
function withDetail(entry: FileEntry, change: { readonly [key: string]: Json }): FileEntry {
  return { ...entry, detail: { ...(isObject(entry.detail) ? entry.detail : {}), ...change } };
}

const OTHER = 'ab'.repeat(32);
const isAct =
  (verb: string, rolls = 0): Where =>
  ({ kind, actions, rolls: thrown }) =>
    kind === 'act' && actions[0]?.verb === verb && thrown.length >= rolls;
const isTold =
  (what: string): Where =>
  ({ detail }) =>
    isObject(detail) && detail.what === what;
const isSetup: Where = ({ kind }) => kind === 'setup';
const advance = isAct('advance', 1);
const wordsOf = (file: GameFile) => {
  const { detail } = file.entries[first(file, isSetup)] ?? { detail: null };
  return isObject(detail) && Array.isArray(detail.words) ? detail.words : [];
};

/** Every way to forge a file that we can think of: what is done, what it is called, where it is found (null: as a whole). */
const FORGED: readonly (readonly [string, string, Where | number | null, (file: GameFile) => GameFile])[] = [
  ['another seed', 'seed', (entry) => entry.version === 1, (file) => ({ ...file, seed: OTHER })],
  [
    'another seed, with its faces',
    'seed',
    (entry) => entry.version === 1,
    (file) => derivedAnew({ ...file, seed: OTHER }),
  ],
  ['another fingerprint', 'seed', (entry) => entry.version === 1, (file) => ({ ...file, seedHash: OTHER })],
  ['the seed kept back', 'head', null, (file) => ({ ...file, seed: null })],
  ['no words', 'head', null, (file) => ({ ...file, words: [] })],
  [
    'another word, with its faces',
    'roll-derived',
    isSetup,
    (file) => derivedAnew({ ...file, words: file.words.map((word) => ({ ...word, word: 'mine' })) }),
  ],
  [
    'another word opened, with its faces',
    'differs',
    5,
    (file) =>
      derivedAnew(
        changed({ ...file, words: file.words.map((word) => ({ ...word, word: 'mine' })) }, isSetup, (entry) =>
          withDetail(entry, {
            words: wordsOf(file).map((word: Json) => (isObject(word) ? { ...word, word: 'mine' } : word)),
          }),
        ),
      ),
  ],
  [
    'a word opened that nobody sealed',
    'roll-derived',
    isSetup,
    (file) =>
      derivedAnew(
        changed({ ...file, words: [...file.words, { seat: 'p3', word: 'mine', fromRoll: 1 }] }, isSetup, (entry) =>
          withDetail(entry, {
            words: [...wordsOf(file), { seat: 'p3', word: 'mine', salt: null, hash: sha256('mine') }],
          }),
        ),
      ),
  ],
  [
    'a sealed word left out',
    'events',
    isSetup,
    (file) =>
      derivedAnew(
        changed({ ...file, words: file.words.slice(1) }, isSetup, (entry) =>
          withDetail(entry, { words: wordsOf(file).slice(1) }),
        ),
      ),
  ],
  [
    'who did not show his word left out',
    'differs',
    isSetup,
    (file) => changed(file, isSetup, (entry) => withDetail(entry, { silent: [] })),
  ],
  [
    'a word sealed after the others were called',
    'refused',
    ({ detail, userId }) => isObject(detail) && detail.what === 'word-sealed' && userId === 'late',
    (file) =>
      inserted(file, isSetup, {
        userId: 'late',
        kind: 'word',
        seat: 'p3',
        detail: { what: 'word-sealed', hash: OTHER },
      }),
  ],
  [
    'a word given openly in the midst of the game',
    'refused',
    ({ kind, seat, version }) => kind === 'word' && seat === 'p1' && version > 9,
    (file) => {
      const more = inserted(file, isAct('shout'), {
        kind: 'word',
        seat: 'p1',
        detail: { seat: 'p1', word: 'mine', fromRoll: 6 },
      });
      return derivedAnew({ ...more, words: [...more.words, { seat: 'p1', word: 'mine', fromRoll: 6 }] });
    },
  ],
  [
    'a value more in the purpose, with the face it gives',
    'roll-purpose',
    advance,
    (file) =>
      derivedAnew(
        changed(file, advance, (entry) =>
          withRoll(entry, (roll) => ({
            ...roll,
            purpose: { ...roll.purpose, values: { ...roll.purpose.values, luck: 3 } },
          })),
        ),
      ),
  ],
  [
    'another purpose, with the face it gives',
    'roll-purpose',
    advance,
    (file) =>
      derivedAnew(
        changed(file, advance, (entry) => withRoll(entry, (roll) => ({ ...roll, purpose: { what: 'push' } }))),
      ),
  ],
  [
    'a number needed that the rules do not name',
    'roll-purpose',
    advance,
    (file) =>
      changed(file, advance, (entry) =>
        withRoll(entry, (roll) => ({ ...roll, purpose: { ...roll.purpose, needed: 2 } })),
      ),
  ],
  [
    'a die with more sides, with its face',
    'differs',
    advance,
    (file) => derivedAnew(changed(file, advance, (entry) => withRoll(entry, (roll) => ({ ...roll, sides: 12 })))),
  ],
  [
    'another face',
    'roll-derived',
    ({ kind, rolls }) => kind === 'setup' && rolls.length > 0,
    (file) =>
      changed(file, isSetup, (entry) => ({
        ...withRoll(entry, (roll) => ({ ...roll, face: (roll.face % 6) + 1 })),
        events: [],
      })),
  ],
  [
    'a face that there is not',
    'roll-derived',
    advance,
    (file) => changed(file, advance, (entry) => withRoll(entry, (roll) => ({ ...roll, face: 7 }))),
  ],
  [
    'a number passed over, with the faces that follow',
    'roll-number',
    advance,
    (file) => {
      const at = first(file, advance);
      const entries = file.entries.map((entry, index) =>
        index < at ? entry : { ...entry, rolls: entry.rolls.map((roll) => ({ ...roll, number: roll.number + 1 })) },
      );
      return derivedAnew({ ...file, entries, nextRoll: file.nextRoll + 1 });
    },
  ],
  [
    'a roll taken out',
    'differs',
    isAct('advance'),
    (file) => changed(file, advance, (entry) => ({ ...entry, rolls: [] })),
  ],
  [
    'a roll put into an entry that throws none',
    'refused',
    ({ kind, rolls }) => kind === 'table' && rolls.length > 0,
    (file) =>
      derivedAnew(
        inserted(file, advance, {
          detail: { what: 'settings' },
          rolls: [{ number: 0, sides: 6, face: 1, purpose: { what: 'advance' } }],
        }),
      ),
  ],
  [
    'dice burnt as if nothing had come of them',
    'differs',
    ({ kind, actions }) => kind === 'spent' && actions[0]?.verb === 'advance',
    (file) =>
      derivedAnew(
        inserted(file, advance, {
          kind: 'spent',
          seat: 'p1',
          actions: [{ verb: 'advance' }],
          rolls: [
            { number: 0, sides: 6, face: 1, purpose: { what: 'order' } },
            {
              number: 0,
              sides: 6,
              face: 1,
              purpose: { what: 'advance', values: { seat: { kind: 'seat', id: 'p1' } } },
            },
          ],
        }),
      ),
  ],
  [
    'dice burnt that are fewer than the rules throw',
    'differs',
    ({ kind, actions }) => kind === 'spent' && actions[0]?.verb === 'advance',
    (file) =>
      derivedAnew(
        inserted(file, advance, {
          kind: 'spent',
          seat: 'p1',
          actions: [{ verb: 'advance' }],
          rolls: [{ number: 0, sides: 6, face: 1, purpose: { what: 'order' } }],
        }),
      ),
  ],
  ['the next roll set forward', 'head', null, (file) => ({ ...file, nextRoll: file.nextRoll + 1 })],
  [
    'another action',
    'events',
    isAct('shout'),
    (file) => changed(file, isAct('shout'), (entry) => ({ ...entry, actions: [{ verb: 'shout', words: 'there' }] })),
  ],
  [
    'an action that was not offered',
    'refused',
    isAct('whisper'),
    (file) => changed(file, isAct('shout'), (entry) => ({ ...entry, actions: [{ verb: 'whisper' }], events: [] })),
  ],
  [
    'another event',
    'events',
    isAct('shout'),
    (file) =>
      changed(file, isAct('shout'), (entry) => ({
        ...entry,
        events: [{ type: 'shouted', seat: 'p2', words: 'here' }],
      })),
  ],
  [
    'an entry taken out',
    'order',
    5,
    (file) => ({ ...file, entries: file.entries.filter(({ version }) => version !== 5) }),
  ],
  [
    'two entries changed about',
    'refused',
    ({ userId }) => userId === 'autopilot',
    (file) => {
      const at = first(file, isAct('done'));
      const entries = [...file.entries];
      const [one, two] = [entries[at], entries[at + 1]];
      if (one === undefined || two === undefined) throw new Error('too short');
      entries.splice(at, 2, { ...two, version: one.version }, { ...one, version: two.version });
      return { ...file, entries };
    },
  ],
  [
    'an undo that fewer agreed to',
    'differs',
    ({ kind }) => kind === 'undo',
    (file) =>
      changed(
        file,
        ({ kind }) => kind === 'undo',
        (entry) => withDetail(entry, { agreed: ['p2'] }),
      ),
  ],
  [
    'an undo that nobody had to agree to',
    'differs',
    ({ kind }) => kind === 'undo',
    (file) =>
      changed(
        file,
        ({ kind }) => kind === 'undo',
        (entry) => withDetail(entry, { agreed: [], needless: ['p2', 'p3'] }),
      ),
  ],
  [
    'an undo of dice that are never taken back',
    'differs',
    ({ kind, version }) => kind === 'undo' && version > 25,
    (file) => {
      const before = file.entries.findLast(isAct('advance', 1))?.version ?? 0;
      return inserted(file, isTold('end'), {
        kind: 'undo',
        seat: 'p1',
        detail: { to: before - 1, dropped: 1, force: true },
      });
    },
  ],
  [
    'an undo to where the game never was',
    'differs',
    ({ kind }) => kind === 'undo',
    (file) =>
      changed(
        file,
        ({ kind }) => kind === 'undo',
        (entry) => withDetail(entry, { to: 999 }),
      ),
  ],
  [
    'an import that brings another seed',
    'differs',
    5,
    (file) =>
      inserted(file, isAct('shout'), {
        detail: { what: 'import', seed: OTHER, seedHash: hashOfSeed(OTHER), rolls: 1, words: [] },
      }),
  ],
  [
    'an import with words that are none',
    'differs',
    isTold('import'),
    (file) =>
      inserted(file, isAct('shout'), { detail: { what: 'import', seed: null, seedHash: OTHER, rolls: 5, words: [7] } }),
  ],
  ['another setup at the head', 'head', null, (file) => ({ ...file, setup: { length: 'long' } })],
  ['another end', 'head', null, (file) => ({ ...file, stateHash: OTHER })],
  ['a length that is not so', 'head', null, (file) => ({ ...file, version: 3 })],
];

describe('a game file', () => {
  it('that a table wrote has nothing wrong in it, and leaves nothing open', async () => {
    const file = await played();
    const found = await checkFile(file, RACE);
    expect(found).toMatchObject({ flaws: [], doubts: [], scripted: 0, sealed: 0 });
    expect(found.derived).toBe(file.nextRoll - 1);
    expect(found.played).not.toBeNull();
    expect(found.notes.map(({ what }) => what).sort()).toEqual(['dice-spent', 'undo-agreed', 'undo-forced']);
    expect(new Set(file.entries.map(({ kind }) => kind))).toEqual(
      new Set(['table', 'word', 'setup', 'act', 'spent', 'undo']),
    );
  });

  it.each(FORGED)('with %s is found out: %s', async (_name, what, where, forge) => {
    const forged = forge(await played());
    const { flaws } = await checkFile(forged, RACE);
    const at = typeof where === 'function' ? forged.entries[first(forged, where)]?.version : where;
    expect(flaws[0]).toMatchObject({ version: at, what });
  });

  it('whose beginning is said to come from elsewhere is told with a fingerprint more', async () => {
    const file = await played();
    const at = first(file, isAct('shout'));
    const rolls = file.entries.slice(0, at).flatMap((entry) => entry.rolls).length;
    const words = file.words.map((word) => ({ ...word }));
    const detail = { what: 'import', seed: OTHER, seedHash: hashOfSeed(OTHER), rolls, words };
    const { stretches, notes } = await checkFile(inserted(file, isAct('shout'), { detail }), RACE);
    expect(stretches.map(({ seedHash }) => seedHash)).toEqual([hashOfSeed(OTHER), file.seedHash]);
    expect(notes[0]).toMatchObject({ version: at + 1, what: 'imported' });
  });

  it('whose faces are called set, whose rules are called others, or of which something is hidden is never called right', async () => {
    const file = await played();
    const doubtsOf = async (forged: GameFile) =>
      (await checkFile(forged, RACE)).doubts.map(({ version, what }) => [version, what]);
    const set = changed(file, advance, (entry) => withRoll(entry, (roll) => ({ ...roll, scripted: true })));
    expect(await doubtsOf(set)).toEqual([[first(file, advance) + 1, 'scripted']]);
    expect(await doubtsOf({ ...file, rulesVersion: '1.7' })).toEqual([[null, 'other-rules']]);
    const former = changed(
      file,
      ({ version }) => version === 1,
      (entry) => ({ ...entry, detail: { what: 'create' } }),
    );
    expect(await doubtsOf(former)).toEqual([[1, 'former']]);
    expect(await doubtsOf({ ...file, phase: 'playing', complete: false })).toEqual([[null, 'hidden']]);
    expect(await doubtsOf({ ...file, phase: 'playing', seed: null })).toEqual([[null, 'sealed']]);
    const found = await checkFile(file, null);
    expect(found.doubts.map(({ what }) => what)).toEqual(['no-rules']);
  });
});
