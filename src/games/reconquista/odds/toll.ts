import { endOf } from '../battle/battle.js';
import { sizeOf, type Troops } from '../state/troops.js';
import { exchanges, type Meeting } from './battle-odds.js';

/** By how many units the defender loses more than the attacker, on average over every throw of a battle (12.3, 12.7). */
export function expectedToll(meeting: Meeting): number {
  return tollFrom(meeting, meeting.attackers, meeting.defenders, meeting.first);
}

function tollFrom(meeting: Meeting, attackers: Troops, defenders: Troops, first: Meeting['first']): number {
  let sum = 0;
  let again = 0;
  for (const { chance, attackersLeft, defendersLeft } of exchanges(attackers, defenders, first)) {
    const attackerLost = sizeOf(attackers) - sizeOf(attackersLeft);
    const more = sizeOf(defenders) - sizeOf(defendersLeft) - attackerLost;
    const [attacker, defender] = [{ shelter: meeting.attackerShelter }, { shelter: meeting.defenderShelter }];
    if (endOf(attacker, defender, attackersLeft, defendersLeft, -more) !== null) sum += chance * more;
    // Nobody was hit: the same round once more, as often as it takes.
    else if (first === null && attackerLost === 0) again += chance;
    else sum += chance * (more + tollFrom(meeting, attackersLeft, defendersLeft, null));
  }
  return sum / (1 - again);
}
