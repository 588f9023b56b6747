import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { beginTurn } from '../../../src/games/medioevo/engine/turn.js';
import { placesToAdd } from '../../../src/games/medioevo/events/supply.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { done, world } from '../support/world.js';

const steps = (turn: number, turns = 8) =>
  done({ ...world(), turn: turn - 1, frames: [], options: { ...world().options, turns } }, beginTurn)
    .frames.map((frame) => (frame.kind === 'phase' ? frame.phase : frame.kind))
    .toReversed();

describe('the steps of a turn', () => {
  it('[2.1] in the first there is no event, no supply and no rebellion, but the choice of the kingdoms', () => {
    expect(steps(1).slice(0, 6)).toEqual([
      'turn-order',
      'bidding',
      'kingdom-choice',
      'foundation',
      'events',
      'war-circle',
    ]);
    for (const step of ['event-card', 'supply', 'rebellions']) expect(steps(1)).not.toContain(step);
  });

  it('[2.2] [2.3] [2.4] from the second on there are, and nobody chooses a kingdom', () => {
    expect(steps(2)).toEqual([
      'turn-order',
      'bidding',
      'events',
      'war-circle',
      'event-card',
      'supply',
      'rebellions',
      'taxes',
      'tax-levels',
      'purchases',
      'purchases',
      'combat',
      'combat',
      'commerce',
      'commerce',
      'reactions',
      'end',
      'turn',
    ]);
  });

  it('[1.1] after the last there is the count alone, and no turn for one kingdom by itself', () => {
    expect(steps(8, 8)).toContain('event-card');
    expect(steps(9, 8)).toEqual(['last-check', 'final-count']);
    const alone = done({ ...world(), frames: [] }, (play) => {
      for (const seat of play.state.seats.slice(1)) play.changeRealm(seat, { out: true });
      beginTurn(play);
    });
    expect(alone.frames.map(({ kind }) => kind)).toEqual(['final-count', 'last-check']);
  });
});

describe('an empty land', () => {
  const FIRES = [...STANDARD_BOOK.board.territories.values()].filter(({ fire }) => fire).map(({ id }) => id);
  const isOffered = (arrange: (play: Play) => void) => {
    const state = world((play) => {
      for (const at of FIRES)
        play.changeLand(at, { armies: {}, holder: 'horde', token: { owner: 'horde', from: 'saraj' } });
      // Somebody's caravan elsewhere makes no difference.
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'horde', at: 'saraj' });
      arrange(play);
    });
    return placesToAdd(state).includes('tuscany');
  };
  const built = { level: 1, damage: 0 } as const;

  it('[2.3] takes a barbarian', () => {
    expect(isOffered(() => undefined)).toBe(true);
  });

  it.each<readonly [string, (play: Play) => void]>([
    ['an army', (play) => play.addUnits('tuscany', 'empire', { archer: 1 })],
    ['a civil building', (play) => play.changeLand('tuscany', { civil: built })],
    ['a military building', (play) => play.changeLand('tuscany', { military: built })],
    ['a cathedral', (play) => play.changeLand('tuscany', { religious: { level: 3, damage: 0 } })],
    ['a control token', (play) => play.changeLand('tuscany', { token: { owner: 'empire', from: 'rome' } })],
    ...(['caravan', 'war-wagon', 'siege-engine'] as const).map(
      (kind) =>
        [
          kind,
          (play: Play) => play.addVehicle({ ...NEW_VEHICLE, kind, level: 1, owner: 'empire', at: 'tuscany' }),
        ] as const,
    ),
  ])('[2.3] is none with %s in it', (_what, arrange) => {
    expect(isOffered(arrange)).toBe(false);
  });
});
