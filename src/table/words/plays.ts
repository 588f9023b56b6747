import type { GameModule } from '../../core/game-module.js';
import type { JsonObject } from '../../core/json.js';
import type { SeatId } from '../../core/seat.js';
import type { Line } from '../ports/message.js';

/** Whom somebody plays, and from when on, in the game's words; null where a game does not say. */
export function playsLine(module: GameModule, view: JsonObject, seat: SeatId): Line | null {
  const plays = module.plays?.(view, seat) ?? null;
  if (plays === null) return null;
  const line = { from: 'game', module: module.id, key: `plays.${plays.key}` } as const;
  return {
    from: 'of-seat',
    module: module.id,
    seat,
    role: { kind: 'seat', id: seat },
    line: plays.values === undefined ? line : { ...line, values: plays.values },
  };
}
