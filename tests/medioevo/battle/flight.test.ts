import { describe, expect, it } from 'vitest';
import { refuges } from '../../../src/games/medioevo/battle/aftermath/flight.js';
import type { UnitType } from '../../../src/games/medioevo/facts/kinds.js';
import { acted, choicesIn, told, verbsOf } from '../support/acts.js';
import { battleIn, battleOf, FIELD } from '../support/field.js';
import { vehicle } from '../support/full-move.js';

const STILL = { reroll: 'none' } as const;

describe('flight', () => {
  const flight = (units: object, pointsLeft: number) =>
    battleOf({
      attacker: { owner: 'byzantium', units, order: { ...STILL, crews: 'none' } },
      defender: { owner: 'hungary', units: { 'light-infantry': 2 }, order: STILL },
      pointsLeft,
      arrange(play) {
        play.set({ order: ['byzantium', 'mamluks', 'empire', 'novgorod', 'horde', 'hungary'] });
        play.addUnits('moldavia', 'byzantium', { archer: 1 });
        play.changeLand('moldavia', { armies: { byzantium: { units: { archer: 1 }, stopped: {} } } });
        vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: FIELD, stopped: true });
        vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: FIELD, stopped: true });
      },
    });

  it('[6.7] line 2431: seven is halved to four, the losses grow by the way, and what is left goes it', () => {
    const state = flight({ 'heavy-infantry': 1 }, 1);
    expect(choicesIn(state, 'byzantium', { verb: 'flee' })).toContain('moldavia');
    // Hungary, last, throws seven less three.
    const thrown = acted(state, [['byzantium', { verb: 'flee', to: 'moldavia' }]], [1, 5, 7]);
    const { state: after, events } = told(thrown, [['byzantium', { verb: 'keep-dice' }]], [1, 2, 7]);
    expect(events.find(({ type }) => type === 'round-fought')).toMatchObject({
      attack: [4, 4],
      // One of the dice and one of the way; the heavy infantry takes one off.
      losses: [1, 1],
      winner: null,
    });
    expect(after.lands.moldavia.armies.byzantium).toMatchObject({
      units: { archer: 1, 'light-infantry': 1 },
      stopped: { 'light-infantry': 1 },
    });
    expect(after.lands[FIELD].armies.byzantium).toBeUndefined();
    expect(after.lands[FIELD].holder).toBe('hungary');
    expect(after.vehicles.map(({ at, owner }) => [at, owner])).toEqual([
      ['moldavia', 'byzantium'],
      ['moldavia', 'byzantium'],
    ]);
  });

  it('[6.7.1] the way must be within the points that were left, and may lead into a horde', () => {
    expect(verbsOf(flight({ 'heavy-infantry': 1 }, 0), 'byzantium')).not.toContain('flee');
    const near = choicesIn(flight({ 'heavy-infantry': 1 }, 1), 'byzantium', { verb: 'flee' });
    expect(near).toContain('smolensk');
    expect(near).not.toContain('tarnovo');
    expect(choicesIn(flight({ 'heavy-infantry': 1 }, 2), 'byzantium', { verb: 'flee' })).toContain('tarnovo');
    const into = acted(
      flight({ 'heavy-infantry': 2 }, 1),
      [
        ['byzantium', { verb: 'flee', to: 'smolensk' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [1, 5, 7, 1, 2, 7],
    );
    expect(into.frames.at(-1)).toMatchObject({ kind: 'battle', at: 'smolensk', defender: 'barbarians' });
  });

  it('[6.7.1] of an army larger than its transports those whom they carry flee, and the others fight on (RULINGS 135)', () => {
    const state = flight({ 'heavy-infantry': 5 }, 1);
    expect(choicesIn(state, 'byzantium', { verb: 'flee' })).toContain('moldavia');
    const after = acted(
      state,
      [
        ['byzantium', { verb: 'flee', to: 'moldavia' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      // A tie of four, in which Hungary loses one; heavy infantry saves the others theirs.
      [1, 5, 7, 1, 2, 7],
    );
    expect(after.lands.moldavia.armies.byzantium?.units).toEqual({ archer: 1, 'heavy-infantry': 3 });
    expect(after.lands[FIELD].armies.byzantium?.units).toEqual({ 'heavy-infantry': 2 });
    expect(battleIn(after)).toMatchObject({ round: 2, stage: 'plan', flight: null, attacker: 'byzantium' });
  });

  it('[6.7.1] those go first whom the order of losses keeps longest (RULINGS 135)', () => {
    const state = flight({ 'heavy-infantry': 2, cavalry: 2 }, 1);
    const going = (losses: readonly UnitType[]) => {
      const realm = state.realms.byzantium;
      if (realm === undefined) throw new Error('no realm');
      const byzantium = { ...realm, battleOrder: { ...realm.battleOrder, losses } };
      const ordered = { ...state, realms: { ...state.realms, byzantium } };
      const battle = battleIn(ordered);
      return battle === null ? undefined : refuges(ordered, battle).find(({ at }) => at === 'moldavia')?.group.units;
    };
    expect(going(['heavy-infantry', 'light-infantry', 'archer', 'captain', 'cavalry'])).toEqual({
      cavalry: 2,
      'heavy-infantry': 1,
    });
    expect(going(['cavalry', 'light-infantry', 'archer', 'captain', 'heavy-infantry'])).toEqual({
      'heavy-infantry': 2,
      cavalry: 1,
    });
  });

  it('[6.7.1] nobody moves when the enemy is gone after the round: the field is the attacker’s', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 4 }, order: STILL },
      defender: { owner: 'hungary', units: { 'light-infantry': 1 }, order: STILL },
      pointsLeft: 2,
      arrange: (play) => vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: FIELD, level: 2, stopped: true }),
    });
    const after = acted(
      state,
      [
        ['byzantium', { verb: 'flee', to: 'halych' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [1, 5, 8, 1, 2, 3],
    );
    expect(after.lands[FIELD].holder).toBe('byzantium');
    expect(after.vehicles[0]?.at).toBe(FIELD);
  });

  it('[10.2] fleeing from barbarians costs one honour, and they take what is left behind', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: STILL },
      defender: { owner: 'barbarians', units: { 'light-infantry': 6 } },
      circle: { d4: 1, d6: 1, d8: 2 },
      pointsLeft: 2,
      arrange(play) {
        play.changeLand('moldavia', { armies: { byzantium: { units: { archer: 1 }, stopped: {} } } });
        vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: FIELD, stopped: true });
        vehicle(play, { kind: 'caravan', owner: 'byzantium', at: FIELD });
      },
    });
    const after = acted(
      state,
      [
        ['byzantium', { verb: 'flee', to: 'moldavia' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [1, 1, 2],
    );
    expect(after.realms.byzantium?.honour).toBe(9);
    expect(after.vehicles.map(({ kind, at }) => [kind, at])).toEqual([['war-wagon', 'moldavia']]);
    expect(after.lands[FIELD].holder).toBeNull();
  });

  it('[6.12.4] by order to the nearest place of one’s own', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 1 }, order: { ...STILL, ask: 'none', flee: 'outnumbered' } },
      defender: { owner: 'hungary', units: { 'light-infantry': 6 }, order: STILL },
      pointsLeft: 2,
      arrange(play) {
        play.changeLand('halych', { armies: { byzantium: { units: { archer: 1 }, stopped: {} } } });
        vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: FIELD, stopped: true });
      },
    });
    const { events } = told(
      state,
      [['byzantium', { verb: 'orders', for: 'all', field: 'aim', value: 'units' }]],
      [1, 5, 8, 1, 2, 3],
    );
    expect(events.find(({ type }) => type === 'fled')).toMatchObject({ to: 'halych' });
  });
});
