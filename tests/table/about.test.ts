import { describe, expect, it } from 'vitest';
import type { About } from '../../src/core/contract/about.js';
import type { GameModule } from '../../src/core/game-module.js';
import type { NameTerm } from '../../src/core/result.js';
import type { State } from '../../src/core/state.js';
import { diceRace } from '../games/dice-race/index.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

const SAID: Readonly<Record<string, string>> = {
  'about.way.road': 'Quick, {cost} a day.',
  'explained.way.road': 'The road: quick, but watched.',
  'about.way.river': 'Slow.',
  'explained.way.river': 'The river: slow and safe.',
  'about.setup.length.short': 'Ten minutes.',
  'explained.setup.length.short': 'Short: ten minutes.',
  'about.setup.length.long': 'An evening.',
  'explained.setup.length.long': 'Long: an evening.',
};

/** The race with a choice of ways before the roll, which the game explains. */
function explaining(ways: readonly string[], isSealed = false) {
  const race = diceRace();
  const about: About<State> = {
    entries: [],
    place: (id: string) => ({ kind: 'place', id }),
    chapters: {},
    always: [],
    of: (state, seat, { kind, id }: NameTerm) => {
      const key = `${kind}.${id}`;
      if (SAID[`about.${key}`] === undefined) return null;
      return state === null ? { key } : { key, values: { cost: seat ?? 'nobody' } };
    },
  };
  const game: typeof race = {
    ...race,
    about,
    offers: (state, seat) =>
      isSealed ? [{ verb: 'travel', secret: true }] : [...race.offers(state, seat), { verb: 'travel', optional: true }],
    ask: (state, seat, verb, filled) =>
      verb !== 'travel'
        ? race.ask(state, seat, verb, filled)
        : filled.way === undefined
          ? { kind: 'one', slot: 'way', choices: ways.map((id) => ({ id, name: { kind: 'way', id } })) }
          : { kind: 'done' },
    words: {
      ...race.words,
      say: (locale, key, values = {}) =>
        SAID[key]?.replace('{cost}', String(values.cost ?? '?')) ?? race.words.say(locale, key, values),
    } satisfies GameModule['words'],
  };
  return tableFixture({ games: [game] });
}

describe('what a choice is', () => {
  it('stands above the buttons, and behind “What are these?” in full, with the way back', async () => {
    const t = explaining(['road', 'river', 'air']);
    await t.racing();
    const asked = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'verb.travel'));
    fits(asked);
    expect(t.textOf(asked)).toContain('Quick, p1 a day.');
    const told = await t.press('red', t.tokenOf(asked, 'What are these?'));
    fits(told);
    expect(t.textOf(told)).toContain('The road: quick, but watched.');
    expect(t.textOf(told)).toContain('The river: slow and safe.');
    const again = await t.press('red', t.tokenOf(told, 'Back'));
    expect(t.controlsOf(again).map(t.labelOf)).toEqual(t.controlsOf(asked).map(t.labelOf));
  });

  it('is told of what is chosen in secret too, to its own seat alone', async () => {
    const t = explaining(['road', 'river'], true);
    await t.racing();
    const button = t.tokenOf(await t.does('red', 'game status'), 'What are these?');
    expect(t.textOf(await t.press('red', button))).toContain('The river: slow and safe.');
    expect(t.textOf(await t.press('white', button))).not.toContain('The river');
  });

  it('is the second line of a longer menu, and comes page by page', async () => {
    const ways = Array.from({ length: 9 }, (_, at) => `way-${at}`);
    for (const id of ways)
      Object.assign(SAID, { [`about.way.${id}`]: `About ${id}.`, [`explained.way.${id}`]: `All about ${id}.` });
    const t = explaining(ways);
    await t.racing();
    const asked = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'verb.travel'));
    const [menu] = t.controlsOf(asked);
    expect(menu?.kind === 'select' && menu.choices.map(({ note }) => note)).toHaveLength(9);
    expect(menu?.kind === 'select' && menu.choices.every(({ note }) => note !== undefined)).toBe(true);
    const first = await t.press('red', t.tokenOf(asked, 'What are these?'));
    expect(t.textOf(first)).toContain('All about way-5.');
    expect(t.textOf(first)).not.toContain('All about way-6.');
    const second = await t.press('red', t.tokenOf(first, 'Next'));
    expect(t.textOf(second)).toContain('All about way-8.');
    expect(t.controlsOf(second).map(t.labelOf)).toContain('Previous');
  });

  it('is not asked about where the name says it all', async () => {
    const t = explaining(['air', 'sea']);
    await t.racing();
    const asked = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'verb.travel'));
    expect(t.controlsOf(asked).map(t.labelOf)).not.toContain('What are these?');
  });

  it('is told of the options of a game before it begins', async () => {
    const t = explaining([]);

    await t.does('red', 'game create', { system: 'dice-race' });
    const setup = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'Options'));
    const [which] = t.controlsOf(setup);
    const option = await t.press('red', which?.token ?? '', ['0']);
    expect(t.textOf(option)).toContain('Ten minutes.');
    const told = await t.press('red', t.tokenOf(option, 'What are these?'));
    expect(t.textOf(told)).toContain('Long: an evening.');
    expect(t.controlsOf(await t.press('red', t.tokenOf(told, 'Back'))).map(t.labelOf)).toContain('What are these?');
  });
});
