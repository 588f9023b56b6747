// npm run rules -- [--game ID] [--list]: the rules of each game that no test cites, and citations of rules that do not
// exist. A citation is the rule's id in square brackets, in a test's name or comment: [6.4.1], [11.rome.3]. Rules are in
// src/games/<id>/RULES.md, tests in tests/<id>. It fails on either; with --list rules without a test are only listed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const RULE = /^- \*\*([0-9]+(?:\.[a-z0-9-]+)*)\*\* /gm;
const CITATION = /\[([0-9]+(?:\.(?:[0-9]+|[a-z][a-z0-9-]*))+)\]/g;

/** The ids of the rules, in the order of the text; one written twice stands twice. */
export function rulesOf(text) {
  return [...text.matchAll(RULE)].map((match) => match[1]);
}

export function citationsOf(text) {
  return [...text.matchAll(CITATION)].map((match) => match[1]);
}

/** Rules without a citation, citations without a rule, rules numbered twice. A whole section may be cited too ([9.2]). */
export function compare(rules, citations) {
  const sections = rules.map((id) => id.slice(0, id.lastIndexOf('.')));
  const known = new Set([...rules, ...sections]);
  const cited = new Set(citations);
  return {
    untested: rules.filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => !known.has(id)).sort(),
    twice: rules.filter((id, place) => rules.indexOf(id) !== place),
  };
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.ts$|\.play$/.test(entry.name) ? [path] : [];
  });
}

/** The games that have numbered rules. */
export function gamesWithRules(root) {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.map(({ name }) => name).filter((id) => existsSync(join(root, 'src/games', id, 'RULES.md')));
}

/** What a game's rules and tests do not have of one another. */
export function compareGame(root, id) {
  const rules = rulesOf(readFileSync(join(root, 'src/games', id, 'RULES.md'), 'utf8'));
  const tests = join(root, 'tests', id);
  const citations = existsSync(tests)
    ? testFiles(tests).flatMap((path) => citationsOf(readFileSync(path, 'utf8')))
    : [];
  return { rules, ...compare(rules, citations) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { values } = parseArgs({ options: { game: { type: 'string' }, list: { type: 'boolean', default: false } } });
  for (const id of values.game === undefined ? gamesWithRules(root) : [values.game]) {
    const { rules, untested, unknown, twice } = compareGame(root, id);
    console.log(`${id}: ${rules.length} rules, ${rules.length - untested.length} cited by tests`);
    if (untested.length > 0) console.log(`  no test cites: ${untested.join(' ')}`);
    if (unknown.length > 0) console.log(`  cited, but no rule: ${unknown.join(' ')}`);
    if (twice.length > 0) console.log(`  numbered twice: ${twice.join(' ')}`);
    if (unknown.length > 0 || twice.length > 0 || (!values.list && untested.length > 0)) process.exitCode = 1;
  }
}
