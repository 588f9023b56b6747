import type { JsonObject } from '../../core/json.js';
import type { SeatId } from '../../core/seat.js';
import type { Ahead, Plan } from './ahead.js';
import { SeededDice } from './seeded-dice.js';

/** Plans waiting for their next step; the oldest are forgotten. */
const MOST = 500;

/**
 * A plan is kept until it is done or broken. The next action is stored with the exact position that a step without
 * chance leads to: in that position it is played, in any other the plan is dropped. A forgotten plan is thought out
 * again.
 */
export class KeptPlans<S extends JsonObject> {
  private readonly game: Ahead<S>;
  private readonly due = new Map<string, Plan['actions']>();

  constructor(game: Ahead<S>) {
    this.game = game;
  }

  /** The current plan's next action; null if there is none or it is not possible. */
  next(seen: S, seat: SeatId, whose: string): Plan['actions'] | null {
    const actions = this.due.get(keyOf(seen, seat, whose));
    if (actions === undefined) return null;
    return this.game.apply(seen, seat, actions[0], new CountedDice(1)).ok ? actions : null;
  }

  keep(seen: S, seat: SeatId, whose: string, [first, ...rest]: Plan['actions']): void {
    const [second, ...later] = rest;
    if (second === undefined) return;
    const dice = new CountedDice(1);
    const done = this.game.apply(seen, seat, first, dice);
    if (!done.ok || dice.thrown > 0) return;
    this.due.set(keyOf(done.value.state, seat, whose), [second, ...later]);
    if (this.due.size <= MOST) return;
    for (const [oldest] of this.due) {
      this.due.delete(oldest);
      return;
    }
  }
}

/** Records whether anything was thrown. */
class CountedDice extends SeededDice {
  thrown = 0;

  override roll(sides: number): number {
    this.thrown += 1;
    return super.roll(sides);
  }
}

function keyOf(seen: JsonObject, seat: SeatId, whose: string): string {
  return `${whose} ${seat} ${JSON.stringify({ ...seen, viewer: seat })}`;
}

/** Identifies a thinker, so that plans are not shared. */
export function thinkerOf(strength: string, playouts: number | undefined): string {
  return playouts === undefined ? strength : `${strength}:${playouts}`;
}
