import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { incomeOf } from '../../../src/games/medioevo/taxes/income.js';
import { during, verbsOf } from '../support/acts.js';
import { world } from '../support/world.js';
import { usual } from './usual.js';

const taxing = (arrange?: (play: Play) => void): Medioevo =>
  during(world(arrange), { kind: 'tax-levels', id: 1, chosen: {} });
/** An army of so many archers in Cologne, and florins: each of its seven homes pays the tax once. */
const army = (archers: number, cash: number) => (play: Play) => {
  play.changeRealm('empire', { cash });
  play.addUnits('cologne', 'empire', { archer: archers });
};

describe('the tax of whoever is away', () => {
  it('[2.4] is one that no event card answers with a rebellion', () => {
    const state = taxing((play) => play.changeRealm('empire', { tax: 50 }));
    expect(usual(state, 'empire')).toEqual({ verb: 'tax', level: '10' });
    const mild = [...STANDARD_BOOK.events.keys()].map((card) => [card, { toleratedTax: 40 }]);
    const overrides = { events: Object.fromEntries(mild) };
    expect(usual({ ...state, overrides }, 'empire')).toEqual({ verb: 'tax', level: '40' });
  });

  it('[3.1][3.2] is higher where the upkeep cannot be paid otherwise, and no higher than for that', () => {
    expect(incomeOf(taxing(), 'empire', 10)).toBe(70);
    const level = (archers: number, cash: number) => usual(taxing(army(archers, cash)), 'empire').level;
    expect([level(8, 90), level(8, 89), level(8, 20), level(8, 19)]).toEqual(['10', '20', '20', '30']);
  });

  it('[2.4] is never above what most event cards tolerate', () => {
    expect(usual(taxing(army(10, 0)), 'empire').level).toBe('30');
    expect(usual(taxing(army(26, 0)), 'empire').level).toBe('30');
  });

  it('[8.3] counts the interest with the upkeep', () => {
    const level = (loans: number) =>
      usual(
        taxing((play) => play.changeRealm('empire', { cash: 0, loans })),
        'empire',
      ).level;
    expect([level(1), level(2), level(4)]).toEqual(['10', '20', '30']);
  });
});

describe('the upkeep of whoever is away', () => {
  const owing = (loans: number) =>
    during(
      world((play) => {
        army(4, 0)(play);
        play.changeRealm('empire', { loans });
      }),
      { kind: 'upkeep', id: 2, seat: 'empire', due: 80, interest: false, rebelled: [] },
    );

  it('[3.4][10.4] is borrowed once; after that the cheapest units go', () => {
    expect(usual(owing(0), 'empire')).toEqual({ verb: 'borrow' });
    expect(verbsOf(owing(1), 'empire')).toContain('borrow');
    expect(usual(owing(1), 'empire')).toEqual({ verb: 'remove-unit', at: 'cologne', unit: 'archer' });
  });
});
