import { describe, expect, it } from 'vitest';
import { type CaptainUse, captainUses, mayUse, usersOf } from '../../../src/games/medioevo/battle/abilities.js';
import { captureBy, protectedSide } from '../../../src/games/medioevo/battle/begin.js';
import { shouldGiveUp } from '../../../src/games/medioevo/battle/conditions.js';
import { mostDanger } from '../../../src/games/medioevo/battle/losses/protection.js';
import {
  hordeCaptain,
  hordeSacrifice,
  orderedCaptainUses,
  orderedSacrifice,
  usualCrews,
  usualReroll,
} from '../../../src/games/medioevo/battle/policies.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { Condition } from '../../../src/games/medioevo/state/battle-order.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { battleIn, battleOf, FIELD, laterOn } from '../support/field.js';

const side = (units: Units, more: Partial<Parameters<typeof usersOf>[0]> = {}) => ({ units, captain: [], ...more });
const ALL = ['archer', 'light-infantry', 'heavy-infantry', 'cavalry'] as const;

describe('the abilities of a round', () => {
  it('[6.5.1] are of a type that the enemy lacks, and of nobody where both have it', () => {
    expect(usersOf(side({ archer: 2 }), side({ cavalry: 1 }), 'archer')).toBe(2);
    expect(usersOf(side({ archer: 2 }), side({ archer: 1 }), 'archer')).toBe(0);
    expect(usersOf(side({ cavalry: 2 }), side({ archer: 1 }), 'archer')).toBe(0);
  });

  it('[6.5.5] a captain frees a type, stops one, or has an ability himself', () => {
    const captain = (use: 'own' | 'free' | 'stop') => [{ use, type: 'archer' } as const];
    const his = side({ archer: 1 });
    expect(usersOf(side({ archer: 2 }, { captain: captain('free') }), his, 'archer')).toBe(2);
    expect(usersOf(side({ cavalry: 1 }, { captain: captain('own') }), his, 'archer')).toBe(1);
    expect(usersOf(side({ archer: 2 }), side({}, { captain: captain('stop') }), 'archer')).toBe(0);
    expect(usersOf(side({ archer: 2 }), side({}, { captain: captain('free') }), 'archer')).toBe(2);
    expect(mayUse(side({}), side({}), 'archer')).toBe(true);
    expect(mayUse(side({}), his, 'archer')).toBe(false);
    expect(mayUse(side({}, { captain: captain('free') }), his, 'archer')).toBe(true);
    expect(mayUse(side({}), side({}, { captain: captain('stop') }), 'archer')).toBe(false);
  });

  it('[8.6.4] with more of a type than the enemy it counts although he has it, not with as many', () => {
    expect(usersOf(side({ archer: 2 }, { majority: true }), side({ archer: 1 }), 'archer')).toBe(2);
    expect(usersOf(side({ archer: 2 }, { majority: true }), side({ archer: 2 }), 'archer')).toBe(0);
    expect(mayUse(side({ archer: 2 }, { majority: true }), side({ archer: 1 }), 'archer')).toBe(true);
  });

  it('[6.5.5] uses are the levels above the enemy’s, never below nothing', () => {
    expect(captainUses({ 'captain-3': 1, 'captain-1': 1 }, { 'captain-2': 1 })).toBe(2);
    expect(captainUses({ 'captain-1': 1 }, { 'captain-2': 1 })).toBe(0);
    expect(hordeCaptain({ 'captain-1': 2 }, { 'captain-1': 1 })).toEqual([{ use: 'own', type: 'archer' }]);
  });
});

describe('what is done by order', () => {
  const uses = (
    own: Units,
    enemy: Units,
    captain: 'usual' | 'none' | 'stop' | 'shoot',
    given: readonly CaptainUse[] = [],
  ) => orderedCaptainUses(own, enemy, ALL, { captain }, given).map(({ use, type }) => `${use} ${type}`);

  it('[6.5.5] a captain shoots where the enemy has no archers, then frees his types, most first', () => {
    const own = { 'captain-3': 1, cavalry: 1, 'light-infantry': 2 };
    const enemy = { cavalry: 1, 'light-infantry': 1 };
    expect(uses(own, enemy, 'usual')).toEqual(['own archer', 'free light-infantry', 'free cavalry']);
    expect(uses({ ...own, 'captain-3': 0, 'captain-2': 1 }, enemy, 'usual')).toEqual([
      'own archer',
      'free light-infantry',
    ]);
    expect(uses(own, { ...enemy, archer: 1 }, 'usual')).toEqual(['free light-infantry', 'free cavalry']);
    expect(uses(own, { ...enemy, archer: 1 }, 'shoot')).toContain('own archer');
    expect(uses(own, enemy, 'none')).toEqual([]);
    expect(uses({ cavalry: 1 }, { cavalry: 1 }, 'usual')).toEqual([]);
  });

  it('[6.5.5] or stops types that only the enemy has, and does nothing twice', () => {
    const own = { 'captain-3': 1, cavalry: 1 };
    expect(uses(own, { cavalry: 1, archer: 1, 'heavy-infantry': 2 }, 'stop')).toEqual([
      'stop heavy-infantry',
      'stop archer',
      'free cavalry',
    ]);
    expect(uses(own, { cavalry: 1 }, 'usual', [{ use: 'own', type: 'archer' }])).toEqual([
      'own archer',
      'free cavalry',
    ]);
  });

  it('[6.5.6] up to three serve an engine, light infantry first, and the best stays in the melee', () => {
    const order = { crews: 'usual' } as const;
    expect(usualCrews({ 'light-infantry': 2, archer: 3, cavalry: 1 }, 2, order)).toEqual([
      { 'light-infantry': 2, archer: 1 },
      { archer: 2 },
    ]);
    expect(usualCrews({ archer: 1 }, 1, order)).toEqual([{}]);
    expect(usualCrews({ archer: 2 }, 1, order)).toEqual([{ archer: 1 }]);
    expect(usualCrews({ 'light-infantry': 2, archer: 3 }, 1, { crews: 'none' })).toEqual([{}]);
    expect(usualCrews({ cavalry: 2, 'captain-1': 1 }, 1, order)).toEqual([{ cavalry: 1 }]);
  });

  it('[6.4.4] who throws first throws low dice again, the second only where he is beaten', () => {
    expect(usualReroll([1, 2, 3], 0, null)).toEqual([true, true, true]);
    expect(usualReroll([2, 3, 4], 0, null)).toEqual([false, false, false]);
    // Three times three are worth more than any of them.
    expect(usualReroll([1, 3, 3], 0, null)).toEqual([false, false, false]);
    expect(usualReroll([1, 2, 5], 0, 5)).toEqual([false, false, false]);
    expect(usualReroll([1, 2, 5], 1, 6)).toEqual([false, false, false]);
    expect(usualReroll([1, 2, 5], 0, 6)).toEqual([true, true, false]);
  });

  it('[6.5.2] light infantry is sacrificed one, two, all, or as many as are needed to win', () => {
    const given = (sacrifice: 'none' | 'one' | 'two' | 'all' | 'to-win', most: number, toBeat: number | null = null) =>
      orderedSacrifice({ sacrifice }, most, 6, toBeat);
    expect([given('none', 3), given('one', 3), given('one', 0), given('two', 3), given('two', 1)]).toEqual([
      0, 1, 0, 2, 1,
    ]);
    expect(given('all', 3)).toBe(3);
    expect([given('to-win', 3, null), given('to-win', 3, 5), given('to-win', 3, 6), given('to-win', 3, 9)]).toEqual([
      0, 0, 1, 1,
    ]);
    expect([given('to-win', 2, 10), given('to-win', 1, 10)]).toEqual([2, 0]);
  });

  it('[12.3] a horde sacrifices one of two or three, two of four or more, where it is outnumbered', () => {
    const many = { cavalry: 9 };
    const light = (count: number) => hordeSacrifice({ 'light-infantry': count }, many);
    expect([1, 2, 3, 4, 5].map(light)).toEqual([0, 1, 1, 2, 2]);
    expect(hordeSacrifice({ 'light-infantry': 3 }, { cavalry: 3 })).toBe(0);
    expect(hordeSacrifice({ 'light-infantry': 3 }, { cavalry: 4 })).toBe(1);
  });
});

describe('when a battle is given up by order', () => {
  const state = battleOf({
    attacker: { owner: 'byzantium', units: { cavalry: 6 } },
    defender: { owner: 'hungary', units: { archer: 6 } },
  });
  const met = (condition: Condition, own: number, enemy: number) => {
    const now = laterOn(state, (play) => {
      play.keepUnits(FIELD, 'byzantium', { cavalry: own });
      play.keepUnits(FIELD, 'hungary', { archer: enemy });
    });
    return shouldGiveUp(now, battleIn(now), 'attacker', condition);
  };

  it.each([
    ['never', 1, 6, false],
    ['third-lost', 5, 6, false],
    ['third-lost', 4, 6, true],
    ['half-lost', 4, 6, false],
    ['half-lost', 3, 6, true],
    ['outnumbered', 6, 6, false],
    ['outnumbered', 5, 6, true],
    ['outnumbered-twice', 4, 6, false],
    ['outnumbered-twice', 3, 6, true],
    ['unlikely', 6, 1, false],
    ['unlikely', 1, 6, true],
    ['hopeless', 6, 1, false],
    ['hopeless', 1, 6, true],
  ] as const)('[6.12.4] %s: of six %i are left against %i', (condition, own, enemy, isSo) => {
    expect(met(condition, own, enemy)).toBe(isSo);
  });
});

describe('a military building', () => {
  it('[6.5.8] protects whoever holds it, of the two who fight', () => {
    const guarded = (held: string, building?: 1) => {
      const state = battleOf({
        attacker: { owner: 'byzantium', units: { cavalry: 1 } },
        defender: { owner: 'hungary', units: { cavalry: 1 } },
        held,
        ...(building === undefined ? {} : { building }),
        arrange(play) {
          if (held === 'empire') play.changeLand(FIELD, { holder: held, token: { owner: held, from: 'halych' } });
        },
      });
      return protectedSide(state, battleIn(state));
    };
    expect([guarded('hungary', 1), guarded('byzantium', 1), guarded('empire', 1), guarded('hungary')]).toEqual([
      'defender',
      'attacker',
      null,
      null,
    ]);
  });

  it('[6.5.8] is turned by order against what is most to be feared: engines before archers before the melee', () => {
    const { pieces } = STANDARD_BOOK;
    expect(mostDanger(pieces, { cavalry: 1 }, { 'heavy-infantry': 4 }, [])).toBe('melee');
    expect(mostDanger(pieces, { cavalry: 1 }, { archer: 2 }, [])).toBe('melee');
    expect(mostDanger(pieces, { cavalry: 1 }, { archer: 3 }, [])).toBe('archers');
    expect(mostDanger(pieces, { cavalry: 1, archer: 1 }, { archer: 9 }, [])).toBe('melee');
    expect(mostDanger(pieces, { archer: 1 }, { 'light-infantry': 4 }, [3])).toBe('siege');
    expect(mostDanger(pieces, { archer: 1 }, { 'light-infantry': 1 }, [3])).toBe('melee');
  });

  it('[6.9] capture is at full value from three to one', () => {
    expect([captureBy(3, 1), captureBy(5, 2), captureBy(6, 2)]).toEqual(['full', 'halved', 'full']);
  });
});
