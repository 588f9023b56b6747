import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, choicesIn, verbsOf } from '../support/acts.js';
import { cardsOf, carried, cash, hold, isTurned, moving, plays } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';
import { done } from '../support/world.js';

const turned = (play: Play, seat: string, card: number) =>
  play.changeRealm(seat, { cards: [...play.realm(seat).cards, { ...newCard(card), turned: true }] });
const learned = (play: Play) =>
  play.changeRealm('byzantium', { technologies: { blue: 1, yellow: 1, orange: 1, red: 1, green: 1, violet: 1 } });
const points = (state: Medioevo, seat = 'byzantium') => state.realms[seat]?.points;

/** Byzantium plays the Pirate 57 for a blue point; the other holds a card for it. */
const answered = (card: number, more: (play: Play) => void = () => undefined) =>
  moving((play) => {
    learned(play);
    hold(play, 'byzantium', 57);
    hold(play, 'hungary', card);
    play.changeRealm('hungary', { cardOrders: { [card]: 'ask' } });
    more(play);
  });

describe('cards about cards', () => {
  it('[8.6.49] cancels the card that another has just played, which stays turned', () => {
    const waiting = plays(answered(49), 'byzantium', 57, { colour: 'blue' });
    expect(waiting.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'card' });
    const after = plays(waiting, 'hungary', 49);
    expect(points(after)).toEqual({});
    expect(isTurned(after, 'byzantium', 57)).toBe(true);
    const passed = acted(waiting, [['hungary', { verb: 'pass' }]]);
    expect(points(passed)).toEqual({ blue: 1 });
    expect(cardsOf(answered(49), 'hungary')).toEqual([]);
  });

  it('[8.6.48] cancels for 50 florins, unless that is ordered of another Joker', () => {
    const waiting = plays(
      answered(48, (play) => {
        hold(play, 'horde', 49);
        play.changeRealm('horde', { cardOrders: { 49: 'always' } });
      }),
      'byzantium',
      57,
      { colour: 'blue' },
    );
    // The Joker of the Horde is played by its order, when the others have answered.
    const ordered = acted(waiting, [['hungary', { verb: 'pass' }]]);
    expect(isTurned(ordered, 'horde', 49)).toBe(true);
    expect(points(ordered)).toEqual({});
    const alone = plays(answered(48), 'byzantium', 57, { colour: 'blue' });
    const after = plays(alone, 'hungary', 48);
    expect(cash(after, 'hungary')).toBe(cash(alone, 'hungary') - 50);
    expect(points(after)).toEqual({});
    const poor = answered(48, (play) => play.changeRealm('hungary', { cash: 49 }));
    expect(cardsOf(plays(poor, 'byzantium', 57, { colour: 'blue' }), 'hungary')).toEqual([]);
  });

  it('[8.6.44] readies a turned card of anybody', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 44);
      turned(play, 'hungary', 5);
    });
    const after = plays(state, 'byzantium', 44, { other: '5' });
    expect(isTurned(after, 'hungary', 5)).toBe(false);
    expect(isTurned(after, 'byzantium', 44)).toBe(true);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 44)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.45] does so for 50 florins', () => {
    const state = (florins: number) =>
      moving((play) => {
        hold(play, 'byzantium', 45);
        turned(play, 'byzantium', 5);
        play.changeRealm('byzantium', { cash: florins });
      });
    const after = plays(state(50), 'byzantium', 45, { other: '5' });
    expect(isTurned(after, 'byzantium', 5)).toBe(false);
    expect(cash(after, 'byzantium')).toBe(0);
    expect(cardsOf(state(49), 'byzantium')).toEqual([]);
  });

  it('[8.6.13] keeps turned cards of others turned through the next turn, by a d3', () => {
    const ending = (florins = 100): Medioevo =>
      carried({
        ...moving((play) => {
          hold(play, 'byzantium', 13);
          play.changeRealm('byzantium', { cash: florins });
          turned(play, 'hungary', 5);
          turned(play, 'horde', 7);
        }),
        phase: 'commerce',
        frames: [
          { kind: 'commerce', id: 39, place: 9, bought: [] },
          { kind: 'reactions', id: 40, moment: 'end', at: null, answers: {}, passed: [] },
        ],
      });
    const chosen = { cards: { 5: 1, 7: 1 } };
    const one = endOfTurn(plays(ending(), 'byzantium', 13, chosen, 1));
    expect([isTurned(one, 'hungary', 5), isTurned(one, 'horde', 7)]).toEqual([true, false]);
    expect(isTurned(one, 'byzantium', 13)).toBe(false);
    const two = endOfTurn(plays(ending(), 'byzantium', 13, chosen, 2));
    expect(isTurned(two, 'horde', 7)).toBe(true);
    expect(isTurned(endOfTurn(two), 'horde', 7)).toBe(false);
    expect(cardsOf(ending(99), 'byzantium')).toEqual([]);
    const ready = ending();
    const allReady = done(ready, (play) => {
      for (const seat of ['hungary', 'horde']) play.changeRealm(seat, { cards: [] });
    });
    expect(cardsOf(ready, 'byzantium')).toEqual(['13']);
    expect(cardsOf(allReady, 'byzantium')).toEqual([]);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 13)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.59] gives the points of a card besides its ability', () => {
    const state = moving((play) => {
      learned(play);
      hold(play, 'byzantium', 63, 59);
      play.changeLand('konya', { market: ['wine'] });
    });
    const waiting = plays(state, 'byzantium', 63, { from: 'konya', good: 'wine', to: 'antakya' });
    const after = plays(waiting, 'byzantium', 59, { points: 'yellow' });
    expect(points(after)).toEqual({ yellow: 1 });
    expect(after.lands.antakya.market).toEqual(['wine']);
    expect(cardsOf(state, 'byzantium')).not.toContain('59');
  });

  it('[8.6.60] doubles the points of a card', () => {
    const state = moving((play) => {
      learned(play);
      hold(play, 'byzantium', 60, 9);
    });
    const after = plays(state, 'byzantium', 60, { other: '9' });
    expect(points(after)).toEqual({ yellow: 4 });
    expect(isTurned(after, 'byzantium', 9)).toBe(true);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 60)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.62] draws other cards instead of those drawn', () => {
    const picking: Medioevo = carried({
      ...moving((play) => hold(play, 'byzantium', 62)),
      phase: 'purchases',
      frames: [{ kind: 'card-picks', id: 50, chosen: {}, drawn: { byzantium: ['1', '2'] } }],
    });
    const after = plays(picking, 'byzantium', 62, {}, 9, 9);
    const here = after.frames.at(-1);
    const drawn = here?.kind === 'card-picks' ? here.drawn.byzantium : [];
    expect(drawn).toHaveLength(2);
    expect(drawn).not.toContain('1');
    expect(after.empireDeck.bottom).toEqual(['1', '2']);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 62)),
        'byzantium',
      ),
    ).toEqual([]);
  });
});

describe('cards about points and buildings', () => {
  it('[8.6.57] gives a point of any colour, to whoever knows a technology', () => {
    const state = moving((play) => {
      learned(play);
      hold(play, 'byzantium', 57);
    });
    expect(points(plays(state, 'byzantium', 57, { colour: 'violet' }))).toEqual({ violet: 1 });
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 57)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.58] gives two points of one colour', () => {
    const state = moving((play) => {
      learned(play);
      hold(play, 'byzantium', 58);
    });
    expect(points(plays(state, 'byzantium', 58, { colour: 'red' }))).toEqual({ red: 2 });
    expect(() => plays(state, 'byzantium', 58, { colour: 'black' })).toThrow();
  });

  const rich = (card: number, made: NonNullable<ReturnType<typeof points>>) =>
    moving((play) => {
      hold(play, 'byzantium', card);
      play.changeRealm('byzantium', { points: made });
    });

  it('[8.6.71] pays 20 florins for each point given up', () => {
    const state = rich(71, { red: 2, blue: 1 });
    const after = plays(state, 'byzantium', 71, { spent: { red: 2 } });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') + 40);
    expect(points(after)).toEqual({ blue: 1 });
    expect(() => plays(state, 'byzantium', 71, { spent: { red: 3 } })).toThrow();
    expect(cardsOf(rich(71, {}), 'byzantium')).toEqual([]);
    // Whoever knows no technology makes points for the Mystic all the same.
    const made = acted(
      moving((play) => hold(play, 'byzantium', 71, 9)),
      [['byzantium', { verb: 'turn-card', card: '9' }]],
    );
    const sold = plays(made, 'byzantium', 71, { spent: { yellow: 2 } });
    expect(cash(sold, 'byzantium') - cash(made, 'byzantium')).toBe(40);
    const none = moving((play) => hold(play, 'byzantium', 9));
    expect(verbsOf(none, 'byzantium')).not.toContain('turn-card');
  });

  it('[8.6.72] pays 100 florins for each two points of different colours', () => {
    const state = rich(72, { red: 2, blue: 1, green: 1 });
    const after = plays(state, 'byzantium', 72, { count: 2 });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') + 200);
    expect(points(after)).toEqual({});
    expect(cardsOf(rich(72, { red: 4 }), 'byzantium')).toEqual([]);
  });

  const building = (card: number, civil: 1 | 2 | 3, military: 1 | 2 | 3) =>
    moving((play) => {
      hold(play, 'byzantium', card);
      play.changeLand('nicaea', { civil: { level: civil, damage: 0 }, military: { level: military, damage: 0 } });
    });

  it('[8.6.69] raises a civil building below a higher military one', () => {
    const after = plays(building(69, 1, 2), 'byzantium', 69, { at: 'nicaea' });
    expect(after.lands.nicaea.civil?.level).toBe(2);
    expect(cardsOf(building(69, 2, 2), 'byzantium')).toEqual([]);
    const city = plays(building(69, 2, 3), 'byzantium', 69, { at: 'nicaea' });
    expect(city.realms.byzantium?.honour).toBe((after.realms.byzantium?.honour ?? 0) + 1);
  });

  it('[8.6.70] raises a military building below a higher civil one, with its control token', () => {
    const state = building(70, 3, 1);
    const tokens = choicesIn(state, 'byzantium', { verb: 'play-card', card: '70', at: 'nicaea' });
    expect(tokens).toContain('konya');
    const after = plays(state, 'byzantium', 70, { at: 'nicaea', token: 'konya' });
    expect(after.lands.nicaea.military?.level).toBe(2);
    expect(after.lands.konya.holder).toBe('byzantium');
    expect(cardsOf(building(70, 2, 2), 'byzantium')).toEqual([]);
  });
});
