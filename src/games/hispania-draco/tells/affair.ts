import type { Affair } from '../../../core/game-module.js';
import type { NameTerm, Phrase } from '../../../core/result.js';
import { percentages } from '../answers/odds.js';
import { contestOf } from '../battle/combat.js';
import type { Contest, Side } from '../battle/contest.js';
import { countBetterFaces } from '../battle/hispano-says.js';
import type { Chances } from '../odds/chances.js';
import type { CombatFrame } from '../state/frame.js';
import type { Draco } from '../state/state.js';
import { sideTerm } from '../words/reckoning.js';

/** The current siege or attack, for its card: both sums, and what Hispano's answer can change. */
export function affair(seen: Draco): Affair | null {
  const here = seen.frames.findLast((frame) => frame.kind === 'combat');
  if (here === undefined) return null;
  const contest = contestOf(seen, here);
  const roman = here.contest === 'siege' || here.contest === 'attack';
  const target: NameTerm = { kind: 'space', id: here.target };
  const who: Phrase['values'] =
    roman && here.commander !== null
      ? { who: { kind: 'commander', id: here.commander } }
      : { army: { kind: 'space', id: here.army ?? here.target } };
  return {
    id: `combat-${here.id}`,
    thread: here.target,
    begins: 'declared',
    title: { key: 'combat', values: { contest: { kind: 'contest', id: here.contest }, target, ...who } },
    lines: [
      { key: 'rome', values: { side: sumOf(here, roman ? contest.attacker : contest.defender) } },
      { key: 'hispania', values: { side: sumOf(here, roman ? contest.defender : contest.attacker) } },
      chances(here, contest),
    ],
    picture: { show: 'region', places: [here.target] },
  };
}

/** Includes the die, once thrown. */
function sumOf({ roman, hispanic }: CombatFrame, side: Side): NameTerm {
  const face = side.die === 'roman' ? roman : side.die === 'hispanic' ? hispanic : null;
  return sideTerm(side, face ?? 0);
}

function chances(here: CombatFrame, contest: Contest): Phrase {
  if (here.verdict === null) return { key: 'odds', values: percentages(contest) };
  const better = countBetterFaces(contest, here);
  return { key: `lies-${kindOf(contest, here.verdict)}`, values: { better } };
}

/** A failed siege costs nothing: no result (5.3, 8.3.3). */
function kindOf({ kind }: Contest, verdict: keyof Omit<Chances, 'of'>): string {
  const siege = kind === 'siege' || kind === 'army-siege';
  return siege && verdict === 'less' ? 'equal' : verdict;
}
