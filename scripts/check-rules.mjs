// Lists the rules of a game that no test cites, and citations of rules that do not exist.
// A citation is the rule's id in square brackets, in a test's name or comment: [6.4.1], [11.rome.3].
// It fails on either; with `--list` rules without a test are only listed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const rules = rulesOf(readFileSync(join(root, 'src/games/hispania/RULES.md'), 'utf8'));
  const citations = testFiles(join(root, 'tests/hispania')).flatMap((path) => citationsOf(readFileSync(path, 'utf8')));
  const { untested, unknown, twice } = compare(rules, citations);
  console.log(`${rules.length} rules, ${rules.length - untested.length} cited by tests`);
  if (untested.length > 0) console.log(`no test cites: ${untested.join(' ')}`);
  if (unknown.length > 0) console.log(`cited, but no rule: ${unknown.join(' ')}`);
  if (twice.length > 0) console.log(`numbered twice: ${twice.join(' ')}`);
  const listing = process.argv.includes('--list');
  process.exitCode = unknown.length > 0 || twice.length > 0 || (!listing && untested.length > 0) ? 1 : 0;
}
