// npm run rules -- [--game ID] [--list]: the rules of each game that no test or no source cites, citations of
// unknown rules, and where the players' books (assets/rules) have other chapters, sections or rules. npm run rules -- 6.5.4 [--game ID]: one rule or section with its rulings, sources and tests.
// A test cites a rule in square brackets, in a name or comment: [6.4.1], [11.rome.3]. A source (code, or the
// code that reads the data) names it by its full number in a comment: 6.4.1, or 6.4.1 to 6.4.3.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const RULE = /^- \*\*([0-9]+(?:\.[a-z0-9-]+)*)\*\* (.*)$/gm;
const CITATION = /\[([0-9]+(?:\.(?:[0-9]+|[a-z][a-z0-9-]*))+)\]/g;
const NUMBER = '[0-9]+(?:\\.(?:[0-9]+|[a-z][a-z0-9-]*))+';
const IN_COMMENT = new RegExp(`(?<![\\w.])(${NUMBER})(?: to (${NUMBER}))?(?![\\w%]| %)`, 'g');

/** The ids of the rules, in the order of the text; duplicates included. */
export function rulesOf(text) {
  return [...text.matchAll(RULE)].map((match) => match[1]);
}

export function citationsOf(text) {
  return [...text.matchAll(CITATION)].map((match) => match[1]);
}

/** The existing rules that a source's comments name; "8.2.3 to 8.2.7" includes all between them. */
export function namedInSource(text, rules) {
  return commentLines(text).flatMap((line) =>
    [...line.matchAll(IN_COMMENT)].flatMap(([, first, last]) => {
      const [from, to] = [rules.indexOf(first), last === undefined ? -1 : rules.indexOf(last)];
      return from >= 0 && to > from ? rules.slice(from, to + 1) : last === undefined ? [first] : [first, last];
    }),
  );
}

/** The comments, line by line; lines of code are empty. */
function commentLines(text) {
  let open = false;
  return text.split('\n').map((line) => {
    const inBlock = open || /\/\*/.test(line);
    const start = open ? 0 : Math.max(line.indexOf('/*'), 0);
    open = inBlock && !line.includes('*/', start);
    if (inBlock) return line.slice(start);
    const slashes = /(?:^|\s)\/\/ .*$/.exec(line);
    return slashes === null ? '' : slashes[0];
  });
}

/**
 * Rules without a citation, citations without a rule, rules numbered twice. A whole section may be cited too ([9.2]).
 */
export function compare(rules, citations) {
  const known = withSections(rules);
  const cited = new Set(citations);
  return {
    untested: rules.filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => !known.has(id)).sort(),
    twice: rules.filter((id, place) => rules.indexOf(id) !== place),
  };
}

/** Sections and parts of a rule's number may be named as well as the rule. */
function withSections(rules) {
  return new Set(rules.flatMap((id) => [id, id.slice(0, id.lastIndexOf('.'))]));
}

const LANGUAGES = ['en', 'fr', 'es'];
/** Chapters of the players' books that are called by a word: these come first, and these last. */
const FIRST = ['goal', 'turn'];
const LAST = ['tables', 'scenarios', 'variants', 'reconstructed'];

/** Chapters, sections and rules in the order of the text: "## 2", "### 2.1", "2.1.1". */
export function outlineOf(text) {
  return text.split('\n').flatMap((line) => {
    const heading = /^(#{2,3}) (\S+)/.exec(line);
    if (heading !== null) return [`${heading[1]} ${heading[2]}`];
    const rule = /^- \*\*([0-9]+(?:\.[a-z0-9-]+)*)\*\* /.exec(line);
    return rule === null ? [] : [rule[1]];
  });
}

/**
 * Where books depart from the numbered rules, or from one another. A book has all numbers of the rules in their order,
 * and may have further sections.
 *
 * @param {Readonly<Record<string, string>>} books by language
 * @returns {string[]}
 */
export function departures(rules, books) {
  const numbered = outlineOf(rules).filter((one) => /^(#+ )?[0-9]+(\.|$)/.test(one));
  const [[first, text] = ['', ''], ...others] = Object.entries(books);
  const book = outlineOf(text);
  const ours = book.filter((one) => numbered.includes(one) || /^(## )?[0-9]/.test(one));
  const words = book.flatMap((one) => (/^## [a-z]/.test(one) ? [one.slice(3)] : []));
  const chapters = book.flatMap((one) => (one.startsWith('## ') ? [one.slice(3)] : []));
  const asked = [...FIRST, ...chapters.filter((one) => /^[0-9]/.test(one)), ...LAST];
  const order = asked.filter((one) => chapters.includes(one));
  return [
    ...difference('RULES.md', numbered, first, ours),
    ...words
      .filter((word) => ![...FIRST, ...LAST].includes(word))
      .map((word) => `${first}: no chapter is called ${word}`),
    ...difference('the order of chapters', order, first, chapters),
    ...others.flatMap(([language, other]) => difference(first, book, language, outlineOf(other))),
  ];
}

function difference(one, wanted, other, found) {
  const at = wanted.findIndex((id, place) => id !== found[place]);
  if (at < 0 && found.length <= wanted.length) return [];
  const place = at < 0 ? wanted.length : at;
  return [`${one} has ${wanted[place] ?? 'no more'} where ${other} has ${found[place] ?? 'no more'}`];
}

/** What is wrong with the players' books of a game. */
function booksOf(root, id) {
  const folder = join(root, 'assets/rules', id);
  const missing = LANGUAGES.filter((language) => !existsSync(join(folder, `${language}.md`)));
  const there = LANGUAGES.filter((language) => !missing.includes(language));
  const books = Object.fromEntries(
    there.map((language) => [language, readFileSync(join(folder, `${language}.md`), 'utf8')]),
  );
  return [
    ...missing.map((language) => `there is no ${language}.md`),
    ...(there.length === 0 ? [] : departures(textOf(root, id, 'RULES.md'), books)),
  ];
}

function filesIn(folder, wanted) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path, wanted);
    return wanted.test(entry.name) ? [path] : [];
  });
}

export function gamesWithRules(root) {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.map(({ name }) => name).filter((id) => existsSync(join(root, 'src/games', id, 'RULES.md')));
}

const testsOf = (root, id) => filesIn(join(root, 'tests', id), /\.test\.ts$|\.play$/);
const sourcesOf = (root, id) => filesIn(join(root, 'src/games', id), /\.ts$/);
const textOf = (root, id, name) => readFileSync(join(root, 'src/games', id, name), 'utf8');

/** Mismatches between a game's rules, tests and sources. */
export function compareGame(root, id) {
  const rules = rulesOf(textOf(root, id, 'RULES.md'));
  const citations = testsOf(root, id).flatMap((path) => citationsOf(readFileSync(path, 'utf8')));
  const named = sourcesOf(root, id).flatMap((path) => namedInSource(readFileSync(path, 'utf8'), rules));
  const { untested: sourceless, unknown: misnamed } = compare(rules, named);
  const { unknown, ...compared } = compare(rules, citations);
  return { rules, ...compared, unknown, sourceless, misnamed };
}

/**
 * A rule as written, the rulings that name it, and the sources and tests that cite it; null if there is no such rule.
 */
export function ruleTold(root, id, number) {
  const text = textOf(root, id, 'RULES.md');
  const rules = rulesOf(text);
  const wanted = (rule) => rule === number || rule.startsWith(`${number}.`);
  const sentences = [...text.matchAll(RULE)]
    .filter(([, rule]) => wanted(rule))
    .map(([, rule, said]) => `${rule} ${said}`);
  if (sentences.length === 0) return null;
  const lines = (path, cites) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at, all) => (cites(line, at, all) ? [`${relative(root, path)}:${at + 1}  ${line.trim()}`] : []));
  const rulings = ['RULINGS.md', 'CALIBRATION.md']
    .filter((name) => existsSync(join(root, 'src/games', id, name)))
    .flatMap((name) =>
      textOf(root, id, name)
        .split('\n')
        .filter((line) => namedInSource(`// ${line}`, rules).some(wanted))
        .map((line) => line.replace(/\s{2,}/g, ' ')),
    );
  const sources = sourcesOf(root, id).flatMap((path) => {
    const comments = commentLines(readFileSync(path, 'utf8'));
    return lines(path, (_line, at) => namedInSource(`// ${comments[at] ?? ''}`, rules).some(wanted));
  });
  const tests = testsOf(root, id).flatMap((path) => lines(path, (line) => citationsOf(line).some(wanted)));
  return { sentences, rulings, sources, tests };
}

function tell(root, id, number) {
  const told = ruleTold(root, id, number);
  if (told === null) return false;
  console.log(`${id}\n${told.sentences.map((line) => `  ${line}`).join('\n')}`);
  for (const part of ['rulings', 'sources', 'tests']) {
    console.log(`\n  ${part}${told[part].length === 0 ? ': none' : ''}`);
    for (const line of told[part]) console.log(`    ${line}`);
  }
  console.log('');
  return true;
}

function check(root, id, listed) {
  const { rules, untested, unknown, twice, sourceless, misnamed } = compareGame(root, id);
  const [tested, sourced] = [rules.length - untested.length, rules.length - sourceless.length];
  console.log(`${id}: ${rules.length} rules, ${tested} cited by tests, ${sourced} by sources`);
  if (untested.length > 0) console.log(`  no test cites: ${untested.join(' ')}`);
  if (unknown.length > 0) console.log(`  cited by tests, but no rule: ${unknown.join(' ')}`);
  if (twice.length > 0) console.log(`  numbered twice: ${twice.join(' ')}`);
  if (sourceless.length > 0) console.log(`  no source names: ${sourceless.join(' ')}`);
  if (misnamed.length > 0) console.log(`  named by sources, but no rule: ${misnamed.join(' ')}`);
  const books = booksOf(root, id);
  for (const one of books) console.log(`  assets/rules/${id}: ${one}`);
  const missing = untested.length + sourceless.length;
  const wrong = unknown.length + twice.length + misnamed.length + books.length;
  return wrong === 0 && (listed || missing === 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { game: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  const games = gamesWithRules(root);
  const asked = values.game === undefined ? games : games.filter((id) => id === values.game);
  if (asked.length === 0) {
    console.error(`no game ${values.game}: ${games.join(', ')}`);
    process.exitCode = 1;
  }
  for (const number of positionals) {
    if (asked.filter((id) => tell(root, id, number)).length > 0) continue;
    console.error(`no rule ${number}`);
    process.exitCode = 1;
  }
  if (positionals.length === 0) for (const id of asked) if (!check(root, id, values.list)) process.exitCode = 1;
}
