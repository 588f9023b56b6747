import { describe, expect, it } from 'vitest';
import { heldBy } from '../../../src/games/medioevo/control/holder.js';
import { unitsLeft } from '../../../src/games/medioevo/control/supply.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { UnitId } from '../../../src/games/medioevo/facts/kinds.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Realm } from '../../../src/games/medioevo/state/realm.js';
import { acted, buying, choicesIn, mostIn, told, verbsOf } from '../support/acts.js';
import { world } from '../support/world.js';

/** The Empire writes down what it buys, with this. */
const shop = (patch: Partial<Realm>, arrange: (play: Play) => void = () => undefined) =>
  buying(
    world((play) => {
      play.changeRealm('empire', patch);
      arrange(play);
    }),
  );
const offers = (state: ReturnType<typeof shop>, verb: string) => verbsOf(state, 'empire').includes(verb);
/** All but this many of its pieces stand in Saxony. */
const pieces = (unit: UnitId, left: number) => (play: Play) =>
  play.addUnits('saxony', 'empire', { [unit]: unitsLeft(play.state, 'empire', unit) - left });
/** Barbarians hold all that is its own: it has nowhere to place anybody. */
const homeless = (play: Play) => {
  for (const at of heldBy(play.state, 'empire')) play.addUnits(at, 'barbarians', { archer: 1 });
};

describe('units that come back', () => {
  const lost = { rebuy: { archer: 3 }, rebuyIn: 2 } as const;
  it.each([
    ['as were lost', { ...lost, cash: 900 }, undefined, 3],
    ['as can be paid at half the price', { ...lost, cash: 60 }, undefined, 2],
    ['as the limit of the turn leaves', { ...lost, cash: 900, unitsBought: 2 }, undefined, 1],
    ['as there are pieces', { ...lost, cash: 900 }, pieces('archer', 2), 2],
  ] as const)('[8.6.28] as many %s are bought back', (_why, patch, arrange, most) => {
    expect(mostIn(shop(patch, arrange), 'empire', { verb: 'buy-back', unit: 'archer' })).toBe(most);
  });

  it('[8.6.28] are bought back in the turn after alone, and where there is room', () => {
    expect(offers(shop(lost), 'buy-back')).toBe(true);
    expect(offers(shop({ ...lost, rebuyIn: 3 }), 'buy-back')).toBe(false);
    expect(offers(shop({ ...lost, cash: 24 }), 'buy-back')).toBe(false);
    expect(offers(shop({ ...lost, unitsBought: 3 }), 'buy-back')).toBe(false);
    expect(offers(shop(lost, homeless), 'buy-back')).toBe(false);
  });

  it('[4.8] surrendered ones come back within the limit of the turn, and where there is room', () => {
    const back = { surrendered: { archer: 5 }, surrenderedIn: 1 };
    expect(offers(shop(back), 'redeploy')).toBe(true);
    expect(mostIn(shop(back), 'empire', { verb: 'redeploy' })).toBe(3);
    expect(mostIn(shop({ ...back, unitsBought: 1 }), 'empire', { verb: 'redeploy' })).toBe(2);
    expect(offers(shop({ ...back, unitsBought: 3 }), 'redeploy')).toBe(false);
    expect(offers(shop({ ...back, surrenderedIn: 2 }), 'redeploy')).toBe(false);
    expect(offers(shop({ surrendered: {}, surrenderedIn: 1 }), 'redeploy')).toBe(false);
    expect(offers(shop(back, homeless), 'redeploy')).toBe(false);
  });

  const held = (units: Realm['surrendered']) => (play: Play) =>
    play.changeRealm('horde', { prisoners: { empire: units } });
  it.each([
    ['as are held', { cash: 900 }, { archer: 2 }, 2],
    ['as can be paid at double the price', { cash: 250 }, { archer: 3 }, 2],
    ['as the limit of the turn leaves', { cash: 900, unitsBought: 2 }, { archer: 3 }, 1],
  ] as const)('[4.8] as many prisoners %s are ransomed', (_why, patch, units, most) => {
    const asked = { verb: 'ransom', holder: 'horde', unit: 'archer' };
    expect(mostIn(shop(patch, held(units)), 'empire', asked)).toBe(most);
  });

  it('[4.8] nobody is ransomed by whoever cannot pay, or has nowhere to place him', () => {
    expect(offers(shop({}, held({ archer: 1 })), 'ransom')).toBe(true);
    expect(offers(shop({ cash: 99 }, held({ archer: 1 })), 'ransom')).toBe(false);
    const nowhere = (play: Play) => {
      held({ archer: 1 })(play);
      homeless(play);
    };
    expect(offers(shop({}, nowhere), 'ransom')).toBe(false);
    expect(choicesIn(shop({}, held({ archer: 1 })), 'empire', { verb: 'ransom' })).toEqual(['horde']);
  });
});

describe('what the florins and the limits allow', () => {
  const broken = (damage: number) => (play: Play) => play.changeLand('cologne', { military: { level: 3, damage } });
  it('[4.2] takes off as many destruction tokens as lie there and can be paid', () => {
    const asked = { verb: 'repair', at: 'cologne', class: 'military' };
    expect(mostIn(shop({ cash: 900 }, broken(2)), 'empire', asked)).toBe(2);
    expect(mostIn(shop({ cash: 149 }, broken(3)), 'empire', asked)).toBe(2);
    expect(offers(shop({ cash: 50 }, broken(1)), 'repair')).toBe(true);
    expect(offers(shop({ cash: 49 }, broken(1)), 'repair')).toBe(false);
    expect(offers(shop({ cash: 900 }, broken(0)), 'repair')).toBe(false);
  });

  it('[4.5] buys three units, and one more for each level of the civil buildings', () => {
    const asked = { verb: 'units', unit: 'light-infantry' };
    expect(mostIn(shop({}), 'empire', asked)).toBe(3);
    const town = shop({}, (play) => {
      play.changeLand('cologne', { civil: { level: 2, damage: 0 } });
      play.changeLand('lubeck', { civil: { level: 1, damage: 0 }, military: { level: 3, damage: 0 } });
      play.changeLand('buda', { civil: { level: 3, damage: 0 } });
    });
    expect(mostIn(town, 'empire', asked)).toBe(6);
    expect(mostIn(shop({ cash: 59 }), 'empire', asked)).toBe(2);
  });

  it('[8.3] pays back a loan that there is, for 500 florins', () => {
    expect(offers(shop({ loans: 0 }), 'repay')).toBe(false);
    expect(offers(shop({ loans: 1, cash: 499 }), 'repay')).toBe(false);
    const { state, events } = told(shop({ loans: 3, cash: 500 }), [['empire', { verb: 'repay' }]]);
    expect(state.realms.empire).toMatchObject({ loans: 2, cash: 0 });
    expect(events.find(({ type }) => type === 'repaid')).toMatchObject({ loans: 2 });
    expect(offers(state, 'repay')).toBe(false);
    const owed = told(shop({ loans: 2 }), [['empire', { verb: 'loan' }]]);
    expect(owed.events.find(({ type }) => type === 'borrowed')).toMatchObject({ loans: 3 });
  });

  it('[4.4] raises a vehicle although all ten tokens are used: its own comes free', () => {
    const full = shop({ technologies: { blue: 1, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 } }, (play) => {
      for (let count = 0; count < 10; count++)
        play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: count < 6 ? 1 : 2, owner: 'empire', at: 'cologne' });
    });
    expect(choicesIn(full, 'empire', { verb: 'raise-vehicle', vehicle: '1' })).toContain('2');
    expect(choicesIn(full, 'empire', { verb: 'vehicle' })).toEqual([]);
    const raised = acted(full, [['empire', { verb: 'raise-vehicle', vehicle: '1', level: '2' }]]);
    expect(raised.frames.at(-1)).toMatchObject({ lists: { empire: [{ vehicle: '1' }] } });
  });
});
