import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../src/core/result.js';
import type { SeatId } from '../../src/core/seat.js';
import { gameToken } from '../../src/table/controls/token.js';
import { diceRace } from '../games/dice-race/index.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

/** The race with pursuers, who threaten as the game says. */
function pursued(threat: (seat: SeatId) => Phrase | null) {
  const race = diceRace();
  const game: typeof race = {
    ...race,
    obligations: (state) => race.obligations(state).map((owed) => ({ ...owed, kind: 'turn' as const })),
    foresee: { ...race.foresee, threat: (_state, seat) => threat(seat) },
    words: {
      ...race.words,
      say: (locale, key, values = {}) =>
        key === 'preview.caught'
          ? `The pursuers catch ${String(values.who)} in 30 % of cases.`
          : race.words.say(locale, key, values),
    },
  };
  return tableFixture({ games: [game] });
}

const CAUGHT = 'The pursuers catch';

describe('what threatens', () => {
  it('stands in the call to a turn and in his own panel, before what is asked', async () => {
    const t = pursued((seat) => ({ key: 'caught', values: { who: seat } }));
    await t.racing();
    const line = `${CAUGHT} p1 in 30 % of cases.`;
    const mine = await t.press('red', gameToken(await t.game(), 'menu'));
    fits(mine);
    expect(t.textOf(mine)).toContain(line);
    expect(t.textOf(mine).indexOf(line)).toBeLessThan(t.textOf(mine).indexOf('Your turn'));
    const call = t.memory.posts.findLast(({ live }) => live !== undefined);
    const said = call === undefined ? '' : await t.post(call);
    expect(said).toContain(line);
    expect(said.indexOf(line)).toBeLessThan(said.indexOf('red** to play'));
    expect(t.textOf(await t.press('blue', gameToken(await t.game(), 'menu')))).not.toContain(CAUGHT);
  });

  it('is one line for all whom it threatens alike', async () => {
    const t = pursued(() => ({ key: 'caught', values: { who: 'you all' } }));
    await t.begun(['red', 'blue', 'green']);
    const call = t.memory.posts.findLast(({ live }) => live !== undefined);
    const said = call === undefined ? '' : await t.post(call);
    expect(said.split(CAUGHT)).toHaveLength(2);
  });

  it('is not mentioned where the game has nothing to say', async () => {
    const t = pursued(() => null);
    await t.racing();
    expect(t.textOf(await t.press('red', gameToken(await t.game(), 'menu')))).not.toContain(CAUGHT);
  });
});
