import type { Play } from '../engine/play.js';
import type { Task } from '../engine/rules.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import { hasHeir, transforms } from '../transform/scope.js';
import { firstTurnOf } from './eligible.js';
import { auctionNation } from './open.js';

/** Nations in playing order, the emirates in their own (14.2.1). */
const ORDER: readonly NationId[] = (() => {
  const { emirates } = STANDARD_BOOK.calendar;
  return [...NATION_IDS.filter((id) => !emirates.includes(id)), ...emirates].sort(
    (one, other) => place(one) - place(other),
  );
  function place(id: NationId): number {
    const rank = emirates.indexOf(id);
    // All emirates rank with the first of them.
    return rank < 0 ? NATION_IDS.indexOf(id) : Math.min(...emirates.map((e) => NATION_IDS.indexOf(e))) + rank / 10;
  }
})();

/** Those on the board at the beginning, and each turn's arrivals: at its start (14.2.1). */
export const OPENING_AUCTIONS: readonly Task[] = ORDER.map((nation) => (play: Play) => {
  const { state } = play;
  const start = state.turn === book(state).scenarios[state.options.scenario].first;
  const there = start && state.nations[nation].status === 'playing';
  const arrives = state.nations[nation].status === 'waiting' && arrivesNow(play, nation);
  if (there || arrives) auctionNation(play, nation);
});

/** Includes NAVARRE on turn 15, if BASQUE was gone before it could become NAVARRE (14.6.5). */
function arrivesNow(play: Play, nation: NationId): boolean {
  const { arrivals = [] } = book(play.state).nations[nation];
  const due = arrivals.some(({ turn }) => turn === play.state.turn);
  return due && (firstTurnOf(play.state, nation) ?? 0) <= play.state.turn;
}

/** Successors: just before their transformation, so that their player makes its choices (14.6.1). */
export const SUCCESSOR_AUCTIONS: readonly Task[] = ORDER.map((nation) => {
  const older = NATION_IDS.filter((id) => STANDARD_BOOK.nations[id].becomes?.into.includes(nation) === true);
  return (play: Play) => {
    const { state } = play;
    if (state.nations[nation].status !== 'waiting') return;
    if (older.some((id) => transforms(state, id) && hasHeir(state, id))) auctionNation(play, nation);
  };
});
