import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/core/action.js';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Choice, Filled } from '../../src/core/offer.js';
import { Play } from '../../src/games/medioevo/engine/play.js';
import { showTolerated } from '../../src/games/medioevo/events/event-card.js';
import { TAX_LEVELS } from '../../src/games/medioevo/facts/kinds.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { rebellionsFor } from '../../src/games/medioevo/taxes/foreseen.js';
import { Chance } from '../kit/fuzz/chance.js';
import { Coverage } from '../kit/fuzz/coverage.js';
import { playGame } from '../kit/fuzz/game.js';
import { atNight, SEED } from '../support/portion.js';
import { MEDIOEVO_SUBJECT } from './fuzz/subject.js';
import { faces } from './support/world.js';

/** What is told before something is done, and what then happens, in games by chance. */
const GAMES = atNight(60, 2);
const ACTS = atNight(3_000, 400);
const MUST_BE_MET = ['income', 'purchase', 'upkeep'];

describe('what is told beforehand', () => {
  it('is what then comes: taxes, purchases, voyages, goods', () => {
    const met = new Map<string, number>();
    // A few acts of a game may see nobody buy or trade: then another game is taken.
    const allMet = () => MUST_BE_MET.every((what) => met.has(what));
    for (let game = 0; game < GAMES || (game < 10 * GAMES && !allMet()); game++) {
      let acts = 0;
      const seed = SEED * 1_000 + game;
      try {
        playGame(MEDIOEVO_SUBJECT, MEDIOEVO_SUBJECT.start(seed), seed, new Coverage(), (state, chance) => {
          acts += 1;
          if (acts > ACTS) throw new Enough();
          for (const check of [taxes, purchases, voyages, goods])
            for (const [what, said, came] of check(state, chance)) {
              expect([what, said]).toEqual([what, came]);
              met.set(what, (met.get(what) ?? 0) + 1);
            }
        });
      } catch (stop) {
        if (acts <= ACTS) throw stop;
      }
    }
    expect([...met.keys()]).toEqual(expect.arrayContaining(MUST_BE_MET));
  });

  it('gives rebellions their chances', () => {
    const trials = atNight(20_000, 2_000);
    for (const state of checks()) {
      const chance = new Chance(7);
      const counted = new Map<number, number>();
      for (let trial = 0; trial < trials; trial++) {
        const tolerated = drawn(state, chance);
        for (const tax of TAX_LEVELS) {
          const key = tax * 10 + Math.max(0, (tax - tolerated) / 10);
          counted.set(key, (counted.get(key) ?? 0) + 1 / trials);
        }
      }
      for (const tax of TAX_LEVELS)
        for (const [count, expected] of rebellionsFor(state, tax)) {
          const error = Math.sqrt((expected * (1 - expected)) / trials);
          expect(Math.abs((counted.get(tax * 10 + count) ?? 0) - expected)).toBeLessThanOrEqual(3 * error + 1e-9);
        }
    }
  });
});

type Told = readonly [what: string, said: unknown, came: unknown];

/** All set their taxes as they are told of: what one gets and pays. */
function taxes(state: Medioevo, chance: Chance): readonly Told[] {
  const here = state.frames.at(-1);
  if (here?.kind !== 'tax-levels' || Object.keys(here.chosen).length > 0) return [];
  const seats = state.seats.filter((seat) => state.realms[seat]?.out !== true);
  const tax = () => String(TAX_LEVELS[chance.below(TAX_LEVELS.length)]);
  const acts = seats.map((seat) => [seat, { verb: 'tax', level: tax() }] as const);
  const said = acts.map(([seat, action]) => MEDIOEVO.foresee.action(state, seat, action)?.values ?? {});
  const events = eventsOf(state, acts);
  // Who cannot pay is asked first how he raises it, and those after him wait.
  const all = said.every(({ left }) => left !== undefined);
  return seats.flatMap((seat, at): Told[] => [
    ['income', said[at]?.income, sumOf(events, 'income', seat)],
    ...(all ? [['upkeep', said[at]?.due, sumOf(events, 'paid', seat)] as const] : []),
  ]);
}

/** A purchase by chance: what it costs and leaves. */
function purchases(state: Medioevo, chance: Chance): readonly Told[] {
  const here = state.frames.at(-1);
  if (here?.kind !== 'purchases' || here.costs !== undefined) return [];
  const [seat] = state.seats.filter((one) => !here.ready.includes(one));
  const offers = seat === undefined ? [] : MEDIOEVO.offers(state, seat).filter(({ ends }) => ends === 'done');
  const offer = offers[chance.below(Math.max(1, offers.length))];
  if (seat === undefined || offer === undefined) return [];
  const { filled, notes } = answered(state, seat, offer.verb, chance);
  const price = notes.findLast(({ note }) => note === 'price')?.values;
  // A later answer may change the price: then its own note tells it.
  if (price === undefined) return [];
  const [listed] = eventsOf(state, [[seat, { verb: offer.verb, ...filled }]]).filter(({ type }) => type === 'listed');
  if (listed === undefined || filled.architect !== undefined) return [];
  return [['purchase', [price.cost, price.left], [listed.cost, listed.left]]];
}

/** A voyage by chance, and then all is sold that was told of. */
function voyages(state: Medioevo, chance: Chance): readonly Told[] {
  const here = state.frames.at(-1);
  const seat = here?.kind === 'commerce' ? state.order[here.place] : undefined;
  if (seat === undefined || !MEDIOEVO.offers(state, seat).some(({ verb }) => verb === 'trade')) return [];
  const { filled, notes } = answered(state, seat, 'trade', chance);
  const values = notes.findLast(({ note }) => note === 'voyage')?.values;
  if (values === undefined || values.cubes === undefined) return [];
  const come = MEDIOEVO.apply(state, seat, { verb: 'trade', ...filled }, faces());
  if (!come.ok || come.value.state.frames.at(-1)?.kind !== 'commerce') return [];
  const asked = MEDIOEVO.ask(come.value.state, seat, 'sell-cubes', { vehicle: filled.vehicle ?? '' });
  if (asked.kind !== 'some') return [['sale', values.cubes, 'nothing to sell']];
  const cubes = Object.fromEntries(asked.choices.map(({ id, count }) => [id, count]));
  const stays = asked.choices.length > 1 ? { stays: asked.choices[0]?.id ?? '' } : {};
  const honour = values.points === undefined ? {} : { honour: 0 };
  const action = { verb: 'sell-cubes', vehicle: filled.vehicle ?? '', cubes, ...stays, ...honour };
  const sold = MEDIOEVO.apply(come.value.state, seat, action, faces());
  const event = sold.ok ? sold.value.events.find(({ type }) => type === 'cubes-sold') : undefined;
  // Somebody may be asked first whether he forbids it.
  if (sold.ok && event === undefined) return [];
  return [['sale', [values.cubes, values.florins], [event?.count, event?.florins]]];
}

/** Goods by chance: their price. */
function goods(state: Medioevo, chance: Chance): readonly Told[] {
  const here = state.frames.at(-1);
  const seat = here?.kind === 'commerce' ? state.order[here.place] : undefined;
  if (seat === undefined || !MEDIOEVO.offers(state, seat).some(({ verb }) => verb === 'buy-cubes')) return [];
  const { filled, notes } = answered(state, seat, 'buy-cubes', chance);
  const values = notes.findLast(({ note }) => note === 'cubes')?.values;
  const bought = MEDIOEVO.apply(state, seat, { verb: 'buy-cubes', ...filled }, faces());
  if (values === undefined || !bought.ok || !bought.value.events.some(({ type }) => type === 'cubes-bought')) return [];
  return [['buy-cubes', values.left, bought.value.state.realms[seat]?.cash]];
}

/** The questions of a verb, each answered by chance, with what was told of the answer. */
function answered(state: Medioevo, seat: string, verb: string, chance: Chance) {
  const filled: Record<string, Filled[string]> = {};
  const notes: Pick<Choice, 'note' | 'values'>[] = [];
  for (;;) {
    const domain = MEDIOEVO.ask(state, seat, verb, filled);
    if (domain.kind === 'done') return { filled, notes };
    if (domain.kind === 'some') {
      filled[domain.slot] = domain.min === 0 ? {} : Object.fromEntries([[domain.choices[0]?.id ?? '', domain.min]]);
      continue;
    }
    const number = domain.kind === 'number' ? domain.min + chance.below(domain.max - domain.min + 1) : 0;
    const one = domain.kind === 'one' ? domain.choices[chance.below(domain.choices.length)] : undefined;
    const choice: Choice = one ?? { id: `${number}` };
    notes.push({ ...choice, ...MEDIOEVO.foresee.choice?.(state, seat, verb, filled, choice) });
    filled[domain.slot] = domain.kind === 'number' ? number : choice.id;
  }
}

function eventsOf(state: Medioevo, acts: readonly (readonly [string, Action])[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const [seat, action] of acts) {
    const applied = MEDIOEVO.apply(state, seat, action, faces());
    if (!applied.ok) return events;
    events.push(...applied.value.events);
    state = applied.value.state;
  }
  return events;
}

/** Florins that a seat got or paid: of payments upkeep and interest alone. */
function sumOf(events: readonly GameEvent[], type: string, seat: string): number {
  return events.reduce(
    (sum, event) =>
      event.type === type && event.seat === seat && event.why !== 'purchase' ? sum + Number(event.florins) : sum,
    0,
  );
}

/** Positions before a check: all cards to come, and with one of known tolerance on top. */
function checks(): readonly Medioevo[] {
  const begun = MEDIOEVO.setup.begin({ kingdoms: 'random' }, ['p1', 'p2', 'p3'], new Chance(3));
  if (!begun.ok) throw new Error(begun.rejection.code);
  const first = begun.value.state;
  const play = new Play(first, new Chance(5));
  showTolerated(play);
  return [first, play.state];
}

/** The tolerated tax of the next check: the card on top strikes, the one after it tells. */
function drawn(state: Medioevo, chance: Chance): number {
  const play = new Play(state, chance);
  const { eventDeck } = state;
  if (eventDeck.top.length === 0) showTolerated(play);
  play.set({ eventDeck: { ...play.state.eventDeck, top: [] } });
  showTolerated(play);
  return play.state.toleratedTax ?? 0;
}

class Enough extends Error {}
