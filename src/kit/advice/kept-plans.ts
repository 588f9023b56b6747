import type { JsonObject } from '../../core/json.js';
import type { SeatId } from '../../core/seat.js';
import type { Ahead, Plan } from './ahead.js';
import { SeededDice } from './seeded-dice.js';

/** Plans for which the next step is not due yet; the oldest are forgotten. */
const MOST = 500;

/**
 * A plan is kept until it is done or broken. What comes next is remembered with the very position that a step without
 * chance leads to: where that position comes it is done, where another comes nothing of it is left. Forgotten, it is
 * thought out again.
 */
export class KeptPlans<S extends JsonObject> {
  private readonly game: Ahead<S>;
  private readonly due = new Map<string, Plan['actions']>();

  constructor(game: Ahead<S>) {
    this.game = game;
  }

  /** What the plan that is under way does now; null: there is none, or it is not possible. */
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

/** Tells whether anything was thrown. */
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

/** Who thinks how: so that one's plans are no other's. */
export function thinkerOf(strength: string, playouts: number | undefined): string {
  return playouts === undefined ? strength : `${strength}:${playouts}`;
}
