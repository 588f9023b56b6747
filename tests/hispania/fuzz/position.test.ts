import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from './player.js';
import { KINDS, withOptions } from './setups.js';

/** Whole games by random offers: a position written at any moment and read again goes on as the game does (16). */

const SEATS = ['p1', 'p2', 'p3', 'p4'];
/** Called otherwise at the table than in the state. */
const nameOf = (seat: string) => `name of ${seat}`;
const seatOf = (name: string) => name.replace('name of ', '');

/** All that a game is played by: without the numbers that obligations are called by, with the sums of its points. */
function played(state: Hispania): JsonObject {
  const { wait: _wait, ledger: _ledger, frames, ...rest } = state;
  // Of a nation that is gone nobody is told points that come to nothing.
  const scores = HISPANIA.seats(HISPANIA.view(state, null)).map((one) => ({
    ...one,
    parts: one.parts.filter(({ score }) => score !== 0),
  }));
  return {
    ...rest,
    frames: frames.map(({ id: _id, ...frame }) => frame),
    scores,
    owed: HISPANIA.obligations(state).map(({ id: _id, ...one }) => ({ ...one })),
  };
}

function readAgain(state: Hispania): Hispania {
  const written = HISPANIA.position.write(state, nameOf);
  const read = HISPANIA.position.read(JSON.parse(JSON.stringify(written)), seatOf);
  if (!read.ok) throw new Error(JSON.stringify(read.rejection));
  mustBeAlike(HISPANIA.position.write(read.value, nameOf), written);
  return read.value;
}

/** Quick where they are; where they are not, it is told how. */
function mustBeAlike(one: Json, other: Json): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

/** How many actions the game read again is played on beside the other. */
const ON = 6;

describe('a position written and read again', () => {
  const games = KINDS.map((kind, index) => [JSON.stringify(kind), kind, index + 1] as const);
  it.each(games)('[16] is the whole game, and is played on alike: %s', (_name, kind, seed) => {
    const chance = new Chance(seed);
    const started = HISPANIA.setup.begin(withOptions(kind, new Chance(seed * 7)), SEATS, chance);
    if (!started.ok) throw new Error(started.rejection.code);
    let state = started.value.state;
    let twin: Hispania | null = null;
    let compared = 0;
    for (let step = 0; state.stage.phase !== 'over' && step < 1500; step++) {
      if (step % (ON * 2) === seed % ON) {
        twin = readAgain(state);
        mustBeAlike(played(twin), played(state));
        compared += 1;
      }
      const { seat, action } = choose(state, chance);
      const dice = chance.below(2 ** 32);
      const done = HISPANIA.apply(state, seat, action, new Chance(dice));
      if (!done.ok) throw new Error(JSON.stringify(done.rejection));
      if (twin !== null) {
        const alike = HISPANIA.apply(twin, seat, action, new Chance(dice));
        if (!alike.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(alike.rejection)}`);
        mustBeAlike(played(alike.value.state), played(done.value.state));
        twin = step % (ON * 2) === (seed + ON) % (ON * 2) ? null : alike.value.state;
      }
      state = done.value.state;
    }
    expect(compared).toBeGreaterThan(20);
  });
});
