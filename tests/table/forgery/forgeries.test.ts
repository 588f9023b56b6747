import { beforeAll, describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { type DraftFile, draftOf, type Forge, firstChanged } from './draft.js';
import { judged } from './judged.js';
import { DOUBTED, SEEN } from './seen.js';
import { trueExport } from './true-games.js';
import { UNSEEN } from './unseen.js';

const GAMES = ['hispania', 'reconquista', 'hispania-draco', 'medioevo'];
const SUBJECTS_HERE = SUBJECTS.filter(({ module }) => GAMES.includes(module.id));
const KINDS: Readonly<Record<string, Forge>> = { ...UNSEEN, ...SEEN };
/** So many games of each kind lie before the forger. */
const EXPORTS = 14;
/** What is found where it was changed, before it (a word that was sealed earlier), or only after what was put in. */
const FOUND_ELSEWHERE: readonly string[] = [
  'replaced data that nobody replaced',
  'a word is opened that nobody had sealed',
  'dice are taken back once all have left',
  'what never may be taken back is loosened',
  'an undo leads forward, to what was taken back',
  'a beginning that comes from elsewhere, with another seed',
  'another seed, with its fingerprint and its faces',
  'the game is cut short and said to be over',
  'all is left out but the beginning and the end',
  'nothing is told at all',
  'the end comes before what was played',
  'an action is left out, and the rest numbered anew',
  'two actions change places',
];

describe.each(SUBJECTS_HERE.map((subject) => ({ id: subject.module.id, subject })))('files of $id', ({ subject }) => {
  const { module } = subject;
  let pool: readonly string[] = [];
  const found: string[] = [];

  beforeAll(async () => {
    const texts: string[] = [];
    for (let seed = 1; texts.length < EXPORTS && seed < 200; seed++) {
      const { text } = await trueExport(subject, seed * 31);
      if ((await judged(module, text)).code === 0) texts.push(text);
    }
    pool = texts;
  });

  it('that are true are right to the last entry', () => expect(pool).toHaveLength(EXPORTS));

  it.each(Object.entries(KINDS))('%s: never believed, and its entry is named', async (name, forge) => {
    for (const text of pool) {
      const original: DraftFile = draftOf(text);
      const forged = draftOf(text);
      if (!forge(forged) || JSON.stringify(forged) === JSON.stringify(original)) continue;
      const { code, entry, said } = await judged(module, JSON.stringify(forged));
      expect(code, said).toBe(1);
      expect(said).not.toBe('');
      const changed = firstChanged(forged, original);
      if (changed !== null && !FOUND_ELSEWHERE.includes(name)) expect(entry, said).toBe(changed);
      found.push(name);
      return;
    }
  });

  it.each(Object.entries(DOUBTED))('%s: never called right', async (_name, forge) => {
    for (const text of pool) {
      const forged = draftOf(text);
      if (!forge(forged)) continue;
      const { code, said } = await judged(module, JSON.stringify(forged));
      expect([1, 3], said).toContain(code);
      expect(said).not.toBe('');
    }
  });

  it('are forged in forty ways at least', () => {
    console.log(
      `${module.id}: ${found.length} kinds of forgery; not met: ${Object.keys(KINDS)
        .filter((name) => !found.includes(name))
        .join('; ')}`,
    );
    expect(found.length).toBeGreaterThanOrEqual(40);
  });
});
