/** How sides compare: seats that win together are one side. */
export interface SideValue {
  readonly mine: boolean;
  readonly value: number;
}

/** The lead over the best other side; in a cooperative game, the own value. */
export function leadOver(sides: readonly SideValue[]): number {
  const mine = sides.filter((side) => side.mine).reduce((sum, { value }) => sum + value, 0);
  const others = sides.filter((side) => !side.mine).map(({ value }) => value);
  return others.length === 0 ? mine : mine - Math.max(...others);
}
