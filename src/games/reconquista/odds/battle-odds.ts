import * as kit from '../../../kit/index.js';
import { type Armies, type Fought, type Meeting, resultOfRound, round } from '../battle/battle.js';
import { shotsOf } from '../battle/dice.js';
import type { BattleEnd } from '../state/events.js';
import { sizeOf } from '../state/troops.js';

export type Chances = Readonly<Record<BattleEnd, number>>;

/** The exact chance of each end of a battle: all throws of all rounds, with ties (12.3, 12.7). */
export function battleOdds(meeting: Meeting): Chances {
  const chances: Record<BattleEnd, number> = {
    'both-gone': 0,
    'attacker-gone': 0,
    'defender-gone': 0,
    'attacker-back': 0,
    'defender-back': 0,
    'attacker-in': 0,
    'defender-in': 0,
  };
  for (const { value, chance } of fought(meeting)) if (value.end !== null) chances[value.end] += chance;
  return chances;
}

/** The defender's losses minus the attacker's, on average over all throws of a battle (12.3, 12.7). */
export function expectedToll({ attackers, defenders, ...meeting }: Meeting): number {
  const ahead = ({ attackers, defenders }: Armies) => sizeOf(attackers) - sizeOf(defenders);
  const armies = { attackers, defenders };
  return kit.expected(fought({ ...meeting, ...armies }), (left) => ahead(left) - ahead(armies));
}

/** How a battle may end, with who is left. */
export function battleSpread(meeting: Meeting): kit.Spread<Fought> {
  return fought(meeting).flatMap(({ value: { attackers, defenders, end }, chance }) =>
    end === null ? [] : [{ value: { attackers, defenders, end }, chance }],
  );
}

/** Between two rounds, or at the end. */
interface Standing extends Armies {
  readonly first: Meeting['first'];
  readonly end: BattleEnd | null;
}

/** More states than ever occur. */
const MOST = 10_000;

function fought(meeting: Meeting): kit.Spread<Standing> {
  const start: kit.Spread<Standing> = kit.surely({ ...meeting, end: null });
  const { ended } = kit.playedOut(start, {
    round: (before) =>
      round<kit.Spread<Standing>>(
        before,
        before.first,
        (_by, units, then) => kit.followed(kit.hitSpread(shotsOf(units)), then),
        ({ attackers, defenders }) => {
          const end = resultOfRound(meeting, before, { attackers, defenders });
          return kit.surely({ attackers, defenders, first: null, end });
        },
      ),
    isOver: ({ end }) => end !== null,
    // Units fall in a fixed order (12.2), so the numbers left identify the survivors.
    key: ({ attackers, defenders, first }) =>
      (sizeOf(attackers) * MOST + sizeOf(defenders)) * 2 + (first === null ? 0 : 1),
    // The first round is never repeated.
    worth: ({ attackers, defenders, first }) => 2 * (sizeOf(attackers) + sizeOf(defenders)) + (first === null ? 0 : 1),
  });
  return ended;
}
