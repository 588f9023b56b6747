import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import type { SeatId } from '../../../src/core/seat.js';
import { TableContext } from '../../../src/table/context.js';
import { walkTo } from '../../../src/table/controls/question/walk.js';
import { readToken, walkToken } from '../../../src/table/controls/token.js';
import type { Reply } from '../../../src/table/ports/message.js';
import type { GameRecord } from '../../../src/table/ports/store.js';
import { type KeptTrial, placeOfTrial, readTrial, trialKey } from '../../../src/table/whatif/kept-trial.js';
import { Trial } from '../../../src/table/whatif/trial.js';
import { LIMITS } from '../../support/edge-limits.js';
import { fits } from '../fits.js';
import type { tableFixture } from '../fixture.js';

export type Fixture = ReturnType<typeof tableFixture>;

/** Somebody who tries something out, and reads only what the bot says. */
export class Tryer {
  readonly t: Fixture;
  readonly games: readonly GameModule[];
  readonly name: string;
  last: Reply = { lines: [] };
  /** All that was said and shown to him. */
  heard = '';

  constructor(t: Fixture, games: readonly GameModule[], name: string) {
    this.t = t;
    this.games = games;
    this.name = name;
  }

  get text(): string {
    return this.t.textOf(this.last);
  }

  get labels(): readonly string[] {
    return this.t.controlsOf(this.last).map(this.t.labelOf);
  }

  /** The name of the trial that was shown last. */
  get id(): string {
    const tokens = this.t.controlsOf(this.last).flatMap(({ token }) => readToken(token) ?? []);
    const found = tokens.find(({ gameId }) => placeOfTrial(gameId) !== null);
    if (found === undefined) throw new Error(`no trial among ${this.labels.join(', ')}`);
    return found.gameId;
  }

  get kept(): KeptTrial {
    const kept = readTrial(this.memo ?? null);
    if (kept === null) throw new Error('nothing is kept');
    return kept;
  }

  get memo(): string | undefined {
    return this.t.memory.memos.get(trialKey(this.name, placeOfTrial(this.id) ?? 1));
  }

  async tries(step?: number, channel?: string): Promise<Reply> {
    const options = step === undefined ? {} : { step };
    return this.hears(await this.t.does(this.name, 'whatif', options, channel === undefined ? {} : { channel }));
  }

  async presses(label: string, requestId?: string): Promise<Reply> {
    return this.pressesToken(this.t.tokenOf(this.last, label), requestId);
  }

  async pressesToken(token: string, requestId?: string): Promise<Reply> {
    return this.hears(await this.t.press(this.name, token, undefined, requestId));
  }

  /** The trial as it is kept, played again by another table. */
  async trial(): Promise<Trial> {
    const { kept, t } = this;
    const real = await t.store.find(kept.gameId);
    const trial =
      real === null
        ? null
        : await Trial.open(elsewhere(t, this.games), real, kept, { userId: this.name, userName: this.name });
    if (trial === null) throw new Error('the trial cannot be opened');
    return trial;
  }

  /** Does it for that seat, and says yes if asked. */
  async does(seat: SeatId, action: Action): Promise<Reply> {
    const { id } = this;
    const { game, state, module } = await this.trial();
    const walk = walkTo(module, state, seat, action);
    if (walk === null) throw new Error(`${JSON.stringify(action)} is not possible`);
    const reply = await this.pressesToken(walkToken(game, seat, walk.path));
    if (reply.confirm !== undefined) await this.pressesToken(reply.confirm);
    if (this.last.refused !== undefined) throw new Error(`${id}: ${this.text}`);
    return this.last;
  }

  /** What the autopilot would do, for whoever is awaited; false: nobody is. */
  async goesOn(): Promise<boolean> {
    const { module, state } = await this.trial();
    const [owed] = module.obligations(state);
    if (owed === undefined) return false;
    await this.does(firstAwaited(owed), module.fallback(state, owed));
    return true;
  }

  private hears(reply: Reply): Reply {
    fits(reply);
    this.last = reply;
    this.heard += `${this.text}\n${this.labels.join(' | ')}\n${JSON.stringify(reply.picture?.('en') ?? null)}\n`;
    return reply;
  }
}

export function elsewhere({ memory }: Fixture, games: readonly GameModule[]): TableContext {
  const nothing = () => {
    throw new Error('no chance here');
  };
  const clock = { now: () => new Date('2026-11-19T12:00:00Z') };
  return new TableContext({ store: memory, games, limits: LIMITS, clock, entropy: { id: nothing, seed: nothing } });
}

/** The real game: whoever is awaited does what the autopilot would, so many times. */
export async function playsOn(t: Fixture, games: readonly GameModule[], times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const game = await t.game();
    const { module, state } = await stands(t, games, game);
    const [owed] = module.obligations(state);
    if (owed === undefined) return;
    const seat = firstAwaited(owed);
    const user = game.seats.find((one) => one.seat === seat)?.userId ?? '';
    const walk = walkTo(module, state, seat, module.fallback(state, owed));
    if (walk === null) throw new Error('the default is not offered');
    const reply = await t.press(user, walkToken(game, seat, walk.path));
    if (reply.confirm !== undefined) await t.press(user, reply.confirm);
    else if (reply.refused !== undefined) throw new Error(t.textOf(reply));
  }
}

export async function stands(t: Fixture, games: readonly GameModule[], game: GameRecord) {
  const table = elsewhere(t, games);
  const state = await table.stateOf(game);
  if (state === null) throw new Error('the game has not begun');
  return { module: table.moduleOf(game), state };
}
