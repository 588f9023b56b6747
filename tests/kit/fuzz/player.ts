import type { Action } from '../../../src/core/action.js';
import { awaitedSeats } from '../../../src/core/obligation.js';
import type { Choice, Domain, Filled } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Broken } from './broken.js';
import type { Chance } from './chance.js';
import type { Subject, Taste } from './subject.js';

/** Chooses at random among what is offered, weighted by the game's taste. */

export type Chosen = { readonly seat: SeatId; readonly action: Action };

/** What somebody who is awaited does; now and then what somebody else may do out of turn. */
export function choose<S extends State>(
  subject: Pick<Subject<S>, 'module' | 'taste'>,
  state: S,
  chance: Chance,
  seed = 0,
): Chosen {
  const { module } = subject;
  const owed = module.obligations(state);
  if (owed.length === 0) throw new Broken('dead end: nobody is awaited');
  const seat = chance.happens(0.03) ? chance.one(seatsOf(subject, state)) : chance.one(chance.one(owed).seats);
  const offers = module.offers(state, seat);
  const awaited = awaitedSeats(owed).includes(seat);
  if (awaited && offers.every(({ optional }) => optional === true))
    throw new Broken(`${seat} is awaited without an offer`);
  if (offers.length === 0) return choose(subject, state, chance, seed);
  const taste = subject.taste(state, seat, seed);
  const { verb } = chance.weighted(offers, taste.offer);
  return { seat, action: fill(subject, state, seat, verb, chance, taste) };
}

export function seatsOf<S extends State>({ module }: Pick<Subject<S>, 'module'>, state: S): readonly SeatId[] {
  return module.seats(module.view(state, null)).map(({ seat }) => seat);
}

export function fill<S extends State>(
  { module }: Pick<Subject<S>, 'module'>,
  state: S,
  seat: SeatId,
  verb: string,
  chance: Chance,
  taste: Taste,
): Action {
  const filled: Record<string, Filled[string]> = {};
  for (let slots = 0; slots < 40; slots++) {
    const domain = module.ask(state, seat, verb, filled);
    if (domain.kind === 'done') return { verb, ...filled };
    if (Object.hasOwn(filled, domain.slot)) throw new Broken(`${verb} asks again for ${domain.slot}`);
    filled[domain.slot] = valueFrom(domain, `${verb} ${JSON.stringify(filled)}`, chance, taste);
  }
  throw new Broken(`${verb} asks without end`);
}

export function valueFrom(
  domain: Exclude<Domain, { kind: 'done' }>,
  where: string,
  chance: Chance,
  taste: Pick<Taste, 'choice' | 'weighsAll'>,
): Filled[string] {
  switch (domain.kind) {
    case 'one':
      if (domain.choices.length === 0) throw new Broken(`nothing to choose for ${domain.slot} of ${where}`);
      return chance.weighted(domain.choices, (choice) => taste.choice(choice, domain.slot)).id;
    case 'number': {
      if (domain.max < domain.min) throw new Broken(`no number for ${domain.slot} of ${where}`);
      const steps = Math.floor((domain.max - domain.min) / domain.step);
      const low = chance.happens(0.5) ? Math.min(steps, 3) : steps;
      return domain.min + domain.step * chance.between(0, low);
    }
    case 'text':
      return 'x'.repeat(chance.between(0, Math.min(10, domain.maxLength)));
    case 'some': {
      const all = domain.choices.flatMap((choice) => Array.from({ length: choice.count }, () => choice));
      const most = Math.min(domain.max, all.length);
      if (most < domain.min) throw new Broken(`too few for ${domain.slot} of ${where}`);
      const wanted = chance.happens(0.4) ? most : chance.between(domain.min, most);
      const tally: Record<string, number> = {};
      const liking = (choice: Choice) => taste.choice(choice, domain.slot);
      for (let taken = 0; taken < wanted; taken++) {
        const at = taste.weighsAll === true ? all.indexOf(chance.weighted(all, liking)) : chance.below(all.length);
        const [one] = all.splice(at, 1);
        if (one !== undefined) tally[one.id] = (tally[one.id] ?? 0) + 1;
      }
      return tally;
    }
  }
}
