import type { Action } from '../../../core/action.js';
import type { Choice, Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { areaIn, eventChoice, oneOfAreas, pieceChoice, pieceIn } from '../engine/domain.js';
import type { Verbs } from '../engine/rules.js';
import { EVENT_KINDS, type EventKind, NATION_IDS, type NationId } from '../facts/ids.js';
import { kept } from '../special/assault.js';
import type { PlayedEvent } from '../special/frame.js';
import { isSpared } from '../special/notes.js';
import {
  available,
  book,
  card,
  countOnBoard,
  fortified,
  holds,
  leadersOf,
  provincesOf,
  seatOf,
} from '../state/reading.js';
import { isUnitKind, leaderOf, leaderPiece } from '../state/stack.js';
import { mayAddFougue } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { handOf } from './hand.js';
import { playEvent } from './nul.js';
import { hasPlace, recruits } from './recruits.js';

/** Events that are played outside battles: in one's own nation's turn, or (Longue vie) at any time. */
export const COUNTERS: Verbs = {
  offers(state, seat): readonly Offer[] {
    return playable(state, seat).length > 0 ? [{ verb: 'event', optional: true, final: true, secret: true }] : [];
  },
  ask(state, seat, _verb, filled): Domain {
    const events = playable(state, seat);
    if (filled.event === undefined) {
      return { kind: 'one', slot: 'event', choices: events.map(eventChoice) };
    }
    const event = events.find((id) => id === filled.event);
    return event === undefined ? DONE : askMore(state, seat, event, filled);
  },
  act(play, seat, action) {
    const event = playable(play.state, seat).find((id) => id === action.event);
    if (event !== undefined) playEvent(play, readPlayed(play.state, seat, event, action));
  },
};

function playable(state: Hispania, seat: SeatId): readonly EventKind[] {
  if (!state.options.events || state.frames.length > 0 || state.stage.phase === 'over') return [];
  const hand = handOf(state, seat);
  return hand.length === 0 ? [] : EVENT_KINDS.filter((event) => hand.includes(event) && isOpen(state, seat, event));
}

function isOpen(state: Hispania, seat: SeatId, event: EventKind): boolean {
  if (event === 'longue-vie') return leadersToSpare(state, seat).length > 0;
  const { nation, phase, second } = state.stage;
  if (nation === null || seatOf(state, nation) !== seat) return false;
  if (event === 'fougue') return phase === 'fury' && mayAddFougue(state.stage) && fougueAreas(state, nation).length > 0;
  if (phase !== 'income') return false;
  switch (event) {
    case 'armee':
      return recruits(state, nation).length > 0 && hasPlace(state, nation);
    case 'chateau-fort':
      return mayHaveCastle(state, nation);
    case 'tresor':
      return earns(state, nation);
    case 'invasion':
      // Not where everybody moves twice; the Fougue of a card comes after it (10.3.13).
      return second === null || (second.kind === 'pile' && second.why !== 'invasion');
    default:
      return false;
  }
}

function askMore(state: Hispania, seat: SeatId, event: EventKind, filled: Filled): Domain {
  const { nation } = state.stage;
  if (event === 'armee' && filled.unit === undefined && nation !== null) {
    return { kind: 'one', slot: 'unit', choices: recruits(state, nation).map(pieceChoice) };
  }
  if (event === 'fougue' && filled.province === undefined && nation !== null) {
    return oneOfAreas('province', fougueAreas(state, nation));
  }
  if (event === 'longue-vie' && filled.leader === undefined) {
    const choices: Choice[] = leadersToSpare(state, seat).map(({ leader }) => pieceChoice(leaderPiece(leader)));
    return { kind: 'one', slot: 'leader', choices };
  }
  return DONE;
}

function readPlayed(state: Hispania, seat: SeatId, event: EventKind, action: Action): PlayedEvent {
  const unit = pieceIn(action.unit);
  const spared = leadersToSpare(state, seat).find(({ leader }) => leaderPiece(leader) === textIn(action, 'leader'));
  return {
    seat,
    event,
    nation: spared?.nation ?? state.stage.nation,
    unit: unit !== null && isUnitKind(unit) ? unit : null,
    target: null,
    second: null,
    leader: spared?.leader ?? null,
    area: areaIn(action.province),
  };
}

/** From turn 8; a nation without Castles has one of the two special counters (10.3.6, 10.3.7). */
const FIRST_CASTLE_TURN = 8;
const SPECIAL_CASTLES = 2;
function mayHaveCastle(state: Hispania, nation: NationId): boolean {
  if (state.turn < FIRST_CASTLE_TURN) return false;
  const sites = provincesOf(state, nation).filter((id) => !fortified(state, id)).length;
  if (sites <= castlesBeside(state, nation)) return false;
  if ((card(state, nation).limits.castle ?? 0) > 0) return available(state, nation, 'castle') > 0;
  const inUse = NATION_IDS.filter((id) => (card(state, id).limits.castle ?? 0) === 0).reduce(
    (sum, id) =>
      sum +
      countOnBoard(state, id, 'castle') +
      castlesBeside(state, id) +
      Object.values(state.ruins).filter((whose) => whose === id).length,
    0,
  );
  return inUse < SPECIAL_CASTLES;
}

/** Castles that still wait to be placed: another counter of the same turn (10.3.6). */
function castlesBeside(state: Hispania, nation: NationId): number {
  return state.nations[nation].pool.reduce((sum, { unit, count }) => sum + (unit === 'castle' ? count : 0), 0);
}

/** Not for a nation that never has gold (10.3.23); ALMORAVIDE has none before turn 20. */
function earns(state: Hispania, nation: NationId): boolean {
  const { income, reserve } = card(state, nation);
  return income.kind !== 'none' && (reserve > 0 || state.turn >= (income.from ?? 1));
}

function fougueAreas(state: Hispania, nation: NationId) {
  return areasWith(state, nation).filter((area) => holds(state, nation, area));
}

/** Leaders of one turn, on the board or beside it (EL CID), not yet spared (10.3.15). */
function leadersToSpare(state: Hispania, seat: SeatId): { readonly nation: NationId; readonly leader: string }[] {
  return NATION_IDS.filter((nation) => seatOf(state, nation) === seat).flatMap((nation) => {
    const { leaders = [], arrivals = [] } = book(state).nations[nation];
    const present = leadersOf(state, nation).map(({ leader }) => leader);
    const beside = state.nations[nation].pool.flatMap(({ unit }) => leaderOf(unit) ?? []);
    return [...present, ...beside, ...(kept(state, nation).leaders ?? [])].flatMap((leader) => {
      const life = leaders.find(({ name }) => name === leader);
      const came = arrivals.find((arrival) => arrival.leaders?.includes(leader) === true)?.turn;
      if (life === undefined || came === undefined || isSpared(state, nation, leader)) return [];
      const last = life.leavesAtEndOf ?? (life.leavesAtStartOf ?? 0) - 1;
      return last === came ? [{ nation, leader }] : [];
    });
  });
}
