import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { derivationText, deriveFace } from '../../src/core/derive.js';
import { hashOfSeed, hmacSha256 } from '../../src/table/dice/roller.js';
import { sealOf } from '../../src/table/dice/sealed-words.js';
import { tableFixture } from './fixture.js';

const docs = path.resolve(import.meta.dirname, '../../docs');
const vectors = JSON.parse(readFileSync(path.join(docs, 'dice-vectors.json'), 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const python = (...given: readonly string[]) => {
  const ran = spawnSync('python3', [path.join(docs, 'verify.py'), ...given], { encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout };
};
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the published vectors', () => {
  it('are the faces, fingerprints and seals that we make', () => {
    expect(vectors.rolls.length).toBeGreaterThan(12);
    for (const { text, face, ...given } of vectors.rolls) {
      expect(derivationText(given)).toBe(text);
      expect(deriveFace(hmacSha256, given)).toBe(face);
    }
    for (const { seed, hash } of vectors.fingerprints) expect(hashOfSeed(seed)).toBe(hash);
    for (const { word, salt, hash } of vectors.seals) expect(sealOf(word, salt)).toBe(hash);
  });

  it('include a die that is asked twice, and each kind of value', () => {
    const attempts = vectors.rolls.map((given: Parameters<typeof deriveFace>[1]) => {
      let last = '';
      deriveFace((key, text) => {
        last = text;
        return hmacSha256(key, text);
      }, given);
      return last.split('\n').at(-1);
    });
    expect(attempts).toContain('1');
  });
});

describe.skipIf(!hasPython)('the verifier in Python', () => {
  it('gives the published faces', () => {
    expect(python('--vectors', path.join(docs, 'dice-vectors.json'))).toEqual({
      code: 0,
      out: '0 of the published vectors fail\n',
    });
  });

  it('finds nothing wrong in a game, and finds another face, word, seed or number', async () => {
    const t = tableFixture();
    await t.gathered();
    await t.does('red', 'dice', { word: 'ñandú 😀' });
    await t.does('red', 'game start');
    for (const person of ['red', 'blue']) await t.does(person, 'bid', { amount: 3 });
    await t.does('red', 'advance');
    await t.does('blue', 'advance');
    await t.does('red', 'game end');
    const file = JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? '');
    const name = path.join(folder, 'game.json');
    const told = (content: unknown, ...more: readonly string[]) => {
      writeFileSync(name, JSON.stringify(content));
      return python(name, ...more);
    };
    expect(told(file)).toMatchObject({ code: 0 });
    expect(told(file, file.seedHash)).toMatchObject({ code: 0 });
    expect(told(file, 'ab'.repeat(32)).code).toBe(1);
    const rolling = file.entries.findIndex(({ kind }: { kind: string }) => kind === 'setup');
    const changed = (change: (copy: typeof file) => void) => {
      const copy = structuredClone(file);
      change(copy);
      return told(copy).code;
    };
    const roll = (copy: typeof file) => copy.entries[rolling].rolls[0];
    expect(changed((copy) => (roll(copy).face = (roll(copy).face % 6) + 1))).toBe(1);
    expect(changed((copy) => (roll(copy).number = 9))).toBe(1);
    expect(changed((copy) => (copy.words[0].word = 'other'))).toBe(1);
    expect(changed((copy) => (copy.entries[rolling].detail.words[0].word = 'other'))).toBe(1);
    expect(changed((copy) => (copy.seed = 'ab'.repeat(32)))).toBe(1);
    expect(changed((copy) => (copy.nextRoll += 1))).toBe(1);
    expect(changed((copy) => (roll(copy).scripted = true))).toBe(3);
    // Numbers that were passed over, however the gap is explained.
    const skips = (copy: typeof file) => {
      for (const entry of copy.entries.slice(rolling + 1)) for (const one of entry.rolls) one.number += 43;
      copy.nextRoll += 43;
    };
    const hides = (copy: typeof file) => {
      skips(copy);
      copy.entries[rolling + 1].hidden = true;
    };
    expect(changed(skips)).toBe(1);
    expect(changed(hides)).toBe(1);
    expect(changed((copy) => Object.assign(hides(copy) ?? copy, { complete: false, phase: 'playing' }))).toBe(1);
    const called = { complete: false, phase: 'playing', seed: null };
    expect(changed((copy) => Object.assign(hides(copy) ?? copy, called))).toBe(3);
    expect(changed((copy) => copy.entries.splice(3, 1))).toBe(1);
    expect(changed((copy) => (copy.format = 'x'))).toBe(2);
    writeFileSync(name, JSON.stringify(file).replace('"face":', '"face":6,"face":'));
    expect(python(name).code).toBe(1);
  });
});
