// Whether every game is laid out alike (docs/kit.md, "a game's folders"): the same role under the same name,
// everything else a chapter of its rulebook; only index.ts, rules and rulings beside the folders; no folder of
// src with over 25 files.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_FILES = 25;

/** Folders that every game has. */
const ROLES = ['facts', 'state', 'engine', 'typing', 'answers', 'tells', 'picture', 'position', 'words'];
/** Files that every game has in them. */
const FILES = ['index.ts', 'RULES.md', 'RULINGS.md', 'engine/play.ts', 'engine/steps.ts', 'typing/commands.ts'];
/** Optional roles: chances of battles, a thinking bot, defaults for the absent, a lesson. */
const MAY = ['odds', 'advice', 'policy', 'learn'];

/** A game's other folders: the chapters of its rulebook. */
export const CHAPTERS = {
  hispania:
    'setup auction sequence income placement movement battle retreat orders counters special submission transform scoring',
  'hispania-draco': 'setup sequence roman movement battle revolt friends',
  reconquista: 'setup rebellion random-events income campaign battle reaction siege closing',
  medioevo:
    'setup events taxes purchases control movement campaign battle commerce cards technologies objectives orders diplomacy barbarians closing',
};

/** @returns {string[]} deviations from the layout, one sentence each */
export function misplaced(src) {
  const games = path.join(src, 'games');
  const found = [];
  for (const game of readdirSync(games, { withFileTypes: true })) {
    if (!game.isDirectory()) continue;
    const home = path.join(games, game.name);
    const chapters = (CHAPTERS[game.name] ?? '').split(' ');
    const has = readdirSync(home, { withFileTypes: true });
    const folders = has.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const role of ROLES) if (!folders.includes(role)) found.push(`games/${game.name} has no ${role}/`);
    for (const file of FILES) if (!isFile(path.join(home, file))) found.push(`games/${game.name} has no ${file}`);
    for (const chapter of chapters)
      if (!folders.includes(chapter)) found.push(`games/${game.name} has no ${chapter}/, which its chapters name`);
    for (const folder of folders)
      if (![...ROLES, ...MAY, ...chapters].includes(folder))
        found.push(`games/${game.name}/${folder}/ is neither a role nor a chapter (scripts/check-skeleton.mjs)`);
    for (const { name } of has.filter((entry) => entry.isFile()))
      if (name !== 'index.ts' && !/^[A-Z]+\.md$/.test(name))
        found.push(`games/${game.name}/${name} stands in no folder`);
  }
  for (const [folder, count] of filesIn(src))
    if (count > MOST_FILES) found.push(`${folder} has ${count} files: ${MOST_FILES} at most`);
  return found;
}

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function filesIn(folder, name = 'src') {
  const has = readdirSync(folder, { withFileTypes: true });
  const files = has.filter((entry) => entry.isFile()).length;
  const inside = has.filter((entry) => entry.isDirectory() && entry.name !== 'generated');
  return [[name, files], ...inside.flatMap((entry) => filesIn(path.join(folder, entry.name), `${name}/${entry.name}`))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = misplaced(path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'src'));
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exit(1);
}
