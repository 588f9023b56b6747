import { readFileSync } from 'node:fs';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { EVENT_KINDS, NATION_IDS } from '../../../src/games/hispania/facts/ids.js';
import { MOMENTS } from '../../../src/games/hispania/special/frame.js';
import { BATTLE_STEPS } from '../../../src/games/hispania/state/battle.js';
import { REMOVAL_REASONS } from '../../../src/games/hispania/state/events.js';
import { NATION_PHASES } from '../../../src/games/hispania/state/stage.js';
import type { Coverage } from '../../kit/fuzz/coverage.js';

/** What there is in the rules that a run never met. */

/** Powers that forbid something: nothing that happens shows them. */
const SILENT: ReadonlySet<string> = new Set(['no-retreat', 'no-rebuilding', 'prey']);
/** Phases that pass by themselves and boxes of a battle that ask nobody. */
const PASSING: ReadonlySet<string> = new Set([
  ...['start', 'finish', 'opening', 'round', 'before-dice', 'dice', 'after-dice', 'losses', 'over'],
]);

export function missing(coverage: Coverage): readonly string[] {
  const expected: [string, readonly string[]][] = [
    ['event', typesIn('state/events.ts', 'special/events.ts')],
    ['counter', EVENT_KINDS],
    ['frame', kindsIn('state/frame.ts', 'special/frame.ts', 'state/battle.ts')],
    ['battle step', BATTLE_STEPS.filter((step) => !PASSING.has(step))],
    ['phase', NATION_PHASES.filter((phase) => !PASSING.has(phase))],
    ['window', MOMENTS],
    ['removal', REMOVAL_REASONS],
    ['nation', NATION_IDS],
    ['power', powers().filter((power) => !SILENT.has(power))],
    ['transformation', transformations()],
  ];
  return expected.flatMap(([kind, names]) =>
    names.filter((name) => coverage.of(kind, name) === 0).map((name) => `${kind} ${name}`),
  );
}

function powers(): readonly string[] {
  const all = NATION_IDS.flatMap((nation) => (STANDARD_BOOK.nations[nation].powers ?? []).map(({ power }) => power));
  return [...new Set(all)];
}

function transformations(): readonly string[] {
  return NATION_IDS.flatMap((nation) => {
    const becomes = STANDARD_BOOK.nations[nation].becomes;
    return (becomes?.into ?? []).map((into) => `${nation} to ${into}`);
  });
}

/** Types have no names at run time: they are read where they are declared. */
function typesIn(...files: readonly string[]): readonly string[] {
  return matches(files, /readonly type: '([a-z-]+)'/g);
}
function kindsIn(...files: readonly string[]): readonly string[] {
  return matches(files, /export type \w+ = \{\s*readonly kind: '([a-z-]+)'/g);
}
function matches(files: readonly string[], pattern: RegExp): readonly string[] {
  const root = new URL('../../../src/games/hispania/', import.meta.url);
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(pattern)].flatMap((match) => match[1] ?? []),
  );
}
