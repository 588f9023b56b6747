import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { Hispania } from '../state/state.js';
import { areaNamed } from './areas.js';
import { fillIn } from './filling.js';
import { ALIASES } from './lexicon.js';
import { type Meant, offersVerb } from './meant.js';

/** VANDALE's march (11.vandale.2): it is chosen province by province; typed as a move, `via` names those before. */
export function offersMarch(state: Hispania, seat: SeatId): boolean {
  const frame = state.frames.at(-1);
  return frame?.kind === 'march' && !offersVerb(state, seat, 'move') && offersVerb(state, seat, 'choose');
}
export function marched(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  const stops = [...String(options.via ?? '').split(/[,;>]/), options.to].filter((stop) => stop !== '');
  const all: Action[] = [];
  for (const stop of stops) {
    const area = areaNamed(stop, 'to');
    if (!area.ok) return area;
    if (all.length > 0) all.push({ verb: 'choose', choice: area.value });
    else {
      const first = fillIn(state, seat, 'choose', { province: area.value }, ALIASES);
      if (!first.ok) return first;
      all.push(first.value);
    }
  }
  return ok(all);
}
