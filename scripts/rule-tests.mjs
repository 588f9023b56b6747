// Where the rules of each game are tested, by everything that plays by actions: what REDO=1 plays twice.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Hispania's folders of rules; of every other game all that is pure. */
const HISPANIA = ['rules', 'nations', 'examples', 'engine', 'referee'];
/** Whole games and the like: slow, and the same rules. At night they are played twice too. */
const WHOLE_GAMES =
  /\/(recorded|fuzz|policy|presses)\/|\/(contract|picture|presses|negotiation|table|policy)\.test\.ts$/;
const EVERY = 4;

/** @returns {string[][]} the test files of each game; `all`: those that play whole games too */
export function ruleTests({ all = false } = {}) {
  const games = readdirSync(path.join(root, 'src', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return games.map((game) => {
    const folders = game === 'hispania' ? HISPANIA.map((folder) => `${game}/${folder}`) : [game];
    return folders.flatMap(testsIn).filter((file) => all || !WHOLE_GAMES.test(file));
  });
}

/** Of each game's files each fourth, from where the seed says. */
export function portionOf(lists, seed) {
  return lists.flatMap((files) => files.filter((_, at) => at % EVERY === seed % EVERY));
}

function testsIn(folder) {
  return readdirSync(path.join(root, 'tests', folder), { recursive: true })
    .map((file) => `tests/${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}
