import type { Contest, Side } from '../battle/contest.js';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The value of a side on this face of its die. */
export function strengthOf({ die, parts, doublers }: Side, face: number): number {
  return ((die === null ? 0 : face) + added(parts)) * 2 ** doublers.length;
}

export function added(parts: Side['parts']): number {
  return parts.reduce((sum, part) => sum + part.count, 0);
}

export type Verdict = 'greater' | 'equal' | 'less';

/** The attacker's value beside the defender's. */
export function verdict(
  { attacker, defender }: Contest,
  faces: { readonly attacker: number; readonly defender: number },
): Verdict {
  const [one, other] = [strengthOf(attacker, faces.attacker), strengthOf(defender, faces.defender)];
  return one > other ? 'greater' : one < other ? 'less' : 'equal';
}

/** In how many of the throws, all equally likely, the attacker's value is greater, equal, less. */
export type Chances = Readonly<Record<Verdict, number>> & { readonly of: number };

export function chancesOf(contest: Contest): Chances {
  const counts = { greater: 0, equal: 0, less: 0, of: 0 };
  for (const attacker of facesOf(contest.attacker)) {
    for (const defender of facesOf(contest.defender)) {
      counts[verdict(contest, { attacker, defender })]++;
      counts.of++;
    }
  }
  return counts;
}

function facesOf({ die }: Side): readonly number[] {
  return die === null ? [0] : FACES;
}

/** What it comes to whatever the dice say (5.4.9); null: they decide. A siege that cannot win is one result, whichever. */
export function certain(contest: Contest): Verdict | null {
  const { greater, equal, less, of } = chancesOf(contest);
  if (greater === of) return 'greater';
  const lossless = contest.kind === 'siege' || contest.kind === 'army-siege';
  if (lossless && greater === 0) return less > 0 ? 'less' : 'equal';
  if (less === of) return 'less';
  return equal === of ? 'equal' : null;
}

/** The least face of the attacker's die that wins, where he alone throws; 7: none. */
export function neededFace(contest: Contest): number {
  return FACES.find((face) => verdict(contest, { attacker: face, defender: 0 }) === 'greater') ?? 7;
}
