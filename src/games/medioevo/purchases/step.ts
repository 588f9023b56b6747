import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { limitReached } from '../closing/last-check.js';
import { offeredToAll } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import { players } from '../events/turn-order.js';
import { usualPurchase } from '../policy/purchases.js';
import type { FrameOf, HeldBack } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { boughtSince, deploy } from './behind-screens.js';
import { drawBoughtCards } from './empire-card.js';
import { carryOut, cashIn, LISTED } from './lists.js';
import { costsMore, turnFirst } from './turned-first.js';

type Here = FrameOf<'purchases'>;

/**
 * All write their lists privately and may change them until the last is ready (4.9). Then the lists are carried out in
 * turn order, which decides who gets scarce pieces.
 */
export const purchases: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'purchases',
  inForm: true,
  who: (state, { ready, costs }) => (costs === undefined ? players(state).filter((seat) => !ready.includes(seat)) : []),
  verbs: {
    ...LISTED,
    /** Anybody may ask for hidden purchases, placed in turn order at the end (9.5). */
    deploy: {
      optional: true,
      when: (state, { deploying }) => state.options.deployment && !deploying,
      does(play, here, seat) {
        play.replace({ ...here, deploying: true });
        play.emit({ type: 'deployment-asked', seat });
      },
    },
    'strike-out': {
      optional: true,
      secret: true,
      when: (_state, { lists }, seat) => (lists[seat] ?? []).length > 0,
      does(play, here, seat) {
        const list = here.lists[seat] ?? [];
        const after = { ...here, lists: { ...here.lists, [seat]: list.slice(0, -1) } };
        play.replace(after);
        const left = cashIn(play.state, after, seat);
        play.emit({ type: 'struck-out', seat, purchase: list.at(-1)?.verb ?? '', left, audience: [seat] });
      },
    },
    done: {
      byDefault: (state, { lists }, seat) => usualPurchase(state, lists[seat] ?? [], seat),
      does(play, here, seat) {
        play.replace({ ...here, ready: [...here.ready, seat] });
        play.emit({ type: 'has-chosen', seat });
      },
    },
  },
  settles(play, here) {
    if (players(play.state).some((seat) => !here.ready.includes(seat))) return false;
    if (turnFirst(play, here)) return true;
    play.pop();
    let held: HeldBack = {};
    for (const seat of play.state.order) {
      const [before, told] = [{ ...play.state }, play.events.length];
      for (const [at, purchase] of (here.lists[seat] ?? []).entries()) {
        const dearer = costsMore(play.state, seat, purchase, here.costs?.[seat]?.[at]);
        if (dearer || !carryOut(play, seat, purchase))
          play.emit({ type: 'purchase-dropped', seat, what: purchase.verb });
        // This ends the game: nobody buys or pays anything more (1.1).
        if (limitReached(play.state) !== undefined) return true;
      }
      if (here.deploying) held = { ...held, [seat]: boughtSince(play, seat, before, told) };
    }
    if (here.deploying) deploy(play, held);
    drawBoughtCards(play);
    return true;
  },
});

/** A ready player may reopen his list until the last is ready (4.9). */
export const REOPENING = offeredToAll({
  reopen: {
    when({ frames }, seat) {
      const here = frames.at(-1);
      return here?.kind === 'purchases' && here.costs === undefined && here.ready.includes(seat);
    },
    does(play, seat) {
      const here = play.state.frames.at(-1);
      if (here?.kind !== 'purchases') return;
      play.replace({ ...here, ready: here.ready.filter((one) => one !== seat) });
      play.emit({ type: 'reopened', seat });
    },
  },
});

/** One's own list; of the others only who is ready. */
export function seenPurchases(here: Here, viewer: SeatId | null): Here {
  const own = viewer === null ? undefined : here.lists[viewer];
  const { costs, ...seen } = here;
  const spent = costs === undefined ? {} : { costs: {} };
  return { ...seen, ...spent, lists: viewer === null || own === undefined ? {} : { [viewer]: own } };
}
