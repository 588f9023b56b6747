/**
 * `npm run verify -- FILE [FINGERPRINT ...]`: checks every roll of an exported game against the rules and the seed, and
 * replays it.
 */
import { readFileSync } from 'node:fs';
import type { Json } from '../core/json.js';
import { GAMES } from '../games/registry.js';
import { rulesAmong } from '../table/context.js';
import type { Flaw } from '../table/log/check/flaw.js';
import { checkFile, type FileCheck } from '../table/log/check-file.js';
import { doubledKeyIn } from '../table/log/doubled-key.js';
import type { GameFile } from '../table/log/game-file.js';
import { readGameFile } from '../table/log/read-game-file.js';
import { plainStyle, wordsOf } from '../table/words/words.js';

/** Correct; wrong; not a readable game; nothing wrong, but not everything could be checked. */
const CODES = { right: 0, wrong: 1, unreadable: 2, unsure: 3 } as const;

/** What no check of a file can know: only witnesses in the channel do. */
const UNVOUCHED =
  'not vouched for by any file: who people are (their names and ids), the name of the game, the moments';

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...published]: readonly string[]): Promise<number> {
  if (name === undefined) {
    return failed(
      'usage: npm run verify -- FILE [FINGERPRINT ...] (an exported game, and what the channel showed at the start)',
    );
  }
  let json: Json;
  let doubled: string | null;
  try {
    const text = readFileSync(name, 'utf8');
    json = JSON.parse(text);
    doubled = doubledKeyIn(text);
  } catch (fault) {
    return failed(`${name} cannot be read as JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  const file = readGameFile(json);
  if (!file.ok) return misread(name, String(file.rejection.values?.at));
  if (doubled !== null) return misread(name, doubled);
  const found = await checkFile(file.value, rulesAmong(GAMES, file.value), undefined, json);
  tellDice(file.value, found);
  if (found.played !== null && found.flaws.length === 0) {
    const again = found.doubts.every(({ what }) => what === 'scripted' || what === 'sealed');
    console.log(
      again
        ? 'our own table plays it anew and writes the same file'
        : 'its actions lead to the position that the file claims',
    );
  }
  const wrong = found.flaws.map((flaw) => sentence(file.value, flaw));
  const known = published.map((hash) => hash.toLowerCase());
  for (const { seedHash, from, to } of known.length === 0 ? [] : found.stretches) {
    if (!known.includes(seedHash))
      wrong.push(`entries ${from} to ${to}: ${seedHash} is no fingerprint that was published`);
  }
  console.log(UNVOUCHED);
  for (const note of found.notes) console.log(`note: ${sentence(file.value, note)}`);
  for (const doubt of found.doubts) console.log(`not checked: ${sentence(file.value, doubt)}`);
  for (const problem of wrong) console.log(`WRONG: ${problem}`);
  return verdict(wrong.length, found.doubts.length);
}

/** Not a game at all, or a game with something invalid: its place is named. */
function misread(name: string, at: string): number {
  if (['file', 'format'].includes(at)) return failed(`${name} is not an exported game: something is wrong at "${at}"`);
  const entry = /^entries\[(\d+)\]/.exec(at)?.[1];
  const where = entry === undefined ? '' : `entry ${Number(entry) + 1}: `;
  console.log(`WRONG: ${where}no table writes this (${JSON.stringify(at)})`);
  return verdict(1, 0);
}

function tellDice(file: GameFile, { derived, scripted, sealed, stretches }: FileCheck): void {
  console.log(`${file.name}: ${file.entries.length} entries, ${file.words.length} words of players`);
  console.log(`${derived} rolls derived from the seed`);
  if (scripted > 0) console.log(`${scripted} set by a script`);
  if (sealed > 0) console.log(`${sealed} whose seed is not told`);
  for (const { seed, seedHash, from, to, words } of stretches) {
    console.log(`entries ${from} to ${to}: fingerprint of the seed ${seedHash}`);
    console.log(
      `  ${seed === null ? 'the seed is not told' : `the seed ${seed}`}; compare with what the channel showed at the start, and /dice`,
    );
    for (const { seat, word, fromRoll } of words)
      console.log(`  word of ${seat}, from roll ${fromRoll}: ${JSON.stringify(word)}`);
  }
}

function sentence(file: GameFile, { version, what, values }: Flaw): string {
  const said = wordsOf(GAMES)(
    { from: 'table', key: `flaw.${what}`, module: file.module, values },
    plainStyle('en', {}),
  );
  return version === null ? said : `entry ${version}: ${said}`;
}

function verdict(wrong: number, doubts: number): number {
  if (wrong > 0) {
    console.log(wrong === 1 ? '1 thing is wrong' : `${wrong} things are wrong; the first is named first`);
    return CODES.wrong;
  }
  console.log(doubts === 0 ? 'nothing is wrong' : 'nothing is wrong, but not everything could be checked');
  return doubts === 0 ? CODES.right : CODES.unsure;
}

function failed(sentence: string): number {
  console.error(sentence);
  return CODES.unreadable;
}
