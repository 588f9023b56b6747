import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, buying } from '../support/acts.js';
import { cardsOf, cash, hold, moving, plays } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';
import { world } from '../support/world.js';

const shop = (card: number, more: (play: Play) => void = () => undefined) =>
  buying(
    world((play) => {
      hold(play, 'byzantium', card);
      play.changeRealm('byzantium', { technologies: { blue: 0, yellow: 0, orange: 0, red: 0, green: 2, violet: 0 } });
      more(play);
    }),
  );
const allDone = (state: Medioevo) => state.seats.map((seat) => [seat, { verb: 'done' }] as const);
const spent = (state: Medioevo, building: string) => {
  const built = acted(state, [['byzantium', { verb: 'build', at: 'nicaea', building }], ...allDone(state)]);
  return cash(state, 'byzantium') - cash(built, 'byzantium');
};
const taxing = (arrange: (play: Play) => void): Medioevo => ({
  ...world(arrange),
  phase: 'taxes',
  frames: [{ kind: 'tax-levels', id: 3, chosen: {} }],
});
const taxed = (state: Medioevo) =>
  acted(
    state,
    state.seats.map((seat) => [seat, { verb: 'tax', level: '10' }] as const),
  );

describe('architects and magnates', () => {
  it('[8.6.32] takes 50 florins off the next building, not off its points', () => {
    // A village costs 100 florins and a point for 100.
    expect(spent(shop(32), 'village')).toBe(200);
    expect(spent(plays(shop(32), 'byzantium', 32), 'village')).toBe(150);
    expect(cardsOf(plays(shop(32), 'byzantium', 32), 'byzantium')).toEqual([]);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 32)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.33] halves the next building, and only one', () => {
    expect(spent(shop(33), 'city')).toBe(600);
    const state = plays(shop(33), 'byzantium', 33);
    expect(spent(state, 'city')).toBe(450);
    const two = acted(state, [
      ['byzantium', { verb: 'build', at: 'nicaea', building: 'village' }],
      ['byzantium', { verb: 'build', at: 'smyrna', building: 'village' }],
      ...allDone(state),
    ]);
    expect(cash(state, 'byzantium') - cash(two, 'byzantium')).toBe(150 + 200);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 33)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.36] keeps up to 300 florins on the card, and gives them back with half as many on top', () => {
    const state = moving((play) => hold(play, 'byzantium', 36));
    const put = plays(state, 'byzantium', 36, { florins: 201 });
    expect(cash(put, 'byzantium')).toBe(cash(state, 'byzantium') - 201);
    expect(put.realms.byzantium?.cards[0]?.florins).toBe(201);
    expect(() => plays(state, 'byzantium', 36, { florins: 301 })).toThrow();
    expect(cardsOf(put, 'byzantium')).toEqual([]);
    const ready = { ...endOfTurn(put), phase: 'combat' as const, frames: state.frames };
    const taken = plays(ready, 'byzantium', 36);
    expect(cash(taken, 'byzantium')).toBe(cash(state, 'byzantium') + 100);
    expect(taken.realms.byzantium?.cards[0]?.florins).toBe(0);
  });

  it('[8.6.37] brings half of the interest that the others pay this turn', () => {
    const state = taxing((play) => {
      hold(play, 'byzantium', 37);
      play.changeRealm('hungary', { loans: 2, borrowed: 1 });
      play.changeRealm('horde', { loans: 1, borrowed: 1 });
    });
    const more = cash(taxed(plays(state, 'byzantium', 37)), 'byzantium') - cash(taxed(state), 'byzantium');
    expect(more).toBe(75);
    expect(
      cardsOf(
        taxing((play) => hold(play, 'byzantium', 37)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.38] takes 50 florins off one’s interest, but never below nothing', () => {
    const state = (loans: number) =>
      taxing((play) => {
        hold(play, 'byzantium', 38);
        play.changeRealm('byzantium', { loans, borrowed: 1 });
      });
    const saved = (loans: number) =>
      cash(taxed(plays(state(loans), 'byzantium', 38)), 'byzantium') - cash(taxed(state(loans)), 'byzantium');
    expect(saved(2)).toBe(50);
    expect(saved(1)).toBe(50);
    expect(cardsOf(state(0), 'byzantium')).toEqual([]);
  });
});
