import type { Action } from '../../../src/core/action.js';
import type { Choice, Domain, Filled, Offer } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import { AREA_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Broken } from './broken.js';
import type { Chance } from './chance.js';

/** Chooses at random among what is offered, weighted so that games get through and every verb is used. */

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

type Chosen = { readonly seat: SeatId; readonly action: Action };

/**
 * What somebody who is awaited does; now and then what somebody else may do out of turn. `favoured`: a nation that wants
 * land, and to which others submit, so that it comes to what only great powers do.
 */
export function choose(state: Hispania, chance: Chance, favoured: NationId | null = null): Chosen {
  const owed = HISPANIA.obligations(state);
  if (owed.length === 0) throw new Broken('dead end: nobody is awaited');
  const seat = chance.happens(0.03) ? chance.one(state.seats) : chance.one(owed).seat;
  const offers = HISPANIA.offers(state, seat);
  const awaited = owed.some((one) => one.seat === seat);
  if (awaited && offers.every(({ optional }) => optional === true))
    throw new Broken(`${seat} is awaited without an offer`);
  if (offers.length === 0) return choose(state, chance);
  const greedy = favoured !== null && state.stage.nation === favoured && state.nations[favoured].seat === seat;
  const weights = greedy ? GREEDY : state.stage.phase === 'income' ? IN_INCOME : WEIGHTS;
  const offer = chance.weighted(offers, ({ verb }) => weights[verb] ?? 2);
  const taste = greedy ? hungry(state, favoured) : wish;
  return { seat, action: fill(state, seat, offer, chance, taste) };
}

/** How much a choice is wanted. */
type Taste = (choice: Choice) => number;

function fill(state: Hispania, seat: SeatId, { verb }: Offer, chance: Chance, taste: Taste): Action {
  const filled: Record<string, Filled[string]> = {};
  for (let slots = 0; slots < 40; slots++) {
    const domain = HISPANIA.ask(state, seat, verb, filled);
    if (domain.kind === 'done') return { verb, ...filled };
    if (Object.hasOwn(filled, domain.slot)) throw new Broken(`${verb} asks again for ${domain.slot}`);
    filled[domain.slot] = valueFrom(domain, `${verb} ${JSON.stringify(filled)}`, chance, taste);
  }
  throw new Broken(`${verb} asks without end`);
}

/** Attacks, and the rare ways out of Hispania, more often than chance alone would take them. */
function wish({ id, note }: Choice): number {
  if (id === 'narbonne' || id === 'afrique' || id === 'cadix' || id === 'tolede') return 6;
  return note === 'attack' ? 2 : 1;
}

/** New land first; to one's own it goes only to go on from there. */
function hungry(state: Hispania, nation: NationId): Taste {
  return (choice) => {
    if (choice.id === 'yes') return 8;
    const area = AREA_IDS.find((id) => id === choice.id);
    if (area === undefined || state.areas[area][nation] !== undefined) return 1;
    return choice.note === 'attack' ? 8 : 5;
  };
}

function valueFrom(
  domain: Exclude<Domain, { kind: 'done' }>,
  where: string,
  chance: Chance,
  taste: Taste,
): Filled[string] {
  switch (domain.kind) {
    case 'one':
      if (domain.choices.length === 0) throw new Broken(`nothing to choose for ${domain.slot} of ${where}`);
      return chance.weighted(domain.choices, taste).id;
    case 'number': {
      if (domain.max < domain.min) throw new Broken(`no number for ${domain.slot} of ${where}`);
      const steps = Math.floor((domain.max - domain.min) / domain.step);
      const low = chance.happens(0.5) ? Math.min(steps, 3) : steps;
      return domain.min + domain.step * chance.between(0, low);
    }
    case 'text':
      return 'x'.repeat(chance.between(0, Math.min(10, domain.maxLength)));
    case 'some': {
      const all = domain.choices.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
      const most = Math.min(domain.max, all.length);
      if (most < domain.min) throw new Broken(`too few for ${domain.slot} of ${where}`);
      const wanted = chance.happens(0.4) ? most : chance.between(domain.min, most);
      const tally: Record<string, number> = {};
      for (let taken = 0; taken < wanted; taken++) {
        const [id] = all.splice(chance.below(all.length), 1);
        if (id !== undefined) tally[id] = (tally[id] ?? 0) + 1;
      }
      return tally;
    }
  }
}
