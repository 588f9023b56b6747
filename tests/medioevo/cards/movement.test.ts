import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { VehicleKind } from '../../../src/games/medioevo/state/vehicle.js';
import { acted, choicesIn, verbsOf } from '../support/acts.js';
import { cardsOf, hold, moving, plays, trading, unitsIn } from '../support/cards.js';

const put = (play: Play, kind: VehicleKind, at: TerritoryId, level: 1 | 2 | 3 = 1) =>
  play.addVehicle({ ...NEW_VEHICLE, kind, level, owner: 'byzantium', at });
const goals = (state: ReturnType<typeof moving>, from: string, group: Readonly<Record<string, number>>) =>
  choicesIn(state, 'byzantium', { verb: 'move', from, group });

describe('cards that change how a group moves', () => {
  it('[8.6.6] lets half of the units that enter another’s land go on', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 6);
      put(play, 'war-wagon', 'tarnovo', 3);
      play.addUnits('tarnovo', 'byzantium', { 'light-infantry': 2, cavalry: 1 });
      play.changeLand('tarnovo', { holder: 'byzantium' });
      play.addUnits('serbia', 'barbarians', { archer: 1 });
    });
    const group = { 'light-infantry': 2, cavalry: 1, 'vehicle:1': 1 };
    const move = { verb: 'move', from: 'tarnovo', group, to: 'banat' };
    const stopped = (from: typeof state) => {
      const after = acted(from, [['byzantium', move]]);
      const again = after.frames.some(({ kind }) => kind === 'spoils')
        ? acted(after, [['byzantium', { verb: 'keep-all' }]])
        : after;
      return again.lands.banat.armies.byzantium?.stopped;
    };
    expect(stopped(state)).toEqual({ 'light-infantry': 2, cavalry: 1 });
    // Two of three go on, the best of them first.
    expect(stopped(plays(state, 'byzantium', 6))).toEqual({ 'light-infantry': 1 });
    // They may have come already, while the full move is open.
    const come = acted(state, [['byzantium', { ...move, verb: 'bring' }]]);
    expect(come.lands.banat.armies.byzantium?.stopped).toEqual({ 'light-infantry': 2, cavalry: 1 });
    const halted = plays(come, 'byzantium', 6);
    expect(halted.lands.banat.armies.byzantium?.stopped).toEqual({ 'light-infantry': 1 });
    expect(halted.vehicles.find(({ id }) => id === 1)?.stopped).toBe(false);
    // A land of nobody's where a horde stands is not another's.
    const wild = { ...move, to: 'serbia' };
    const fought = acted(plays(state, 'byzantium', 6), [['byzantium', wild]]);
    expect(fought.lands.serbia.armies.byzantium?.stopped).toEqual({ 'light-infantry': 2, cavalry: 1 });
    expect(
      cardsOf(
        trading((play) => hold(play, 'byzantium', 6)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.11] lets a caravan carry units, and a wagon trade', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 11);
      put(play, 'caravan', 'nicaea');
      play.addUnits('nicaea', 'byzantium', { archer: 2 });
    });
    expect(choicesIn(state, 'byzantium', { verb: 'move' })).not.toContain('nicaea');
    const after = plays(state, 'byzantium', 11, { vehicle: '1' });
    expect(goals(after, 'nicaea', { archer: 2, 'vehicle:1': 1 })).toContain('smyrna');
    const fair = trading((play) => {
      hold(play, 'byzantium', 11);
      put(play, 'war-wagon', 'nicaea');
      put(play, 'caravan', 'smyrna');
    });
    const buyers = { verb: 'buy-cubes' };
    expect(choicesIn(fair, 'byzantium', buyers)).toEqual(['2']);
    expect(choicesIn(plays(fair, 'byzantium', 11, { vehicle: '1' }), 'byzantium', buyers)).toEqual(['1', '2']);
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 11)),
        'hungary',
      ),
    ).toEqual([]);
  });

  it('[8.6.53] lets an engine go as far as the army that it accompanies', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 53);
      put(play, 'war-wagon', 'thessalonica', 3);
      put(play, 'siege-engine', 'thessalonica');
      play.addUnits('thessalonica', 'byzantium', { archer: 1 });
      for (const at of ['serbia', 'bosnia', 'carinthia', 'vienna'] as const)
        if (play.state.inPlay.includes(at)) play.changeLand(at, { token: { owner: 'byzantium', from: 'nicaea' } });
    });
    const group = { archer: 1, 'vehicle:1': 1, 'vehicle:2': 1 };
    const after = plays(state, 'byzantium', 53);
    expect(goals(after, 'thessalonica', group).length).toBeGreaterThan(goals(state, 'thessalonica', group).length);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 53)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.54] lets an engine carry as many units as a d3 shows', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 54);
      put(play, 'siege-engine', 'nicaea');
      play.addUnits('nicaea', 'byzantium', { archer: 3 });
    });
    const after = plays(state, 'byzantium', 54, { vehicle: '1' }, 2);
    expect(goals(after, 'nicaea', { archer: 2, 'vehicle:1': 1 })).toContain('smyrna');
    const domain = () =>
      acted(after, [
        ['byzantium', { verb: 'move', from: 'nicaea', group: { archer: 3, 'vehicle:1': 1 }, to: 'smyrna' }],
      ]);
    expect(domain).toThrow();
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 54)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  /** Wagons in Thrace; between them and Serbia lies Tarnovo with a horde. */
  const hidden = (card: number, wagons: number) =>
    moving((play) => {
      hold(play, 'byzantium', card);
      for (let count = 0; count < wagons; count++) put(play, 'war-wagon', 'constantinople');
      play.addUnits('constantinople', 'byzantium', { archer: 2 });
      play.addUnits('tarnovo', 'barbarians', { archer: 3 });
    });
  const wallachia = (state: ReturnType<typeof moving>, group: Readonly<Record<string, number>>) =>
    goals(state, 'constantinople', group).includes('wallachia');

  it('[8.6.55] takes one transport unseen through enemies', () => {
    const state = hidden(55, 2);
    const one = { archer: 1, 'vehicle:1': 1 };
    expect(wallachia(state, one)).toBe(false);
    const after = plays(state, 'byzantium', 55, { from: 'constantinople' });
    expect(wallachia(after, one)).toBe(true);
    expect(wallachia(after, { archer: 2, 'vehicle:1': 1, 'vehicle:2': 1 })).toBe(false);
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 55)),
        'hungary',
      ),
    ).toEqual([]);
  });

  it('[8.6.56] takes all transports of a territory, which are seen where they arrive', () => {
    const state = plays(hidden(56, 2), 'byzantium', 56, { from: 'constantinople' });
    const both = { archer: 2, 'vehicle:1': 1, 'vehicle:2': 1 };
    expect(wallachia(state, both)).toBe(true);
    const after = acted(
      state,
      [['byzantium', { verb: 'move', from: 'constantinople', group: both, to: 'wallachia' }]],
      [1, 1],
    );
    // A horde rises there as for anybody.
    expect(unitsIn(after, 'byzantium', 'wallachia')).toEqual({ archer: 2 });
    expect(after.frames.at(-1)).toMatchObject({ kind: 'battle', at: 'wallachia' });
    expect(after.lasting).toEqual([]);
    expect(verbsOf(state, 'hungary')).not.toContain('play-card');
  });
});
