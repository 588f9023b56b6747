/** A value and its probability. */
export interface Chance<Value> {
  readonly value: Value;
  readonly chance: number;
}
export type Spread<Value> = readonly Chance<Value>[];

export const surely = <Value>(value: Value): Spread<Value> => [{ value, chance: 1 }];

/** Merges values with the same key, adding up their chances. */
export function merged<Value, Key>(spread: Spread<Value>, key: (value: Value) => Key): Spread<Value> {
  const found = new Map<Key, { value: Value; chance: number }>();
  for (const { value, chance } of spread) {
    const told = key(value);
    const known = found.get(told);
    if (known === undefined) found.set(told, { value, chance });
    else known.chance += chance;
  }
  return [...found.values()];
}

/** What may follow each value. */
export function followed<Value, Next>(spread: Spread<Value>, next: (value: Value) => Spread<Next>): Spread<Next> {
  const all: Chance<Next>[] = [];
  for (const { value, chance } of spread)
    for (const one of next(value)) all.push({ value: one.value, chance: chance * one.chance });
  return all;
}

/** The mean of a count over the values. */
export function expected<Value>(spread: Spread<Value>, count: (value: Value) => number): number {
  return spread.reduce((sum, { value, chance }) => sum + chance * count(value), 0);
}
