import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import type { Dice } from '../../../src/core/dice.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { JsonObject } from '../../../src/core/json.js';
import type { Choice, Offer } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Chance } from './chance.js';
import type { Coverage } from './coverage.js';

/** A game begun: from its setup, or in its midst. */
export interface Start {
  /** What the table of a run calls games of this kind. */
  readonly name: string;
  readonly setup: Setup;
  readonly seats: readonly SeatId[];
  readonly position?: JsonObject;
}

/** How much an offer, and a choice in it, is wanted: games must get through, and every verb be used. */
export interface Taste {
  offer(offer: Offer): number;
  choice(choice: Choice, slot: string): number;
  /** Of several that are taken together it says it too; without this they are all alike. */
  readonly weighsAll?: true;
}

/** One action that was carried out. */
export interface Played<S extends State = State> {
  readonly before: S;
  readonly seat: SeatId;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: S;
  /** How many came before it. */
  readonly count: number;
  readonly seed: number;
  /** Chance for checks, beside that of the play. */
  readonly aside: Chance;
}

/** A game to be played at random, and what it brings of its own to that. */
export interface Subject<S extends State = State> {
  readonly module: GameModule<S>;
  /** `only`: games of that name alone, where there are. */
  start(seed: number, only?: string): Start;
  taste(state: S, seat: SeatId, seed: number): Taste;
  /** The dice of one action, where some games shall have luck. */
  dice?(chance: Chance, seed: number): Dice;
  /** What must hold of this game besides, told from its rules anew. */
  check?(played: Played<S>): void;
  /** The same game in which this seat holds something else that nobody can see; null where it holds nothing. */
  holdingElse?(state: S, seat: SeatId, chance: Chance): S | null;
  /** The same game in which this seat has other secrets of every kind (a hand, orders, bids), to be looked at, not played on. */
  secretsElse?(state: S, seat: SeatId, chance: Chance): S | null;
  see?(coverage: Coverage, played: Played<S>): void;
  /** What a run never met. */
  missing?(coverage: Coverage): readonly string[];
  /** Where it is in words, for whoever looks for a fault. */
  place?(state: S): string;
}

const EVEN: Taste = { offer: () => 1, choice: () => 1 };

/** Any module, without a word on it: its setup options by chance, as many seats as it takes, everything alike. */
export function plainSubject(module: GameModule): Subject {
  return {
    module,
    start(seed, only) {
      const chance = new Chance(seed ^ 0x2545f491);
      const [first] = module.setup.options;
      const drawn = () => {
        const setup: Record<string, string> = {};
        for (const { name, choices } of module.setup.options) setup[name] = chance.one(choices);
        if (first !== undefined && only !== undefined) setup[first.name] = only;
        return { setup, seats: module.setup.seatsFor(setup) };
      };
      // Not all options go together.
      const tries = Array.from({ length: 50 }, drawn);
      const { setup, seats } = tries.find((one) => one.seats.ok) ?? drawn();
      if (!seats.ok) throw new Error(`no seats: ${seats.rejection.code}`);
      const count = chance.between(seats.value.min, seats.value.max);
      const name = first === undefined ? `${count} seats` : `${setup[first.name] ?? ''}, ${count} seats`;
      return { name, setup, seats: Array.from({ length: count }, (_, index) => `p${index + 1}`) };
    },
    taste: () => EVEN,
  };
}
