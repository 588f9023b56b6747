import { describe, expect, it } from 'vitest';
import { bonusOf } from '../../../src/games/medioevo/battle/stages.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import { moveHorde } from '../../../src/games/medioevo/events/supply.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { engineOf } from '../../../src/kit/index.js';
import { acted, choicesIn, told, verbsOf } from '../support/acts.js';
import { battleIn, battleOf } from '../support/field.js';
import { moving, vehicle } from '../support/full-move.js';
import { faces, world } from '../support/world.js';

const STILL = { reroll: 'none' } as const;
const FIGHT = { verb: 'fight-on' } as const;
const SEA = 'aegean-sea' as const;

describe('a battle at sea', () => {
  it('[6.6] line 2311: two galleys of level II are one above three of level I, those without men not counted', () => {
    const state = battleOf({
      at: SEA,
      attacker: { owner: 'byzantium', units: { 'light-infantry': 1 }, galleys: [2] },
      defender: { owner: 'hungary', units: { 'light-infantry': 1 }, galleys: [1] },
      arrange(play) {
        play.set({ order: ['byzantium', 'hungary', 'mamluks', 'empire', 'novgorod', 'horde'] });
        const aboard = { archer: 1 };
        vehicle(play, { kind: 'galley', owner: 'byzantium', at: SEA, level: 2, units: aboard });
        vehicle(play, { kind: 'galley', owner: 'hungary', at: SEA, units: aboard });
        vehicle(play, { kind: 'galley', owner: 'hungary', at: SEA, units: aboard });
        vehicle(play, { kind: 'galley', owner: 'hungary', at: SEA, level: 3 });
      },
    });
    const here = battleIn(state);
    expect(bonusOf(state, here, 'attacker')).toBe(1);
    // The second in the order has his penalty, and no bonus.
    expect(bonusOf(state, here, 'defender')).toBe(-1);
    expect(here.galleys).toHaveLength(5);
  });

  it('[6.6] a sacrifice removes the men aboard, and the first hit removes any unit', () => {
    const state = battleOf({
      at: SEA,
      attacker: {
        owner: 'byzantium',
        units: { 'light-infantry': 2, cavalry: 1 },
        galleys: [1],
        order: { ...STILL, sacrifice: 'one' },
      },
      defender: { owner: 'hungary', units: { cavalry: 3 }, galleys: [1], order: STILL },
    });
    const thrown = acted(state, [['byzantium', { verb: 'fight' }]], [1, 5, 8]);
    expect(thrown.vehicles.find(({ owner }) => owner === 'byzantium')?.units).toEqual({
      'light-infantry': 1,
      cavalry: 1,
    });
    const { state: after, events } = told(thrown, [['byzantium', { verb: 'keep-dice' }]], [1, 2, 3, 2]);
    expect(events.find(({ type }) => type === 'round-fought')).toMatchObject({ attack: [12, 2] });
    // Twelve less two, bounded by the two units left; and one of its own dice: no cavalry becomes anything lesser.
    expect(after.vehicles.map(({ owner, units }) => [owner, units])).toEqual([['byzantium', { cavalry: 1 }]]);
  });

  it('[6.6.1] a galley that lost its men sinks on a low die with its engine, or is kept by who holds the sea', () => {
    const fight = (die: number) =>
      told(
        battleOf({
          at: SEA,
          attacker: { owner: 'byzantium', units: { 'light-infantry': 3 }, galleys: [1], order: STILL },
          defender: { owner: 'hungary', units: { 'light-infantry': 1 }, galleys: [2], engines: [1], order: STILL },
        }),
        [['byzantium', FIGHT]],
        [1, 5, 8, 1, 2, 3, die],
      );
    const { state: sunk, events } = fight(3);
    expect(events.find(({ type }) => type === 'galley-emptied')).toMatchObject({ aboard: { 'siege-engine': 1 } });
    expect(sunk.vehicles.map(({ owner, kind }) => [owner, kind])).toEqual([['byzantium', 'galley']]);
    // Who has attacked is asked, as for a conquest ashore (6.10.1).
    const { state: won } = fight(4);
    expect(MEDIOEVO.obligations(won)).toMatchObject([{ seats: ['byzantium'], what: 'spoils' }]);
    expect(choicesIn(won, 'byzantium', { verb: 'plunder' })).toHaveLength(2);
    const kept = acted(won, [['byzantium', { verb: 'keep-all' }]]);
    expect(kept.vehicles.map(({ owner, kind, level }) => [owner, kind, level])).toEqual([
      ['byzantium', 'galley', 2],
      ['byzantium', 'siege-engine', 1],
      ['byzantium', 'galley', 1],
    ]);
  });

  it('[6.10] what is aboard a galley that is plundered is plundered with it, and paid', () => {
    const { state } = told(
      battleOf({
        at: SEA,
        attacker: {
          owner: 'byzantium',
          units: { 'light-infantry': 3 },
          galleys: [1],
          order: { ...STILL, ask: 'all' },
        },
        defender: { owner: 'hungary', units: { 'light-infantry': 1 }, galleys: [2], engines: [1], order: STILL },
      }),
      [
        ['byzantium', { verb: 'fight' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [1, 5, 8, 1, 2, 3, 4],
    );
    expect(verbsOf(state, 'byzantium')).toContain('plunder');
    const { id } = state.vehicles.find(({ owner, kind }) => owner === 'hungary' && kind === 'galley') ?? { id: 0 };
    const { state: after, events } = told(state, [['byzantium', { verb: 'plunder', lots: { [`vehicle:${id}`]: 1 } }]]);
    expect(after.vehicles.map(({ owner, kind }) => [owner, kind])).toEqual([['byzantium', 'galley']]);
    expect(events.find(({ type }) => type === 'plundered')).toMatchObject({
      pieces: { galley: 1, 'siege-engine': 1 },
      florins: 150,
    });
  });

  it('[6.6] line 2319: a galley uses engines up to its level, and none when its men are gone', () => {
    const state = battleOf({
      at: SEA,
      attacker: {
        owner: 'byzantium',
        units: { 'light-infantry': 3 },
        galleys: [1],
        engines: [1, 1],
        order: { ...STILL, ask: 'all' },
      },
      defender: { owner: 'hungary', units: { archer: 3 }, galleys: [1], order: STILL },
    });
    const begun = acted(state, [['byzantium', { verb: 'fight' }]]);
    const [engine, ...others] = choicesIn(begun, 'byzantium', { verb: 'crew' });
    expect(others).toHaveLength(1);
    const crew = { verb: 'crew', engine: `${engine}`, units: { 'light-infantry': 1 } };
    const served = acted(begun, [['byzantium', crew]], [8, 8, 8, 8, 8]);
    expect(verbsOf(served, 'byzantium')).not.toContain('crew');
  });

  it('[6.7.1] flight by sea goes with the galleys', () => {
    const state = battleOf({
      at: SEA,
      attacker: { owner: 'byzantium', units: { 'light-infantry': 3 }, galleys: [1], order: STILL },
      defender: { owner: 'hungary', units: { cavalry: 3 }, galleys: [1], order: STILL },
      pointsLeft: 1,
    });
    expect(choicesIn(state, 'byzantium', { verb: 'flee' })).toContain('constantinople');
    const after = acted(
      state,
      [
        ['byzantium', { verb: 'flee', to: 'constantinople' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      // Eight halved is four, and so is five less one: both take their own losses, the fugitive one more for his way.
      [1, 5, 8, 1, 2, 5],
    );
    expect(after.vehicles.find(({ owner }) => owner === 'byzantium')).toMatchObject({
      at: 'constantinople',
      stopped: true,
      units: {},
    });
    expect(after.lands.constantinople.armies.byzantium?.units).toEqual({ 'light-infantry': 1 });
  });

  it('[6.6.1] a galley with men takes ships of an enemy that have none', () => {
    const state = moving('byzantium', (play) => {
      play.changeRealm('byzantium', { wars: { hungary: 1 } });
      play.changeRealm('hungary', { wars: { byzantium: 1 } });
      play.addUnits('constantinople', 'byzantium', { archer: 1 });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: SEA });
      vehicle(play, { kind: 'merchant-ship', owner: 'hungary', at: SEA, cubes: ['salt'] });
      vehicle(play, { kind: 'merchant-ship', owner: 'empire', at: SEA });
    });
    const after = acted(state, [
      ['byzantium', { verb: 'move', from: 'constantinople', group: { archer: 1 }, to: SEA }],
      ['byzantium', { verb: 'keep-all' }],
    ]);
    expect(after.vehicles.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['galley', 'byzantium'],
      ['galley', 'byzantium'],
      ['merchant-ship', 'byzantium'],
      ['merchant-ship', 'empire'],
    ]);
  });

  it('[6.6.1] a galley without men takes nothing', () => {
    const state = moving('byzantium', (play) => {
      play.changeRealm('byzantium', { wars: { hungary: 1 } });
      play.changeRealm('hungary', { wars: { byzantium: 1 } });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: SEA });
    });
    const group = { 'vehicle:1': 1 };
    const after = acted(state, [['byzantium', { verb: 'move', from: 'constantinople', group, to: SEA }]]);
    expect(after.vehicles.map(({ at, owner }) => [at, owner])).toEqual([
      [SEA, 'byzantium'],
      [SEA, 'hungary'],
    ]);
  });

  it('[12.5] a horde that comes attacks whoever is there, one after the other, and is not to be fled or bought off', () => {
    const begun = world((play) => {
      play.set({ warCircle: { d4: 1, d6: 2, d8: 8 }, phase: 'events' });
      for (const seat of ['hungary', 'mamluks'] as const) {
        play.addUnits('tarnovo', seat, { 'light-infantry': 1 });
        play.changeRealm(seat, { battleOrder: { ...play.realm(seat).battleOrder, ask: 'all', reroll: 'none' } });
      }
      play.addUnits('wallachia', 'barbarians', { 'light-infantry': 4 });
    });
    const play = new Play({ ...begun, frames: [] }, faces(1, 2, 3));
    moveHorde(play, 'wallachia', 'tarnovo');
    engineOf(PROCEDURE).carryOn(play);
    const here = play.state.frames.at(-1);
    expect(here).toMatchObject({ kind: 'battle', attacker: 'barbarians', defender: 'mamluks' });
    expect(verbsOf(play.state, 'mamluks')).toContain('keep-dice');
    expect(verbsOf(play.state, 'mamluks')).not.toContain('offer-surrender');
    expect(verbsOf(play.state, 'mamluks')).not.toContain('flee');
    // A man against many with an eight: he falls, and Hungary is next.
    const { state } = told(play.state, [['mamluks', { verb: 'by-order' }]], [1, 2, 3]);
    expect(state.frames.at(-1)).toMatchObject({ kind: 'battle', attacker: 'barbarians', defender: 'hungary' });
    expect(state.realms.mamluks?.honour).toBe(9);
  });

  it('[12.5] hordes that meet are one', () => {
    const begun = world((play) => {
      for (const at of ['wallachia', 'moldavia'] as const) play.changeLand(at, { armies: {} });
      play.addUnits('wallachia', 'barbarians', { 'light-infantry': 2 });
      play.addUnits('moldavia', 'barbarians', { archer: 1 });
    });
    const play = new Play(begun, faces());
    moveHorde(play, 'wallachia', 'moldavia');
    engineOf(PROCEDURE).carryOn(play);
    expect(play.land('moldavia').armies.barbarians?.units).toEqual({ 'light-infantry': 2, archer: 1 });
    expect(play.land('wallachia').armies).toEqual({});
  });
});
