import { besiegedStrength, besiegerStrength } from '../siege/strength.js';
import { SIEGE_ENDS, type SiegeEnd } from '../state/events.js';
import type { Place, Stand } from '../state/state.js';
import { firstOf, sizeOf, without } from '../state/troops.js';

export type SiegeChances = Readonly<Record<SiegeEnd, number>>;

/** The exact chance of each end of a siege: both dice, and the ties that cost both a unit (14.4 to 14.8). */
export function siegeOdds(place: Place, outside: Stand, cid: boolean): SiegeChances {
  const sum = nothing();
  const [attack, defence] = [besiegerStrength(outside.units, cid), besiegedStrength(place)];
  for (let die = 1; die <= 6; die++) {
    for (let other = 1; other <= 6; other++) {
      const [ours, theirs] = [die + attack, other + defence];
      if (ours > theirs) sum[ours % 2 === 0 && place.city !== null ? 'sacked' : 'stormed'] += 1 / 36;
      else if (theirs > ours) sum.relieved += 1 / 36;
      else add(sum, tie(place, outside, cid), 1 / 36);
    }
  }
  return sum;
}

function tie(place: Place, outside: Stand, cid: boolean): SiegeChances {
  const sum = nothing();
  const { inside } = place;
  if (inside === null || place.city === outside.side) {
    sum.surrendered = 1;
    return sum;
  }
  const units = without(outside.units, firstOf(outside.units, 1));
  const left = without(inside.units, firstOf(inside.units, 1));
  if (sizeOf(units) === 0) {
    sum['besieger-gone'] = 1;
    return sum;
  }
  if (sizeOf(left) === 0 && place.city === null) {
    sum.surrendered = 1;
    return sum;
  }
  const after = { ...place, inside: sizeOf(left) === 0 ? null : { ...inside, units: left } };
  return siegeOdds(after, { ...outside, units }, cid);
}

function nothing(): Record<SiegeEnd, number> {
  return { stormed: 0, sacked: 0, surrendered: 0, relieved: 0, 'besieger-gone': 0 };
}
function add(sum: Record<SiegeEnd, number>, more: SiegeChances, weight: number): void {
  for (const end of SIEGE_ENDS) sum[end] += more[end] * weight;
}
