import type { Action } from '../../core/action.js';
import type { GameEvent } from '../../core/event.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { Misfit } from '../../core/offer.js';
import { misfitOf } from '../../core/offer.js';
import type { Rejection, Result } from '../../core/result.js';
import { ok, refuse } from '../../core/result.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import { shortText } from '../commands/handler.js';
import { type Inner, seenBy } from '../inner.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { Asker } from '../request.js';
import type { Decision, Opened } from './alter.js';

interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Several actions together or not at all, each of them among those offered at its moment. */
function playActions(
  module: GameModule,
  from: State,
  seat: SeatId,
  actions: readonly Action[],
  dice: Opened['roller'],
): Result<Played> {
  let state = from;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const current = state;
    const misfit = misfitOf(
      module.offers(current, seat),
      (asked, verb, filled) => module.ask(current, asked, verb, filled),
      seat,
      action,
    );
    if (misfit !== null) {
      const others = misfit.code === 'not-offered' ? othersTurn(module, current, seat, action.verb) : null;
      return { ok: false, rejection: others ?? misfitRejection(action, misfit) };
    }
    const applied = module.apply(current, seat, action, dice);
    if (!applied.ok) return applied;
    state = applied.value.state;
    events.push(...applied.value.events);
  }
  return ok({ state, events });
}

/** Nobody waits for this seat, and what it wants to do is for those who are awaited: whose turn it is, not "impossible". */
export function othersTurn(module: GameModule, state: State, seat: SeatId, verb: string): Rejection | null {
  const awaited = [...new Set(module.obligations(state).map((owed) => owed.seat))];
  const offered = (to: SeatId) =>
    module.offers(state, to).some((offer) => offer.verb === verb && offer.secret !== true);
  if (awaited.includes(seat) || offered(seat)) return null;
  const who = awaited.filter(offered).map((id) => ({ kind: 'seat', id }));
  return who.length === 0 ? null : { code: 'not-your-turn', values: { verb: { kind: 'verb', id: verb }, who } };
}

/** Names the verb, the slot and some of what would be allowed: the reader learns what can be done instead. */
function misfitRejection(action: Action, misfit: Misfit): Rejection {
  const values = {
    verb: { kind: 'verb', id: action.verb },
    ...(misfit.slot === undefined ? {} : { slot: { kind: 'slot', id: misfit.slot } }),
  };
  const domain = misfit.domain;
  if (domain === undefined || (domain.kind !== 'one' && domain.kind !== 'some')) return { code: misfit.code, values };
  const names = domain.choices.map((choice) => choice.name ?? { kind: 'choice', id: choice.id });
  // Units of one kind in several places are several choices of one name.
  const choices = [...new Map(names.map((name) => [`${name.kind}:${name.id}`, name])).values()].slice(0, 12);
  if (choices.length === 0) return { code: `${misfit.code}-none`, values };
  return { code: `${misfit.code}-of`, values: { ...values, choices } };
}

/** A seat plays: refused unless the game is on and the actions are offered. */
export function decideAct(
  opened: Opened,
  asker: Pick<Asker, 'userId' | 'userName'>,
  seat: SeatId,
  actions: readonly Action[],
): Decision<readonly GameEvent[]> {
  const { game, module, state, roller } = opened;
  const closed = whyNoPlay(game);
  if (closed !== null) return closed;
  if (state === null) return refuse('not-started');
  const played = playActions(module, state, seat, actions, roller);
  if (!played.ok) return played;
  return ok({
    change: {
      game: { ...game, seats: namedAnew(game, asker), undoAsked: null },
      state: played.value.state,
      entry: {
        userId: asker.userId,
        kind: 'act',
        seat,
        actions,
        events: played.value.events,
        rolls: roller.rolls,
        detail: null,
      },
    },
    answer: played.value.events,
  });
}

/** Whoever came to a seat unseen (a substitute whose time had come) is known by his id until he plays himself. */
function namedAnew(game: GameRecord, { userId, userName }: Pick<Asker, 'userId' | 'userName'>): GameRecord['seats'] {
  const unnamed = game.seats.some((seat) => seat.userId === userId && seat.userName === userId && userName !== userId);
  if (!unnamed) return game.seats;
  return game.seats.map((seat) => (seat.userId === userId ? { ...seat, userName: shortText(userName, 40) } : seat));
}

export function whyNoPlay(game: GameRecord): ReturnType<typeof refuse> | null {
  switch (game.phase) {
    case 'playing':
      return null;
    case 'gathering':
      return refuse('not-started');
    case 'paused':
      return refuse('game-paused');
    case 'over':
    case 'archived':
      return refuse('game-over');
  }
}

/** Events as lines for one reader; what he may not know is left out. */
export function eventLines(
  inner: Inner,
  game: GameRecord,
  state: State | null,
  reader: SeatId | null,
  events: readonly GameEvent[],
): readonly Line[] {
  const module = inner.moduleOf(game);
  const readable = events.filter((event) => mayRead(event.audience ?? 'all', reader));
  if (state === null || readable.length === 0) return [];
  const context = module.context(seenBy(module, game, state, reader), readable);
  return gathered(module, module.words.condense?.(readable) ?? readable).map(([event, ...more]) =>
    more.length === 0
      ? { from: 'event', module: module.id, event, context }
      : { from: 'events', module: module.id, events: [event, ...more], context },
  );
}

type InARow = [GameEvent, ...GameEvent[]];

/** Those in a row that the game tells in one sentence, together. */
function gathered({ words }: GameModule, events: readonly GameEvent[]): readonly InARow[] {
  const rows: InARow[] = [];
  for (const event of events) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row !== undefined && last !== undefined && words.together?.alike(last, event) === true) row.push(event);
    else rows.push([event]);
  }
  return rows;
}
