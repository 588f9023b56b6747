import { wholeSetup } from '../../core/contract/setup.js';
import type { Dice } from '../../core/dice.js';
import type { GameModule } from '../../core/game-module.js';
import type { Scene } from '../../core/scene.js';
import type { Locale } from '../../core/words.js';

/** Nothing is played here: any throws will do, if they differ, since a setup may re-roll until two do. */
function anyDice(): Dice {
  let thrown = 0;
  return { roll: (sides) => 1 + ((Math.imul(++thrown, 2654435761) >>> 8) % sides) };
}

/** A game's board as its usual game begins, for somebody who only looks; null if it has none. */
export function openingBoard(module: GameModule): ((locale: Locale) => Scene | null) | null {
  const setup = wholeSetup(module.setup.options, {});
  const seats = module.setup.seatsFor(setup);
  if (!seats.ok) return null;
  // Seats are shown by their ids, as nobody sits there.
  const ids = Array.from({ length: seats.value.min }, (_, index) => String(index + 1));
  const begun = module.setup.begin(setup, ids, anyDice());
  if (!begun.ok) return null;
  const view = module.view(begun.value.state, null);
  return (locale) => {
    const scene = module.pictures.scene(view, { show: 'board' }, locale);
    return scene.ok ? scene.value : null;
  };
}
