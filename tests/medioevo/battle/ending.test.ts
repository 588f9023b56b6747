import { describe, expect, it } from 'vitest';
import { plunderByBarbarians } from '../../../src/games/medioevo/barbarians/plunder.js';
import { swapTokens } from '../../../src/games/medioevo/battle/token-swap.js';
import { buildingDamage } from '../../../src/games/medioevo/control/structures.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import { rebelAt } from '../../../src/games/medioevo/events/rebellion.js';
import { USUAL_BATTLE_ORDER } from '../../../src/games/medioevo/state/battle-order.js';
import { engineOf } from '../../../src/kit/index.js';
import { acted, choicesIn, told, verbsOf } from '../support/acts.js';
import { battleOf, FIELD } from '../support/field.js';
import { moving, vehicle } from '../support/full-move.js';
import { done, faces, world } from '../support/world.js';

const FIGHT = { verb: 'fight-on' } as const;
/** One round that the attacker wins by far: no archers, no engines, all dice kept by order. */
const WON = [4, 6, 8, 1, 1, 1] as const;
const noReroll = { reroll: 'none' } as const;

describe('how a battle ends', () => {
  it('[10.1] line 3553: conquering a zone with a city and a castle brings seven honour', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: noReroll },
      defender: { owner: 'hungary', units: { 'light-infantry': 1 }, order: noReroll },
      building: 3,
      arrange: (play) => play.changeLand(FIELD, { civil: { level: 3, damage: 0 } }),
    });
    const after = acted(state, [['byzantium', FIGHT]], [4, 6, 8, 1, 2, 3]);
    expect(after.lands[FIELD].holder).toBe('byzantium');
    expect(after.realms.byzantium?.honour).toBe(10 + 7);
  });

  it('[6.10.1] line 2551: of a caravan II, a village and a cathedral the conqueror plunders two for 200 florins', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: noReroll },
      defender: { owner: 'hungary', units: { 'light-infantry': 1 }, order: noReroll },
      arrange(play) {
        play.changeLand(FIELD, { civil: { level: 1, damage: 0 }, religious: { level: 3, damage: 0 } });
        vehicle(play, { kind: 'caravan', owner: 'hungary', at: FIELD, level: 2 });
      },
    });
    const before = state.realms.byzantium?.cash ?? 0;
    const won = acted(state, [['byzantium', FIGHT]], [...WON]);
    const lots = { 'building:civil': 1, 'building:religious': 1 };
    expect(choicesIn(won, 'byzantium', { verb: 'plunder' })).toEqual([...Object.keys(lots), 'vehicle:1']);
    const after = acted(won, [['byzantium', { verb: 'plunder', lots }]]);
    expect(after.realms.byzantium?.cash).toBe(before + 200);
    expect(after.lands[FIELD]).toMatchObject({ civil: null, religious: null, holder: 'byzantium' });
    expect(after.vehicles).toMatchObject([{ kind: 'caravan', level: 2, owner: 'byzantium', stopped: true }]);
  });

  it('[6.10.2] a defender who wins keeps or plunders the vehicles of the beaten, by his order', () => {
    const beaten = (spoils: 'keep' | 'plunder') =>
      battleOf({
        attacker: { owner: 'byzantium', units: { 'light-infantry': 1 }, engines: [2], order: noReroll },
        defender: { owner: 'hungary', units: { cavalry: 3 }, order: { ...noReroll, spoils } },
        arrange: (play) => vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: FIELD }),
      });
    const kept = acted(beaten('keep'), [['byzantium', FIGHT]], [1, 1, 2, 4, 6, 8]);
    expect(kept.vehicles.map(({ owner, stopped }) => [owner, stopped])).toEqual([
      ['hungary', true],
      ['hungary', true],
    ]);
    expect(kept.lands[FIELD].holder).toBe('hungary');
    const cash = kept.realms.hungary?.cash ?? 0;
    const plundered = acted(beaten('plunder'), [['byzantium', FIGHT]], [1, 1, 2, 4, 6, 8]);
    expect(plundered.vehicles).toEqual([]);
    expect(plundered.realms.hungary?.cash).toBe(cash + 100 + 50);
  });

  it('[6.10.3] line 2402: a token that another building of the beaten can hold up is not swapped, others are', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: noReroll },
      defender: { owner: 'hungary', units: { 'light-infantry': 1 }, order: noReroll },
      building: 2,
      arrange(play) {
        play.changeLand('halych', { armies: {}, token: { owner: 'hungary', from: FIELD } });
        play.changeLand('moldavia', { armies: {}, token: { owner: 'hungary', from: FIELD } });
        // A tower of Hungary's beside Halych has a token to give, none beside Moldavia has.
        play.changeLand('alfold', { military: { level: 1, damage: 0 } });
      },
    });
    const won = acted(state, [['byzantium', FIGHT]], [4, 6, 8, 1, 2, 3]);
    expect(verbsOf(won, 'byzantium')).toContain('swap-tokens');
    const after = acted(won, [['byzantium', { verb: 'keep-all' }]]);
    const tokens = (['halych', 'moldavia'] as const).map((at) => after.lands[at].token);
    expect(tokens).toContainEqual({ owner: 'byzantium', from: FIELD });
    expect(tokens).toContainEqual({ owner: 'hungary', from: 'alfold' });
    expect(after.lands[FIELD].military).toEqual({ level: 2, damage: 0 });
  });

  it('[6.10.3] [5.5] tokens of a taken fort that are not replaced stay, and go with the fort (RULINGS 134)', () => {
    const taken = done(
      world((play) => {
        for (const at of ['halych', 'moldavia'] as const) {
          play.changeLand(at, { armies: {}, token: { owner: 'hungary', from: FIELD } });
        }
        play.changeLand(FIELD, { armies: {}, military: { level: 2, damage: 0 } });
        play.addUnits(FIELD, 'byzantium', { cavalry: 1 });
      }),
      (play) => swapTokens(play, FIELD, 'byzantium', ['halych']),
    );
    expect([taken.lands.halych.token?.owner, taken.lands.moldavia.token?.owner]).toEqual(['byzantium', 'hungary']);
    expect(taken.lands.moldavia.holder).toBe('hungary');
    const razed = done(taken, (play) => buildingDamage(play, FIELD, 'military', 6));
    expect([razed.lands.halych.token, razed.lands.moldavia.token]).toEqual([null, null]);
  });

  it('[10.1] a rebellion that its garrison puts down brings its honour too (RULINGS 33)', () => {
    const state = done(
      world((play) => {
        play.set({ warCircle: { d4: 4, d6: 6, d8: 8 } });
        play.changeRealm('hungary', { battleOrder: { ...USUAL_BATTLE_ORDER, reroll: 'none' } });
        play.addUnits('buda', 'hungary', { cavalry: 3 });
      }),
      (play) => rebelAt(play, 'buda'),
    );
    const play = new Play({ ...state, frames: [{ kind: 'turn', id: 800 }, ...state.frames] }, faces(4, 6, 8));
    const engine = engineOf(PROCEDURE);
    for (let step = 0; step < 40 && play.state.frames.length > 1; step++) engine.oneStep(play);
    expect(play.state.lands.buda).toMatchObject({ holder: 'hungary', armies: { hungary: {} } });
    expect(play.events.filter(({ type }) => type === 'honour')).toEqual([
      expect.objectContaining({ seat: 'hungary', why: 'rebellion-suppressed', points: 1 }),
    ]);
  });

  it('[6.10.4] where both armies are gone nobody wins: a home falls back, and a token outside is gone', () => {
    const both = (at: 'kiev' | 'buda') =>
      battleOf({
        attacker: { owner: 'byzantium', units: { 'light-infantry': 1 }, order: noReroll },
        defender: { owner: 'hungary', units: { 'light-infantry': 1 }, order: noReroll },
        at,
        arrange: (play) => play.changeLand(at, { token: { owner: 'hungary', from: 'banat' } }),
      });
    const wild = told(both('kiev'), [['byzantium', FIGHT]], [1, 2, 3, 1, 2, 3]);
    expect(wild.events.find(({ type }) => type === 'battle-ended')).toMatchObject({ winner: null, loser: null });
    expect(wild.state.lands.kiev).toMatchObject({ holder: null, token: null, armies: {} });
    const home = acted(both('buda'), [['byzantium', FIGHT]], [1, 2, 3, 1, 2, 3]);
    expect(home.lands.buda).toMatchObject({ holder: 'hungary', armies: {} });
    expect(home.lands.buda.token?.owner).toBe('hungary');
  });

  it('[10.1] a great army of five beaten brings one honour, one that surrendered none', () => {
    const five = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3, 'heavy-infantry': 3 }, order: noReroll },
      defender: { owner: 'hungary', units: { 'light-infantry': 5 }, order: noReroll },
    });
    const { events } = told(five, [['byzantium', FIGHT]], [4, 4, 4, 1, 2, 3]);
    expect(events.filter(({ why }) => why === 'great-army')).toHaveLength(1);
    const { state, events: gentle } = told(five, [
      ['byzantium', { verb: 'demand-surrender' }],
      ['hungary', { verb: 'accept' }],
    ]);
    expect(gentle.filter(({ why }) => why === 'great-army')).toHaveLength(0);
    expect(state.realms.hungary?.surrendered).toEqual({ 'light-infantry': 5 });
    expect(state.lands[FIELD].holder).toBe('byzantium');
  });

  it('[10.1] only a rebellion in one’s own home is put down with honour, by who is still there too', () => {
    const begun = world((play) => {
      play.set({ warCircle: { d4: 4, d6: 6, d8: 8 } });
      play.addUnits('buda', 'hungary', { cavalry: 3 });
      const { battleOrder } = play.realm('hungary');
      play.changeRealm('hungary', { battleOrder: { ...battleOrder, ...noReroll, ask: 'none' } });
    });
    const rise = (rebels: boolean) => {
      const play = new Play({ ...begun, phase: 'events' }, faces(4, 6, 7));
      if (rebels) rebelAt(play, 'buda');
      else {
        play.addUnits('buda', 'barbarians', { 'light-infantry': 1 });
        play.next({
          kind: 'foes',
          seat: 'hungary',
          at: 'buda',
          held: 'hungary',
          beaten: null,
          pointsLeft: 0,
          must: true,
        });
      }
      return play.state;
    };
    expect(rise(true).uprisings).toEqual(['buda']);
    const honour = (rebels: boolean) => {
      const play = new Play(rise(rebels), faces(4, 6, 8));
      engineOf(PROCEDURE).carryOn(play);
      return [play.state.realms.hungary?.honour, play.state.uprisings];
    };
    expect(honour(true)).toEqual([11, []]);
    expect(honour(false)).toEqual([10, []]);
  });

  it('[12.4] barbarians alone in a place take everything, tokens with the building too, and pay nobody', () => {
    const after = done(world(), (play) => {
      play.addUnits('kiev', 'barbarians', { 'light-infantry': 1 });
      play.changeLand('kiev', { civil: { level: 2, damage: 0 }, military: { level: 1, damage: 0 }, market: ['salt'] });
      play.changeLand('halych', { armies: {}, token: { owner: 'hungary', from: 'kiev' } });
      vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'kiev', cubes: ['salt'] });
      plunderByBarbarians(play, 'kiev');
    });
    expect(after.lands.kiev).toMatchObject({ civil: null, military: null, market: [], token: null, holder: null });
    expect(after.lands.halych.token).toBeNull();
    expect(after.vehicles).toEqual([]);
  });

  it('[12.4] barbarians at sea take ships without men, and leave an army aboard alone', () => {
    const after = done(world(), (play) => {
      vehicle(play, { kind: 'merchant-ship', owner: 'hungary', at: 'aegean-sea' });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: 'aegean-sea', units: { archer: 1 } });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea' });
      plunderByBarbarians(play, 'aegean-sea');
    });
    expect(after.vehicles).toMatchObject([{ kind: 'galley', owner: 'hungary' }]);
  });

  it('[6.10.5] enemies in one place are fought one at a time, and after the first one may leave the others be', () => {
    const state = moving('byzantium', (play) => {
      for (const enemy of ['hungary', 'mamluks'] as const) {
        play.changeRealm('byzantium', { wars: { ...play.realm('byzantium').wars, [enemy]: 1 } });
        play.changeRealm(enemy, { wars: { byzantium: 1 } });
        play.addUnits('tarnovo', enemy, { 'light-infantry': 1 });
      }
      play.changeRealm('byzantium', { battleOrder: { ...play.realm('byzantium').battleOrder, ...noReroll } });
      play.addUnits('constantinople', 'byzantium', { cavalry: 3 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
    });
    const met = acted(state, [
      ['byzantium', { verb: 'move', from: 'constantinople', group: { cavalry: 3 }, to: 'tarnovo' }],
    ]);
    expect(met.frames.at(-1)).toMatchObject({ kind: 'foes', must: true });
    expect(verbsOf(met, 'byzantium')).not.toContain('leave-be');
    expect(choicesIn(met, 'byzantium', { verb: 'engage' })).toEqual(['mamluks', 'hungary']);
    const won = acted(
      met,
      [
        ['byzantium', { verb: 'engage', enemy: 'hungary' }],
        ['byzantium', FIGHT],
      ],
      [4, 6, 8, 1, 2, 3, 1, 2, 3],
    );
    expect(won.frames.at(-1)).toMatchObject({ kind: 'foes', must: false, beaten: 'hungary' });
    const left = acted(won, [['byzantium', { verb: 'leave-be' }]]);
    expect(left.lands.tarnovo.armies.mamluks?.units).toEqual({ 'light-infantry': 1 });
    expect(left.frames.at(-1)?.kind).not.toBe('foes');
  });

  it('[6.8] line 2446: who surrenders has his men beside his board, and the winner takes the land', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 1 } },
      defender: { owner: 'hungary', units: { archer: 2 } },
    });
    const offered = acted(state, [['byzantium', { verb: 'offer-surrender' }]]);
    expect(verbsOf(offered, 'hungary')).toEqual(expect.arrayContaining(['accept', 'refuse']));
    const after = acted(offered, [['hungary', { verb: 'accept' }]]);
    expect(after.realms.byzantium).toMatchObject({ surrendered: { cavalry: 1 }, surrenderedIn: 2 });
    expect(after.lands[FIELD]).toMatchObject({ holder: 'hungary' });
    expect(after.lands[FIELD].armies.byzantium).toBeUndefined();
    const refused = acted(offered, [['hungary', { verb: 'refuse' }]]);
    expect(refused.frames.at(-1)).toMatchObject({ kind: 'battle', stage: 'plan', parley: null });
    // Once a round.
    expect(verbsOf(refused, 'byzantium')).not.toContain('offer-surrender');
    expect(verbsOf(refused, 'byzantium')).not.toContain('demand-surrender');
  });
});
