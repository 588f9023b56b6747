/** How likely each of some things is. */
export interface Chance<Value> {
  readonly value: Value;
  readonly chance: number;
}
export type Spread<Value> = readonly Chance<Value>[];

export const surely = <Value>(value: Value): Spread<Value> => [{ value, chance: 1 }];

/** Values with the same key are one, and their chances are added up. */
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

/** The mean of what each value counts. */
export function expected<Value>(spread: Spread<Value>, count: (value: Value) => number): number {
  return spread.reduce((sum, { value, chance }) => sum + chance * count(value), 0);
}
