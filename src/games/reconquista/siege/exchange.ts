import type { SiegeEnd } from '../state/events.js';
import type { Place, Stand } from '../state/state.js';
import { besiegedStrength, besiegerStrength } from './strength.js';

/** One exchange of a siege from its two dice: used by both play and odds. */

type Pair = readonly [besieger: number, besieged: number];

export function strengthsOf(place: Place, { units }: Stand, cid: boolean): Pair {
  return [besiegerStrength(units, cid), besiegedStrength(place)];
}

/** The result of the dice; null: a tie, and each side loses a unit (14.6). */
export function resultOfDice(place: Place, { side }: Stand, dice: Pair, strength: Pair): SiegeEnd | null {
  const [attack, defence] = [dice[0] + strength[0], dice[1] + strength[1]];
  // 14.4
  if (attack > defence) return attack % 2 === 0 && place.city !== null ? 'sacked' : 'stormed';
  // 14.5
  if (defence > attack) return 'relieved';
  // 14.7
  return place.inside === null || place.city === side ? 'surrendered' : null;
}

/** The besieger's last unit ends the siege; a fort without its last defender is taken (14.6, 14.8). */
export function afterTie({ outside, inside, city }: Place): SiegeEnd | null {
  if (outside === null) return 'besieger-gone';
  return inside === null && city === null ? 'surrendered' : null;
}
