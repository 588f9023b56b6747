import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { battleWith } from '../counters/effects.js';
import { mightHold } from '../counters/hand.js';
import { battleOf } from '../counters/open-to.js';
import { readPlayed } from '../counters/outside.js';
import { doInTurn } from '../counters/turn-counters.js';
import { playedInBattle } from '../counters/windows.js';
import { areaChoice } from '../engine/domain.js';
import { Play } from '../engine/play.js';
import { EVENT_KINDS } from '../facts/ids.js';
import { chanceTerm } from '../odds/ahead.js';
import { oddsOf } from '../odds/odds.js';
import { unitTerms } from '../odds/phrase.js';
import type { PlayedEvent } from '../special/frame.js';
import { SPECIALS } from '../special/index.js';
import type { BattleFrame } from '../state/battle.js';
import { cardOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { leaderFacts } from './about-facts.js';

/** What an event counter, or the Sign of God, would bring now: exactly, where it can be computed (10.2, 10.3). */
export function eventPreview(state: Hispania, seat: SeatId, action: Action): Preview | null {
  const frame = state.frames.at(-1);
  const battle = battleOf(state);
  if (action.verb === 'sign') {
    if (battle === undefined) return null;
    const nation = battle.attacker.seat === seat ? battle.attacker.nation : battle.defender.nation;
    const again = { ...battle, effects: { ...battle.effects, again: true } };
    return { key: 'sign', values: inBattle(state, battle, again, nation) };
  }
  const event = EVENT_KINDS.find((id) => id === action.event);
  if (action.verb !== 'event' || event === undefined) return null;
  if (frame?.kind === 'nul') return { key: 'cancels', values: cancelled(state, frame.played) };
  if (frame?.kind === 'window') {
    const played = playedInBattle(state, frame, seat, action);
    const changed = played === null || battle === undefined ? null : battleWith(battle, played);
    if (played === null || battle === undefined || changed === null) return null;
    if (event === 'retraite')
      return { key: 'event-retreat', values: { ...nationTerm(played), ...answerable(state, seat) } };
    const values = { ...inBattle(state, battle, changed, played.nation), ...answerable(state, seat) };
    return { key: 'event-battle', values: { event: { kind: 'event', id: event }, ...values } };
  }
  return frame === undefined ? inTurn(state, seat, readPlayed(state, seat, event, action)) : null;
}

/** The chances with and without it, for its nation, if it is fought to the end. */
function inBattle(state: Hispania, now: BattleFrame, then: BattleFrame, nation: PlayedEvent['nation']): Terms {
  const wins = (battle: BattleFrame) => {
    const { attackerWins, defenderWins } = oddsOf(state, battle);
    return chanceTerm(battle.attacker.nation === nation ? attackerWins : defenderWins);
  };
  return { nation: { kind: 'nation', id: nation ?? now.attacker.nation }, wins: wins(then), before: wins(now) };
}

/** What a Nul stops; of an event of this battle also its chances. */
function cancelled(state: Hispania, played: PlayedEvent): Terms {
  const battle = battleOf(state);
  const changed = battle === undefined || played.event === 'nul' ? null : battleWith(battle, played);
  const event = { kind: 'event', id: played.event } as const;
  if (battle === undefined || changed === null || played.event === 'retraite') return { event };
  return { event, ...inBattle(state, changed, battle, played.nation) };
}

/** More places are a line of their own when it is placed. */
const NAMED = 6;

/** In one's own turn: the position with its effect tells it. */
function inTurn(state: Hispania, seat: SeatId, played: PlayedEvent): Preview | null {
  const { nation, event, unit, area, leader } = played;
  if (nation === null) return null;
  const play = new Play(state, noDice(), SPECIALS);
  doInTurn(play, played);
  const waiting = play.state.nations[nation].pool.at(-1);
  const values = { ...nationTerm(played), ...answerable(state, seat) };
  switch (event) {
    case 'armee':
      return unit === null ? null : { key: 'event-unit', values: { ...values, units: unitTerms({ [unit]: 1 }) } };
    case 'chateau-fort': {
      const to = waiting === undefined || typeof waiting.to === 'string' ? [] : waiting.to;
      const areas = to.map((id): Term => areaChoice(id).name ?? id);
      return { key: 'event-castle', values: { ...values, ...(to.length > NAMED ? {} : { areas }) } };
    }
    case 'tresor': {
      const { gold } = play.state.nations[nation];
      const over = gold - cardOf(state, nation).reserve;
      return { key: 'event-gold', values: { ...values, gold, ...(over > 0 ? { over } : {}) } };
    }
    case 'invasion':
      return { key: 'event-invasion', values };
    case 'fougue': {
      const stack = area === null ? undefined : state.areas[area][nation];
      if (area === null || stack === undefined) return null;
      const there = { units: unitTerms(stack), area: areaChoice(area).name ?? area };
      return { key: 'event-fury', values: { ...values, ...there } };
    }
    case 'longue-vie':
      return leader === null ? null : { key: 'event-life', values: { ...values, ...leaderFacts(play.state, leader) } };
    default:
      return null;
  }
}

function nationTerm({ nation }: PlayedEvent): Terms {
  return nation === null ? {} : { nation: { kind: 'nation', id: nation } };
}

/** Somebody else may hold a Nul, by public facts: then nothing is certain (10.3.16). */
function answerable(state: Hispania, seat: SeatId): Terms {
  return state.seats.some((other) => other !== seat && mightHold(state, other, 'nul'))
    ? { nul: { kind: 'event', id: 'nul' } }
    : {};
}
