import type { Strength } from '../../core/adviser.js';
import type { GameModule } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { names, strengthFor, strengthIn } from '../pilots.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { Tempo } from '../ports/settings.js';
import type { GameRecord } from '../ports/store.js';
import { isAlone, seatRecord } from '../seats.js';

/** A wait that a policy answers, for the first seat of `owed`. */
export interface Settled {
  readonly owed: Obligation;
  readonly matter: string;
  readonly strength: Strength;
}

/**
 * What is settled ahead of this wait: nothing that somebody wants to be asked about himself, and by public facts alone,
 * so that it tells nothing whether, and in which order, seats answer.
 */
export function settledPart(
  module: GameModule,
  game: Pick<GameRecord, 'seats' | 'settings'>,
  state: State,
  owed: Obligation,
): Settled | null {
  const { policies } = module;
  if (policies === undefined || game.settings.tempo === 'table' || isAlone(game)) return null;
  const own = owed.seats.flatMap((seat) => {
    const matter = settledMatter(module, game, state, owed, seat);
    return matter === null ? [] : [{ seat, matter }];
  });
  const [first] = own;
  // Any of several may answer for all: none does if one of them wants to be asked.
  if (first === undefined || (owed.kind !== 'window' && own.length < owed.seats.length)) return null;
  const strength = strengthIn(module, policies.strength);
  return { owed: { ...owed, seats: [first.seat] }, matter: first.matter, strength };
}

function settledMatter(
  { policies }: GameModule,
  { seats }: Pick<GameRecord, 'seats'>,
  state: State,
  owed: Obligation,
  seat: SeatId,
): string | null {
  const record = seats.find((one) => one.seat === seat) ?? null;
  if (record === null || record.userId === null || strengthFor(record, owed) !== null) return null;
  const matter = policies?.matterOf(state, owed, seat) ?? null;
  return matter === null || asksFor(record, matter, owed) ? null : matter;
}

/** He wants to be asked about such things, or about something that this is about: Toledo. */
function asksFor({ asks = [] }: SeatRecord, matter: string, { values = {} }: Obligation): boolean {
  return asks.some((one) => one === matter || names(Object.values(values), one));
}

/** A game in which nothing can be settled ahead asks everything. */
export function tempoIn(module: GameModule, wanted: Tempo): Tempo {
  return module.policies === undefined || module.mode === 'solitaire' ? 'table' : wanted;
}

/** What is settled for this seat, or asked; empty where nothing is settled ahead. */
export function mattersOf(
  module: GameModule,
  game: GameRecord,
  seat: SeatId,
): readonly { readonly matter: string; readonly asked: boolean }[] {
  if (tempoIn(module, game.settings.tempo) === 'table' || isAlone(game)) return [];
  const asks = seatRecord(game, seat)?.asks ?? [];
  return (module.policies?.matters ?? []).map((matter) => ({ matter, asked: asks.includes(matter) }));
}
