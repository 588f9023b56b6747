import { describe, expect, it } from 'vitest';
import { conquer } from '../../../src/games/medioevo/battle/aftermath/conquest.js';
import { sacrificeByOrder } from '../../../src/games/medioevo/battle/losses/sacrifices.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { engineOf, noDice } from '../../../src/kit/index.js';
import { battleIn, battleOf, FIELD } from '../support/field.js';
import { faces, world } from '../support/world.js';

/** A battle that began with so many on either side, of whom so many are left; what is told of its end. */
function ended(
  began: readonly [number, number],
  left: readonly [number, number],
  enemy = 'hungary',
  taken: Units = {},
) {
  const state = battleOf({
    attacker: { owner: 'byzantium', units: { cavalry: began[0] } },
    defender: { owner: enemy, units: { 'light-infantry': began[1] } },
  });
  const play = new Play(state, faces());
  play.takeUnits(FIELD, 'byzantium', { cavalry: began[0] - left[0] });
  play.takeUnits(FIELD, enemy, { 'light-infantry': began[1] - left[1] });
  const here = battleIn(play.state);
  play.replace({ ...here, taken: { ...here.taken, defender: taken } });
  engineOf(PROCEDURE).carryOn(play);
  return play;
}
const honours = (play: Play) =>
  play.events.flatMap((event) =>
    event.type === 'honour' && event.why !== 'conquest' ? [[event.seat, event.why, event.points]] : [],
  );

describe('honour of a battle', () => {
  it('[10.2] costs one honour to lose to barbarians, also when nobody is left, and nothing to lose to a player', () => {
    const lost = ['byzantium', 'lost-to-barbarians', -1];
    expect(honours(ended([2, 2], [0, 1], 'barbarians'))).toEqual([lost]);
    expect(honours(ended([2, 2], [0, 0], 'barbarians'))).toEqual([lost]);
    expect(honours(ended([2, 2], [1, 0], 'barbarians'))).toEqual([]);
    expect(honours(ended([2, 2], [0, 1]))).toEqual([]);
  });

  it('[10.1] brings one honour to destroy an army of five or more, and to have men left', () => {
    const great = ['byzantium', 'great-army', 1];
    expect(honours(ended([2, 5], [1, 0]))).toEqual([great]);
    expect(honours(ended([2, 5], [1, 0], 'barbarians'))).toEqual([great]);
    expect(honours(ended([2, 4], [1, 0]))).toEqual([]);
    expect(honours(ended([2, 5], [0, 0]))).toEqual([]);
    expect(honours(ended([6, 2], [0, 1]))).toEqual([['hungary', 'great-army', 1]]);
  });

  it('[8.5] is won outnumbered with fewer men at its beginning than the enemy', () => {
    const outnumbered = (...given: Parameters<typeof ended>) =>
      ended(...given).events.flatMap((event) => (event.type === 'outnumbered' ? [event.seat] : []));
    expect(outnumbered([2, 3], [1, 0])).toEqual(['byzantium']);
    expect(outnumbered([3, 3], [1, 0])).toEqual([]);
    expect(outnumbered([3, 2], [1, 0])).toEqual([]);
    expect(outnumbered([3, 2], [0, 1])).toEqual(['hungary']);
    expect(outnumbered([2, 3], [0, 0])).toEqual([]);
  });

  it('[6.9] prisoners of a player are led away, and nobody keeps any of barbarians', () => {
    const taken = { 'light-infantry': 2 };
    const led = ended([3, 2], [2, 0], 'hungary', taken);
    expect(led.realm('byzantium').prisoners).toEqual({ hungary: taken });
    expect(led.events.filter(({ type }) => type === 'captured')).toHaveLength(1);
    expect(ended([3, 2], [2, 0], 'barbarians', taken).realm('byzantium').prisoners).toEqual({});
    expect(ended([3, 2], [2, 0]).events.filter(({ type }) => type === 'captured')).toEqual([]);
  });
});

describe('honour of a conquest', () => {
  const points = (at: TerritoryId, seat: string, before: readonly TerritoryId[] = []) => {
    const play = new Play({ ...world(), firstConquests: before }, noDice());
    play.addUnits(at, seat, { archer: 1 });
    conquer(play, at, seat, null);
    return play.events.flatMap((event) => (event.type === 'honour' ? [[event.why, event.points]] : []));
  };
  it('[10.1] two more for Rome and Jerusalem the first time, but not for the Mamluks in their own', () => {
    const conquest = ['conquest', 1];
    const first = ['first-conquest', 2];
    expect(points('rome', 'empire')).toEqual([conquest, first]);
    expect(points('jerusalem', 'empire')).toEqual([conquest, first]);
    expect(points('rome', 'mamluks')).toEqual([conquest, first]);
    expect(points('jerusalem', 'mamluks')).toEqual([]);
    expect(points('rome', 'empire', ['rome'])).toEqual([conquest]);
    expect(points('rome', 'empire', ['jerusalem'])).toEqual([conquest, first]);
    expect(points('konya', 'empire')).toEqual([conquest]);
  });
});

describe('sacrifices by order', () => {
  const fallen = (
    dice: readonly number[],
    more: number,
    sacrifice: 'to-win' | 'one' | 'two' | 'all' | 'none' = 'to-win',
  ) => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 4 } },
      defender: { owner: 'hungary', units: { 'light-infantry': 4 }, order: { sacrifice } },
      order: ['hungary', 'byzantium', 'mamluks', 'empire', 'novgorod', 'horde'],
    });
    const here = battleIn(state);
    const bonus = { side: 'defender', what: 'attack', points: more, until: 'round' } as const;
    const thrown = { ...here, dice: { ...here.dice, attacker: dice }, bonuses: more === 0 ? [] : [bonus] };
    return sacrificeByOrder(new Play(state, noDice()), thrown, 'defender').sacrificed.defender;
  };
  it('[6.5.2] [6.12.1] as many as must be beaten, what cards add counted, and none where that is too much', () => {
    // The attacker has eight, less what comes off for his place; six are expected of three dice.
    expect(fallen([1, 2, 8], 0)).toBe(1);
    expect(fallen([1, 2, 8], 4)).toBe(0);
    expect(fallen([4, 4, 1], 0)).toBe(3);
    expect(fallen([4, 4, 1], 4)).toBe(2);
    expect(fallen([4, 4, 4], 4)).toBe(0);
  });

  it('[6.5.2] a fixed number as far as there are any', () => {
    expect([
      fallen([1, 2, 8], 0, 'none'),
      fallen([1, 2, 8], 0, 'one'),
      fallen([1, 2, 8], 0, 'two'),
      fallen([1, 2, 8], 0, 'all'),
    ]).toEqual([0, 1, 2, 4]);
  });
});
