/** How sides stand to each other: seats that win together are one side. */
export interface SideValue {
  readonly mine: boolean;
  readonly value: number;
}

/** What one's own side has beside the best of the others; of a table that plays together, what it has. */
export function besideTheLeader(sides: readonly SideValue[]): number {
  const mine = sides.filter((side) => side.mine).reduce((sum, { value }) => sum + value, 0);
  const others = sides.filter((side) => !side.mine).map(({ value }) => value);
  return others.length === 0 ? mine : mine - Math.max(...others);
}
