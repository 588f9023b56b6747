import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { GAMES } from '../../../src/games/registry.js';
import { atNight } from '../../support/portion.js';
import { tableFixture } from '../fixture.js';
import { Learner } from './learner.js';

const SEEDS = [1, 2, 3, 4, 5];
const seedOf = (seed: number) => seed.toString(16).padStart(64, '0');

/** Every seed in every language at night; by day each seed in one of them. */
const PLAYS = SEEDS.flatMap((seed) =>
  LOCALES.filter((_, at) => (at + seed) % LOCALES.length < atNight(LOCALES.length, 1)).map(
    (locale) => [seed, locale] as const,
  ),
);

const taught = GAMES.filter(({ lesson }) => lesson !== undefined);

describe.each(taught.map((module) => [module.id, module] as const))('the lesson of %s', (_id, module) => {
  const { steps = [] } = module.lesson ?? {};

  it('asks 8 to 14 things', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(14);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it.each(LOCALES)('says in %s what it asks, within a message', (locale) => {
    const keys = steps.flatMap(({ id }) => ['ask', 'right', 'wrong'].map((said) => `learn.${id}.${said}`));
    for (const key of ['learn.begin', ...keys, 'learn.free', 'learn.end']) {
      const said = module.words.say(locale, key);
      expect(said, `${key} in ${locale}`).not.toBeNull();
      expect(said?.length, `${key} in ${locale}`).toBeLessThanOrEqual(700);
    }
  });

  it.each(PLAYS)('is played to its end by its own right answers, seed %i in %s', async (seed, locale) => {
    const t = tableFixture({ games: [module], seed: seedOf(seed) });
    const ann = new Learner(t, module, 'ann', locale);
    await ann.begins();
    expect(ann.text).toContain(module.words.say(locale, 'learn.begin'));
    await ann.learns();
    const skipped = steps.filter(({ id }) => !ann.asked.includes(id));
    for (const { id } of skipped) expect(ann.heard).not.toContain(module.words.say(locale, `learn.${id}.right`));
    for (const id of ann.asked) expect(ann.heard).toContain(module.words.say(locale, `learn.${id}.right`));
    const sure = steps.filter(({ maybe }) => maybe !== true).map(({ id }) => id);
    expect(ann.asked.filter((id) => sure.includes(id)).filter((id, at, all) => all[at - 1] !== id)).toEqual(sure);
    expect(ann.text).toContain(module.words.say(locale, 'learn.end'));
    // Nothing of it is a game.
    expect([...t.memory.games.keys(), ...t.memory.posts]).toEqual([]);
  });

  it('answers whatever else is pressed with why not, and does nothing', async () => {
    const t = tableFixture({ games: [module], seed: seedOf(1) });
    const ann = new Learner(t, module);
    await ann.begins();
    let astray = 0;
    for (;;) {
      const { state, step, lesson } = await ann.practice();
      if (step === null) break;
      const before = ann.kept;
      const wanted = step.wants.map(({ verb }) => verb);
      for (const { verb } of module.offers(state, lesson.seat)) {
        if (wanted.includes(verb)) continue;
        const place = t.controlsOf(ann.last).find((one) => t.labelOf(one) === module.words.say('en', `verb.${verb}`));
        if (place === undefined) continue;
        const panel = ann.last;
        const reply = await ann.presses(place.token);
        expect(reply.refused?.code, `${step.id}: ${verb}`).toBe('practice-not-now');
        expect(ann.text).toContain(module.words.say('en', `learn.${step.id}.wrong`));
        expect(ann.text).toContain(module.words.say('en', `learn.${step.id}.ask`));
        expect(ann.kept).toBe(before);
        ann.last = panel;
        astray++;
      }
      const answer = await ann.rightAnswer();
      if (answer !== null) await ann.does(answer);
    }
    expect(astray).toBeGreaterThan(0);
  });
});
