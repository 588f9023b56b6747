import type { Action } from '../../core/action.js';
import type { Strength } from '../../core/adviser.js';
import type { Roll } from '../../core/dice.js';
import type { GameModule } from '../../core/game-module.js';
import type { JsonObject } from '../../core/json.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import { misfitOf } from '../../core/offer.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { ImpossibleFace, type Roller } from '../dice/roller.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { BrokenDefault, NewEntry } from './change.js';
import { spentEntry } from './spent.js';

/** The actor in the log when the autopilot plays for an absent player. */
export const AUTOPILOT = 'autopilot';

/** An obligation's default, as played; or what happened if the rules refuse it. */
type PlayedDefault =
  | { readonly ok: true; readonly state: State; readonly entry: NewEntry }
  | { readonly ok: false; readonly broken: BrokenDefault; readonly spent: NewEntry | null };

/**
 * Plays the legal default, or the act thought of instead. An illegal one is a fault of the rules: reported to the host,
 * not thrown.
 */
export function playDefault(
  table: TableContext,
  module: GameModule,
  game: GameRecord,
  state: State,
  owed: Obligation,
  roller: Roller,
  thought?: { readonly action: Action; readonly strength: Strength; readonly policy?: string },
): PlayedDefault {
  const thrown = roller.rolls.length;
  const seat = firstAwaited(owed);
  const tried: Action[] = [];
  try {
    const action = thought?.action ?? module.fallback(state, owed);
    tried.push(action);
    const ask = (asked: string, verb: string, filled: Parameters<GameModule['ask']>[3]) =>
      module.ask(state, asked, verb, filled);
    const misfit = misfitOf(module.offers(state, seat), ask, seat, action);
    if (misfit !== null) throw new Error(misfit.code);
    const applied = module.apply(state, seat, action, roller);
    if (!applied.ok) throw new Error(applied.rejection.code);
    const { events } = applied.value;
    const rolls = roller.since(thrown);
    const entry = {
      userId: AUTOPILOT,
      kind: 'act',
      seat,
      actions: [action],
      events,
      rolls,
      detail: { for: owed.id, ...how(thought) },
    } as const;
    return { ok: true, state: applied.value.state, entry };
  } catch (fault) {
    if (fault instanceof ImpossibleFace) throw fault;
    const reference = table.deps.entropy.id();
    const what = `${reference}: game ${game.id}, ${owed.what} (${owed.id}): the default ${JSON.stringify(tried[0])} fails`;
    table.deps.onFault?.(new Error(what, { cause: fault }));
    const rolls: readonly Roll[] = roller.since(thrown);
    const spent = rolls.length === 0 ? null : spentEntry({ userId: AUTOPILOT, seat }, tried, rolls);
    return { ok: false, broken: { owed, reference }, spent };
  }
}

/** Which policy of the player's own it was, or how well the autopilot thought. */
function how(thought: Parameters<typeof playDefault>[6]): JsonObject {
  if (thought === undefined) return {};
  return thought.policy === undefined ? { strength: thought.strength } : { policy: thought.policy };
}

/** Stops the autopilot for these seats: each is awaited in person. */
export function inPerson(game: GameRecord, { owed }: BrokenDefault): GameRecord {
  const seats = game.seats.map((seat) =>
    owed.seats.includes(seat.seat) ? { ...seat, autopilot: false, pilot: null } : seat,
  );
  return { ...game, seats };
}

export function brokenLine({ owed, reference }: BrokenDefault): Line {
  const who = owed.seats.map((id) => ({ kind: 'seat', id }));
  return { from: 'table', key: 'default.broken', values: { who, reference } };
}
