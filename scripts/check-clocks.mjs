// No test may judge by the clock: a busy machine would fail it. Prints where one could. Tests wait as long as it
// takes (vitest.config.ts ends those that hang), and try time limits with a manual clock.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutComments } from './check-arrows.mjs';

/** Commands that measure and print their measurements; and the fake Discord, which notes arrival times. */
const MEASURES =
  /^(architecture\/clocks\.test\.ts$|torture\/|selfplay\/|discord\/report\/|discord\/rehears\w*\.ts$|discord\/fake\/(interactions|server|world)\.ts$)|\/(run|measure|compare)\.ts$/;

/** The patterns, and how each is reported. */
const JUDGES = [
  [/\b(?:performance\.now|process\.hrtime|console\.time(?:End)?|process\.uptime)\b/, 'measures time'],
  [/\bvi\.(?:waitFor|waitUntil)\b/, 'waits for a second at most'],
  [/\bAbortSignal\.timeout\b/, 'gives up after a time'],
  [/\bpatienceMs = [\d_]+/, 'gives up after a time'],
  [/\btimeout:\s*[\d_]+/, 'gives up after a time'],
  [/^\s*\},\s*[\d_]{4,}\s*\)/m, 'is ended after a time of its own'],
  [/^\s*\},\n\s*[\d_]{4,},?\s*\n?\s*\)/m, 'is ended after a time of its own'],
  [/\bfor \([^\n]*<\s*\d+;[^\n]*\)\s*(?:\{\s*)?await\s+(?:sleep|new Promise)/, 'waits so many times'],
];

/** @returns {string[]} what is wrong with a test file's text, each with its line */
export function judgements(text) {
  const code = withoutComments(text);
  return JUDGES.flatMap(([pattern, what]) =>
    [...code.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].map(
      ({ index }) => `line ${code.slice(0, index).split('\n').length}: ${what}`,
    ),
  );
}

export function judging(tests) {
  return readdirSync(tests, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !MEASURES.test(file))
    .sort()
    .flatMap((file) => judgements(readFileSync(path.join(tests, file), 'utf8')).map((one) => `tests/${file}, ${one}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = judging(path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'tests'));
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exit(1);
}
