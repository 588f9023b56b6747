import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { VehicleKind } from '../../../src/games/medioevo/state/vehicle.js';
import { acted, choicesIn } from '../support/acts.js';
import { battleIn, cash, changed, moving, technologiesOf, trading, unitsIn, uses } from '../support/cards.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const put = (play: Play, kind: VehicleKind, at: TerritoryId, owner = 'byzantium') =>
  play.addVehicle({ ...NEW_VEHICLE, kind, level: 1, owner, at });
const knowing = (branch: 'blue' | 'orange', level: number, arrange: (play: Play) => void, seat = 'byzantium') =>
  moving((play) => {
    play.changeRealm(seat, { technologies: { ...NONE, [branch]: level } });
    arrange(play);
  });
const goals = (state: Medioevo, from: string, group: Readonly<Record<string, number>>) =>
  choicesIn(state, 'byzantium', { verb: 'move', from, group });

describe('the technologies of transport and the Edict', () => {
  it('[8.7.logistics] line 4036: takes a caravan over a sea for a point', () => {
    // Line 4036: from Rome to Panormum, with a sea between them.
    const state = trading((play) => {
      play.changeRealm('byzantium', { technologies: { ...NONE, blue: 2 } });
      put(play, 'caravan', 'rome');
    });
    const voyage = { verb: 'trade', vehicle: '1' };
    expect(choicesIn(state, 'byzantium', voyage)).not.toContain('panormum');
    const after = uses(state, 'byzantium', 'logistics', { count: 1 });
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(100);
    const places = choicesIn(after, 'byzantium', voyage);
    expect(places).toContain('panormum');
    expect(places).not.toContain('tyrrhenian-sea');
    const there = acted(after, [['byzantium', { ...voyage, to: 'panormum' }]]);
    expect(there.vehicles[0]?.at).toBe('panormum');
    expect(there.lasting).toEqual([]);
  });

  it('[8.7.logistics] takes a ship over land, to end on a coast', () => {
    const state = knowing('blue', 2, (play) => {
      put(play, 'galley', 'saraj');
      play.addUnits('saraj', 'byzantium', { archer: 1 });
    });
    const group = { archer: 1, 'vehicle:1': 1 };
    expect(goals(state, 'saraj', group)).not.toContain('azaq');
    const after = uses(state, 'byzantium', 'logistics', { count: 1 });
    expect(goals(after, 'saraj', group)).toContain('azaq');
    // Ukek has no coast.
    expect(goals(after, 'saraj', group)).not.toContain('ukek');
    const none = knowing('blue', 1, (play) => put(play, 'galley', 'thessalonica'));
    expect(technologiesOf(none, 'byzantium')).not.toContain('logistics');
  });

  it('[8.7.cartography] gives a vehicle that has stopped a point more, and its units', () => {
    // Line 4051: the battle is won, two points are paid, and the wagon goes into another fight.
    const state = knowing('blue', 4, (play) => {
      put(play, 'war-wagon', 'konya');
      play.changeVehicle(1, { stopped: true, used: 6 });
      play.addUnits('konya', 'byzantium', { archer: 2 }, { stopped: true });
    });
    const group = { archer: 2, 'vehicle:1': 1 };
    const after = uses(state, 'byzantium', 'cartography', { mover: 'vehicle:1', count: 1 });
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(200);
    expect(goals(after, 'konya', group)).toContain('cilicia');
    const fought = acted(after, [['byzantium', { verb: 'move', from: 'konya', group, to: 'cilicia' }]]);
    expect(battleIn(fought)).toMatchObject({ attacker: 'byzantium', defender: 'barbarians', at: 'cilicia' });
  });

  it('[8.7.cartography] line 4056: lets an ally’s unit step into a battle out of its turn', () => {
    // Line 4056: a cavalry without a wagon attacks who has invaded the neighbour.
    const state = knowing(
      'blue',
      4,
      (play) => {
        play.addUnits('buda', 'hungary', { cavalry: 1 });
        play.addUnits('slavonia', 'byzantium', { 'light-infantry': 1 });
        play.changeRealm('hungary', { wars: { byzantium: 1 } });
        play.changeRealm('byzantium', { wars: { hungary: 1 } });
      },
      'hungary',
    );
    const after = uses(state, 'hungary', 'cartography', { mover: 'buda', unit: 'cavalry', to: 'slavonia' });
    expect(unitsIn(after, 'hungary', 'slavonia')).toEqual({ cavalry: 1 });
    expect(battleIn(after)).toMatchObject({ attacker: 'hungary', defender: 'byzantium', at: 'slavonia' });
    const poor = knowing('blue', 4, (play) => {
      play.changeRealm('byzantium', { cash: 199 });
    });
    expect(technologiesOf(poor, 'byzantium')).not.toContain('cartography');
  });

  it('[8.7.edict] line 4103: crosses a territory of nobody’s for two points, but meets a horde where it ends', () => {
    // Line 4103: nothing rises in the first territory, in the second a horde does.
    const state = knowing('orange', 1, (play) => {
      put(play, 'war-wagon', 'nicaea');
      play.addUnits('nicaea', 'byzantium', { 'light-infantry': 2 });
    });
    const group = { 'light-infantry': 2, 'vehicle:1': 1 };
    expect(goals(state, 'nicaea', group)).not.toContain('cilicia');
    const after = uses(state, 'byzantium', 'edict', { count: 1 });
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(200);
    expect(goals(after, 'nicaea', group)).toContain('cilicia');
    // Two of them would need four points.
    expect(goals(after, 'nicaea', group)).not.toContain('acre');
    // A point of a token and 100 florins for the other do as well (8.2).
    const token = changed(state, (play) => play.changeRealm('byzantium', { tokens: { orange: 1 } }));
    const turned = acted(token, [['byzantium', { verb: 'turn-token', token: 'orange' }]]);
    expect(cash(turned, 'byzantium') - cash(uses(turned, 'byzantium', 'edict', { count: 1 }), 'byzantium')).toBe(100);
    const there = acted(after, [['byzantium', { verb: 'move', from: 'nicaea', group, to: 'cilicia' }]]);
    expect(battleIn(there)).toMatchObject({ at: 'cilicia', defender: 'barbarians' });
    const horde = knowing('orange', 1, (play) => {
      put(play, 'war-wagon', 'nicaea');
      play.addUnits('nicaea', 'byzantium', { 'light-infantry': 2 });
      play.addUnits('konya', 'barbarians', { archer: 1 });
    });
    expect(goals(uses(horde, 'byzantium', 'edict', { count: 1 }), 'nicaea', group)).not.toContain('cilicia');
  });
});
