import { chancesOf } from '../odds/chances.js';
import { otherSide, type Side } from '../state/battle.js';
import type { Condition } from '../state/battle-order.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { armyOn } from './sides.js';
import type { Here } from './stages.js';

/** Winning chances below which a battle is called unlikely, and hopeless. */
const UNLIKELY = 0.25;
const HOPELESS = 0.1;

/** Should this side give up the battle now (6.12.4)? */
export function shouldGiveUp(state: Medioevo, here: Here, side: Side, condition: Condition): boolean {
  const own = sizeOf(armyOn(state, here.at, here[side]));
  const enemy = sizeOf(armyOn(state, here.at, here[otherSide(side)]));
  const began = here.began[side];
  switch (condition) {
    case 'never':
      return false;
    case 'third-lost':
      return 3 * own <= 2 * began;
    case 'half-lost':
      return 2 * own <= began;
    case 'outnumbered':
      return enemy > own;
    case 'outnumbered-twice':
      return enemy >= 2 * own;
    case 'unlikely':
      return chancesOf(state, here).wins[side] < UNLIKELY;
    case 'hopeless':
      return chancesOf(state, here).wins[side] < HOPELESS;
  }
}
