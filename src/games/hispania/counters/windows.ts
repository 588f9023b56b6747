import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { windowOf } from '../../../kit/steps/window.js';
import { otherSide } from '../battle/targets.js';
import { eventChoice, nationChoice, nationIn, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { EVENT_KINDS, type EventKind } from '../facts/ids.js';
import { passesByOrder } from '../orders/following.js';
import type { EventWindow, Moment, PlayedEvent } from '../special/frame.js';
import type { BattleFrame } from '../state/battle.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { battleCounter, chancesOf, sidesFoughtFor } from './battle-counters.js';
import { handOf, mightHold } from './hand.js';
import { playEvent } from './nul.js';
import { battleOf, reopenWindow } from './open-to.js';
import { letsPass, WAIVING } from './waiving.js';

/** A moment of a battle for events: participants who might hold one are asked (10.3). */
export function openWindow(play: Play, moment: Moment): void {
  const battle = play.battle();
  if (battle === undefined || (!play.state.options.events && !play.state.options.signOfGod)) return;
  const seats = play.state.seats.filter((seat) => hasChance(play.state, battle, seat, moment));
  if (seats.length > 0) play.push({ kind: 'window', id: play.nextId(), moment, seats, passed: [] });
}

/** All who might hold a fitting event, by public facts, are asked at once and in the same words (10.3.17). */
export const WINDOW = windowOf<Hispania, Play, EventWindow>({
  what: (_state, { moment }) => moment,
  who: asked,
  values(state): Terms {
    const battle = battleOf(state);
    if (battle === undefined) return {};
    return {
      province: { kind: 'province', id: battle.province },
      attacker: { kind: 'nation', id: battle.attacker.nation },
      defender: { kind: 'nation', id: battle.defender.nation },
      round: Math.max(1, battle.round),
    };
  },
  // Secret verbs come last: public buttons are numbered in the order of the offers.
  openly: [...Object.keys(WAIVING), 'sign'],
  verbs: {
    ...WAIVING,
    pass: {
      does: (play, frame, seat) => play.replace({ ...frame, passed: [...frame.passed, seat] }),
      byDefault: () => ({ verb: 'pass-battle' }),
    },
    sign: { final: true, when: maySign, does: (play, _frame, seat) => useSign(play, seat) },
    event: {
      final: true,
      when: (state, frame, seat) => playable(state, frame, seat).length > 0,
      ask: askEvent,
      does: playInBattle,
    },
  },
  closed: () => undefined,
});

/** Public: he holds counters, the moment has events for his side, and not all of them have been played. */
function hasChance(state: Hispania, battle: BattleFrame, seat: SeatId, moment: Moment): boolean {
  const sides = sidesFoughtFor(state, battle, seat);
  if (sides.length === 0) return false;
  if (moment === 'after-dice' && state.options.signOfGod && state.players[seat]?.signUsed === false) return true;
  return (
    state.options.events &&
    sides.some((side) => chancesOf(state, battle, side, moment).some((event) => mightHold(state, seat, event)))
  );
}

/** Seats without a waiver for the battle or turn, and without orders for everything this moment allows. */
function asked(state: Hispania, { seats, moment }: EventWindow): readonly SeatId[] {
  const battle = battleOf(state);
  if (battle === undefined) return [];
  return seats.filter(
    (seat) =>
      !letsPass(state, battle, seat) && hasChance(state, battle, seat, moment) && !waives(state, battle, seat, moment),
  );
}

function waives(state: Hispania, battle: BattleFrame, seat: SeatId, moment: Moment): boolean {
  return sidesFoughtFor(state, battle, seat).every((side) => {
    const against = battle[otherSide(side)].nation;
    const events = chancesOf(state, battle, side, moment).filter((event) => mightHold(state, seat, event));
    const sign = moment === 'after-dice' && state.options.signOfGod && state.players[seat]?.signUsed === false;
    return (
      events.every((event) => passesByOrder(state, seat, event, against)) &&
      (!sign || passesByOrder(state, seat, 'sign', against))
    );
  });
}

function playable(state: Hispania, { moment }: EventWindow, seat: SeatId): readonly EventKind[] {
  const battle = battleOf(state);
  if (battle === undefined || !state.options.events) return [];
  const hand = handOf(state, seat);
  const open = new Set(sidesFoughtFor(state, battle, seat).flatMap((side) => chancesOf(state, battle, side, moment)));
  return EVENT_KINDS.filter((event) => hand.includes(event) && open.has(event));
}

/** Once a game (10.2.1). */
function maySign(state: Hispania, { moment }: EventWindow, seat: SeatId): boolean {
  return moment === 'after-dice' && state.options.signOfGod && state.players[seat]?.signUsed === false;
}

function askEvent(state: Hispania, frame: EventWindow, seat: SeatId, filled: Filled): Domain {
  const battle = battleOf(state);
  if (battle === undefined) return DONE;
  const events = playable(state, frame, seat);
  if (filled.event === undefined) {
    return { kind: 'one', slot: 'event', choices: events.map(eventChoice) };
  }
  const event = events.find((id) => id === filled.event);
  if (event === undefined) return DONE;
  const sides = sidesFoughtFor(state, battle, seat).filter((side) =>
    chancesOf(state, battle, side, frame.moment).includes(event),
  );
  const [only, second] = sides;
  if (second !== undefined && filled.nation === undefined) {
    return { kind: 'one', slot: 'nation', choices: sides.map((side) => nationChoice(battle[side].nation)) };
  }
  const side = second === undefined ? only : sides.find((one) => battle[one].nation === filled.nation);
  return (side === undefined ? undefined : battleCounter(event)?.asks?.(state, battle, side, filled)) ?? DONE;
}

function playInBattle(play: Play, frame: EventWindow, seat: SeatId, action: Action): void {
  const played = playedInBattle(play.state, frame, seat, action);
  if (played !== null) playEvent(play, played);
}

/** For which side, and at what; null: no such event now. */
export function playedInBattle(state: Hispania, frame: EventWindow, seat: SeatId, action: Action): PlayedEvent | null {
  const battle = battleOf(state);
  const event = EVENT_KINDS.find((id) => id === action.event);
  if (battle === undefined || event === undefined) return null;
  const sides = sidesFoughtFor(state, battle, seat).filter((side) =>
    chancesOf(state, battle, side, frame.moment).includes(event),
  );
  const side = sides.find((one) => battle[one].nation === nationIn(action.nation)) ?? sides[0];
  if (side === undefined) return null;
  const unit = pieceIn(action.unit);
  return {
    seat,
    event,
    nation: battle[side].nation,
    unit: unit !== null && isUnitKind(unit) ? unit : null,
    target: textIn(action, 'target') || null,
    second: textIn(action, 'second') || null,
    leader: null,
    area: battle.province,
  };
}

/** The Sign of God: this round is thrown again (10.2.1, 10.2.2); it is no counter, and cannot be cancelled. */
function useSign(play: Play, seat: SeatId): void {
  const battle = play.battle();
  if (battle === undefined) return;
  play.player(seat, { signUsed: true });
  play.emit({ type: 'sign-used', seat });
  play.changeBattle({ effects: { ...battle.effects, again: true } });
  reopenWindow(play, true);
}
