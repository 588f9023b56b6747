import { Play } from '../../../src/games/medioevo/engine/play.js';
import { KINGDOM_IDS } from '../../../src/games/medioevo/facts/ids.js';
import { layOutBoard, takeKingdom } from '../../../src/games/medioevo/setup/kingdoms.js';
import { startGame } from '../../../src/games/medioevo/setup/start.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import * as kit from '../../../src/kit/index.js';

export const SEATS = ['byzantium', 'mamluks', 'hungary', 'empire', 'novgorod', 'horde'] as const;

/** Six seats with a kingdom each, in this order, the board laid out, nothing founded: turn 2. */
export function world(
  arrange: (play: Play) => void = () => undefined,
  setup: Readonly<Record<string, string>> = {},
): Medioevo {
  const begun = startGame(setup, SEATS, undefined);
  if (!begun.ok) throw new Error(begun.rejection.code);
  const play = new Play({ ...begun.value, frames: [], order: SEATS, turn: 2, phase: 'taxes' }, kit.noDice());
  SEATS.forEach((seat, index) => {
    const kingdom = KINGDOM_IDS[index];
    if (kingdom !== undefined) takeKingdom(play, seat, kingdom);
  });
  layOutBoard(play);
  arrange(play);
  return play.state;
}

/** Dice that show these faces, one after the other. */
export function faces(...shown: readonly number[]): { roll(sides: number): number } {
  const left = [...shown];
  return {
    roll(sides) {
      const face = left.shift();
      if (face === undefined || face > sides) throw new Error(`no face for a d${sides}`);
      return face;
    },
  };
}

/** A state in which something is done without dice. */
export function done(state: Medioevo, done: (play: Play) => void): Medioevo {
  const play = new Play(state, kit.noDice());
  done(play);
  return play.state;
}
