import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../../src/core/game-module.js';
import type { State } from '../../../src/core/state.js';
import { GAMES } from '../../../src/games/registry.js';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { atNight, SEED } from '../../support/portion.js';
import { comparePages } from './page-pairs.js';

const OWN = SUBJECTS.filter(({ module }) => GAMES.some(({ id }) => id === module.id));
/** States of each game. */
const STATES = atNight(2_500, 30);

const WEIGHTS = new WeakMap<State, number>();
function weightOf(state: State): number {
  const known = WEIGHTS.get(state);
  if (known !== undefined) return known;
  const text = JSON.stringify(state);
  let weight = 7;
  for (let at = 0; at < text.length; at++) weight = (weight * 31 + text.charCodeAt(at)) % 65_521;
  WEIGHTS.set(state, weight);
  return weight;
}

/** Its buttons weigh the whole game. */
function weighingOffers(module: GameModule): GameModule {
  return {
    ...module,
    offers: (state, seat) =>
      module.offers(state, seat).map((offer) => ({ ...offer, values: { ...offer.values, weight: weightOf(state) } })),
    words: {
      ...module.words,
      say: (locale, key, values) => `${module.words.say(locale, key, values)} ${values?.weight}`,
    },
  };
}

/** Whatever is counted in a view weighs the whole game. */
function weighingViews(module: GameModule): GameModule {
  return {
    ...module,
    view: (state, seat) => ({ ...module.view(state, seat), weight: weightOf(state) }),
    pictures: { ...module.pictures, stands: (view) => `${view.weight}` },
  };
}

// More of it: npm run peek -- pages 10000
describe.each(OWN.map((subject) => [subject.module.id, subject] as const))(
  'what the page sends, %s',
  (_id, subject) => {
    it('is made from the view of whoever reads it: no secret, no die to come, no seed', async () => {
      const paired = await comparePages(subject, STATES, SEED);
      expect(paired.leaks).toEqual([]);
      expect(paired.states).toBe(STATES);
      expect(Math.min(paired.imagined, paired.seeds, paired.tried)).toBeGreaterThan(0);
      // By day only games may be met in which nobody holds anything yet.
      if (STATES > 1_000 && subject.secretsElse !== undefined) expect(paired.held).toBeGreaterThan(0);
    });
  },
);

describe('a page', () => {
  it.each([
    ['buttons', 'hispania', weighingOffers],
    ['buttons', 'medioevo', weighingOffers],
    ['views', 'medioevo', weighingViews],
  ] as const)('would be found to tell what is hidden, by the %s of %s', async (_what, id, weighing) => {
    const loud = OWN.filter(({ module }) => module.id === id).map((one) => ({ ...one, module: weighing(one.module) }));
    for (const subject of loud) expect((await comparePages(subject, 12, 5)).leaks).not.toEqual([]);
    expect(loud).toHaveLength(1);
  });
});
