import * as kit from '../../../kit/index.js';
import { holdersAt, windowAt } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import { EVENT_EFFECTS, type EventEffect } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { usualEffects } from '../policy/events.js';
import type { EventRoll, FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { HARM, hasAnythingToLose } from './area.js';

/** The deck's top card; the next one shows the tolerated tax (2.2, 2.4). */
export function drawEvent(play: Play): void {
  const drawn = kit.draw(play.dice, play.state.eventDeck, { what: 'event-card' });
  if (drawn === null) return;
  play.set({ eventDeck: drawn.deck, event: { number: Number(drawn.card), effects: [] } });
  showTolerated(play);
  tellEvent(play, Number(drawn.card));
  play.next(windowAt('event', null), { kind: 'event-choice' });
}

function tellEvent(play: Play, card: number): void {
  const { inPlay, toleratedTax } = play.state;
  const places = (play.book.events.get(card)?.area ?? []).filter((at) => inPlay.includes(at));
  play.emit({ type: 'event-drawn', card, tolerated: toleratedTax ?? 0, places });
}

/** The next card's back is visible: it is drawn to the top, its face unseen (RULINGS 9). */
export function showTolerated(play: Play): void {
  const next = kit.draw(play.dice, play.state.eventDeck, { what: 'next-event-card', audience: [] });
  if (next === null) return;
  const tolerated = play.book.events.get(Number(next.card))?.toleratedTax ?? null;
  play.set({ eventDeck: kit.onTop(next.deck, next.card), toleratedTax: tolerated });
}

/** A Saviour picks the turn's card among those drawn; the others, and the previous one, go under the deck (61). */
export const eventPick: kit.Situation<Medioevo, Play, FrameOf<'event-pick'>> = kit.awaited({
  what: 'event-pick',
  who: (_state, { seat }) => [seat],
  verbs: {
    'pick-event': {
      byDefault: true,
      slots: [(_state, { drawn }) => kit.askOne('event', 'event-card', drawn)],
      does(play, { drawn }, _seat, action) {
        const before = play.state.event;
        const rest = drawn.filter((card) => card !== action.event);
        play.pop();
        play.set({
          event: { number: Number(action.event), effects: [] },
          eventDeck: kit.under(play.state.eventDeck, ...rest, ...(before === null ? [] : [`${before.number}`])),
        });
        showTolerated(play);
        tellEvent(play, Number(action.event));
      },
    },
  },
});

function effectsOf(state: Medioevo): readonly EventEffect[] {
  return bookOf(state.overrides).events.get(state.event?.number ?? 0)?.effects ?? [];
}

/** The first player chooses two of its three effects, and their order (2.2). */
export const eventChoice: kit.Situation<Medioevo, Play, FrameOf<'event-choice'>> = kit.awaited({
  what: 'event',
  who: ({ order }) => order.slice(0, 1),
  verbs: {
    event: {
      byDefault: (state, _here, seat) => usualEffects(state, effectsOf(state), seat),
      final: true,
      slots: [
        (state) => kit.askOne('first', 'effect', effectsOf(state)),
        (state, _here, _seat, { first }) =>
          kit.askOne(
            'second',
            'effect',
            effectsOf(state).filter((one) => one !== first),
          ),
      ],
      does(play, _here, _seat, action) {
        play.pop();
        const effects = [action.first, action.second].flatMap((one) => kit.oneIn(EVENT_EFFECTS, one) ?? []);
        const event = play.state.event;
        if (event === null) return;
        play.set({ event: { ...event, effects } });
        play.emit({ type: 'event-effects', first: effects[0] ?? '', second: effects[1] ?? '' });
        strike(play, effects);
      },
    },
  },
});

/** Each player with something there rolls a die; a low one is the number of losses (2.2). */
function strike(play: Play, effects: readonly EventEffect[]): void {
  const rolls = effects.flatMap((effect) =>
    play.state.order
      .filter((seat) => hasAnythingToLose(play.state, seat, effect))
      .map((seat) => {
        const die = play.die(6, 'event', { effect: { kind: 'effect', id: effect }, seat: { kind: 'seat', id: seat } });
        return { seat, effect, die };
      }),
  );
  if (rolls.length === 0) return;
  const asks = rolls.some(wouldLowerMatter) && holdersAt(play.state, 'thrown').length > 0;
  play.next(...(asks ? [windowAt('thrown', null)] : []), { kind: 'event-dice', rolls });
}

/** Would one less on it change anything (46, 47)? */
export function wouldLowerMatter({ effect, die }: EventRoll): boolean {
  return die > 1 && die <= HARM[effect] + 1;
}

/** Carries out the final dice. */
export const eventDice: kit.Situation<Medioevo, Play, FrameOf<'event-dice'>> = kit.doneOnce((play, { rolls }) => {
  const losses = rolls.flatMap(({ seat, effect, die }) => {
    const harmed = die <= HARM[effect];
    play.emit({ type: 'event-rolled', seat, effect, die, harmed });
    return harmed ? [{ kind: 'event-loss' as const, seat, effect, left: die }] : [];
  });
  play.next(...losses);
});
