import type { Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { oneOfAreas, pieceChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type EventKind, NATION_IDS, type NationId } from '../facts/ids.js';
import { joinCompany, waitingCompany } from '../special/assault.js';
import type { PlayedEvent } from '../special/frame.js';
import { isLeaderSpared, keyOfSpared } from '../special/notes.js';
import {
  book,
  cardOf,
  countOnBoard,
  hasFortification,
  hasUnitIn,
  leadersOf,
  provincesOf,
  seatOf,
  unusedCounters,
} from '../state/reading.js';
import { leaderOf, leaderPiece } from '../state/stack.js';
import { mayAddFougue } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { hasPlace, kindsToRecruit, placesFor } from './recruits.js';
import { type PlayedAt, timingOf } from './timing.js';

/** An event counter played in one's own nation's turn, in its phase. */
interface TurnCounter {
  /** Is it useful now? */
  fits(state: Hispania, nation: NationId): boolean;
  /** Further questions besides the event. */
  asks?(state: Hispania, nation: NationId): Question;
  does(play: Play, nation: NationId, played: PlayedEvent): void;
}
/** Playable at any time. */
interface AnyTimeCounter {
  fits(state: Hispania, seat: SeatId): boolean;
  asks(state: Hispania, seat: SeatId): Question;
  does(play: Play, nation: NationId, played: PlayedEvent): void;
}
type Question = Extract<Domain, { readonly kind: 'one' }>;

const TREASURE = 6;

/** All of them: a new kind is missing here. */
const IN_TURN: Readonly<Record<PlayedAt<'income' | 'fury'>, TurnCounter>> = {
  // 10.3.4
  armee: {
    fits: (state, nation) => kindsToRecruit(state, nation).length > 0 && hasPlace(state, nation),
    asks: (state, nation) => ({ kind: 'one', slot: 'unit', choices: kindsToRecruit(state, nation).map(pieceChoice) }),
    does(play, nation, { unit }) {
      if (unit === null || joinCompany(play, nation, unit)) return;
      play.wait(nation, { unit, count: 1, to: placesFor(play.state, nation), bought: false });
    },
  },
  // 10.3.6, 10.3.7
  'chateau-fort': {
    fits: mayHaveCastle,
    does(play, nation) {
      const to = provincesOf(play.state, nation).filter((id) => !hasFortification(play.state, id));
      play.wait(nation, { unit: 'castle', count: 1, to, bought: false });
    },
  },
  // 10.3.23
  tresor: {
    fits: earns,
    does: (play, nation) => play.gold(nation, TREASURE),
  },
  // 10.3.13: not if everybody moves twice; the Fougue of a card comes after it.
  invasion: {
    fits: ({ stage: { second } }) => second === null || (second.kind === 'pile' && second.why !== 'invasion'),
    does: (play) => play.stage({ second: { kind: 'pile', why: 'invasion', leader: null, at: null, bonus: 2 } }),
  },
  // 10.3.11
  fougue: {
    fits: (state, nation) => mayAddFougue(state.stage) && fougueAreas(state, nation).length > 0,
    asks: (state, nation) => oneOfAreas('province', fougueAreas(state, nation)),
    does(play, _nation, { area }) {
      if (area === null) return;
      play.stage({ second: { kind: 'pile', why: 'fougue', leader: null, at: area, bonus: 1 } });
    },
  },
};
const AT_ANY_TIME: Readonly<Record<PlayedAt<'any-time'>, AnyTimeCounter>> = {
  // 10.3.15
  'longue-vie': {
    fits: (state, seat) => leadersToSpare(state, seat).length > 0,
    asks: (state, seat) => ({
      kind: 'one',
      slot: 'leader',
      choices: leadersToSpare(state, seat).map(({ leader }) => pieceChoice(leaderPiece(leader))),
    }),
    does(play, nation, { leader }) {
      if (leader !== null) play.note(nation, keyOfSpared(leader), true);
    },
  },
};
const TURN: { readonly [Kind in EventKind]?: TurnCounter } = IN_TURN;
const ANY_TIME: { readonly [Kind in EventKind]?: AnyTimeCounter } = AT_ANY_TIME;

/** May the seat play it now, if it holds it? */
export function mayPlayNow(state: Hispania, seat: SeatId, event: EventKind): boolean {
  const { nation, phase } = state.stage;
  if (ANY_TIME[event]?.fits(state, seat) === true) return true;
  if (nation === null || seatOf(state, nation) !== seat || timingOf(event) !== phase) return false;
  return TURN[event]?.fits(state, nation) === true;
}

export function nextQuestion(state: Hispania, seat: SeatId, event: EventKind): Question | null {
  const { nation } = state.stage;
  const inTurn = nation === null ? undefined : TURN[event]?.asks?.(state, nation);
  return inTurn ?? ANY_TIME[event]?.asks(state, seat) ?? null;
}

/** Its effect, unless a Nul stopped it. */
export function doInTurn(play: Play, played: PlayedEvent): void {
  const counter = TURN[played.event] ?? ANY_TIME[played.event];
  if (played.nation !== null) counter?.does(play, played.nation, played);
}

/** From turn 8; a nation without Castles has one of the two special counters (10.3.6, 10.3.7). */
const FIRST_CASTLE_TURN = 8;
const SPECIAL_CASTLES = 2;
function mayHaveCastle(state: Hispania, nation: NationId): boolean {
  if (state.turn < FIRST_CASTLE_TURN) return false;
  const sites = provincesOf(state, nation).filter((id) => !hasFortification(state, id)).length;
  if (sites <= castlesBeside(state, nation)) return false;
  if ((cardOf(state, nation).limits.castle ?? 0) > 0) return unusedCounters(state, nation, 'castle') > 0;
  const inUse = NATION_IDS.filter((id) => (cardOf(state, id).limits.castle ?? 0) === 0).reduce(
    (sum, id) =>
      sum +
      countOnBoard(state, id, 'castle') +
      castlesBeside(state, id) +
      Object.values(state.ruins).filter((whose) => whose === id).length,
    0,
  );
  return inUse < SPECIAL_CASTLES;
}

/** Castles still to be placed, from another counter of this turn (10.3.6). */
function castlesBeside(state: Hispania, nation: NationId): number {
  return state.nations[nation].pool.reduce((sum, { unit, count }) => sum + (unit === 'castle' ? count : 0), 0);
}

/** Not for nations that never have gold (10.3.23); ALMORAVIDE has none before turn 20. */
function earns(state: Hispania, nation: NationId): boolean {
  const { income, reserve } = cardOf(state, nation);
  return income.kind !== 'none' && (reserve > 0 || state.turn >= (income.from ?? 1));
}

function fougueAreas(state: Hispania, nation: NationId) {
  return areasWith(state, nation).filter((area) => hasUnitIn(state, nation, area));
}

/** Leaders limited to one turn, on the board or beside it (EL CID), not yet spared (10.3.15). */
export function leadersToSpare(
  state: Hispania,
  seat: SeatId,
): { readonly nation: NationId; readonly leader: string }[] {
  return NATION_IDS.filter((nation) => seatOf(state, nation) === seat).flatMap((nation) => {
    const { leaders = [], arrivals = [] } = book(state).nations[nation];
    const present = leadersOf(state, nation).map(({ leader }) => leader);
    const beside = state.nations[nation].pool.flatMap(({ unit }) => leaderOf(unit) ?? []);
    return [...present, ...beside, ...(waitingCompany(state, nation).leaders ?? [])].flatMap((leader) => {
      const life = leaders.find(({ name }) => name === leader);
      const came = arrivals.find((arrival) => arrival.leaders?.includes(leader) === true)?.turn;
      if (life === undefined || came === undefined || isLeaderSpared(state, nation, leader)) return [];
      const last = life.leavesAtEndOf ?? (life.leavesAtStartOf ?? 0) - 1;
      return last === came ? [{ nation, leader }] : [];
    });
  });
}
