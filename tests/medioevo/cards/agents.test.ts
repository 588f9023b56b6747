import { describe, expect, it } from 'vitest';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted, choicesIn } from '../support/acts.js';
import { battleIn, cardsOf, cash, FIELD, fight, hold, plays, round, unitsIn } from '../support/cards.js';

const holding = (card: number, defender: 'mamluks' | 'barbarians' = 'mamluks') =>
  fight({
    attacker: { 'light-infantry': 3, cavalry: 1 },
    defender: { 'light-infantry': 2, 'captain-1': 1 },
    against: defender,
    arrange(play) {
      hold(play, 'byzantium', card);
      if (card !== 16) return;
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 2, owner: defender, at: FIELD });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: defender, at: FIELD });
    },
  });
/** The same battle in its second round. */
const later = (card: number) =>
  round(acted(holding(card), [['byzantium', { verb: 'pass' }]]), ...(card === 16 ? [8, 8] : []), 8, 1, 2, 3, 1, 2, 3);
const levels = (state: ReturnType<typeof holding>) =>
  state.vehicles.filter(({ at }) => at === FIELD).map(({ kind, level }) => `${kind} ${level}`);

describe('spies and infiltrators before a battle', () => {
  it('[8.6.14] makes a unit of the enemy change sides for 100 florins, but no captain', () => {
    const state = holding(14, 'barbarians');
    const after = plays(state, 'byzantium', 14, { unit: 'light-infantry' });
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 4, cavalry: 1 });
    expect(unitsIn(after, 'barbarians')).toEqual({ 'light-infantry': 1, 'captain-1': 1 });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') - 100);
    expect(() => plays(state, 'byzantium', 14, { unit: 'captain-1' })).toThrow();
    expect(cardsOf(later(14), 'byzantium')).toEqual([]);
  });

  it('[8.6.14] [8.6.17] [8.6.18] names the units of the enemy that there are, a captain only where he can be aimed at', () => {
    const named = (card: number) =>
      choicesIn(holding(card), 'byzantium', { verb: 'play-card', card: `${card}` }).toSorted();
    expect(named(14)).toEqual(['light-infantry']);
    expect(named(17)).toEqual(['captain-1', 'light-infantry']);
    expect(named(18)).toEqual(['captain-1', 'light-infantry']);
  });

  it('[8.6.14] finds no turncoat without a piece of the kind, nor without the florins', () => {
    const poor = fight({
      attacker: { 'light-infantry': 20 },
      defender: { 'light-infantry': 1 },
      arrange: (play) => hold(play, 'byzantium', 14),
    });
    expect(cardsOf(poor, 'byzantium')).toEqual([]);
    const broke = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 1 },
      arrange(play) {
        hold(play, 'byzantium', 14);
        play.changeRealm('byzantium', { cash: 99 });
      },
    });
    expect(cardsOf(broke, 'byzantium')).toEqual([]);
  });

  it.each([17, 18, 67])('[8.6.%i] has nobody left to aim at when the last of the enemy has changed sides', (card) => {
    const state = fight({
      attacker: { 'light-infantry': 3 },
      defender: { 'light-infantry': 1 },
      against: 'barbarians',
      arrange: (play) => hold(play, 'byzantium', 14, card),
    });
    expect(cardsOf(state, 'byzantium')).toContain(`${card}`);
    const after = plays(state, 'byzantium', 14, { unit: 'light-infantry' });
    expect(cardsOf(after, 'byzantium')).toEqual([]);
    expect(after.frames.some(({ kind }) => kind === 'battle')).toBe(false);
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 4 });
  });

  it('[8.6.16] lowers an enemy engine by a level, or removes what has one only', () => {
    const [engine, wagon] = holding(16).vehicles.filter(({ at }) => at === FIELD);
    const low = { vehicle: `${engine?.id}`, own: 'light-infantry' };
    expect(levels(plays(holding(16), 'byzantium', 16, low, 3))).toEqual(['siege-engine 1', 'war-wagon 1']);
    const last = { vehicle: `${wagon?.id}`, own: 'light-infantry' };
    expect(levels(plays(holding(16), 'byzantium', 16, last, 1))).toEqual(['siege-engine 2']);
    expect(levels(plays(holding(16), 'byzantium', 16, last, 4))).toHaveLength(2);
    expect(cardsOf(later(16), 'byzantium')).toEqual([]);
  });

  it('[8.6.16] costs a unit of his own when it fails with 7 or 8', () => {
    const [engine] = holding(16).vehicles.filter(({ at }) => at === FIELD);
    const after = plays(holding(16), 'byzantium', 16, { vehicle: `${engine?.id}`, own: 'cavalry' }, 7);
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 3 });
    expect(levels(after)).toHaveLength(2);
  });

  it('[8.6.17] removes a unit of the enemy, also a captain', () => {
    const target = { unit: 'captain-1', own: 'light-infantry' };
    expect(unitsIn(plays(holding(17), 'byzantium', 17, target, 3), 'mamluks')).toEqual({ 'light-infantry': 2 });
    const nothing = plays(holding(17), 'byzantium', 17, target, 4);
    expect(unitsIn(nothing, 'mamluks')).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    expect(unitsIn(nothing, 'byzantium')).toEqual({ 'light-infantry': 3, cavalry: 1 });
    const failed = plays(holding(17), 'byzantium', 17, target, 8);
    expect(unitsIn(failed, 'byzantium')).toEqual({ 'light-infantry': 2, cavalry: 1 });
    expect(battleIn(failed)?.lost.attacker).toEqual({ 'light-infantry': 1 });
    expect(cardsOf(later(17), 'byzantium')).toEqual([]);
  });

  it('[8.6.18] keeps a unit of the enemy out of the battle, where it is hit like any other', () => {
    const state = plays(holding(18), 'byzantium', 18, { unit: 'captain-1', own: 'cavalry' }, 2);
    expect(battleIn(state)?.trapped.defender).toEqual({ 'captain-1': 1 });
    expect(unitsIn(state, 'mamluks')).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    // Without their captain the Mamluks have no archer among them: no shot falls before the dice.
    const after = round(state, 4, 5, 8, 1, 2, 3);
    expect(unitsIn(after, 'mamluks')).toEqual({});
    const nobody = plays(holding(18), 'byzantium', 18, { unit: 'captain-1', own: 'cavalry' }, 5);
    expect(battleIn(nobody)?.trapped.defender).toEqual({});
    expect(unitsIn(plays(holding(18), 'byzantium', 18, { unit: 'captain-1', own: 'cavalry' }, 7), 'byzantium')).toEqual(
      {
        'light-infantry': 3,
      },
    );
    expect(cardsOf(later(18), 'byzantium')).toEqual([]);
  });
});
