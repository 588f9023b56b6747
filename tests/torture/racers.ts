import { randomBytes } from 'node:crypto';
import type { TypedOptions } from '../../src/core/command.js';
import { canonical, isObject, type Json } from '../../src/core/json.js';
import { hashOfText } from '../../src/table/dice/roller.js';
import { openTable } from '../../src/table/open-table.js';
import type { GameRecord, Store } from '../../src/table/ports/store.js';
import type { ScriptedTable, TableService } from '../../src/table/service.js';
import { diceRace } from '../games/dice-race/index.js';
import { LIMITS } from '../support/edge-limits.js';

/** A command as the table answered it: what was acknowledged must be found again, whatever happens to the process. */
export interface Acknowledged {
  readonly channel: string;
  /** How many commands of this channel came before. */
  readonly number: number;
  readonly requestId: string;
  readonly gameId: string;
  readonly version: number;
  /** Of the state then; null where there is none (not set up, or archived). */
  readonly stateHash: string | null;
  /** The table said that it had done this one before. */
  readonly seen: boolean;
}

type TortureTable = TableService & ScriptedTable;

export function tortureTable(store: Store): TortureTable {
  return openTable({
    store,
    games: [diceRace()],
    limits: LIMITS,
    clock: { now: () => new Date() },
    entropy: { id: () => randomBytes(6).toString('hex'), seed: () => randomBytes(32).toString('hex') },
  });
}

export function requestIdOf(channel: string, number: number): string {
  return `${channel}#${number}`;
}

interface Move {
  readonly user: string;
  readonly command: string;
  readonly options?: TypedOptions;
}

const RED = 'red';
const BLUE = 'blue';

/** Two people who play one race after the other in a channel; each command has the next number as its request id. */
export class Racers {
  readonly #table: TortureTable;
  readonly #store: Store;
  readonly #channel: string;
  #number: number;

  constructor(table: TortureTable, store: Store, channel: string, from: number) {
    this.#table = table;
    this.#store = store;
    this.#channel = channel;
    this.#number = from;
  }

  async step(): Promise<Acknowledged> {
    const before = await this.#store.inChannel(this.#channel);
    const move = await this.#next(before);
    const [command = '', subcommand] = move.command.split(' ');
    const requestId = requestIdOf(this.#channel, this.#number);
    const reply = await this.#table.execute({
      requestId,
      userId: move.user,
      userName: move.user,
      channelId: this.#channel,
      guildId: null,
      locale: 'en',
      command,
      ...(subcommand === undefined ? {} : { subcommand }),
      options: move.options ?? {},
    });
    const seen = reply.lines.some((line) => line.from === 'table' && line.key === 'request.seen');
    if (reply.refused !== undefined) throw new Error(`${requestId} ${move.command}: ${JSON.stringify(reply.refused)}`);
    const after = before === null ? await this.#store.inChannel(this.#channel) : await this.#store.find(before.id);
    if (after === null) {
      // What was done before was the archiving of the game, just before the process was killed.
      if (!seen) throw new Error(`${requestId} ${move.command}: no game`);
      this.#number++;
      return this.step();
    }
    const begun = after.phase === 'playing' || after.phase === 'over';
    const state = begun ? await this.#table.state(this.#channel) : null;
    return {
      channel: this.#channel,
      number: this.#number++,
      requestId,
      gameId: after.id,
      version: after.version,
      stateHash: state === null ? null : hashOfText(canonical(state)),
      seen,
    };
  }

  async #next(game: GameRecord | null): Promise<Move> {
    if (game === null) return { user: RED, command: 'game create', options: { system: 'dice-race', length: 'long' } };
    switch (game.phase) {
      case 'gathering': {
        const absent = [RED, BLUE].find((user) => !game.seats.some((seat) => seat.userId === user));
        return absent === undefined ? { user: RED, command: 'game start' } : { user: absent, command: 'game join' };
      }
      case 'playing': {
        const [owed] = await this.#store.obligations(game.id);
        const user = game.seats.find(({ seat }) => owed?.seats.includes(seat))?.userId ?? RED;
        return { user, ...raceMove(owed?.what ?? '', await this.#table.state(this.#channel)) };
      }
      default:
        return { user: RED, command: 'game archive' };
    }
  }
}

function raceMove(owed: string, state: Json): Omit<Move, 'user'> {
  if (owed === 'bid') return { command: 'bid', options: { amount: Math.floor(Math.random() * 100) } };
  if (owed === 'meeting') return { command: 'react', options: { how: Math.random() < 0.5 ? 'push' : 'yield' } };
  const frames = isObject(state) && Array.isArray(state.stack) ? state.stack : [];
  const moved = frames.some((frame) => isObject(frame) && frame.box === 'turn' && frame.moved === true);
  if (moved) return { command: 'done' };
  return Math.random() < 0.4 ? { command: 'sneak', options: { steps: 1 } } : { command: 'advance' };
}
