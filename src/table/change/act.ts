import { type Action, isTally } from '../../core/action.js';
import type { Applied, GameEvent } from '../../core/chronicle.js';
import type { Dice, Roll } from '../../core/dice.js';
import type { GameModule } from '../../core/game-module.js';
import { miscount } from '../../core/miscount.js';
import { awaitedSeats } from '../../core/obligation.js';
import { type Misfit, misfitOf } from '../../core/offer.js';
import { wantedTerm, whenTerm } from '../../core/reasons.js';
import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { shortText } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import { ImpossibleFace } from '../dice/roller.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { Asker } from '../request.js';
import type { Decision, Opened } from './alter.js';
import { eventLines } from './event-lines.js';
import { withoutLapses } from './missed.js';
import { spentEntry, spentLine } from './spent.js';

/** The outcome of a command's actions, in order. */
interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly done: readonly Action[];
  readonly stopped: { readonly action: Action; readonly rejection: Rejection; readonly spent: readonly Roll[] } | null;
}

/** Plays them one after the other, each if offered at that moment, until one is refused. */
function playActions(
  table: TableContext,
  opened: Opened,
  from: State,
  seat: SeatId,
  actions: readonly Action[],
): Played {
  const { module, roller } = opened;
  const events: GameEvent[] = [];
  const done: Action[] = [];
  let state = from;
  for (const action of actions) {
    const thrown = roller.rolls.length;
    const applied = oncePlayed(table, roller, () => tryAction(module, state, seat, action, roller));
    if (!applied.ok) {
      return { state, events, done, stopped: { action, rejection: applied.rejection, spent: roller.since(thrown) } };
    }
    state = applied.value.state;
    events.push(...applied.value.events);
    done.push(action);
  }
  return { state, events, done, stopped: null };
}

/** One action, where it is offered; else why not, as the person is told. */
export function tryAction(
  module: GameModule,
  state: State,
  seat: SeatId,
  action: Action,
  dice: Dice,
): Result<Applied<State>> {
  const rejection = whyNotOffered(module, state, seat, action);
  return rejection === null ? module.apply(state, seat, action, dice) : { ok: false, rejection };
}

/** Why this is not offered now; null: it is. */
export function whyNotOffered(module: GameModule, state: State, seat: SeatId, action: Action): Rejection | null {
  const misfit = misfitOf(
    module.offers(state, seat),
    (asked, verb, filled) => module.ask(state, asked, verb, filled),
    seat,
    action,
  );
  if (misfit === null) return null;
  const others = misfit.code === 'not-offered' ? othersTurn(module, state, seat, action.verb) : null;
  return others ?? misfitRejection(module, action, misfit);
}

/** After a throw a fault of the rules must not undo it, so it counts as a refusal. */
function oncePlayed(table: TableContext, roller: Opened['roller'], play: () => Result<Applied<State>>) {
  try {
    return play();
  } catch (fault) {
    if (fault instanceof ImpossibleFace || roller.rolls.length === 0) throw fault;
    table.deps.onFault?.(fault);
    return refuse('rules-failed');
  }
}

/** The seat is not awaited, and what it tries belongs to those who are: answer whose turn it is, not "impossible". */
export function othersTurn(module: GameModule, state: State, seat: SeatId, verb: string): Rejection | null {
  // Who has not passed in a window stays private, as does anyone awaited in secret.
  const open = module.obligations(state).filter(({ kind, secret }) => kind !== 'window' && secret !== true);
  const awaited = awaitedSeats(open);
  const offered = (to: SeatId) =>
    module.offers(state, to).some((offer) => offer.verb === verb && offer.secret !== true);
  if (awaited.includes(seat) || offered(seat)) return null;
  const who = awaited.filter(offered).map((id) => ({ kind: 'seat', id }));
  return who.length === 0 ? null : { code: 'not-your-turn', values: { verb: { kind: 'verb', id: verb }, who } };
}

/** Names the verb, the slot, why, and some allowed values, so that the reader learns what he can do instead. */
function misfitRejection({ words }: GameModule, action: Action, misfit: Misfit): Rejection {
  const { slot } = misfit;
  const why = slot === undefined ? null : wantedTerm(words, action.verb, slot);
  const values = {
    verb: { kind: 'verb', id: action.verb },
    ...(slot === undefined ? {} : { slot: { kind: 'slot', id: slot } }),
    ...(why === null ? {} : { why }),
  };
  const when = misfit.code === 'not-offered' ? whenTerm(words, action.verb) : null;
  if (when !== null) return { code: 'not-now', values: { ...values, when } };
  const domain = misfit.domain;
  const chosen = slot === undefined ? undefined : action[slot];
  const counted = domain?.kind === 'some' && isTally(chosen) ? miscount(domain, chosen) : null;
  if (counted !== null) return counted;
  if (domain === undefined || (domain.kind !== 'one' && domain.kind !== 'some')) return { code: misfit.code, values };
  const names = domain.choices.map((choice) => choice.name ?? { kind: 'choice', id: choice.id });
  // Units of one kind in several places are separate choices with the same name.
  const choices = [...new Map(names.map((name) => [`${name.kind}:${name.id}`, name])).values()].slice(0, 12);
  if (choices.length === 0) return { code: `${misfit.code}-none`, values };
  return { code: `${misfit.code}-of`, values: { ...values, choices } };
}

/** The result of a command: what happened, and why the rest was refused, if it was. */
export interface Acted {
  readonly seat: SeatId;
  readonly events: readonly GameEvent[];
  readonly refused: Rejection | null;
}

/**
 * A seat plays: refused unless the game is in play and the actions are offered. Several actions are all or nothing
 * until a die is thrown. After a throw, earlier actions stand and only the rest is refused; otherwise a refusal would
 * reveal a throw that can still be had another way. `severally`: the same for several things, one after the other.
 */
export function decideAct(
  table: TableContext,
  opened: Opened,
  asker: Pick<Asker, 'userId' | 'userName'>,
  seat: SeatId,
  actions: readonly Action[],
  severally = false,
): Decision<Acted> {
  const { game, state, roller } = opened;
  const closed = whyNoPlay(game);
  if (closed !== null) return closed;
  if (state === null) return refuse('not-started');
  const all = playActions(table, opened, state, seat, actions);
  // The last of several alike may settle itself once the others are done, and is then no longer asked. While it is
  // still asked, what cannot be done any more (a purchase with no place left) is reported as too many.
  const over =
    severally && all.done.length > 0 && all.stopped !== null && !isOffered(opened, all.state, seat, all.stopped.action);
  const settled = over && !isStillAsked(opened, state, all.state, seat);
  const { stopped, ...played } = settled ? { ...all, stopped: null } : all;
  if (stopped !== null && roller.rolls.length === 0)
    return over ? refuse('together-too-many', { count: all.done.length }) : { ok: false, rejection: stopped.rejection };
  const who = { userId: asker.userId, seat };
  const next = { ...game, seats: namedAnew(game, asker), undoAsked: null };
  const answer: Acted = { seat, events: played.events, refused: stopped?.rejection ?? null };
  const spent = stopped?.spent ?? [];
  const rolls = roller.rolls.slice(0, roller.rolls.length - spent.length);
  const act = { ...who, kind: 'act', actions: played.done, events: played.events, rolls, detail: null } as const;
  const change = { game: next, state: played.state };
  if (stopped === null || spent.length === 0) return ok({ change: { ...change, entry: act }, answer });
  const tried = spentEntry(who, [stopped.action], spent);
  const entries = played.done.length === 0 ? { entry: tried } : { entry: act, spent: tried };
  return ok({ change: { ...change, ...entries, announce: [spentLine(spent)] }, answer });
}

function isOffered({ module }: Opened, state: State, seat: SeatId, { verb }: Action): boolean {
  return module.offers(state, seat).some((offer) => offer.verb === verb);
}

/** Is the seat still awaited for the same thing, whatever its wording now? */
function isStillAsked({ module }: Opened, before: State, after: State, seat: SeatId): boolean {
  const asked = (state: State) => module.obligations(state).filter(({ seats }) => seats.includes(seat));
  return asked(before).some((one) => asked(after).some(({ id, what }) => id === one.id && what === one.what));
}

/** The answer to the person who acted. */
export function actedLines(table: TableContext, game: GameRecord, state: State | null, acted: Acted): readonly Line[] {
  const told = eventLines(table, game, state, acted.seat, acted.events);
  return acted.refused === null
    ? told
    : [...told, { from: 'rejection', module: game.module, rejection: acted.refused }];
}

/** Someone who got a seat unseen (a substitute whose time came) is known by id until he plays. */
function namedAnew(game: GameRecord, { userId, userName }: Pick<Asker, 'userId' | 'userName'>): GameRecord['seats'] {
  const seats = game.seats.map((seat) =>
    seat.userId === userId && seat.lapses !== undefined ? withoutLapses(seat) : seat,
  );
  const unnamed = seats.some((seat) => seat.userId === userId && seat.userName === userId && userName !== userId);
  if (!unnamed) return seats;
  return seats.map((seat) => (seat.userId === userId ? { ...seat, userName: shortText(userName, 40) } : seat));
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
