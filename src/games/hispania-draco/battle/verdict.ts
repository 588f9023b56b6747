import type { Contest, ContestKind, Side } from './contest.js';

/** The verdict of dice on a contest: play uses the faces rolled, odds use all of them. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const NO_DIE = [0];

/** The value of a side for each of these faces of its die. */
export function strengths({ die, parts, doublers }: Side, faces: readonly number[], more = 0): readonly number[] {
  let added = more;
  for (const { count } of parts) added += count;
  const factor = 2 ** doublers.length;
  return (die === null ? NO_DIE : faces).map((face) => (face + added) * factor);
}

/** The attacker's value compared with the defender's. */
export const VERDICTS = ['greater', 'less', 'equal'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const verdictOn = (one: number, other: number): Verdict =>
  one > other ? 'greater' : one < other ? 'less' : 'equal';

/** By the face of each colour. */
export function verdict(
  { attacker, defender }: Contest,
  faces: { readonly roman: number | null; readonly hispanic: number | null },
): Verdict {
  const [one = 0, other = 0] = [attacker, defender].flatMap((side) =>
    strengths(side, [side.die === null ? 0 : (faces[side.die] ?? 0)]),
  );
  return verdictOn(one, other);
}

/** What leaves the board (5.3.4, 5.4.4, 5.4.5, 8.3.3, 8.3.5): a failed siege costs nothing. */
export function lossOf(kind: ContestKind, result: Verdict): 'revolt' | 'garrison' | 'army' | 'commander' | null {
  switch (kind) {
    case 'siege':
      return result === 'greater' ? 'revolt' : null;
    case 'army-siege':
      return result === 'greater' ? 'garrison' : null;
    case 'attack':
      return result === 'greater' ? 'army' : result === 'less' ? 'commander' : null;
    case 'army-attack':
      return result === 'greater' ? 'commander' : result === 'less' ? 'army' : null;
  }
}
