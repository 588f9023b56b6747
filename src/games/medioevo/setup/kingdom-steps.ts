import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { KINGDOM_IDS, type KingdomId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { freeKingdoms, layOutBoard, takeKingdom } from './kingdoms.js';
import { START_HONOUR } from './start.js';

/** Whoever comes next in turn order and has no kingdom yet. */
function nextWithout({ order, realms }: Medioevo): SeatId | undefined {
  return order.find((seat) => realms[seat]?.kingdom === null);
}

/** In turn order each takes a kingdom; by lot, or with one left, it is taken by itself (1.3). */
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

/** Most honour that may be bid for a kingdom (9.1). */
const HIGHEST_BID = 10;

/**
 * The starting auction (9.1): sealed bids of honour for a kingdom. The best bid for each takes it and pays; the tied bid
 * again among the free ones; whoever is left gets one by lot; then all markers move up so that the lowest bidder stands
 * at 10.
 */
export const kingdomAuction: kit.Situation<Medioevo, Play, FrameOf<'kingdom-auction'>> = kit.inSecret({
  what: 'kingdom-bid',
  verb: 'kingdom-bid',
  who: (state) => state.seats.filter((seat) => state.realms[seat]?.kingdom === null),
  slots: [
    (state, here) => kit.askOne('kingdom', 'kingdom', here.again ? here.free : freeNow(state)),
    () => kit.askNumber('honour', 0, HIGHEST_BID),
  ],
  opened(play, here, chosen) {
    const bids = Object.entries(chosen).flatMap(([seat, bid]) => {
      const kingdom = kit.oneIn(KINGDOM_IDS, bid.kingdom);
      return kingdom === null || kingdom === undefined
        ? []
        : [{ seat, kingdom, honour: typeof bid.honour === 'number' ? bid.honour : 0 }];
    });
    const best = (kingdom: KingdomId) =>
      Math.max(...bids.filter((bid) => bid.kingdom === kingdom).map((bid) => bid.honour));
    const winners = bids
      .filter(
        (bid) =>
          bid.honour === best(bid.kingdom) &&
          bids.filter((other) => other.kingdom === bid.kingdom && other.honour === bid.honour).length === 1,
      )
      .toSorted((one, other) => other.honour - one.honour);
    // From the highest down; a bid that leaves no linked choice is passed over (RULINGS 114).
    for (const { seat, kingdom, honour } of winners) {
      if (!staysLinked(play.state, kingdom)) continue;
      takeKingdom(play, seat, kingdom);
      play.honour(seat, -honour, 'kingdom-bid');
    }
    const without = play.state.seats.filter((seat) => play.realm(seat).kingdom === null);
    if (without.length > 0 && !here.again) {
      play.next({ kind: 'kingdom-auction', chosen: {}, free: freeNow(play.state), again: true });
      return;
    }
    for (const seat of without) {
      const kingdom = play.pick(freeKingdoms(play.state), 'kingdom');
      if (kingdom !== null) takeKingdom(play, seat, kingdom);
    }
    const highest = Math.max(...play.state.seats.map((seat) => play.realm(seat).honour));
    for (const seat of play.state.seats) play.honour(seat, START_HONOUR - highest, 'kingdom-bid');
    play.next({ kind: 'turn' });
  },
});

function freeNow(state: Medioevo): readonly KingdomId[] {
  const taken = state.seats.flatMap((seat) => state.realms[seat]?.kingdom ?? []);
  return KINGDOM_IDS.filter((id) => !taken.includes(id));
}

/** Can the kingdoms taken and this one still be part of one linked choice for all players (1.3)? */
function staysLinked(state: Medioevo, kingdom: KingdomId): boolean {
  const { linked } = bookOf(state.overrides).board;
  const taken = [...state.seats.flatMap((seat) => state.realms[seat]?.kingdom ?? []), kingdom];
  const extend = (chosen: readonly KingdomId[]): boolean => {
    if (chosen.length === state.seats.length) return taken.every((id) => chosen.includes(id));
    return KINGDOM_IDS.some(
      (id) =>
        !chosen.includes(id) &&
        (chosen.length === 0 || linked.get(id)?.some((other) => chosen.includes(other)) === true) &&
        extend([...chosen, id]),
    );
  };
  return extend([]);
}
