/** How likely each of some things is; things that are told alike are one. */
export interface Chance<Value> {
  readonly value: Value;
  readonly chance: number;
}
export type Spread<Value> = readonly Chance<Value>[];

export const surely = <Value>(value: Value): Spread<Value> => [{ value, chance: 1 }];

/** Alike ones are added up. */
export function merged<Value>(spread: Spread<Value>, key: (value: Value) => string): Spread<Value> {
  const found = new Map<string, { value: Value; chance: number }>();
  for (const { value, chance } of spread) {
    const told = key(value);
    const known = found.get(told);
    if (known === undefined) found.set(told, { value, chance });
    else known.chance += chance;
  }
  return [...found.values()];
}

/** What may follow of each. */
export function followed<Value, Next>(
  spread: Spread<Value>,
  next: (value: Value) => Spread<Next>,
  key: (value: Next) => string,
): Spread<Next> {
  const all = spread.flatMap(({ value, chance }) =>
    next(value).map((one) => ({ value: one.value, chance: one.chance * chance })),
  );
  return merged(all, key);
}

/** So many shots that each hit with this chance and then do so much. */
export function shotsSpread(shots: number, hit: number, damage: number): Spread<number> {
  let spread: Spread<number> = surely(0);
  for (let shot = 0; shot < shots; shot++) {
    spread = followed(
      spread,
      (points) => [
        { value: points + damage, chance: hit },
        { value: points, chance: 1 - hit },
      ],
      String,
    );
  }
  return spread;
}
