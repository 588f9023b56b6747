import { describe, expect, it } from 'vitest';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted, buying, choicesIn } from '../support/acts.js';
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
  uses,
} from '../support/cards.js';
import { done, world } from '../support/world.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const LOW = [1, 2, 3] as const;

/** Examples of the rulebook from the first purchase to what comes of it, as they are told there. */
describe('worked examples as play scripts', () => {
  it('[4.2] line 1264: one, two or three points design a village, a town or a city', () => {
    const left = (building: string, points: number) => {
      const state = buying(
        world((play) =>
          play.changeRealm('byzantium', { technologies: { ...NONE, green: 1 }, points: { green: points } }),
        ),
      );
      const after = acted(state, [
        ['byzantium', { verb: 'build', at: 'nicaea', building }],
        ...state.seats.map((seat) => [seat, { verb: 'done' }] as const),
      ]);
      return [cash(state, 'byzantium') - cash(after, 'byzantium'), after.lands.nicaea.civil?.level];
    };
    expect([left('village', 1), left('town', 2), left('city', 3)]).toEqual([
      [100, 1],
      [200, 2],
      [300, 3],
    ]);
    // A point less is 100 florins more.
    expect(left('city', 2)).toEqual([400, 3]);
  });

  it('[4.6] line 1652: a catapult becomes a bombard for two points and 200 florins', () => {
    const state = buying(
      world((play) => {
        play.changeRealm('byzantium', { technologies: { ...NONE, green: 3 }, points: { green: 2 } });
        play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: 'nicaea' });
      }),
    );
    const after = acted(state, [
      ['byzantium', { verb: 'raise-vehicle', vehicle: '1', level: '3' }],
      ...state.seats.map((seat) => [seat, { verb: 'done' }] as const),
    ]);
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(200);
    expect([after.vehicles[0]?.level, after.realms.byzantium?.points]).toEqual([3, {}]);
  });

  it('[8.5] line 1799: a castle built beside four towers earns the token of card 46, which is shown and gone', () => {
    const state = buying(
      world((play) => {
        hold(play, 'byzantium', 46);
        play.changeRealm('byzantium', { technologies: { ...NONE, green: 2 }, cash: 2000 });
        for (const at of ['thessalonica', 'adrianople', 'constantinople', 'nicaea'] as const)
          play.changeLand(at, { military: { level: 1, damage: 0 } });
      }),
    );
    expect(choicesIn(state, 'byzantium', { verb: 'claim' })).toEqual([]);
    const built = acted(state, [
      ['byzantium', { verb: 'build', at: 'smyrna', building: 'castle', tokens: {} }],
      ...state.seats.map((seat) => [seat, { verb: 'done' }] as const),
    ]);
    expect(built.lands.smyrna.military?.level).toBe(3);
    const open = done({ ...built, frames: state.frames }, () => undefined);
    const [token = ''] = choicesIn(open, 'byzantium', { verb: 'claim', card: '46' });
    const claimed = acted(open, [['byzantium', { verb: 'claim', card: '46', token }]]);
    expect([claimed.realms.byzantium?.cards, claimed.realms.byzantium?.tokens]).toEqual([[], { [token]: 1 }]);
    expect(claimed.empireDeck.bottom.at(-1)).toBe('46');
  });

  it('[6.5.6] line 2250: a crew of three throws three dice, a crew of two throws two', () => {
    const state = (crew: number) =>
      fight({
        attacker: { 'light-infantry': crew + 1 },
        defender: { 'light-infantry': 15 },
        arrange: (play) =>
          play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: FIELD }),
      });
    // All shots hit for two points each; then 3 against 2 with one unit, and a loss of their own.
    const left = (crew: number, ...shots: readonly number[]) =>
      unitsIn(round(state(crew), ...shots, ...LOW, ...LOW), 'mamluks')['light-infantry'];
    expect([left(3, 1, 1, 1), left(2, 1, 1)]).toEqual([15 - 6 - 2, 15 - 4 - 2]);
    expect(() => left(2, 1)).toThrow();
  });

  it('[8.7.commerce] line 1260, line 3291: card 9 makes two yellow points, one raises a cube by 50 in a town', () => {
    const state = trading((play) => {
      hold(play, 'byzantium', 9);
      play.changeRealm('byzantium', { technologies: { ...NONE, yellow: 1 } });
      play.changeLand('alexandria', { armies: {}, holder: null, civil: { level: 2, damage: 0 } });
      play.set({
        pacts: [
          {
            id: 1,
            between: ['byzantium', 'mamluks'],
            articles: [{ kind: 'trade', gives: 'mamluks', gets: 'byzantium' }],
            toll: 0,
            units: 0,
            against: [],
            until: 9,
            secret: false,
            words: '',
            ending: [],
          },
        ],
      });
      play.addVehicle({
        ...NEW_VEHICLE,
        kind: 'caravan',
        level: 1,
        owner: 'byzantium',
        at: 'alexandria',
        cubes: ['furs'],
      });
    });
    const turned = acted(state, [['byzantium', { verb: 'turn-card', card: '9' }]]);
    expect(turned.realms.byzantium?.points).toEqual({ yellow: 2 });
    const raised = uses(turned, 'byzantium', 'commerce', { count: 1 });
    const sold = acted(raised, [['byzantium', { verb: 'sell-cubes', vehicle: '1', cubes: { furs: 1 } }]]);
    expect(cash(sold, 'byzantium') - cash(state, 'byzantium')).toBe(150);
    expect(sold.realms.byzantium?.points).toEqual({ yellow: 1 });
  });

  it('[8.6.53] line 3952: a catapult of four points goes eight steps with a wagon III', () => {
    // From Smyrna round the straits to the north, all of it one’s own by tokens.
    const state = moving((play) => {
      hold(play, 'byzantium', 53);
      for (const at of play.state.inPlay)
        play.changeLand(at, { armies: {}, token: { owner: 'byzantium', from: 'nicaea' } });
      play.addUnits('smyrna', 'byzantium', { archer: 1 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 3, owner: 'byzantium', at: 'smyrna' });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: 'smyrna' });
    });
    const [wagon, engine] = state.vehicles.filter(({ at }) => at === 'smyrna').map(({ id }) => `vehicle:${id}`);
    const go = { verb: 'move', from: 'smyrna', group: { archer: 1, [`${wagon}`]: 1, [`${engine}`]: 1 } };
    const near = choicesIn(state, 'byzantium', go);
    const far = plays(state, 'byzantium', 53);
    const eighth = choicesIn(far, 'byzantium', go).find((to) => {
      const moved = acted(far, [['byzantium', { ...go, to }]]);
      return moved.vehicles.some(({ kind, at, used }) => kind === 'war-wagon' && at === to && used === 8);
    });
    expect(eighth).toBeDefined();
    expect(near).not.toContain(eighth);
    const arrived = acted(far, [['byzantium', { ...go, to: eighth ?? '' }]]);
    expect(arrived.vehicles.filter(({ at }) => at === eighth).map(({ kind }) => kind)).toEqual([
      'war-wagon',
      'siege-engine',
    ]);
    expect(cardsOf(arrived, 'byzantium')).toEqual([]);
  });

  it('[8.7.cartography] line 4051: after a battle won two points lead the wagon and its men into another', () => {
    const state = moving((play) => {
      play.changeRealm('byzantium', { technologies: { ...NONE, blue: 4 }, points: { blue: 2 } });
      play.addUnits('constantinople', 'byzantium', { cavalry: 2 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'constantinople' });
    });
    const wagon = state.vehicles.find(({ at }) => at === 'constantinople')?.id ?? 0;
    const group = { cavalry: 2, [`vehicle:${wagon}`]: 1 };
    // The horde of a light infantry has 8 and 4 by its dice; 6 times 6 beats it.
    const won = acted(
      state,
      [
        ['byzantium', { verb: 'move', from: 'constantinople', group, to: 'tarnovo' }],
        ['byzantium', { verb: 'fight' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [1, 6, 6],
    );
    expect([battleIn(won), won.lands.tarnovo.holder]).toEqual([null, 'byzantium']);
    // He is asked before the turn passes on, and the wagon goes with all its men.
    expect(MEDIOEVO.obligations(won)).toMatchObject([{ seats: ['byzantium'], what: 'pursuit' }]);
    const men = won.lands.tarnovo.armies.byzantium?.units ?? {};
    const on = { mover: `vehicle:${wagon}`, units: men };
    expect(choicesIn(won, 'byzantium', { verb: 'use-technology', technology: 'cartography', ...on })).toContain(
      'serbia',
    );
    const again = uses(won, 'byzantium', 'cartography', { ...on, to: 'serbia' });
    expect(again.realms.byzantium?.points).toEqual({});
    expect(battleIn(again)).toMatchObject({ attacker: 'byzantium', defender: 'barbarians', at: 'serbia' });
    expect([again.vehicles.find(({ id }) => id === wagon)?.at, again.lands.serbia.armies.byzantium?.units]).toEqual([
      'serbia',
      men,
    ]);
    expect(again.lands.tarnovo.armies).toEqual({});
    // Or he stays, and it is the turn of the next.
    const stayed = acted(won, [['byzantium', { verb: 'halt' }]]);
    expect(stayed.frames.map(({ kind }) => kind)).not.toContain('pursuit');
    expect(stayed.lands.tarnovo.armies.byzantium?.units).toEqual(men);
  });

  it('[8.7.control] line 4082: two points bring two of the four cubes at Panormum to Rome, one zone of which is held', () => {
    const state = trading((play) => {
      play.changeRealm('byzantium', { technologies: { ...NONE, yellow: 3 }, points: { yellow: 2 } });
      play.changeLand('rome', { armies: {}, token: { owner: 'byzantium', from: 'nicaea' } });
      play.changeLand('panormum', { armies: {}, market: ['furs', 'salt', 'spices', 'slaves'] });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'merchant-ship', level: 1, owner: 'byzantium', at: 'panormum' });
    });
    const move = (from: typeof state, good: string) =>
      uses(from, 'byzantium', 'control', { from: 'panormum', good, to: 'rome' });
    const after = move(move(state, 'furs'), 'salt');
    expect([after.lands.rome.market, after.lands.panormum.market]).toEqual([
      ['furs', 'salt'],
      ['spices', 'slaves'],
    ]);
    expect([after.realms.byzantium?.points, cash(after, 'byzantium')]).toEqual([{}, cash(state, 'byzantium')]);
  });

  it('[8.7.guilds] line 4092: at the end of a route of six with three reached, four points count the two that are missing', () => {
    const stages = ['konya', 'antakya', 'tarnovo', 'buda', 'rome', 'trebisonda'] as const;
    const state = trading((play) => {
      play.changeRealm('byzantium', {
        technologies: { ...NONE, yellow: 4 },
        points: { yellow: 4 },
        route: { vehicle: 1, origin: 'caffa', stages: stages.map((at, index) => ({ at, reached: index < 3 })) },
      });
      play.changeLand('trebisonda', { armies: {} });
      play.addVehicle({
        ...NEW_VEHICLE,
        kind: 'caravan',
        level: 1,
        owner: 'byzantium',
        at: 'nicaea',
        cubes: ['slaves'],
      });
    });
    const there = done(state, (play) => {
      const { route } = play.realm('byzantium');
      play.changeVehicle(1, { at: 'trebisonda' });
      if (route !== null)
        play.changeRealm('byzantium', {
          route: {
            ...route,
            stages: route.stages.map((one) => ({ ...one, reached: one.reached || one.at === 'trebisonda' })),
          },
        });
    });
    const counted = uses(there, 'byzantium', 'guilds', { stages: { buda: 1, rome: 1 } });
    expect([counted.realms.byzantium?.points, cash(counted, 'byzantium')]).toEqual([{}, cash(state, 'byzantium')]);
    const sold = acted(counted, [['byzantium', { verb: 'sell-cubes', vehicle: '1', cubes: { slaves: 1 }, honour: 4 }]]);
    expect([sold.realms.byzantium?.honour, sold.realms.byzantium?.route]).toEqual([14, null]);
  });

  it('[8.7.tactics] line 4150: two points of damage on a heavy infantry destroy it', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 4, 'heavy-infantry': 1 },
      arrange: (play) =>
        play.changeRealm('byzantium', { technologies: { ...NONE, red: 3 }, tokens: { red: 1 }, points: { red: 2 } }),
    });
    const before = round(acted(state, [['byzantium', { verb: 'pass' }]]), 1, 2, 8, ...LOW);
    const used = uses(before, 'byzantium', 'tactics', { target: 'heavy-infantry', count: 2 });
    expect(cash(used, 'byzantium')).toBe(cash(state, 'byzantium'));
    // The heavy infantry is gone, and by their own dice nobody else: it had saved them that loss.
    expect(unitsIn(used, 'mamluks')).toEqual({ 'light-infantry': 4 });
  });
});
