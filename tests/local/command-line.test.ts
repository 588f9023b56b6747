import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type Json } from '../../src/core/json.js';
import { readArguments } from '../../src/local/arguments.js';
import { testImage } from '../support/databases.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Made beforehand, so that no run has to make it.
beforeAll(() => testImage());

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { DATABASE_URL: _, DATA_DIR: __, LOCALE: ___, ...rest } = process.env;
  const done = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, program), ...args], {
    cwd: root,
    env: { ...rest, ...env },
    encoding: 'utf8',
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

function script(text: string): string {
  const file = path.join(folder, 'script.txt');
  writeFileSync(file, text);
  return file;
}

describe('npm run table', () => {
  it('prints one JSON object a line played, whatever is refused, and ends with 0', () => {
    const file = script(
      '# a game\n@red /game create system:hispania scenario:A\n@red /nonsense\nposition\n@red /export\n',
    );
    const { code, out, err } = run('src/play.ts', [file, '--json', '--no-images', '--seed', 'abc']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const lines: Json[] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => isObject(line) && [line.line, line.ok])).toEqual([
      [2, true],
      [3, false],
      [4, false],
      [5, true],
    ]);
    const file5 = lines[3];
    expect(isObject(file5) && isObject(file5.value) && file5.value.format).toBe('postumus-game');
  });

  it('puts nothing into a DATA_DIR that holds other things, and says so in one sentence', () => {
    const letters = path.join(folder, 'letters');
    mkdirSync(letters);
    writeFileSync(path.join(letters, 'letter.txt'), 'Dear Ana');
    const { code, out, err } = run('src/play.ts', [script('@red /help\n')], { DATA_DIR: letters });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^The data folder .* is not empty and holds no games \(letter\.txt\), .*DATA_DIR.*\.\n$/);
    expect(readdirSync(letters)).toEqual(['letter.txt']);
  });

  it('plays nothing of a broken script, names the lines, and does not end with 0', () => {
    const { code, out, err } = run('src/play.ts', [script('@red /game create\nfly away\n\nwait forever\n'), '--json']);
    expect(code).toBe(1);
    expect(err).toMatch(/^line 2: "fly" is none of.*\nline 4: wait takes a time/);
    const codes = out
      .trim()
      .split('\n')
      .map((line): Json => JSON.parse(line));
    expect(codes).toHaveLength(2);
  });

  it('says in one sentence why it cannot begin', () => {
    const file = script('state\n');
    const { code, err } = run('src/play.ts', [file], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(code).toBe(2);
    expect(err).toMatch(/^The database does not answer.*\n$/);
    expect(run('src/play.ts', [file], { LOCALE: 'la' })).toMatchObject({ code: 2 });
  });
});

describe('its arguments', () => {
  it.each([
    [[], 'which script?'],
    [['a', 'b'], 'one script at a time'],
    [['x', '--seed', 'xyz'], 'hexadecimal'],
    [['x', '--seed'], 'hexadecimal'],
    [['x', '--fast'], 'there is no option --fast'],
    [['x', '--locale=la'], 'en, fr or es'],
    [['x', '--channel', 'a b'], 'letters and digits'],
  ])('%j are refused', (given, why) => {
    expect(readArguments(given)).toMatchObject({ wrong: expect.stringContaining(why) });
  });

  it('are taken in any order', () => {
    const expected = {
      file: 'x',
      json: true,
      pictures: false,
      seed: 'abc'.padStart(64, '0'),
      locale: 'fr',
      channel: 'c',
    };
    const given = ['--json', '--seed=ABC', 'x', '--locale', 'fr', '--no-images', '--channel', 'c'];
    expect(readArguments(given)).toEqual(expected);
    expect(readArguments(['-'])).toMatchObject({ file: '-', seed: null, json: false, pictures: true });
  });
});

describe('npm run verify', () => {
  it('tells an exported game that is right from one that is not, and both from no game at all', () => {
    const played = run('src/play.ts', [
      script(
        '@red /game create system:hispania\n@a /game join\n@b /game join\n@c /game join\n@d /game join\n@red /game start\n@red /game end\n@red /export\n',
      ),
      '--json',
      '--no-images',
    ]);
    const last: Json = JSON.parse(played.out.trim().split('\n').at(-1) ?? '');
    const value = isObject(last) ? last.value : null;
    const file = path.join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(value));
    const right = run('src/local/verify.ts', [file]);
    expect(right.out).toContain('nothing is wrong');
    expect(right.code).toBe(0);
    const hash = isObject(value) ? String(value.seedHash) : '';
    expect(right.out).toContain(`fingerprint of the seed ${hash}`);
    expect(run('src/local/verify.ts', [file, hash]).code).toBe(0);
    const elsewhere = run('src/local/verify.ts', [file, 'ab'.repeat(32)]);
    expect(elsewhere.out).toMatch(new RegExp(`WRONG: entries 1 to \\d+: ${hash} is no fingerprint`));
    expect(elsewhere.code).toBe(1);
    writeFileSync(file, JSON.stringify({ ...(isObject(value) ? value : {}), seed: 'ab'.repeat(32) }));
    const wrong = run('src/local/verify.ts', [file]);
    expect(wrong.out).toContain('WRONG: entry 1: The seed does not have the fingerprint that was published');
    expect(wrong.code).toBe(1);
    writeFileSync(file, '{"format":"other"}');
    expect(run('src/local/verify.ts', [file])).toMatchObject({ code: 2 });
    expect(run('src/local/verify.ts', []).err).toContain('usage');
  });
});
