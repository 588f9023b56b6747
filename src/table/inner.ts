import type { GameModule, State } from '../core/game-module.js';
import type { JsonObject } from '../core/json.js';
import type { Rejection } from '../core/result.js';
import type { SeatId } from '../core/seat.js';
import type { TableDeps } from './deps.js';
import { type LogSource, States } from './log/states.js';
import type { People } from './ports/message.js';
import type { GameRecord, SeatRecord } from './ports/store.js';

/** What the parts of the table share. */
export class Inner {
  readonly deps: TableDeps;
  readonly states = new States();

  constructor(deps: TableDeps) {
    this.deps = deps;
  }

  game(id: string): GameModule | null {
    return this.deps.games.find((module) => module.id === id) ?? null;
  }

  /** The rules that a game began with, of which only the minor number may have changed. */
  rulesOf(game: Pick<GameRecord, 'module' | 'rulesVersion'>): GameModule | null {
    return rulesAmong(this.deps.games, game);
  }

  /** Why nothing can be done with a game that an earlier (or later) version of the bot began; null: its rules are here. */
  lacksRules(game: GameRecord): Rejection | null {
    if (this.rulesOf(game) !== null) return null;
    const text = (id: string) => ({ kind: 'text', id }) as const;
    return { code: 'rules-gone', values: { game: text(game.name), version: text(game.rulesVersion) } };
  }

  /** The module of a game in play. */
  moduleOf(game: Pick<GameRecord, 'module' | 'rulesVersion'>): GameModule {
    const found = this.rulesOf(game);
    if (found === null) throw new Error(`no rules ${game.module} ${game.rulesVersion} in this version of the bot`);
    return found;
  }

  stateOf(game: GameRecord, source: LogSource = this.source(game.id)): Promise<State | null> {
    return this.states.at(this.moduleOf(game), game.id, game.version, source);
  }

  stateAt(game: GameRecord, version: number): Promise<State | null> {
    return this.states.at(this.moduleOf(game), game.id, version, this.source(game.id));
  }

  source(gameId: string): LogSource {
    const { store } = this.deps;
    return {
      snapshotAt: (atMost) => store.snapshotAt(gameId, atMost),
      log: (from, to) => store.log(gameId, from, to),
    };
  }

  /** The game of the channel, or of the channel that the thread belongs to. */
  async gameHere(where: { readonly channelId: string; readonly parentId?: string }): Promise<GameRecord | null> {
    const here = await this.deps.store.inChannel(where.channelId);
    if (here !== null || where.parentId === undefined) return here;
    return this.deps.store.inChannel(where.parentId);
  }
}

export function rulesAmong(
  games: readonly GameModule[],
  game: Pick<GameRecord, 'module' | 'rulesVersion'>,
): GameModule | null {
  const candidates = games.filter((module) => module.id === game.module);
  return (
    candidates.find((module) => module.rulesVersion === game.rulesVersion) ??
    candidates.find((module) => major(module.rulesVersion) === major(game.rulesVersion)) ??
    null
  );
}

function major(version: string): string {
  return version.split('.')[0] ?? version;
}

/** The names of those who sit; of a person with several seats each time with the seat. */
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

export function seatRecord(game: GameRecord, seat: SeatId): SeatRecord | null {
  return game.seats.find((candidate) => candidate.seat === seat) ?? null;
}

/** What a reader may know, with the names of the persons in the seats: what pictures and sentences are made of. */
export function seenBy(module: GameModule, game: GameRecord, state: State, seat: SeatId | null): JsonObject {
  return { ...module.view(state, seat), people: peopleOf(game) };
}

/** A seat by its id, its number or the name of the person in it, as people write it. */
export function seatNamed(game: GameRecord, text: string): SeatRecord | null {
  const plain = (value: string) => value.trim().toLowerCase().replace(/^@/, '');
  const wanted = plain(text);
  return (
    game.seats.find((seat) => plain(seat.seat) === wanted || seat.userId === text) ??
    game.seats.find((seat) => plain(seat.userName) === wanted) ??
    game.seats.find((seat) => plain(nameIn(seat.seat, seat.userName, true)) === wanted) ??
    game.seats.find((_, index) => String(index + 1) === wanted) ??
    null
  );
}

export function isMaster(game: GameRecord, asker: { readonly userId: string; readonly moderator?: boolean }): boolean {
  return game.masterId === asker.userId || asker.moderator === true;
}

/** Nobody waits for anybody: one person plays, alone or for all seats, or against the autopilot. */
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
