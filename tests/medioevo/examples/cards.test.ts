import { describe, expect, it } from 'vitest';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted, buying } from '../support/acts.js';
import {
  battleIn,
  cardsOf,
  cash,
  FIELD,
  fight,
  hold,
  moving,
  plays,
  round,
  trading,
  unitsIn,
} from '../support/cards.js';
import { world } from '../support/world.js';

const LOW = [1, 2, 3] as const;

/** The examples of the rulebook for the Empire cards, each by its line. */
describe('the worked examples of the cards', () => {
  it('[8.6.5] line 1722: the Warlord adds two to an attack, and gives no point besides', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 4 },
      arrange: (play) => hold(play, 'byzantium', 5),
    });
    const after = plays(round(state, ...LOW, ...LOW), 'byzantium', 5, { side: 'attacker' });
    expect(after.realms.byzantium?.points).toEqual({});
    // 5 against 2: two units deal two points, and the Mamluks lose one of their own.
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 1 });
  });

  it('[8.2] line 1754: a green and a red point of two cards build a village and a captain for 200 florins', () => {
    const state = buying(
      world((play) => {
        hold(play, 'byzantium', 10, 5);
        play.changeRealm('byzantium', { technologies: { blue: 0, yellow: 0, orange: 0, red: 1, green: 1, violet: 0 } });
      }),
    );
    const list = [
      { verb: 'turn-card', card: '10' },
      { verb: 'turn-card', card: '5', points: 'red' },
      { verb: 'build', at: 'nicaea', building: 'village' },
      { verb: 'captain', level: '1', at: 'nicaea' },
    ];
    const after = acted(state, [
      ...list.map((action) => ['byzantium', action] as const),
      ...state.seats.map((seat) => [seat, { verb: 'done' }] as const),
    ]);
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(200);
    expect(after.lands.nicaea.civil?.level).toBe(1);
    expect(unitsIn(after, 'byzantium', 'nicaea')).toEqual({ 'captain-1': 1 });
  });

  it('[8.6.4] line 3780: three archers shoot against one', () => {
    const state = fight({
      attacker: { archer: 3 },
      defender: { archer: 1, 'light-infantry': 6 },
      arrange: (play) => hold(play, 'byzantium', 4),
    });
    const after = round(plays(state, 'byzantium', 4), 1, 1, 1, ...LOW, ...LOW);
    expect(unitsIn(after, 'mamluks')['light-infantry']).toBe(1);
  });

  it('[8.6.8] line 3798: with five archers a five becomes a three and hits', () => {
    const state = fight({
      attacker: { archer: 5 },
      defender: { 'light-infantry': 9 },
      arrange: (play) => hold(play, 'byzantium', 8),
    });
    const hit = round(plays(state, 'byzantium', 8), 5, 8, 8, 8, 8, ...LOW, ...LOW);
    const missed = round(acted(state, [['byzantium', { verb: 'pass' }]]), 5, 8, 8, 8, 8, ...LOW, ...LOW);
    expect((unitsIn(missed, 'mamluks')['light-infantry'] ?? 0) - (unitsIn(hit, 'mamluks')['light-infantry'] ?? 0)).toBe(
      1,
    );
  });

  const siege = (card: number, crew: number) =>
    fight({
      attacker: { 'light-infantry': crew + 1 },
      defender: { 'light-infantry': 15 },
      arrange(play) {
        hold(play, 'byzantium', card);
        play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: FIELD });
      },
    });

  it('[8.6.10] line 3805: a crew of two fires four times', () => {
    // Four shots of two points, then 3 against 2 and their own loss.
    const after = round(plays(siege(10, 2), 'byzantium', 10), 1, 1, 1, 1, ...LOW, ...LOW);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 15 - 8 - 2 });
  });

  it('[8.6.52] line 3947: an engine alone fires once, one with a crew of three four times', () => {
    const alone = round(plays(siege(52, 0), 'byzantium', 52), 1, ...LOW, ...LOW);
    expect(unitsIn(alone, 'mamluks')).toEqual({ 'light-infantry': 15 - 2 - 2 });
    const served = round(plays(siege(52, 3), 'byzantium', 52), 1, 1, 1, 1, ...LOW, ...LOW);
    expect(unitsIn(served, 'mamluks')).toEqual({ 'light-infantry': 15 - 8 - 2 });
  });

  it('[8.6.14] line 3820: a barbarian becomes a unit of the same kind', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { archer: 1, 'light-infantry': 2 },
      against: 'barbarians',
      arrange: (play) => hold(play, 'byzantium', 14),
    });
    const after = plays(state, 'byzantium', 14, { unit: 'archer' });
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 2, archer: 1 });
    expect(unitsIn(after, 'barbarians')).toEqual({ 'light-infantry': 2 });
  });

  it('[8.6.19] line 3843: four colours aboard bring 300 florins, four cubes of one nothing', () => {
    const aboard = (...cubes: readonly ('salt' | 'wine' | 'furs' | 'grain')[]) =>
      trading((play) => {
        hold(play, 'byzantium', 19);
        play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'byzantium', at: 'cilicia', cubes });
      });
    const state = aboard('salt', 'wine', 'furs', 'grain');
    const after = plays(state, 'byzantium', 19, { vehicle: '1', good: 'salt' });
    expect(cash(after, 'byzantium') - cash(state, 'byzantium')).toBe(300);
    expect(cardsOf(aboard('salt', 'salt', 'salt', 'salt'), 'byzantium')).toEqual([]);
  });

  it('[8.6.20] line 3848: 50 florins a cube, without a zone, beside the same colour, and where a Bishop forbids it', () => {
    const sold = (at: 'cilicia' | 'antakya', forbidden: boolean) => {
      const state = trading((play) => {
        hold(play, 'byzantium', 20);
        play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'byzantium', at, cubes: ['spices'] });
        if (forbidden) play.set({ lasting: [{ kind: 'ban', what: 'commerce', at, turn: 2 }] });
      });
      const after = plays(state, 'byzantium', 20, { vehicle: '1', cubes: { spices: 1 } });
      return cash(after, 'byzantium') - cash(state, 'byzantium');
    };
    expect([sold('cilicia', false), sold('antakya', false), sold('antakya', true)]).toEqual([50, 50, 50]);
  });

  it('[8.6.46] line 3933: 5, 4, 2 less one on the five is 16', () => {
    const state = fight({
      attacker: { 'light-infantry': 9 },
      defender: { 'light-infantry': 15 },
      arrange: (play) => hold(play, 'byzantium', 46),
    });
    const before = round(state, 4, 5, 2, 1, 2, 8);
    const after = plays(before, 'byzantium', 46, { dice: { 'attacker-d6': 1 } });
    // 16 against 8 less 1: nine units deal nine points.
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 15 - 9 - 1 });
    expect(battleIn(before)?.dice.attacker).toEqual([4, 5, 2]);
  });

  it('[8.6.69] line 3996: beside a fort a village becomes a town, and a town no city', () => {
    const beside = (civil: 1 | 2) =>
      moving((play) => {
        hold(play, 'byzantium', 69);
        play.changeLand('nicaea', { civil: { level: civil, damage: 0 }, military: { level: 2, damage: 0 } });
      });
    expect(plays(beside(1), 'byzantium', 69, { at: 'nicaea' }).lands.nicaea.civil?.level).toBe(2);
    expect(cardsOf(beside(2), 'byzantium')).toEqual([]);
  });
});
