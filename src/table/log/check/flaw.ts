import type { Terms } from '../../../core/result.js';
import { shortText } from '../../commands/handler.js';

/** What no table writes. */
const FLAWS = [
  ...['version', 'withheld', 'kind', 'setup', 'import', 'seed', 'events', 'not-offered', 'spent'],
  ...['next-roll', 'roll-number', 'roll-count', 'roll-face', 'roll-purpose', 'roll-derived'],
  ...['words', 'word-late', 'word-hash', 'word-unsealed', 'word-dropped', 'undo-to', 'undo-never', 'undo-consent'],
  ...['replay-broken', 'replay-die', 'replay-empty', 'replay-hash'],
] as const;
/** What is neither right nor wrong: set dice, a seed not told, other rules. */
const DOUBTS = [
  ...['scripted', 'position', 'sealed', 'hidden', 'no-rules', 'other-rules', 'spent-unknown', 'autopilot'],
  ...['undo-old', 'word-in-play'],
] as const;
/** Right by the log; but a log that was forged would say the same, so that it is told: the channel has it too. */
const NOTES = ['undo-agreed', 'undo-forced', 'dice-spent', 'imported'] as const;
type FlawKind = (typeof FLAWS)[number];
type DoubtKind = (typeof DOUBTS)[number];
type NoteKind = (typeof NOTES)[number];

/** Something in a game file that no table writes, as a sentence of the table's (`flaw.<what>`). */
export interface Flaw {
  /** The entry it is found in; null: in the file as a whole. */
  readonly version: number | null;
  readonly what: FlawKind | DoubtKind | NoteKind;
  readonly values: Terms;
}

/** A text of the file is somebody's own words: escaped, and no longer than a hash. */
function termsOf(values: Readonly<Record<string, string | number>>): Terms {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : { kind: 'text', id: shortText(value, 64) },
    ]),
  );
}

/** Gathers what is found, and what could not be looked at. */
export class Findings {
  readonly flaws: Flaw[] = [];
  readonly doubts: Flaw[] = [];
  readonly notes: Flaw[] = [];

  wrong(version: number | null, what: FlawKind, values: Readonly<Record<string, string | number>> = {}): void {
    this.flaws.push({ version, what, values: termsOf(values) });
  }

  unsure(version: number | null, what: DoubtKind, values: Readonly<Record<string, string | number>> = {}): void {
    this.doubts.push({ version, what, values: termsOf(values) });
  }

  note(version: number, what: NoteKind): void {
    this.notes.push({ version, what, values: {} });
  }

  /** In the order of the log, what concerns the file as a whole last. */
  sorted(): readonly Flaw[] {
    const at = ({ version }: Flaw) => version ?? Number.POSITIVE_INFINITY;
    return [...this.flaws].sort((one, other) => at(one) - at(other));
  }
}
