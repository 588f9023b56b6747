import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../src/games/medioevo/barbarians/war-circle.js';
import { usersOf } from '../../../src/games/medioevo/battle/abilities.js';
import { damaged, HORDE_ORDER, USUAL_ORDER } from '../../../src/games/medioevo/battle/losses/damage.js';
import { hordeSacrifice, SACRIFICE } from '../../../src/games/medioevo/battle/policies.js';
import { orderPenalty, worthOfDice } from '../../../src/games/medioevo/battle/throws/dice.js';
import { fireOf, leftByShield, navalBonus } from '../../../src/games/medioevo/battle/throws/fire.js';
import { type Melee, meleeResult } from '../../../src/games/medioevo/battle/throws/melee.js';
import { fitsGalley } from '../../../src/games/medioevo/battle/throws/usable-engines.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { UnitType } from '../../../src/games/medioevo/facts/kinds.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';

const plenty = () => 20;
const side = (melee: Partial<Melee> & Pick<Melee, 'attack' | 'losses' | 'units'>): Melee => ({
  bonus: 0,
  flight: null,
  captureHalved: false,
  heavy: 0,
  cavalry: 0,
  ...melee,
});
const hit = (units: Units, points: number, order: readonly UnitType[] = USUAL_ORDER) =>
  damaged(units, points, order, plenty);

describe('the worked examples of a battle', () => {
  it('[2.1] makes the horde of the dice, and again after a reroll', () => {
    expect(hordeOf({ d4: 3, d6: 5, d8: 1 })).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    expect(hordeOf({ d4: 3, d6: 5, d8: 4 })).toEqual({ 'light-infantry': 2 });
    expect(hordeOf({ d4: 4, d6: 3, d8: 8 })).toEqual({ 'light-infantry': 1, archer: 1 });
  });

  it('[6.4.4] line 1999: multiplies equal dice where that beats the best', () => {
    expect(worthOfDice([3, 3, 3])).toEqual({ attack: 27, losses: 3 });
    expect(worthOfDice([5, 5, 4])).toEqual({ attack: 25, losses: 4 });
    expect(worthOfDice([2, 2, 5])).toEqual({ attack: 5, losses: 2 });
  });

  it('[6.4.4] line 2034: takes two off the third of four players', () => {
    expect(orderPenalty(4, 2)).toBe(-2);
    expect([0, 1, 2, 3, 4, 5].map((place) => orderPenalty(6, place))).toEqual([0, -1, -1, -2, -2, -3]);
    expect([0, 1, 2].map((place) => orderPenalty(3, place))).toEqual([0, -1, -3]);
  });

  it('[6.4.7] line 2078: bounds the score by the winner’s units and crushes for each full 20', () => {
    const blue = side({ ...worthOfDice([5, 5, 1]), units: 1, bonus: orderPenalty(4, 0) });
    const yellow = side({ ...worthOfDice([7, 4, 2]), units: 1, bonus: orderPenalty(4, 3) });
    expect(meleeResult(blue, yellow)).toMatchObject({
      attack: [25, 4],
      losses: [1, 2],
      difference: 21,
      score: 1,
      crushing: 1,
      winner: 0,
    });
  });

  it('[6.5.2] line 2136: adds four for a light infantry that is sacrificed', () => {
    const blue = side({ ...worthOfDice([7, 5, 1]), units: 1, bonus: SACRIFICE });
    expect(meleeResult(blue, side({ attack: 1, losses: 1, units: 1 })).attack[0]).toBe(11);
  });

  it('[6.5.4] line 2170: lets only the side with cavalry use it, two points each', () => {
    const yellow: Units = { cavalry: 1, 'heavy-infantry': 1 };
    const blue: Units = { 'heavy-infantry': 2 };
    const [one, other] = [
      { units: yellow, captain: [] },
      { units: blue, captain: [] },
    ];
    expect(usersOf(one, other, 'cavalry')).toBe(1);
    expect(usersOf(one, other, 'heavy-infantry')).toBe(0);
    const result = meleeResult(
      side({ attack: 5, losses: 1, units: 2, cavalry: 1 }),
      side({ attack: 4, losses: 1, units: 2 }),
    );
    expect(result.score + result.cavalry[0]).toBe(3);
    expect(hit(hit(blue, 3).left, 1).left).toEqual({});
    expect(hit(yellow, 1, ['heavy-infantry', 'cavalry']).left).toEqual({ cavalry: 1, 'light-infantry': 1 });
  });

  it('[6.5.1] line 2186: shoots before the melee, and scores no more than the units left', () => {
    const shot = hit({ cavalry: 1 }, 1).left;
    expect(shot).toEqual({ 'heavy-infantry': 1 });
    const blue: Units = { archer: 1, 'heavy-infantry': 1, cavalry: 1 };
    expect(usersOf({ units: blue, captain: [] }, { units: shot, captain: [] }, 'cavalry')).toBe(1);
    const result = meleeResult(side({ attack: 7, losses: 1, units: 3 }), side({ attack: 9, losses: 1, units: 1 }));
    expect(result).toMatchObject({ winner: 1, score: 1, cavalry: [0, 0] });
    const order: readonly UnitType[] = ['archer', 'heavy-infantry', 'cavalry', 'light-infantry'];
    expect(hit(hit(blue, 1, order).left, 1, order).left).toEqual({ 'light-infantry': 1, cavalry: 1 });
    expect(hit(shot, 1).left).toEqual({ 'light-infantry': 1 });
  });

  it('[6.5.5] lets a captain shoot as an archer, free a type or stop one', () => {
    const enemy = { units: { 'heavy-infantry': 1, archer: 1 }, captain: [] };
    const own = (use: 'own' | 'free' | 'stop', type: 'archer' | 'heavy-infantry') => ({
      units: { 'captain-1': 1, 'heavy-infantry': 2 },
      captain: [{ use, type }],
    });
    expect(usersOf(own('own', 'archer'), enemy, 'archer')).toBe(1);
    expect(usersOf(own('own', 'archer'), enemy, 'heavy-infantry')).toBe(0);
    expect(usersOf(own('free', 'heavy-infantry'), enemy, 'heavy-infantry')).toBe(2);
    expect(usersOf(enemy, own('stop', 'archer'), 'archer')).toBe(0);
  });

  it('[6.5.6] fires once for each of the crew, and hits crews only when nobody else is left', () => {
    const battery = { level: 1, crew: 2, target: 'units' } as const;
    expect(fireOf(STANDARD_BOOK.pieces, battery, [1, 5])).toBe(2);
    expect(fireOf(STANDARD_BOOK.pieces, { ...battery, level: 3, target: 'civil' }, [3, 2])).toBe(4);
    expect(fireOf(STANDARD_BOOK.pieces, { ...battery, target: 'civil' }, [1, 1])).toBe(0);
    const tie = meleeResult(
      side({ attack: 6, losses: 1, units: 1 }),
      side({ attack: 6, losses: 1, units: 1, cavalry: 1 }),
    );
    expect(tie).toMatchObject({ winner: null, score: 0, cavalry: [0, 2] });
    expect(hit({ 'light-infantry': 1 }, tie.cavalry[1]).over).toBe(1);
  });

  it('[6.6] gives the higher sum of galley levels a bonus, and a galley as many levels of engines as its own', () => {
    expect(navalBonus([2, 2], [1, 1, 1])).toBe(1);
    expect(navalBonus([1, 1, 1], [2, 2])).toBe(0);
    expect([fitsGalley(2, [1, 1]), fitsGalley(2, [2]), fitsGalley(3, [1, 2]), fitsGalley(3, [3])]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(fitsGalley(2, [3])).toBe(false);
    expect(damaged({ cavalry: 1 }, 1, USUAL_ORDER, plenty, true)).toMatchObject({ left: {}, lost: { cavalry: 1 } });
  });

  it('[6.5.8] takes one point of the archers off for a tower that guards against them', () => {
    expect(leftByShield(1, 'archers', 'archers', 1)).toBe(0);
    expect(leftByShield(1, 'siege', 'archers', 1)).toBe(1);
    expect(leftByShield(5, 'melee', 'melee', 3)).toBe(2);
  });

  it('[6.7] line 2431: halves the value of who flees and adds a loss for each point of his way', () => {
    const result = meleeResult(
      side({ attack: 7, losses: 1, units: 1, flight: 1, heavy: 1 }),
      side({ attack: 4, losses: 1, units: 1 }),
    );
    expect(result).toMatchObject({ attack: [4, 4], winner: null, losses: [1, 1] });
    expect(hit({ 'heavy-infantry': 1 }, 1).left).toEqual({ 'light-infantry': 1 });
  });

  it('[6.9] line 2493: takes half off, rounded up, from who captures with fewer than three to one', () => {
    const result = meleeResult(
      side({ attack: 7, losses: 1, units: 1, bonus: 2, captureHalved: true }),
      side({ attack: 3, losses: 2, units: 1 }),
    );
    expect(result).toMatchObject({ attack: [4, 3], winner: 0, score: 1 });
    expect(hit({ cavalry: 1 }, 1).left).toEqual({ 'heavy-infantry': 1 });
  });

  it('[12.3] line 3511: fights two battles with the same barbarian dice, and sacrifices when outnumbered', () => {
    const horde: Units = { 'light-infantry': 2 };
    const barbarian = { attack: 7, losses: 2 };
    const blue = meleeResult(side({ attack: 8, losses: 1, units: 2, cavalry: 1 }), side({ ...barbarian, units: 2 }));
    expect(blue.score + blue.cavalry[0]).toBe(3);
    expect(hit(horde, 3, HORDE_ORDER).left).toEqual({});
    expect(hordeSacrifice(horde, { cavalry: 1, 'light-infantry': 1 })).toBe(0);
    expect(hordeSacrifice(horde, { cavalry: 1, 'heavy-infantry': 2 })).toBe(1);
    const yellow = meleeResult(
      side({ attack: 8, losses: 2, units: 3, heavy: 2, cavalry: 1 }),
      side({ ...barbarian, units: 1, bonus: SACRIFICE }),
    );
    expect(yellow).toMatchObject({ attack: [8, 11], winner: 1, score: 1, losses: [0, 2] });
  });
});
