import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { MOMENTS_OF, type Moment } from '../facts/card-moments.js';
import type { Hook } from '../facts/empire-cards.js';
import { bookOf } from '../facts/override.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Battle, Side } from '../state/battle.js';
import type { CardPlayed, FrameOf, Step } from '../state/frame.js';
import type { OwnedCard } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';

/** A seat's unturned cards. */
export function readyCards({ realms }: Medioevo, seat: SeatId): readonly OwnedCard[] {
  return (realms[seat]?.cards ?? []).filter(({ turned }) => !turned);
}

/** Holders of ready cards playable at a moment, with those cards. */
export function holdersAt(state: Medioevo, moment: Moment): readonly SeatId[] {
  const { cards } = bookOf(state.overrides);
  return state.seats.filter((seat) =>
    readyCards(state, seat).some(({ number }) => {
      const hook = cards.get(number)?.hook;
      return hook !== undefined && MOMENTS_OF[hook].includes(moment);
    }),
  );
}

export function holdsReady(state: Medioevo, seat: string, hook: Hook): boolean {
  const { cards } = bookOf(state.overrides);
  return readyCards(state, seat).some(({ number }) => cards.get(number)?.hook === hook);
}

/** Steps that answer cards: they stand above what they are about. */
const ANSWERING: readonly string[] = ['reactions', 'pledged', 'card-played'];

/** The current step, ignoring cards played in it. */
export function stepUnderWay({ frames }: Medioevo): Medioevo['frames'][number] | null {
  return frames.findLast(({ kind }) => !ANSWERING.includes(kind)) ?? null;
}

/** The current battle. */
export function battleNow(state: Medioevo): FrameOf<'battle'> | null {
  const here = stepUnderWay(state);
  return here?.kind === 'battle' ? here : null;
}

export function sideIn(battle: Pick<Battle, 'attacker' | 'defender'>, seat: SeatId): Side | null {
  return battle.attacker === seat ? 'attacker' : battle.defender === seat ? 'defender' : null;
}

/** The last card played, not yet in effect. */
export function cardOnTable({ frames }: Medioevo): (CardPlayed & FrameOf<'card-played'>) | null {
  const found = frames.findLast((frame) => frame.kind === 'card-played');
  return found?.kind === 'card-played' ? found : null;
}

/** The open window. */
export function windowNow({ frames }: Medioevo): FrameOf<'reactions'> | null {
  const inner = frames.at(-1);
  return inner?.kind === 'reactions' ? inner : null;
}

/** A fresh window: nobody has answered. It closes at once if nobody is asked. */
export function windowAt(moment: Moment, at: PlaceId | null): Extract<Step, { readonly kind: 'reactions' }> {
  return { kind: 'reactions', moment, at, answers: {}, passed: [] };
}

/** Holders of a fitting card are asked first (8.8); false: nobody holds one. */
export function openWindow(play: Play, moment: Moment, at: PlaceId | null): boolean {
  if (holdersAt(play.state, moment).length === 0) return false;
  play.next(windowAt(moment, at));
  return true;
}
