import { misfitOf } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { usualAnswer } from '../policy/cards.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { fittingTechnologies } from '../technologies/moments.js';
import { windowAt } from './holding.js';
import { orderFor } from './orders.js';
import { askAbility, fittingCards, isPlayable } from './use.js';
import { CARD_VERBS } from './verbs.js';

type Here = FrameOf<'reactions'>;

/** Seats that have not answered and hold something fitting, with their orders for it. */
export function seatsToAnswer(state: Medioevo, here: Here): readonly SeatId[] {
  return state.seats.filter((seat) => {
    if (here.passed.includes(seat) || here.answers[seat] !== undefined) return false;
    const asks = (what: string) => orderFor(state, seat, what, here.moment, here.at) === 'ask';
    return (
      fittingCards(state, seat, here.moment).some(({ card }) => asks(`${card.number}`)) ||
      fittingTechnologies(state, seat, here.moment).some(asks)
    );
  });
}

/** Automatically played cards, with minimal answers. */
function orderedAnswers(state: Medioevo, here: Here): Here['answers'] {
  const answers: { [Seat: SeatId]: Here['answers'][string] } = {};
  for (const seat of state.seats) {
    if (here.passed.includes(seat) || here.answers[seat] !== undefined) continue;
    const use = fittingCards(state, seat, here.moment).find(
      (one) => orderFor(state, seat, `${one.card.number}`, here.moment, here.at) === 'always' && isPlayable(state, one),
    );
    if (use === undefined) continue;
    const card = `${use.card.number}`;
    answers[seat] = kit.least('play-card', (filled) =>
      filled.card === undefined ? kit.askOne('card', 'empire-card', [card]) : askAbility(state, use, filled),
    );
  }
  return answers;
}

/** In turn order, from the current player on. */
function inTurnOrder(state: Medioevo): readonly SeatId[] {
  const turn = state.frames.findLast(({ kind }) => kind === 'combat' || kind === 'commerce');
  const moving = state.frames.some((frame) => frame.kind === 'combat' && frame.pending !== undefined);
  const trading = turn?.kind === 'commerce' ? turn.place : 0;
  const place = turn?.kind === 'combat' ? Math.max(0, turn.place - (moving ? 0 : 1)) : trading;
  const order = [...state.order.slice(place), ...state.order.slice(0, place)];
  return [...order, ...state.seats.filter((seat) => !order.includes(seat))];
}

/**
 * One window for everything that fits (8.8): all holders of fitting cards are asked at the same time, and their answers
 * take effect in turn order; then it reopens, until all pass.
 */
export const reactions: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'reactions',
  kind: 'window',
  who: seatsToAnswer,
  values: (_state, { moment }) => ({ moment: { kind: 'moment', id: moment } }),
  verbs: {
    pass: {
      byDefault: usualAnswer,
      does(play, here, seat) {
        play.replace({ ...here, passed: [...here.passed, seat] });
        play.emit({ type: 'noted', seat, verb: 'pass', audience: [seat] });
      },
    },
  },
  settles(play, here) {
    const ordered = orderedAnswers(play.state, here);
    if (Object.keys(ordered).length > 0) {
      play.replace({ ...here, answers: { ...here.answers, ...ordered } });
      return true;
    }
    if (seatsToAnswer(play.state, here).length > 0) return false;
    play.pop();
    const answers = inTurnOrder(play.state).flatMap((seat) => {
      const action = here.answers[seat];
      return action === undefined ? [] : [{ kind: 'pledged' as const, seat, action }];
    });
    if (answers.length > 0) play.next(...answers, windowAt(here.moment, here.at));
    return true;
  },
});

/** An answer whose turn has come: carried out if still possible. */
export const pledged: kit.Situation<Medioevo, Play, FrameOf<'pledged'>> = kit.doneOnce((play, { seat, action }) => {
  const verb = CARD_VERBS[action.verb];
  const state = play.state;
  if (verb === undefined || !verb.when(state, seat)) return;
  const misfit = misfitOf(
    [{ verb: action.verb }],
    (_seat, _verb, filled) => verb.ask(state, seat, filled),
    seat,
    action,
  );
  if (misfit === null) verb.does(play, seat, action);
});

/** One's own answer; of the others only that they are done. */
export function seenReactions(here: Here, viewer: SeatId | null): Here {
  const own = viewer === null ? undefined : here.answers[viewer];
  return {
    ...here,
    answers: viewer === null || own === undefined ? {} : { [viewer]: own },
    passed: here.passed.filter((seat) => seat === viewer),
  };
}
