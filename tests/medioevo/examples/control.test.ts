import { describe, expect, it } from 'vitest';
import { hordeCaptain } from '../../../src/games/medioevo/battle/policies.js';
import { fireOf } from '../../../src/games/medioevo/battle/throws/fire.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { acted, buying, choicesIn, during, notedIn, refusalOf } from '../support/acts.js';
import { combatOf, moving, vehicle } from '../support/full-move.js';
import { done, SEATS, world } from '../support/world.js';

describe('worked examples of control, and two of the battle', () => {
  it('[4.2] line 2397: a new tower gives one control token, for a land beside it', () => {
    const rich = buying(
      world((play) => {
        const { technologies } = play.realm('byzantium');
        play.changeRealm('byzantium', { cash: 1000, technologies: { ...technologies, green: 2 } });
        play.addUnits('kiev', 'byzantium', { archer: 1 });
      }),
    );
    const build = { verb: 'build', at: 'kiev', building: 'tower' };
    const beside = choicesIn(rich, 'byzantium', build);
    expect(beside).toContain('halych');
    // Barbarians stand there.
    expect(beside).not.toContain('moldavia');
    expect(beside).not.toContain('tarnovo');
    expect(refusalOf(rich, 'byzantium', { ...build, tokens: { halych: 1, smolensk: 1 } })).not.toBeNull();
    const built = acted(rich, [
      ['byzantium', { ...build, tokens: { halych: 1 } }],
      ...rich.seats.map((seat) => [seat, { verb: 'done' }] as const),
    ]);
    expect(built.lands.halych).toMatchObject({ holder: 'byzantium', token: { owner: 'byzantium', from: 'kiev' } });
  });

  it('[6.2.6] line 2620: homes and lands with one’s token stay one’s own without units, others do not', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('tarnovo', 'byzantium', { archer: 1 });
      play.changeLand('epirus', { token: { owner: 'byzantium', from: 'thessalonica' } });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'tarnovo' });
    });
    expect(state.lands.tarnovo.holder).toBe('byzantium');
    const after = acted(state, [
      ['byzantium', { verb: 'move', from: 'tarnovo', group: { archer: 1 }, to: 'adrianople' }],
    ]);
    const holders = (['adrianople', 'smyrna', 'epirus', 'tarnovo'] as const).map((at) => after.lands[at].holder);
    expect(holders).toEqual(['byzantium', 'byzantium', 'byzantium', null]);
  });

  it('[7.1] line 2660: a caravan is told that a hostile army plunders it', () => {
    const state = world((play) => {
      play.changeLand('tarnovo', { armies: {} });
      vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'constantinople' });
    });
    const trading = (hostile: boolean) => {
      const armed = done(state, (play) => {
        if (hostile) play.addUnits('tarnovo', 'barbarians', { archer: 1 });
      });
      return during({ ...armed, phase: 'commerce' }, { kind: 'commerce', id: 1, place: 0, bought: [] });
    };
    const ask = { verb: 'trade', vehicle: '1' };
    const robs = (hostile: boolean) => notedIn(trading(hostile), 'byzantium', ask, 'robbed');
    expect(choicesIn(trading(false), 'byzantium', ask)).toContain('tarnovo');
    expect([robs(false).includes('tarnovo'), robs(true).includes('tarnovo')]).toEqual([false, true]);
  });

  it('[6.5.6] line 2250: three shots with a crew of three, two with a crew of two', () => {
    const shots = (crew: number, faces: readonly number[]) =>
      fireOf(STANDARD_BOOK.pieces, { level: 1, crew, target: 'units' }, faces) / 2;
    expect([shots(3, [1, 2, 3]), shots(2, [1, 2])]).toEqual([3, 2]);
  });

  it('[12.3] a barbarian captain counts by his level: one of the enemy’s of the same level leaves him no use', () => {
    expect(hordeCaptain({ 'captain-1': 1 }, { 'captain-1': 1 })).toEqual([]);
    expect(hordeCaptain({ 'captain-1': 1 }, { 'captain-2': 1 })).toEqual([]);
    expect(hordeCaptain({ 'captain-1': 2 }, { 'captain-1': 1 })).toEqual([{ use: 'own', type: 'archer' }]);
  });

  it('[6.2.3] who walks out of a castle is marked: his army there has a stop token until the turn is over', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('nicaea', 'byzantium', { cavalry: 1 });
      play.changeLand('nicaea', { military: { level: 3, damage: 0 } });
    });
    const after = acted(state, [['byzantium', { verb: 'move', from: 'nicaea', group: { cavalry: 1 }, to: 'smyrna' }]]);
    expect(after.lands.smyrna.armies.byzantium).toMatchObject({ stopped: { cavalry: 1 } });
    const ended = acted(
      during(
        { ...after, phase: 'commerce' },
        { kind: 'turn', id: 3 },
        { kind: 'phase', id: 2, phase: 'end' },
        {
          ...combatOf(SEATS.length),
          passes: SEATS.length,
        },
      ),
      [['byzantium', { verb: 'orders', for: 'all', field: 'aim', value: 'units' }]],
    );
    expect(ended.lands.smyrna.armies.byzantium).toEqual({ units: { cavalry: 1 }, stopped: {} });
  });
});
