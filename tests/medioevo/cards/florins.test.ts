import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, buying, choicesIn } from '../support/acts.js';
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
const spent = (state: Medioevo, building: string, help: Omit<Action, 'verb'> = {}) => {
  const built = acted(state, [['byzantium', { ...help, verb: 'build', at: 'nicaea', building }], ...allDone(state)]);
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
    expect(spent(plays(shop(32), 'byzantium', 32), 'village', { architect: '32' })).toBe(150);
    expect(spent(plays(shop(32), 'byzantium', 32), 'village', { architect: 'alone' })).toBe(200);
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
    expect(spent(state, 'city', { architect: '33' })).toBe(450);
    const two = acted(state, [
      ['byzantium', { verb: 'build', at: 'nicaea', building: 'village', architect: '33' }],
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

  it('[8.6.32] [8.6.33] are each for one building of one’s choice, never for one that is listed already', () => {
    const shopping = shop(32, (play) => hold(play, 'byzantium', 32, 33));
    const listed = acted(shopping, [['byzantium', { verb: 'build', at: 'nicaea', building: 'village' }]]);
    const played = plays(plays(listed, 'byzantium', 32), 'byzantium', 33);
    const built = acted(played, [
      ['byzantium', { verb: 'build', at: 'smyrna', building: 'village', architect: '32' }],
      ['byzantium', { verb: 'build', at: 'constantinople', building: 'town', architect: '33' }],
      ...allDone(played),
    ]);
    // 100 and a point; 50 and a point; half of 200 and two points.
    expect(cash(shopping, 'byzantium') - cash(built, 'byzantium')).toBe(200 + 150 + 300);
    expect(built.lasting.filter(({ kind }) => kind === 'discount')).toEqual([]);
    // Not both on one.
    expect(choicesIn(played, 'byzantium', { verb: 'build', at: 'smyrna', building: 'village' })).toEqual([
      '32',
      '33',
      'alone',
    ]);
  });

  it('[8.6.38] comes off interest that is asked for already', () => {
    const owing = taxed(
      taxing((play) => {
        hold(play, 'byzantium', 38);
        play.changeRealm('byzantium', { loans: 5, cash: 0 });
      }),
    );
    const here = owing.frames.at(-1);
    expect(here).toMatchObject({ kind: 'upkeep', seat: 'byzantium', interest: true });
    const due = here?.kind === 'upkeep' ? here.due : 0;
    const less = plays(owing, 'byzantium', 38);
    expect(less.frames.findLast(({ kind }) => kind === 'upkeep')).toMatchObject({ due: due - 50 });
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
