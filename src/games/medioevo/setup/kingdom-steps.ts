import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { KINGDOM_IDS, type KingdomId } from '../facts/ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { freeKingdoms, layOutBoard, linkableKingdoms, takeKingdom } from './kingdoms.js';
import { START_HONOUR } from './start.js';

/** The next in turn order without a kingdom. */
function nextWithout({ order, realms }: Medioevo): SeatId | undefined {
  return order.find((seat) => realms[seat]?.kingdom === null);
}

/** In turn order each takes a kingdom; automatic if by lot, or with one left (1.3). */
export const kingdomChoice: kit.Situation<Medioevo, Play, FrameOf<'kingdom-choice'>> = kit.awaited({
  what: 'kingdom',
  who: (state) => {
    const next = nextWithout(state);
    return next === undefined ? [] : [next];
  },
  verbs: {
    kingdom: {
      byDefault: true,
      final: true,
      slots: [(state) => kit.askOne('kingdom', 'kingdom', freeKingdoms(state))],
      does: (play, _here, seat, action) => {
        const kingdom = kit.oneIn(KINGDOM_IDS, action.kingdom);
        if (kingdom !== null && kingdom !== undefined) takeKingdom(play, seat, kingdom);
      },
    },
  },
  settles(play) {
    const next = nextWithout(play.state);
    if (next === undefined) {
      play.pop();
      layOutBoard(play);
      return true;
    }
    const free = freeKingdoms(play.state);
    const [only] = free;
    const kingdom =
      play.state.options.kingdoms === 'random' ? play.pick(free, 'kingdom') : free.length === 1 ? only : null;
    if (kingdom === null || kingdom === undefined) return false;
    takeKingdom(play, next, kingdom);
    return true;
  },
});

/** The highest bid of honour for a kingdom (9.1). */
const HIGHEST_BID = 10;

/**
 * The starting auction (9.1): sealed bids of honour for a kingdom. The best bid for each takes it and pays; the tied
 * bid again, for another one; the remaining player gets one by lot; then all markers move up so that the lowest bidder
 * stands at 10.
 */
export const kingdomAuction: kit.Situation<Medioevo, Play, FrameOf<'kingdom-auction'>> = kit.inSecret({
  what: 'kingdom-bid',
  verb: 'kingdom-bid',
  who: (state, { again, tied }) =>
    state.seats.filter((seat) => state.realms[seat]?.kingdom === null && (!again || tied[seat] !== undefined)),
  slots: [
    (state, { again, free, tied }, seat) => {
      const others = free.filter((kingdom) => kingdom !== tied[seat]);
      return kit.askOne('kingdom', 'kingdom', again ? others : linkableKingdoms(state));
    },
    () => kit.askNumber('honour', 0, HIGHEST_BID),
  ],
  opened(play, here, chosen) {
    const bids = play.state.seats.flatMap((seat): readonly Bid[] => {
      const bid = chosen[seat];
      const kingdom = kit.oneIn(KINGDOM_IDS, bid?.kingdom);
      return bid === undefined || kingdom === null ? [] : [{ seat, kingdom, honour: kit.numberIn(bid, 'honour') }];
    });
    const tied: { [Seat: SeatId]: KingdomId } = {};
    // From the highest down; a bid that leaves no linked choice is skipped, and its seat bids again (RULINGS 114).
    for (const { seat, kingdom, honour } of bids.toSorted((one, other) => other.honour - one.honour)) {
      const rivals = bids.filter((bid) => bid.kingdom === kingdom && bid.seat !== seat);
      const best = Math.max(-1, ...rivals.map((bid) => bid.honour));
      if (best > honour) continue;
      if (best === honour || !linkableKingdoms(play.state).includes(kingdom)) {
        tied[seat] = kingdom;
        continue;
      }
      takeKingdom(play, seat, kingdom);
      play.honour(seat, -honour, 'kingdom-bid');
    }
    play.emit({
      type: 'kingdom-bids',
      bids: Object.fromEntries(bids.map(({ seat, honour }) => [seat, honour])),
      kingdoms: Object.fromEntries(bids.map(({ seat, kingdom }) => [seat, kingdom])),
      tied: here.again ? [] : Object.keys(tied),
    });
    if (Object.keys(tied).length > 0 && !here.again) {
      play.next({ kind: 'kingdom-auction', chosen: {}, free: linkableKingdoms(play.state), again: true, tied });
      return;
    }
    for (const seat of play.state.seats.filter((one) => play.realm(one).kingdom === null)) {
      const kingdom = play.pick(linkableKingdoms(play.state), 'kingdom');
      if (kingdom !== null) takeKingdom(play, seat, kingdom);
    }
    const highest = Math.max(...play.state.seats.map((seat) => play.realm(seat).honour));
    for (const seat of play.state.seats) play.honour(seat, START_HONOUR - highest, 'kingdom-bid');
    play.next({ kind: 'turn' });
  },
});

type Bid = { readonly seat: SeatId; readonly kingdom: KingdomId; readonly honour: number };
