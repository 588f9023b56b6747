import type { Action, SlotValue } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { RollPurpose } from '../../../src/core/dice.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import type { Domain, Filled, Offer } from '../../../src/core/offer.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';

/** Chance of a test: always the same run for the same seed. */
class Chance {
  private last: number;
  readonly purposes: RollPurpose[] = [];
  constructor(seed: number) {
    this.last = (seed * 2654435761) | 1;
  }
  below(limit: number): number {
    this.last ^= this.last << 13;
    this.last ^= this.last >>> 17;
    this.last ^= this.last << 5;
    return (this.last >>> 0) % limit;
  }
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(Math.max(1, items.length))];
  }
  roll(sides: number, purpose: RollPurpose): number {
    this.purposes.push(purpose);
    return this.below(sides) + 1;
  }
}

/** What is seen on the way: everything that somebody would have to read. */
export interface Watcher {
  state(state: Hispania): void;
  offer(offer: Offer): void;
  domain(domain: Exclude<Domain, { kind: 'done' }>): void;
  preview(state: Hispania, seat: string, action: Action): void;
  events(events: readonly GameEvent[], state: Hispania): void;
  rolls(purposes: readonly RollPurpose[]): void;
}

/** Plays at random, but gets on: whoever has moved a little is done. */
export function playAtRandom(setup: Record<string, string>, seed: number, actions: number, watch: Watcher): Hispania {
  const chance = new Chance(seed);
  const seats = setup.version === 'advanced' && seed % 2 === 0 ? 5 : 4;
  const names = ['p1', 'p2', 'p3', 'p4', 'p5'].slice(0, seats);
  const begun = HISPANIA.setup.begin(setup, names, chance);
  if (!begun.ok) throw new Error(JSON.stringify(begun.rejection));
  let { state } = begun.value;
  watch.events(begun.value.events, state);
  for (let count = 0; count < actions; count++) {
    watch.state(state);
    const owed = chance.pick(HISPANIA.obligations(state));
    if (owed === undefined) break;
    for (const seat of names) for (const offer of HISPANIA.offers(state, seat)) watch.offer(offer);
    const offers = HISPANIA.offers(state, firstAwaited(owed));
    const wanted = offers.filter((offer) => offer.optional !== true || chance.below(8) === 0);
    const offer = chance.pick(wanted);
    const hurried = chance.below(3) === 0 || offer === undefined;
    const action = hurried
      ? HISPANIA.fallback(state, owed)
      : walked(state, firstAwaited(owed), offer.verb, chance, watch);
    watch.preview(state, firstAwaited(owed), action);
    let done = HISPANIA.apply(state, firstAwaited(owed), action, chance);
    if (!done.ok) done = HISPANIA.apply(state, firstAwaited(owed), HISPANIA.fallback(state, owed), chance);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done.rejection)}`);
    state = done.value.state;
    watch.events(done.value.events, state);
    watch.rolls(chance.purposes.splice(0));
  }
  watch.state(state);
  return state;
}

function walked(state: Hispania, seat: string, verb: string, chance: Chance, watch: Watcher): Action {
  const filled: Record<string, Filled[string]> = {};
  for (;;) {
    const domain = HISPANIA.ask(state, seat, verb, filled);
    if (domain.kind === 'done') return { verb, ...filled };
    watch.domain(domain);
    const value = chosen(domain, chance);
    if (value === undefined) return { verb, ...filled };
    filled[domain.slot] = value;
  }
}

function chosen(domain: Exclude<Domain, { kind: 'done' }>, chance: Chance): SlotValue {
  switch (domain.kind) {
    case 'one':
      return chance.pick(domain.choices)?.id;
    case 'number':
      // Low numbers mostly, or auctions would never end.
      return (
        domain.min + chance.below(Math.min(3, Math.floor((domain.max - domain.min) / domain.step) + 1)) * domain.step
      );
    case 'text':
      return 'x';
    case 'some': {
      const units = domain.choices.flatMap((choice) =>
        Array.from({ length: Math.min(choice.count, 12) }, () => choice.id),
      );
      const count = Math.min(units.length, domain.min + chance.below(Math.max(1, domain.max - domain.min + 1)));
      const tally: Record<string, number> = {};
      for (let left = count; left > 0; left--) {
        const [id] = units.splice(chance.below(units.length), 1);
        if (id !== undefined) tally[id] = (tally[id] ?? 0) + 1;
      }
      return tally;
    }
  }
}
