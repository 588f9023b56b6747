import type { GameModule } from '../core/game-module.js';
import type { JsonObject } from '../core/json.js';
import type { SeatId, TableMode } from '../core/seat.js';
import { plain } from '../core/slips.js';
import type { State } from '../core/state.js';
import type { People } from './ports/message.js';
import type { SeatRecord } from './ports/seat-record.js';
import type { GameRecord } from './ports/store.js';

/** The players' names; a player with several seats is named with the seat each time. */
export function peopleOf(game: GameRecord): People {
  const shared = (name: string) => game.seats.filter((seat) => seat.userName === name).length > 1;
  return Object.fromEntries(game.seats.map(({ seat, userName }) => [seat, nameIn(seat, userName, shared(userName))]));
}

function nameIn(seat: SeatId, userName: string, shared: boolean): string {
  if (userName === '') return seat;
  return shared ? `${userName} (${seat})` : userName;
}

export function seatsOf(game: GameRecord, userId: string): readonly SeatId[] {
  return game.seats.filter((seat) => seat.userId === userId).map((seat) => seat.seat);
}

/** If everyone plays for himself, nobody has two seats: a player in one is nobody's substitute any more. */
export function withSeatedSubstitutesFree(mode: TableMode, game: GameRecord): GameRecord {
  if (mode !== 'competitive') return game;
  const sits = (userId: string | null) => userId !== null && seatsOf(game, userId).length > 0;
  if (!game.seats.some(({ substituteId }) => sits(substituteId))) return game;
  const seats = game.seats.map((seat) => (sits(seat.substituteId) ? { ...seat, substituteId: null } : seat));
  return { ...game, seats };
}

export function seatRecord(game: GameRecord, seat: SeatId): SeatRecord | null {
  return game.seats.find((candidate) => candidate.seat === seat) ?? null;
}

/** What a reader may know, with the players' names: the basis of pictures and sentences. */
export function seenBy(module: GameModule, game: GameRecord, state: State, seat: SeatId | null): JsonObject {
  return { ...module.view(state, seat), people: peopleOf(game) };
}

/** A seat by id, number or its player's name, as people write it. */
export function seatNamed(game: GameRecord, text: string): SeatRecord | null {
  return personNamed(game, text) ?? game.seats[Number(/^[1-9]\d?$/.exec(text.trim())?.[0] ?? 0) - 1] ?? null;
}

/** The same, but not by number, which may mean something else. */
export function personNamed(game: GameRecord, text: string): SeatRecord | null {
  const name = (value: string) => plain(value).replace(/^@/, '');
  const wanted = name(text);
  if (wanted === '') return null;
  const userId = /^<@!?(\d+)>$/.exec(text.trim())?.[1] ?? text;
  return (
    game.seats.find((seat) => name(seat.seat) === wanted) ??
    game.seats.find((seat) => seat.userId === userId) ??
    game.seats.find((seat) => name(seat.userName) === wanted) ??
    game.seats.find((seat) => name(nameIn(seat.seat, seat.userName, true)) === wanted) ??
    null
  );
}

export function isMaster(game: GameRecord, asker: { readonly userId: string; readonly moderator?: boolean }): boolean {
  return game.masterId === asker.userId || asker.moderator === true;
}

/** Nobody waits for anybody: one person plays, alone, for all seats, or against the autopilot. */
export function isAlone({ seats }: Pick<GameRecord, 'seats'>): boolean {
  const played = seats.filter((seat) => !seat.autopilot);
  const first = played[0]?.userId ?? null;
  return first !== null && played.every((seat) => seat.userId === first && seat.substituteId === null);
}

/** The autopilot plays this seat. An empty seat waits for somebody to take it, until a deadline or the game master. */
export function isSelfPlayed(game: GameRecord, seat: SeatId): boolean {
  const record = seatRecord(game, seat);
  return record === null || record.autopilot;
}

/** Nobody else sits there. */
export function sitsAlone({ seats }: Pick<GameRecord, 'seats'>, userId: string): boolean {
  return seats.every((record) => record.userId === null || record.userId === userId);
}
