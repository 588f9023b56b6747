/** Something that must hold does not. */
export class Broken extends Error {}

export function must(holds: boolean, say: () => string): void {
  if (!holds) throw new Broken(say());
}
