import { afterTie, resultOfDice, strengthsOf } from '../siege/exchange.js';
import type { SiegeEnd } from '../state/events.js';
import type { Place, Stand } from '../state/state.js';
import { firstOf, sizeOf, without } from '../state/troops.js';

export type SiegeChances = Readonly<Record<SiegeEnd, number>>;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const A_THROW = 1 / FACES.length ** 2;

/** The exact chance of each end of a siege: both dice, and ties that cost each side a unit (14.4 to 14.8). */
export function siegeOdds(place: Place, outside: Stand, cid: boolean): SiegeChances {
  const chances: Record<SiegeEnd, number> = { stormed: 0, sacked: 0, surrendered: 0, relieved: 0, 'besieger-gone': 0 };
  const besiege = (before: Place, besieger: Stand, chance: number): void => {
    const strength = strengthsOf(before, besieger, cid);
    let ties = 0;
    for (const die of FACES)
      for (const other of FACES) {
        const end = resultOfDice(before, besieger, [die, other], strength);
        if (end === null) ties += chance * A_THROW;
        else chances[end] += chance * A_THROW;
      }
    if (ties === 0) return;
    const left = { ...before, inside: oneLess(before.inside), outside: oneLess(besieger) };
    const end = afterTie(left);
    if (end !== null) chances[end] += ties;
    else if (left.outside !== null) besiege(left, left.outside, ties);
  };
  besiege(place, outside, 1);
  return chances;
}

function oneLess(stand: Stand | null): Stand | null {
  const units = stand === null ? {} : without(stand.units, firstOf(stand.units, 1));
  return stand === null || sizeOf(units) === 0 ? null : { ...stand, units };
}
