import type { Terms } from '../../../core/result.js';
import { shortText } from '../../commands/handler.js';

/** What no table writes. */
const FLAWS = [
  ...['seed', 'order', 'refused', 'differs', 'head', 'events', 'broken'],
  ...['roll-number', 'roll-purpose', 'roll-derived', 'roll-face', 'next-roll', 'withheld'],
] as const;
/** What is neither right nor wrong: set dice, a seed not told, other rules, former versions, the mere word of the file. */
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
/** Right by the log; but a log that was forged would say the same, so that it is told: the channel has it too. */
const NOTES = ['undo-agreed', 'undo-unasked', 'undo-forced', 'dice-spent', 'imported'] as const;
export type FlawKind = (typeof FLAWS)[number];
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
  readonly doubts: Flaw[] = [];
  readonly notes: Flaw[] = [];
  private readonly flaws: Flaw[] = [];

  wrong(version: number | null, what: FlawKind, values: Readonly<Record<string, string | number>> = {}): void {
    this.flaws.push({ version, what, values: termsOf(values) });
  }

  /** Of each kind the first. */
  unsure(version: number | null, what: DoubtKind, values: Readonly<Record<string, string | number>> = {}): void {
    if (this.doubts.some((doubt) => doubt.what === what)) return;
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
