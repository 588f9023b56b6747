import type { Terms } from '../../../core/result.js';
import { shortText } from '../../commands/handler.js';

/** Something that no table writes. */
const FLAWS = [
  ...['seed', 'order', 'refused', 'differs', 'head', 'events', 'broken'],
  ...['roll-number', 'roll-purpose', 'roll-derived', 'roll-face', 'next-roll', 'withheld'],
] as const;
/** Cannot be judged: set dice, an unpublished seed, other rules, old versions, claims of the file. */
const DOUBTS = [
  'scripted',
  'position',
  'sealed',
  'hidden',
  'no-rules',
  'other-rules',
  'former',
  'fault',
  'no-end',
  'managed',
  'settings',
] as const;
/** Consistent with the log; but a forged log would look the same, so it is reported for comparison with the channel. */
const NOTES = ['undo-agreed', 'undo-unasked', 'undo-forced', 'dice-spent', 'imported'] as const;
export type FlawKind = (typeof FLAWS)[number];
type DoubtKind = (typeof DOUBTS)[number];
type NoteKind = (typeof NOTES)[number];

/** Something in a game file that no table writes, as a sentence of the table (`flaw.<what>`). */
export interface Flaw {
  /** The entry with the flaw; null: the file as a whole. */
  readonly version: number | null;
  readonly what: FlawKind | DoubtKind | NoteKind;
  readonly values: Terms;
}

/** Text from the file is user text: escaped, and no longer than a hash. */
function termsOf(values: Readonly<Record<string, string | number>>): Terms {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : { kind: 'text', id: shortText(value, 64) },
    ]),
  );
}

/** Collects what is found, and what could not be checked. */
export class Findings {
  readonly doubts: Flaw[] = [];
  readonly notes: Flaw[] = [];
  private readonly flaws: Flaw[] = [];

  wrong(version: number | null, what: FlawKind, values: Readonly<Record<string, string | number>> = {}): void {
    this.flaws.push({ version, what, values: termsOf(values) });
  }

  /** The first of each kind. */
  unsure(version: number | null, what: DoubtKind, values: Readonly<Record<string, string | number>> = {}): void {
    if (this.doubts.some((doubt) => doubt.what === what)) return;
    this.doubts.push({ version, what, values: termsOf(values) });
  }

  note(version: number, what: NoteKind): void {
    this.notes.push({ version, what, values: {} });
  }

  /** In log order; flaws of the whole file come last. */
  sorted(): readonly Flaw[] {
    const at = ({ version }: Flaw) => version ?? Number.POSITIVE_INFINITY;
    return [...this.flaws].sort((one, other) => at(one) - at(other));
  }
}
