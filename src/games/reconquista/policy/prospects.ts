import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { battleOdds } from '../odds/battle-odds.js';
import { meetingIn, wouldBesiege } from '../odds/meeting.js';
import { siegeOdds } from '../odds/siege-odds.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf, type Troops } from '../state/troops.js';
import { withChristiansIn, worthOf } from './worth.js';

/** The weight of a unit lost. */
const UNIT = 0.68;

/** The chance to take the place, and the expected losses. */
export interface Prospect {
  readonly taken: number;
  readonly cost: number;
}

export function prospectOf(state: Reconquista, book: Book, at: PlaceId, units: Troops): Prospect {
  const met = meetingIn(state, book, at, units, false);
  if (met !== null) {
    const chances = battleOdds(met.meeting);
    const won = chances['defender-gone'] + chances['defender-back'];
    const lost = chances['attacker-gone'] + chances['both-gone'];
    const back = chances['attacker-back'] + chances['attacker-in'];
    // Those shut in face a siege, counted as half won.
    return { taken: won + chances['defender-in'] * 0.5, cost: lost * sizeOf(units) + back + chances['defender-in'] };
  }
  if (!wouldBesiege(state, at)) return { taken: 1, cost: 0 };
  const joined = state.places[at].outside?.side === 'christian' ? state.places[at].outside : null;
  const chances = siegeOdds(state.places[at], joined ?? { side: 'christian', units }, false);
  const taken = chances.stormed + chances.sacked * 0.6 + chances.surrendered;
  return { taken, cost: chances.relieved + chances['besieger-gone'] * sizeOf(units) };
}

/** The gain there, against its expected cost. */
export function gainOf(state: Reconquista, book: Book, at: PlaceId, units: Troops): number {
  const { taken, cost } = prospectOf(state, book, at, units);
  return taken * (worthOf(withChristiansIn(state, at), book) - worthOf(state, book)) - cost * UNIT;
}
