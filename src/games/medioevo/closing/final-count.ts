import type { SeatId } from '../../../core/seat.js';
import { enemiesMeetIn } from '../commerce/market.js';
import { heldBy } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import { players } from '../events/turn-order.js';
import { territoryCard } from '../facts/board.js';
import { BRANCHES, BUILDING_CLASSES, type BuildingId, GOOD_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingOf } from '../facts/pieces.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { LOAN } from '../taxes/loans.js';

/** For each majority, place and monopoly (10.3). */
const MAJORITY = 3;
/** Each of several tied players gets this (10.3). */
const TIED = 1;
const INTEREST = 50;

/** Florins less debts, their interest, and unpaid interest (10.3). */
export function worthOf({ realms }: Medioevo, seat: SeatId): number {
  const realm = realms[seat];
  return realm === undefined ? 0 : realm.cash - (LOAN + INTEREST) * realm.loans - realm.arrears;
}

/** A great market's value is the number of cubes placed; one contested by enemies counts for nobody. */
function bestMarket(state: Medioevo, seat: SeatId): number {
  const zones = heldBy(state, seat).filter((at) => !enemiesMeetIn(state, at));
  return Math.max(0, ...zones.map((at) => state.lands[at].market.length));
}

/** The highest level, then how many technologies of that level (10.3). */
function learning(state: Medioevo, seat: SeatId): number {
  const levels = BRANCHES.map((branch) => state.realms[seat]?.technologies[branch] ?? 0);
  const highest = Math.max(...levels);
  return highest * 10 + levels.filter((level) => level === highest && level > 0).length;
}

function countBuildings(state: Medioevo, seat: SeatId, id: BuildingId): number {
  return heldBy(state, seat).filter((at) =>
    BUILDING_CLASSES.some((category) => {
      const building = state.lands[at][category];
      return building !== null && buildingOf(category, building.level) === id;
    }),
  ).length;
}

type Majority = { readonly why: string; readonly of: (state: Medioevo, seat: SeatId) => number };
const MAJORITIES: readonly Majority[] = [
  { why: 'richest', of: worthOf },
  { why: 'great-market', of: bestMarket },
  { why: 'technology', of: learning },
  { why: 'cathedrals', of: (state, seat) => countBuildings(state, seat, 'cathedral') },
  // Cities or towns, as the table chose (9.6).
  { why: 'cities', of: (state, seat) => countBuildings(state, seat, state.options.majority) },
  { why: 'castles', of: (state, seat) => countBuildings(state, seat, 'castle') },
  { why: 'territories', of: (state, seat) => heldBy(state, seat).length },
];

/** The players with the most; nobody if that is zero (RULINGS 58). */
function majority(state: Medioevo, { of }: Majority): readonly { readonly seat: SeatId; readonly points: number }[] {
  const seats = players(state);
  const best = Math.max(...seats.map((seat) => of(state, seat)));
  if (best <= 0) return [];
  const first = seats.filter((seat) => of(state, seat) === best);
  return first.map((seat) => ({ seat, points: first.length === 1 ? MAJORITY : TIED }));
}

const ROME: TerritoryId = 'rome';
const JERUSALEM: TerritoryId = 'jerusalem';

/** Rome, and Jerusalem for anybody but the Mamluks (10.3). */
function placesOf(state: Medioevo, seat: SeatId): number {
  const mamluks = state.realms[seat]?.kingdom === 'mamluk-sultanate';
  const held = [ROME, ...(mamluks ? [] : [JERUSALEM])].filter((at) => state.lands[at].holder === seat);
  return MAJORITY * held.length;
}

/** For each good whose zones in play one player controls entirely (10.3). */
function monopolies(state: Medioevo, seat: SeatId): number {
  const { board } = bookOf(state.overrides);
  const won = GOOD_IDS.filter((good) => {
    const zones = state.inPlay.filter((at) => territoryCard(board, at).good === good);
    return zones.length > 0 && zones.every((at) => state.lands[at].holder === seat);
  });
  return MAJORITY * won.length;
}

/** Own units held by others: 3 for one to three, 6 for up to six, 9 for more (10.4). */
function prisonersLost(state: Medioevo, seat: SeatId): number {
  const count = Object.values(state.realms).reduce((sum, { prisoners }) => sum + sizeOf(prisoners[seat] ?? {}), 0);
  return count === 0 ? 0 : count <= 3 ? -3 : count <= 6 ? -6 : -9;
}

/** Honour at the end by the number of loans (10.4). */
export const DEBTS = [0, -2, -4, -6, -9, -15];
const TOKENS = [0, 0, 1, 3, 5, 8, 11, 15, 20];

export function tokensHeld(state: Medioevo, seat: SeatId): number {
  const realm = state.realms[seat];
  if (realm === undefined) return 0;
  const all = [...Object.values(realm.tokens), ...Object.values(realm.turnedTokens)];
  return all.reduce((sum, count) => sum + count, 0);
}

/** Each player's final honour besides that earned in play, by reason (10.3 to 10.5). */
export function finalHonour(
  state: Medioevo,
): readonly { readonly seat: SeatId; readonly why: string; readonly points: number }[] {
  const majorities = MAJORITIES.flatMap((one) => majority(state, one).map((won) => ({ ...won, why: one.why })));
  const others = players(state).flatMap((seat) => [
    { seat, why: 'places', points: placesOf(state, seat) },
    { seat, why: 'monopolies', points: monopolies(state, seat) },
    { seat, why: 'prisoners', points: prisonersLost(state, seat) },
    { seat, why: 'debts', points: DEBTS[state.realms[seat]?.loans ?? 0] ?? 0 },
    { seat, why: 'objective-tokens', points: TOKENS[Math.min(8, tokensHeld(state, seat))] ?? 0 },
  ]);
  return [...majorities, ...others].filter(({ points }) => points !== 0);
}

export function countHonour(play: Play): void {
  for (const { seat, why, points } of finalHonour(play.state)) {
    play.changeRealm(seat, { honour: play.realm(seat).honour + points });
    play.emit({ type: 'final-honour', seat, why, points });
  }
}
