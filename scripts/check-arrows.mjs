// The arrows between layers (scripts/layers.mjs), and the purity of core and games: prints violations.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMPURE, LAYERS, WIRING } from './layers.mjs';

// A string that is itself the word "from" (an option's name) starts no import.
const IMPORTS = /(?:(?<!['"\w.-])from\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"])([\w.@/:-]+)\1/g;
/** A string or a comment, whichever starts first: a string may contain what looks like a comment. */
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/;
const STRING_OR_COMMENT = new RegExp(`${STRING.source}|/\\*[\\s\\S]*?\\*/|//.*$`, 'gm');

/** @returns {string[]} one sentence for each violation */
export function violations(src) {
  return sourceFiles(src).flatMap((file) => violationsOf(src, file));
}

/** The current arrows between layers: `{ table: Set{core, …} }`. */
export function importGraph(src) {
  const graph = new Map();
  for (const file of sourceFiles(src)) {
    const from = layerOf(file) ?? file;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const name of importsOf(src, file)) {
      const target = name.startsWith('.') ? layerOf(resolve(file, name)) : null;
      if (target && target !== from) targets.add(target);
    }
  }
  return graph;
}

function violationsOf(src, file) {
  if (WIRING.includes(file)) return [];
  const layer = layerOf(file);
  const rules = layer && LAYERS[layer];
  if (!rules) return [`src/${file}: no layer of this name (scripts/layers.mjs)`];
  const broken = [];
  for (const name of importsOf(src, file)) {
    if (name.startsWith('.')) {
      const target = resolve(file, name);
      if (!mayImport(rules, file, target)) broken.push(`src/${file}: ${layer} may not import src/${target}`);
    } else if (name.startsWith('node:')) {
      if (!rules.node) broken.push(`src/${file}: ${layer} is pure and may not import ${name}`);
    } else if (!rules.packages.some((allowed) => name === allowed || name.startsWith(`${allowed}/`))) {
      broken.push(`src/${file}: ${layer} may not import the package ${name}`);
    }
  }
  if (rules.pure) {
    const impure = IMPURE.exec(withoutStrings(read(src, file)));
    if (impure) broken.push(`src/${file}: ${layer} is pure and may not use ${impure[1]}`);
  }
  return broken;
}

function mayImport(rules, file, target) {
  const from = home(file);
  if (home(target) === from) return true;
  return rules.may.some((allowed) => {
    if (allowed === 'games/*') return target.startsWith('games/');
    return target === `${allowed}.ts` || target.startsWith(`${allowed}/`);
  });
}

/** The layer of a file: its folder of src; for games, the game. */
function home(file) {
  const parts = file.split('/');
  return parts[0] === 'games' ? parts.slice(0, 2).join('/') : parts[0];
}

function layerOf(file) {
  if (WIRING.includes(file)) return null;
  const [top, second] = file.split('/');
  if (top !== 'games') return top ?? null;
  return second === 'registry.ts' || second === 'registry' ? 'games/registry' : 'games/*';
}

function resolve(file, name) {
  return path.posix.join(path.posix.dirname(file), name).replace(/\.js$/, '.ts');
}

/** The files of src that a file imports, as paths from src. */
export function filesImportedBy(src, file) {
  return importsOf(src, file)
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(file, name));
}

function importsOf(src, file) {
  return importedBy(withoutComments(read(src, file)));
}

/** The module names that a text without comments imports from. */
export function importedBy(text) {
  return [...text.matchAll(IMPORTS)].map((match) => match[2]);
}

export function sourceFiles(src) {
  return readdirSync(src, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.m?[jt]s$/.test(file) && !file.startsWith('persistence/generated/'))
    .sort();
}

function read(src, file) {
  return readFileSync(path.join(src, file), 'utf8');
}

export function withoutComments(text) {
  return text.replace(STRING_OR_COMMENT, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found));
}

function withoutStrings(text) {
  return withoutComments(text).replace(new RegExp(STRING, 'g'), "''");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = violations(path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'src'));
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exit(1);
}
