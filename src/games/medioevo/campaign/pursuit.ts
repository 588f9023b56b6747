import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { enemiesAt, ownersAt } from '../battle/field.js';
import { orderAt } from '../battle/sides.js';
import type { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import { owns } from '../purchases/technology.js';
import type { FrameOf, Step } from '../state/frame.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';

type Here = FrameOf<'pursuit'>;

/** What follows a fight started by a full move. */
export function pursuitOf({ seat, at }: Pick<Here, 'seat' | 'at'>): Extract<Step, { readonly kind: 'pursuit' }> {
  return { kind: 'pursuit', seat, at };
}

/** The winner on this ground, if he has Cartography: whether he has florins for it is secret. */
function mayGoOn(state: Medioevo, { seat, at }: Here): boolean {
  if (!isTerritory(at) || isBanned(state, 'leave', at) || !owns(state, seat, 'cartography')) return false;
  if (orderAt(state, seat, at).ask === 'none') return false;
  return ownersAt(state, at).includes(seat) && enemiesAt(state, seat, at).length === 0;
}

/**
 * The winner is asked before the turn passes, since with Cartography he may go a step farther at once (8.7, line 4051).
 */
export const pursuit: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'pursuit',
  who: (_state, { seat }) => [seat],
  values: (_state, { at }) => ({ at: { kind: 'place', id: at } }),
  verbs: { halt: { byDefault: true, does: (play) => play.pop() } },
  settles(play, here) {
    if (mayGoOn(play.state, here)) return false;
    play.pop();
    return true;
  },
});

/** He went on from there: no further question. */
export function goesOn(play: Play, seat: SeatId): void {
  const here = play.state.frames.at(-1);
  if (here?.kind === 'pursuit' && here.seat === seat) play.pop();
}
