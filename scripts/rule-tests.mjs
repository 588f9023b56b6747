// Where each game's rules are tested by playing actions: what REDO=1 plays twice.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Hispania's rules folders; for every other game all pure tests. */
const HISPANIA = ['rules', 'nations', 'examples', 'engine', 'referee'];
/** Whole games and the like: slow, and the same rules. The nightly run plays them twice too. */
const WHOLE_GAMES =
  /\/(recorded|fuzz|policy|presses)\/|\/(contract|picture|presses|negotiation|table|policy)\.test\.ts$/;
const EVERY = 4;

/** @returns {string[][]} the test files of each game; `all`: including whole games */
export function ruleTests({ all = false } = {}) {
  const games = readdirSync(path.join(root, 'src', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return games.map((game) => {
    const folders = game === 'hispania' ? HISPANIA.map((folder) => `${game}/${folder}`) : [game];
    return folders.flatMap(testsIn).filter((file) => all || !WHOLE_GAMES.test(file));
  });
}

/** Every fourth of a game's files, starting where the seed says. */
export function portionOf(lists, seed) {
  return lists.flatMap((files) => files.filter((_, at) => at % EVERY === seed % EVERY));
}

function testsIn(folder) {
  return readdirSync(path.join(root, 'tests', folder), { recursive: true })
    .map((file) => `tests/${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}
