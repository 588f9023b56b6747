/** `npm run verify -- FILE`: derives every roll of an exported game anew, and replays it. */
import { readFileSync } from 'node:fs';
import type { Json } from '../core/json.js';
import { GAMES } from '../games/registry.js';
import { readGameFile } from '../table/log/read-game-file.js';
import { checkFile } from './check-file.js';

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...more]: readonly string[]): Promise<number> {
  if (name === undefined || more.length > 0) return failed('usage: npm run verify -- FILE (an exported game)');
  let json: Json;
  try {
    json = JSON.parse(readFileSync(name, 'utf8'));
  } catch (fault) {
    return failed(`${name} cannot be read as JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  const file = readGameFile(json);
  if (!file.ok)
    return failed(
      `${name} is not an exported game: something is wrong at ${JSON.stringify(file.rejection.values?.at)}`,
    );
  const found = await checkFile(file.value, GAMES);
  console.log(`${file.value.name}: ${file.value.entries.length} entries, ${file.value.words.length} words of players`);
  console.log(
    `${found.derived} rolls derived from the seed${found.scripted > 0 ? `, ${found.scripted} set by a script` : ''}`,
  );
  if (found.sealed > 0)
    console.log(`${found.sealed} rolls cannot be checked yet: their seed is revealed when the game ends`);
  if (found.replayed) console.log('the log replays to the position that the file claims');
  for (const problem of found.problems) console.log(`WRONG: ${problem}`);
  console.log(found.problems.length === 0 ? 'nothing is wrong' : `${found.problems.length} things are wrong`);
  return found.problems.length === 0 ? 0 : 1;
}

function failed(sentence: string): number {
  console.error(sentence);
  return 2;
}
