import { describe, expect, it } from 'vitest';
import { type Play, Play as PlayOf } from '../../../src/games/medioevo/engine/play.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import { usualLoss } from '../../../src/games/medioevo/events/usual-losses.js';
import { seasBy } from '../../../src/games/medioevo/facts/board.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { EventEffect, GoodId } from '../../../src/games/medioevo/facts/kinds.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { engineOf } from '../../../src/kit/index.js';
import { vehicle } from '../support/full-move.js';
import { faces, world } from '../support/world.js';

const [event] = [...STANDARD_BOOK.events.values()];
const [HERE = 'rome', THERE = 'rome'] = event?.area ?? [];
/** What Hungary loses where it says nothing, in an event where it holds two lands. */
const loss = (effect: EventEffect, arrange: (play: Play) => void, left = 2) => {
  const state = world((play) => {
    play.set({ event: { number: event?.number ?? 0, effects: [] } });
    for (const at of [HERE, THERE]) {
      play.changeLand(at, { armies: {}, token: { owner: 'hungary', from: 'buda' } });
      play.changeLand(at, { holder: 'hungary' });
    }
    arrange(play);
  });
  return usualLoss(state, { kind: 'event-loss', id: 1, seat: 'hungary', effect, left });
};
const wagon = (play: Play, level: 1 | 2 | 3, cubes: readonly GoodId[] = [], more: object = {}) =>
  vehicle(play, { kind: 'caravan', owner: 'hungary', at: HERE, level, cubes, ...more });

describe('a galley at sea that an event leaves without men', () => {
  const [sea = 'aegean-sea'] = seasBy(STANDARD_BOOK.board, HERE);
  const struck = (face: number, units: Units = { archer: 1 }) => {
    const state = world((play) => {
      play.set({ event: { number: event?.number ?? 0, effects: [] } });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: sea, units });
    });
    const during = [
      { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false } as const,
      { kind: 'event-loss', id: 2, seat: 'hungary', effect: 'armies', left: 1 } as const,
    ];
    const play = new PlayOf({ ...state, phase: 'events', frames: during }, faces(face));
    engineOf(PROCEDURE).carryOn(play);
    return { vehicles: play.state.vehicles.length, told: play.events.map(({ type }) => type) };
  };

  it('[2.2] [6.6.1] sinks on 1 to 3 of a d8, as in a battle (RULINGS 138)', () => {
    expect(struck(3)).toEqual({ vehicles: 0, told: ['event-damage', 'galley-emptied'] });
    expect(struck(4)).toEqual({ vehicles: 1, told: ['event-damage', 'galley-emptied'] });
  });
});

describe('what an event takes where nobody says otherwise', () => {
  it('[2.2] the cubes that are carried most, of the transport that carries most', () => {
    const cubes = (...aboard: readonly GoodId[]) =>
      loss('goods', (play) => {
        wagon(play, 1, ['furs']);
        wagon(play, 3, aboard);
        wagon(play, 2, ['slaves', 'slaves']);
      });
    expect(cubes('salt', 'wine', 'wine')).toEqual({ verb: 'lose-cubes', vehicle: '2', cubes: { wine: 2 } });
    expect(cubes('salt', 'salt', 'salt', 'wine')).toEqual({ verb: 'lose-cubes', vehicle: '2', cubes: { salt: 2 } });
    expect(loss('goods', (play) => wagon(play, 1, ['furs']))).toMatchObject({ vehicle: '1', cubes: { furs: 1 } });
    expect(loss('goods', (play) => wagon(play, 2, ['wine', 'salt', 'wine']), 3)).toMatchObject({
      cubes: { wine: 2, salt: 1 },
    });
  });

  it('[2.2] the transport of the lowest level that can still move', () => {
    const stopped = (play: Play) => {
      wagon(play, 3);
      wagon(play, 1, [], { stopped: true });
      wagon(play, 2);
      vehicle(play, { kind: 'siege-engine', owner: 'hungary', at: HERE });
      vehicle(play, { kind: 'caravan', owner: 'empire', at: HERE });
    };
    expect(loss('movement', stopped)).toEqual({ verb: 'stop-transport', vehicle: '3' });
  });

  it('[2.2] light infantry before all others, wherever it stands', () => {
    const army = (play: Play) => {
      play.addUnits(THERE, 'hungary', { cavalry: 2, archer: 1 });
      play.addUnits(HERE, 'hungary', { 'light-infantry': 1, 'captain-1': 1 });
    };
    expect(loss('armies', army)).toEqual({ verb: 'damage-army', at: HERE, unit: 'light-infantry' });
  });

  it('[2.2] the building that stands most damage, else that of the lowest level', () => {
    const built = (level: 1 | 2 | 3, damage = 0) => ({ level, damage }) as const;
    const firm = (play: Play) => {
      play.changeLand(HERE, { civil: built(1), military: built(3) });
      play.changeLand(THERE, { military: built(1) });
    };
    expect(loss('buildings', firm)).toEqual({ verb: 'damage-building', at: HERE, class: 'military' });
    const frail = STANDARD_BOOK.pieces.buildings.find(({ id }) => id === 'castle')?.structure ?? 0;
    const weak = (play: Play) => {
      play.changeLand(HERE, { military: built(3, frail - 1) });
      play.changeLand(THERE, { civil: built(1) });
    };
    const village = STANDARD_BOOK.pieces.buildings.find(({ id }) => id === 'village')?.structure ?? 0;
    expect(loss('buildings', weak)).toMatchObject({ at: THERE, class: 'civil' });
    expect([frail > 1, village > 0]).toEqual([true, true]);
  });
});
