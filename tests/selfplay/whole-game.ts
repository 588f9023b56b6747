import { isFate } from '../../src/core/chronicle.js';
import type { Setup } from '../../src/core/contract/setup.js';
import type { GameModule } from '../../src/core/game-module.js';
import { firstAwaited } from '../../src/core/obligation.js';
import type { SeatId } from '../../src/core/seat.js';
import type { State } from '../../src/core/state.js';
import { turnOf } from '../../src/table/pilots.js';
import { Chance } from '../kit/fuzz/chance.js';
import { playerNamed } from './players.js';

/** One game to be played: who sits where. */
export interface Pairing {
  readonly setup: Setup;
  readonly seed: number;
  /** By seat, names of players. */
  readonly players: readonly string[];
  /** In a match: whose seat the challenger has. */
  readonly challenger?: number;
}

/** What came of it, as plain data: another process may have played it. */
export interface Played extends Pairing {
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat, where all win or lose together or alone; null where they are ranked. */
  readonly won: readonly boolean[] | null;
  readonly parts: readonly (readonly { readonly kind: string; readonly id: string; readonly score: number }[])[];
  readonly decisions: number;
  /** How many turns it went through; null where the game tells of none. */
  readonly turns: number | null;
  /** How often each verb was used, for which reason, and each kind of event happened. */
  readonly met: Readonly<Record<string, number>>;
  readonly hash: string;
}

const MOST_DECISIONS = 40_000;

/** Dice by the seed, thought by the seat: who plays the same plays the same game, wherever he sits. */
export function playWhole(
  module: GameModule,
  pairing: Pairing,
  enough = MOST_DECISIONS,
  watch: <Thought>(player: string, think: () => Thought) => Thought = (_player, think) => think(),
): Played {
  const { setup, seed, players } = pairing;
  const seats = players.map((_, index) => `p${index + 1}`);
  const dice = new Chance(seed);
  const started = module.setup.begin(setup, seats, dice);
  if (!started.ok) throw new Error(`${JSON.stringify(setup)}: ${started.rejection.code}`);
  let state: State = started.value.state;
  const first = turnOf(module, state);
  const chances = new Map(seats.map((seat, index) => [seat, new Chance(seed * 31 + index)]));
  const names = new Map(seats.map((seat, index) => [seat, players[index] ?? 'default']));
  const named = new Map([...names].map(([seat, name]) => [seat, playerNamed(name)]));
  const met: Record<string, number> = {};
  let [decisions, hash] = [0, 0];
  while (module.outcome(state) === null && decisions < enough) {
    const [owed] = module.obligations(state);
    if (owed === undefined || decisions > MOST_DECISIONS) throw new Error(`seed ${seed} does not come to an end`);
    const seat = firstAwaited(owed);
    const [player, chance] = [named.get(seat), chances.get(seat)];
    if (player === undefined || chance === undefined) throw new Error(`nobody plays ${seat}`);
    const [from, name] = [state, names.get(seat) ?? ''];
    const { action, reason } = watch(name, () => player(module, from, owed, chance));
    const done = module.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`seed ${seed}: ${seat} ${JSON.stringify(action)}: ${done.rejection.code}`);
    decisions += 1;
    hash = hashed(hash, JSON.stringify(action));
    count(met, `verb ${action.verb}`);
    count(met, `reason ${reason.key}`);
    if (reason.key === 'default') count(met, `default ${owed.what}`);
    for (const { type } of done.value.events) count(met, `event ${type}`);
    ({ state } = done.value);
  }
  const last = turnOf(module, state);
  const standings = module.seats(module.view(state, null));
  const of = (seat: SeatId) => standings.find((one) => one.seat === seat);
  return {
    ...pairing,
    scores: seats.map((seat) => of(seat)?.score ?? 0),
    won: fatesOf(module, state, seats),
    parts: seats.map((seat) => of(seat)?.parts ?? []),
    decisions,
    turns: first === null || last === null ? null : last - first + 1,
    met,
    hash: (hash >>> 0).toString(16),
  };
}

/** Who won, in a game that is won or lost. */
function fatesOf(module: GameModule, state: State, seats: readonly SeatId[]): readonly boolean[] | null {
  const fates = (module.outcome(state)?.ranking ?? []).filter(isFate);
  const winners = new Set(fates.flatMap(({ seats: those, result }) => (result === 'won' ? those : [])));
  return fates.length > 0 ? seats.map((seat) => winners.has(seat)) : null;
}

function count(met: Record<string, number>, name: string): void {
  met[name] = (met[name] ?? 0) + 1;
}

/** Of every action in its order (FNV). */
function hashed(hash: number, text: string): number {
  let mixed = hash ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}
