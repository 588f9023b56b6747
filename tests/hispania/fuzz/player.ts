import type { Choice } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import { AREA_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import { type Chosen, choose as chooseOf } from '../../kit/fuzz/player.js';
import type { Taste } from '../../kit/fuzz/subject.js';

/** What is wanted more and what less, so that games get through and every verb is used. */

const WEIGHTS: Readonly<Record<string, number>> = {
  done: 1,
  move: 6,
  buy: 5,
  place: 6,
  battle: 6,
  event: 3,
  recruit: 3,
  rebuild: 2,
  remove: 1,
  waive: 0.1,
  capital: 0.15,
  order: 0.02,
  cancel: 0.06,
  bid: 0.6,
  stand: 2,
};
/** In a phase where a unit may be given up freely, that is a rare wish. */
const IN_INCOME: Readonly<Record<string, number>> = { ...WEIGHTS, remove: 0.05, done: 4 };

/** Who wants land moves everybody, does not retreat and gives nothing up. */
const GREEDY: Readonly<Record<string, number>> = {
  ...WEIGHTS,
  done: 0.4,
  move: 12,
  retreat: 0.1,
  remove: 0.1,
  capital: 0.05,
  waive: 0,
};

/**
 * `favoured`: a nation that wants land, and to which others submit, so that it comes to what only great powers do.
 */
export function tasteOf(state: Hispania, seat: SeatId, favoured: NationId | null = null): Taste {
  const greedy = favoured !== null && state.stage.nation === favoured && state.nations[favoured].seat === seat;
  const weights = greedy ? GREEDY : state.stage.phase === 'income' ? IN_INCOME : WEIGHTS;
  return {
    offer: ({ verb }) => weights[verb] ?? 2,
    choice: greedy ? hungry(state, favoured) : wish,
  };
}

/** What somebody does at random, without a favourite. */
export function choose(state: Hispania, chance: Chance): Chosen {
  return chooseOf({ module: HISPANIA, taste: tasteWithout }, state, chance);
}
const tasteWithout = (state: Hispania, seat: SeatId) => tasteOf(state, seat);

/** Attacks, and the rare ways out of Hispania, more often than chance alone would take them. */
function wish({ id, note }: Choice): number {
  if (id === 'narbonne' || id === 'afrique' || id === 'cadix' || id === 'tolede') return 6;
  return note === 'attack' ? 2 : 1;
}

/** New land first; to one's own it goes only to go on from there. */
function hungry(state: Hispania, nation: NationId): Taste['choice'] {
  return (choice) => {
    if (choice.id === 'yes') return 8;
    const area = AREA_IDS.find((id) => id === choice.id);
    if (area === undefined || state.areas[area][nation] !== undefined) return 1;
    return choice.note === 'attack' ? 8 : 5;
  };
}
