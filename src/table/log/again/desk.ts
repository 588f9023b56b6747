import type { Action } from '../../../core/action.js';
import type { GameModule } from '../../../core/game-module.js';
import { isObject, isText } from '../../../core/json.js';
import type { State } from '../../../core/state.js';
import { AUTOPILOT } from '../../change/default.js';
import { TableContext } from '../../context.js';
import { LoadedDice } from '../../dice/loaded-dice.js';
import { hashOfSeed } from '../../dice/roller.js';
import type { Commit, GameRecord } from '../../ports/store.js';
import type { Asker } from '../../request.js';
import type { FileEntry, GameFile } from '../game-file.js';
import { OneGame } from './one-game.js';
import type { Stretch } from './stretches.js';

/** Without a published seed, faces cannot be derived: this many are taken from the file from here on. */
const FACES_AHEAD = 4_000;
const NO_SEED = '00'.repeat(32);
/** Nobody reads these answers. */
const SHOWN_TO_NOBODY = { token: 0, rows: 5, buttons: 5, choices: 1, fields: 0, suggestions: 0, letters: 0 };

/** Where one game is replayed, entry by entry: its table, its clock, its dice. */
export class Desk {
  readonly module: GameModule;
  readonly file: GameFile;
  readonly stretches: readonly Stretch[];
  private readonly store: OneGame;
  private readonly rolls: readonly { readonly face: number; readonly scripted: boolean }[];
  private stretchAt = 0;

  constructor(module: GameModule, file: GameFile, stretches: readonly Stretch[]) {
    this.module = module;
    this.file = file;
    this.stretches = stretches;
    this.store = new OneGame(new Set(file.entries.flatMap(({ detail }) => (isGoingBack(detail) ? [detail.to] : []))));
    this.rolls = file.entries.flatMap(({ rolls }) =>
      rolls.map(({ face, scripted }) => ({ face, scripted: scripted === true })),
    );
  }

  get stretch(): Stretch | undefined {
    return this.stretches[this.stretchAt];
  }

  /** Its seed is not published: the faces are the file's. */
  get sealed(): boolean {
    return this.stretch?.seed == null;
  }

  get state(): State | null {
    return this.store.state;
  }

  /** Before the first entry there is no game. */
  get begun(): GameRecord | null {
    return this.store.game;
  }

  get game(): GameRecord {
    if (this.store.game === null) throw new Error('no game yet');
    return this.store.game;
  }

  /** What a command would write at that entry's time; null: nothing, it is refused. */
  async tries(entry: FileEntry, hand: (table: TableContext, asker: Asker) => Promise<unknown>): Promise<Commit | null> {
    this.store.held = null;
    const table = new TableContext({
      store: this.store,
      games: [this.module],
      limits: SHOWN_TO_NOBODY,
      unheard: true,
      clock: { now: () => new Date(entry.at) },
      entropy: { id: () => 'again', seed: () => this.nextSeed() },
      loadedDice: this.loaded(),
      settledBefore: (version) => this.policyAt(version),
    });
    await hand(table, {
      requestId: `again:${entry.version}`,
      userId: entry.userId,
      userName: this.nameOf(entry.userId),
      channelId: '',
      guildId: null,
      locale: 'en',
    });
    return this.store.held;
  }

  keep(commit: Commit): void {
    const before = this.store.game?.seed;
    const renewed = before !== undefined && commit.entries.some(({ detail }) => isImport(detail));
    if (renewed) this.stretchAt++;
    const { seedHash = '' } = this.stretch ?? {};
    this.store.keep(commit, (game) => ({ ...game, seedHash }));
  }

  /** The seed of a game that begins now, or continues with another. */
  private nextSeed(): string {
    const next = this.stretches[this.store.game === null ? 0 : this.stretchAt + 1];
    return next?.seed ?? NO_SEED;
  }

  /** Set faces are not chance; they come first in a command's throws. */
  private loaded(): LoadedDice {
    const dice = new LoadedDice();
    const from = (this.store.game?.nextRoll ?? 1) - 1;
    const ahead = this.rolls.slice(from, from + FACES_AHEAD);
    const derived = ahead.findIndex(({ scripted }) => !scripted);
    const taken = this.sealed || derived === -1 ? ahead : ahead.slice(0, derived);
    dice.load(taken.map(({ face }) => face));
    return dice;
  }

  /** What a policy answered as this entry of the file. */
  private policyAt(version: number): Action | null {
    const entry = this.file.entries[version - 1];
    const [action, more] = entry?.actions ?? [];
    const settled = entry?.userId === AUTOPILOT && isObject(entry.detail) && isText(entry.detail.policy);
    return settled && action !== undefined && more === undefined ? action : null;
  }

  private nameOf(userId: string): string {
    const seat = this.store.game?.seats.find((one) => one.userId === userId)?.seat;
    return this.file.seats.find((one) => one.seat === seat)?.name ?? '';
  }
}

/** The fingerprint that a published seed must match. */
export function isOfSeed({ seed, seedHash }: Stretch): boolean {
  return seed === null || hashOfSeed(seed) === seedHash;
}

function isGoingBack(detail: unknown): detail is { readonly to: number } {
  return typeof detail === 'object' && detail !== null && 'to' in detail && typeof detail.to === 'number';
}

function isImport(detail: unknown): boolean {
  return typeof detail === 'object' && detail !== null && 'what' in detail && detail.what === 'import';
}
