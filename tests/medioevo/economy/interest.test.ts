import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { eliminate } from '../../../src/games/medioevo/taxes/elimination.js';
import { incomeOf, interestOf, upkeepOf } from '../../../src/games/medioevo/taxes/income.js';
import { mayBorrow, mayRepay } from '../../../src/games/medioevo/taxes/loans.js';
import { vehicle } from '../support/full-move.js';
import { done, world } from '../support/world.js';

const owed = (patch: Parameters<Play['changeRealm']>[1], cards: readonly number[] = []) =>
  interestOf(
    world((play) => {
      play.changeRealm('byzantium', patch);
      play.set({ lasting: cards.map((card) => ({ kind: 'discount', seat: 'byzantium', card })) });
    }),
    'byzantium',
  );

describe('interest', () => {
  it('[8.3] is 50 florins for each loan of an earlier turn, and what was left unpaid before', () => {
    expect([owed({ loans: 3 }), owed({ loans: 3, borrowed: 2 }), owed({ loans: 3, borrowed: 1 })]).toEqual([
      150, 100, 150,
    ]);
    // One had and one given back in the same turn: those of before are as old as they were (RULINGS 123).
    expect([owed({ loans: 1, borrowed: 2, repaid: 2 }), owed({ loans: 1, borrowed: 2, repaid: 1 })]).toEqual([50, 0]);
    expect(owed({ loans: 2, arrears: 70 })).toBe(170);
    expect(owed({ loans: 0, borrowed: 2, arrears: 70 })).toBe(70);
    expect(owed({})).toBe(0);
  });

  it('[8.6.38] is 50 less with a Magnate, of what is left over too, and never below nothing', () => {
    expect([owed({ loans: 1 }, [38]), owed({ loans: 2, arrears: 20 }, [38]), owed({ arrears: 20 }, [38])]).toEqual([
      0, 70, 0,
    ]);
  });

  it('[8.3] loans are had while there are fewer than five, and not two in a turn; given back from 500 florins', () => {
    const may = (patch: Parameters<Play['changeRealm']>[1]) => {
      const state = world((play) => play.changeRealm('byzantium', patch));
      return [mayBorrow(state, 'byzantium'), mayRepay(state, 'byzantium')];
    };
    expect(may({ loans: 4, borrowed: 1 })).toEqual([true, true]);
    expect(may({ loans: 5, borrowed: 1 })).toEqual([false, true]);
    expect(may({ loans: 4, borrowed: 2 })).toEqual([false, true]);
    expect(may({ loans: 4, out: true })[0]).toBe(false);
    expect(may({ loans: 1, repaid: 2 })[1]).toBe(false);
    expect([may({ loans: 0 })[1], may({ loans: 1, cash: 499 })[1], may({ loans: 1, cash: 500 })[1]]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('income and upkeep', () => {
  it('[3.1] taxes each territory and each level of its civil building, and the market of a city alone', () => {
    const bare = incomeOf(world(), 'byzantium', 10);
    const more = (level: 1 | 2 | 3) =>
      incomeOf(
        world((play) => play.changeLand('nicaea', { civil: { level, damage: 0 }, market: ['salt', 'furs'] })),
        'byzantium',
        10,
      ) - bare;
    expect([more(1), more(2), more(3)]).toEqual([10, 20, 30 + 40]);
  });

  it('[6.11] with neither territory nor unit there are alms, but not with men ashore or aboard', () => {
    const poor = (more: (play: Play) => void = () => undefined) =>
      incomeOf(
        world((play) => {
          for (const at of play.state.inPlay) {
            if (play.land(at).holder === 'byzantium') play.addUnits(at, 'barbarians', { archer: 1 });
          }
          more(play);
        }),
        'byzantium',
        10,
      );
    expect(poor()).toBe(200);
    expect(poor((play) => vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea' }))).toBe(200);
    const men = { archer: 1 } as const;
    expect(poor((play) => vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: men }))).toBe(0);
    expect(poor((play) => vehicle(play, { kind: 'galley', owner: 'hungary', at: 'aegean-sea', units: men }))).toBe(200);
  });

  it('[9.2] by the terrain a piece costs 10 in a zone, 20 at sea, men and galley each', () => {
    const state = (terrain: 'on' | 'off') =>
      world(
        (play) => {
          play.addUnits('kiev', 'byzantium', { archer: 2 });
          vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: { archer: 3 } });
          vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'kiev' });
          vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'kiev' });
        },
        { terrain },
      );
    expect([upkeepOf(state('on'), 'byzantium'), upkeepOf(state('off'), 'byzantium')]).toEqual([
      3 * 10 + 4 * 20,
      7 * 20,
    ]);
  });
});

describe('a kingdom that is out of the game', () => {
  const state = done(
    world((play) => {
      play.addUnits('kiev', 'byzantium', { archer: 1 });
      play.addUnits('buda', 'byzantium', { archer: 1 });
      play.changeLand('halych', { token: { owner: 'byzantium', from: 'nicaea' } });
      play.addUnits('moldavia', 'hungary', { archer: 1 });
      play.changeLand('moldavia', { holder: 'hungary', token: { owner: 'byzantium', from: 'nicaea' } });
      vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'kiev' });
      vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'kiev' });
      play.changeRealm('byzantium', { prisoners: { hungary: { archer: 2 } }, wars: { empire: 1 } });
      play.changeRealm('empire', { prisoners: { byzantium: { archer: 2 } }, wars: { byzantium: 1, hungary: 1 } });
    }),
    (play) => eliminate(play, 'byzantium'),
  );

  it('[8.4] leaves neither armies nor tokens anywhere, nor holds a land', () => {
    for (const at of state.inPlay) {
      const { armies, token, holder } = state.lands[at];
      expect([armies.byzantium, token?.owner === 'byzantium', holder === 'byzantium']).toEqual([
        undefined,
        false,
        false,
      ]);
    }
    expect([state.lands.buda.holder, state.lands.moldavia.holder, state.lands.kiev.holder]).toEqual([
      'hungary',
      'hungary',
      null,
    ]);
    expect(state.vehicles.map(({ owner }) => owner)).toEqual(['hungary']);
  });

  it('[8.4] its prisoners are free, its own are gone, and its wars are over', () => {
    expect(state.realms.hungary).toMatchObject({ surrendered: { archer: 2 }, surrenderedIn: 2 });
    expect(state.realms.empire).toMatchObject({ prisoners: {}, wars: { hungary: 1 }, surrendered: {} });
    expect(state.realms.byzantium).toMatchObject({ out: true, cash: 0, cards: [], wars: {}, prisoners: {} });
    expect(state.order).not.toContain('byzantium');
  });
});
