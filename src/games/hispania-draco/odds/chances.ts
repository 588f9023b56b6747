import type { Contest } from '../battle/contest.js';
import { FACES, lossOf, strengths, type Verdict, verdictOn } from '../battle/verdict.js';

/** The number of equally likely throws in which the attacker's value is greater, equal, less. */
export type Chances = Readonly<Record<Verdict, number>> & { readonly of: number };

/** `denarii`: added on the attacker's side. */
export function chancesOf({ attacker, defender }: Contest, denarii = 0): Chances {
  const [ones, others] = [strengths(attacker, FACES, denarii), strengths(defender, FACES)];
  const counts = { greater: 0, equal: 0, less: 0, of: ones.length * others.length };
  for (const one of ones) for (const other of others) counts[verdictOn(one, other)]++;
  return counts;
}

/** The result whatever the dice say (5.4.9); null: they decide. A siege that cannot win counts as one result. */
export function certainVerdict(contest: Contest): Verdict | null {
  const { greater, equal, less, of } = chancesOf(contest);
  if (greater === of) return 'greater';
  if (greater === 0 && lossOf(contest.kind, 'less') === null) return less > 0 ? 'less' : 'equal';
  if (less === of) return 'less';
  return equal === of ? 'equal' : null;
}
