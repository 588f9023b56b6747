import type { Entries } from '../../core/contract/about.js';
import type { NameTerm, Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';

/** Things that people choose among, by kind: each of them has an entry `<kind>.<id>`. */
export interface Explained<S extends State> {
  readonly things: Readonly<Record<string, readonly string[]>>;
  /** Kinds of names in questions none of which goes unexplained. */
  readonly always: readonly string[];
  /** The thing that explains another (a card in a hand, a captain of a level). */
  readonly meant?: (thing: NameTerm, state: S | null) => NameTerm;
  /**
   * Values of the moment; parts of a sentence whose value is missing are left out. `asked`: the thing itself, if another
   * explains it (a city by its kind).
   */
  readonly values?: (thing: NameTerm, state: S, seat: SeatId | null, asked: NameTerm) => Terms;
}

export function explains<S extends State>({ things, always, meant, values }: Explained<S>): Entries<S> {
  const entries = Object.entries(things).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`));
  const known = new Set(entries);
  return {
    entries,
    always,
    of(state, seat, thing) {
      const { kind, id } = meant?.(thing, state) ?? thing;
      const key = `${kind}.${id}`;
      if (!known.has(key)) return null;
      return state === null || values === undefined
        ? { key }
        : { key, values: values({ kind, id }, state, seat, thing) };
    },
  };
}

/** Everything that may be owed, by the sentences `owe.<what>` of a catalogue. */
export type OwedIn<Sentences> = {
  [Key in keyof Sentences]: Key extends `owe.${infer What}` ? What : never;
}[keyof Sentences];

export const NOTHING_EXPLAINED: Entries<State> = { entries: [], always: [], of: () => null };
