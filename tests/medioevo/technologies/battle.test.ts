import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { unitCard } from '../../../src/games/medioevo/facts/pieces.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { stepsBetween } from '../../../src/games/medioevo/technologies/battle.js';
import { acted, choicesIn } from '../support/acts.js';
import { battleIn, cash, FIELD, fight, moving, round, technologiesOf, unitsIn, uses } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const LOW = [1, 2, 3] as const;
const red = (level: number) => (play: Play) =>
  play.changeRealm('byzantium', { technologies: { ...NONE, red: level }, cash: 2000 });

describe('the technologies of combat', () => {
  it('[8.7.machinery] line 4041: lets a crew fight in the melee too', () => {
    // Line 4041: three serve the catapult, one is left for the melee; with Machinery all four are in it.
    const state = fight({
      attacker: { 'light-infantry': 3, 'heavy-infantry': 1 },
      defender: { 'light-infantry': 9, 'heavy-infantry': 1 },
      arrange(play) {
        play.changeRealm('byzantium', { technologies: { ...NONE, blue: 3 } });
        play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: FIELD });
      },
    });
    const shots = [8, 8, 8] as const;
    // 8 against 2: one unit deals a point, four deal four; and the Mamluks lose one by their own dice.
    const few = round(state, ...shots, 1, 2, 8, ...LOW);
    expect(unitsIn(few, 'mamluks')).toEqual({ 'light-infantry': 7, 'heavy-infantry': 1 });
    const all = round(uses(state, 'byzantium', 'machinery', { vehicle: '1' }), ...shots, 1, 2, 8, ...LOW);
    expect(unitsIn(all, 'mamluks')).toEqual({ 'light-infantry': 4, 'heavy-infantry': 1 });
    const without = fight({ attacker: { archer: 1 }, defender: { archer: 1 }, arrange: red(4) });
    expect(technologiesOf(without, 'byzantium')).not.toContain('machinery');
  });

  it('[8.7.promotion] line 4143: changes a type for a point a step', () => {
    // Line 4143: light to heavy infantry is one point, a captain I down to light infantry three.
    expect(stepsBetween('light-infantry', 'heavy-infantry')).toBe(1);
    expect(stepsBetween('captain-1', 'light-infantry')).toBe(3);
    expect(stepsBetween('light-infantry', 'archer')).toBe(1);
    expect(stepsBetween('archer', 'captain-3')).toBe(5);
    const state = fight({
      attacker: { 'light-infantry': 1 },
      defender: { 'light-infantry': 1, 'captain-1': 1 },
      against: 'barbarians',
      arrange: red(2),
    });
    const own = { whose: 'byzantium', unit: 'light-infantry', becomes: 'heavy-infantry' };
    const enemy = { whose: 'barbarians', unit: 'captain-1', becomes: 'light-infantry' };
    const after = uses(uses(state, 'byzantium', 'promotion', own), 'byzantium', 'promotion', enemy);
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(400);
    expect(unitsIn(after, 'byzantium')).toEqual({ 'heavy-infantry': 1 });
    expect(unitsIn(after, 'barbarians')).toEqual({ 'light-infantry': 2 });
    const over = endOfTurn(after);
    expect(unitsIn(over, 'byzantium')).toEqual({ 'light-infantry': 1 });
    expect(unitsIn(over, 'barbarians')).toEqual({ 'light-infantry': 1, 'captain-1': 1 });
    const peace = moving(red(2));
    expect(technologiesOf(peace, 'byzantium')).not.toContain('promotion');
  });

  it('[8.7.promotion] goes no farther than can be paid', () => {
    const state = fight({
      attacker: { 'light-infantry': 1 },
      defender: { 'light-infantry': 1 },
      arrange: (play) => play.changeRealm('byzantium', { technologies: { ...NONE, red: 2 }, cash: 250 }),
    });
    const becomes = { verb: 'use-technology', technology: 'promotion', whose: 'byzantium', unit: 'light-infantry' };
    expect(choicesIn(state, 'byzantium', becomes)).toEqual(['archer', 'heavy-infantry', 'cavalry']);
  });

  it('[8.7.promotion] names no unit for which there is no other piece', () => {
    // All its captains stand here and at home: there is none to become one of another level.
    const state = fight({
      attacker: { 'captain-2': 1 },
      defender: { 'light-infantry': 1 },
      against: 'barbarians',
      arrange(play) {
        play.changeRealm('byzantium', { technologies: { ...NONE, red: 2 }, cash: 150 });
        const { limit } = unitCard(play.book.pieces, 'captain');
        play.addUnits('constantinople', 'byzantium', { 'captain-1': limit - 1 });
      },
    });
    const asked = { verb: 'use-technology', technology: 'promotion' };
    expect(choicesIn(state, 'byzantium', asked)).toEqual(['barbarians']);
    expect(choicesIn(state, 'byzantium', { ...asked, whose: 'barbarians' })).toEqual(['light-infantry']);
  });

  it('[8.7.tactics] chooses who takes the damage that one deals', () => {
    // Line 4150: two points remove a heavy infantry, where the light infantry would have fallen first.
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 4, 'heavy-infantry': 1 },
      arrange(play) {
        red(3)(play);
        play.changeRealm('byzantium', { tokens: { red: 1 } });
      },
    });
    // Before the round he lets a promotion pass, for which the token would do too.
    const before = round(acted(state, [['byzantium', { verb: 'pass' }]]), 1, 2, 8, ...LOW);
    expect(before.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'damage' });
    // The token is turned for it (8.2).
    const paid = uses(before, 'byzantium', 'tactics', { target: 'heavy-infantry', count: 1 });
    // One point on the heavy infantry, which becomes light, the other on the light; heavy infantry saved their own loss.
    expect(unitsIn(paid, 'mamluks')).toEqual({ 'light-infantry': 4 });
    const passed = acted(before, [['byzantium', { verb: 'pass' }]]);
    expect(unitsIn(passed, 'mamluks')).toEqual({ 'light-infantry': 2, 'heavy-infantry': 1 });
  });

  it('[8.7.tactics] chooses whom the points of Strategy hit, when it is used before the round', () => {
    const state = fight({
      attacker: { 'light-infantry': 1 },
      defender: { 'light-infantry': 1, cavalry: 1 },
      arrange: red(4),
    });
    const aimed = uses(uses(state, 'byzantium', 'strategy', { count: 2 }), 'byzantium', 'tactics', {
      target: 'cavalry',
      count: 2,
    });
    // The cavalry becomes heavy infantry, and the second point, without a cavalry left, goes by the usual order.
    const after = acted(aimed, [['byzantium', { verb: 'fight' }]], [1, 2, 3]);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'heavy-infantry': 1 });
    expect(cash(state, 'byzantium') - cash(aimed, 'byzantium')).toBe(600);
  });

  it('[8.7.strategy] line 4157: deals damage before the melee without a die', () => {
    // Line 4157: two light infantry for four points, and no fight.
    const state = fight({
      attacker: { 'light-infantry': 1 },
      defender: { 'light-infantry': 2 },
      arrange: red(4),
    });
    const paid = uses(state, 'byzantium', 'strategy', { count: 2 });
    expect(cash(state, 'byzantium') - cash(paid, 'byzantium')).toBe(400);
    const after = acted(paid, [['byzantium', { verb: 'fight' }]]);
    expect(unitsIn(after, 'mamluks')).toEqual({});
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 1 });
    expect(battleIn(after)).toBeNull();
    const poor = fight({
      attacker: { 'light-infantry': 1 },
      defender: { 'light-infantry': 2 },
      arrange: (play) => play.changeRealm('byzantium', { technologies: { ...NONE, red: 4 }, cash: 199 }),
    });
    expect(technologiesOf(poor, 'byzantium')).not.toContain('strategy');
  });
});
