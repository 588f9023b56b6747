import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Domain, Filled, Offer } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import { valueFrom } from '../../kit/fuzz/player.js';
import type { Subject, Taste } from '../../kit/fuzz/subject.js';

/** Of what may be done again and again in a phase (moves) people do so many. */
const MOST_OF_A_KIND = 3;
/** Units bought or placed in one go. */
const MOST_TOGETHER = 8;
const TRIES = 20;
/** How often a whole stack goes, and not a part of it. */
const WHOLE = 0.65;
/** One press that answers for all of a battle, or for all who must go: what most would rather do than be asked again. */
const WHOLE_BATTLE = ['stand-end', 'stand-half', 'stand-turn', 'remove-rest'];
/** Verbs that end what is under way. */
const CLOSING = ['done', 'pass'];

/** What a person at the table wants to do, before he looks for the button: at random, but no more than people do. */
export class Wishes {
  readonly #subject: Subject;
  readonly #chance: Chance;

  constructor(subject: Subject, chance: Chance) {
    this.#subject = subject;
    this.#chance = chance;
  }

  /** `done`: how often he did what in this phase. Null: nothing is awaited of him. */
  next(state: State, seat: SeatId, done: ReadonlyMap<string, number>): Action | null {
    const { module } = this.#subject;
    const all = module.offers(state, seat).filter((offer) => offer.optional !== true);
    // Who may have done with a whole battle does not ask to be asked again in it.
    const owed = all.some(({ verb }) => verb === 'pass-battle') ? all.filter(({ verb }) => verb !== 'pass') : all;
    const closes = owed.some(({ verb }) => CLOSING.includes(verb));
    const wanted = closes ? owed.filter(({ verb }) => (done.get(verb) ?? 0) < MOST_OF_A_KIND) : owed;
    if (wanted.length === 0) return null;
    const taste = this.#subject.taste(state, seat, 0);
    const weigh = (offer: Offer) => taste.offer(offer) * (WHOLE_BATTLE.includes(offer.verb) ? 3 : 1);
    const { verb } = this.#chance.weighted(wanted, weigh);
    return this.#filled(state, seat, verb, taste);
  }

  /**
   * What a person who knows forms wants at once instead of one after the other: more of the same kind, of other things,
   * as long as all of it can be had together. One alone is just that.
   */
  together(state: State, seat: SeatId, first: Action, slot: string): readonly Action[] {
    const { module } = this.#subject;
    const taste = this.#subject.taste(state, seat, 0);
    const actions = [first];
    const named = new Set([first[slot]]);
    let after = afterwards(module, state, seat, first);
    for (let tries = 0; tries < TRIES && actions.length < MOST_TOGETHER && after !== null; tries++) {
      if (!module.offers(after, seat).some(({ verb, optional }) => verb === first.verb && optional !== true)) break;
      const next = this.#filled(after, seat, first.verb, taste);
      if (named.has(next[slot])) continue;
      named.add(next[slot]);
      actions.push(next);
      after = afterwards(module, after, seat, next);
    }
    return actions;
  }

  #filled(state: State, seat: SeatId, verb: string, taste: Taste): Action {
    const filled: Record<string, Filled[string]> = {};
    for (;;) {
      const domain = this.#subject.module.ask(state, seat, verb, filled);
      if (domain.kind === 'done') return { verb, ...filled };
      if (Object.hasOwn(filled, domain.slot)) throw new Error(`${verb} asks again for ${domain.slot}`);
      filled[domain.slot] = this.#value(domain, verb, taste);
    }
  }

  #value(domain: Exclude<Domain, { kind: 'done' }>, where: string, taste: Taste): Filled[string] {
    const all = wholeOf(domain);
    if (all !== null && this.#chance.happens(WHOLE)) return all;
    // As much as the purse gives.
    if (domain.kind === 'number' && domain.min === 1) return domain.max;
    return valueFrom(domain, where, this.#chance, taste);
  }
}

/** As it would be then; null where dice decide. */
function afterwards(module: GameModule, state: State, seat: SeatId, action: Action): State | null {
  let thrown = false;
  const dice: Dice = {
    roll() {
      thrown = true;
      return 1;
    },
  };
  const applied = module.apply(state, seat, action, dice);
  return applied.ok && !thrown ? applied.value.state : null;
}

/** Everything that may be counted into it; null where it is another question, or not all of it can go. */
export function wholeOf(domain: Domain): Readonly<Record<string, number>> | null {
  if (domain.kind !== 'some') return null;
  const bound = domain.choices.reduce((sum, choice) => sum + (choice.free === true ? 0 : choice.count), 0);
  if (bound > domain.max || domain.choices.length === 0) return null;
  return Object.fromEntries(domain.choices.map(({ id, count }) => [id, count]));
}
