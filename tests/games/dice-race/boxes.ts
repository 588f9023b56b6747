import type { GameEvent } from '../../../src/core/chronicle.js';
import type { Dice } from '../../../src/core/dice.js';
import type { JsonObject } from '../../../src/core/json.js';

/**
 * The boxes of the race, one inside another, as plain JSON: this game does by hand what the kit's steps do for others, so
 * that the table is seen to need no kit.
 */
type Frame = JsonObject & { readonly box: string };

/** What a box comes to. */
export type Step<World, F extends Frame> =
  /** A seat must decide: the frame stays (as given, where it changed) until an action moves it on. */
  | { readonly kind: 'await'; readonly world: World; readonly frame?: F }
  /** This frame is done; these come in its place, the first of them next. None: back to the frame beneath. */
  | { readonly kind: 'go'; readonly world: World; readonly next: readonly F[] }
  /** These are done first, then this frame again (as given, where it changed). */
  | { readonly kind: 'call'; readonly world: World; readonly frame?: F; readonly first: readonly F[] };

export interface Procedures<World, F extends Frame> {
  /** One step of the box on top: an exhaustive switch over `frame.box`. Events go to `tell`. */
  enter(world: World, frame: F, dice: Dice, tell: (event: GameEvent) => void): Step<World, F>;
}

/** A stack that neither waits nor ends is a mistake in the rules, not in the play. */
const MOST_STEPS = 100_000;

/** Runs from the top of the stack until a box awaits a seat, or nothing is left to do. */
export function run<World, F extends Frame>(
  procedures: Procedures<World, F>,
  from: { readonly world: World; readonly stack: readonly F[] },
  dice: Dice,
  tell: (event: GameEvent) => void,
): { readonly world: World; readonly stack: readonly F[] } {
  const stack = [...from.stack];
  let world = from.world;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const frame = stack.pop();
    if (frame === undefined) return { world, stack };
    const step = procedures.enter(world, frame, dice, tell);
    world = step.world;
    switch (step.kind) {
      case 'await':
        stack.push(step.frame ?? frame);
        return { world, stack };
      case 'go':
        stack.push(...[...step.next].reverse());
        break;
      case 'call':
        stack.push(step.frame ?? frame, ...[...step.first].reverse());
        break;
    }
  }
  throw new Error(`the procedures run in circles: ${stack.map((frame) => frame.box).join(' > ')}`);
}
