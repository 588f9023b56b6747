import type { MixedWord } from '../../core/derive.js';
import { canonical, isObject, type Json, type JsonObject } from '../../core/json.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { tellsSeed } from '../challenge/closing.js';
import { hashOfText } from '../dice/roller.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { isSecretTo } from './secret.js';

/** A game as a file: what `/export` writes, `npm run verify` checks and `/game import` reads. */
export const RECORD_FORMAT = 'postumus-game';
export const RECORD_VERSION = 1;

export interface GameFile {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: typeof RECORD_VERSION;
  readonly module: string;
  readonly rulesVersion: string;
  readonly name: string;
  readonly phase: string;
  readonly setup: JsonObject;
  readonly overrides: Json;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly seedHash: string;
  /** Only when the game is over: it would reveal the dice to come. */
  readonly seed: string | null;
  /** The game is over, but others still play its seed. */
  readonly seedLater?: true;
  readonly words: readonly MixedWord[];
  readonly nextRoll: number;
  readonly version: number;
  /** Nothing is left out: it can be replayed and continued. */
  readonly complete: boolean;
  /** Of the final state; only if nothing is left out. */
  readonly stateHash: string | null;
  readonly entries: readonly FileEntry[];
}
export type FileEntry = Omit<LogEntry, 'at' | 'requestId'> & { readonly at: string; readonly hidden?: true };

export function hashOfState(state: State): string {
  return hashOfText(canonical(state));
}

/** Who reads the file of a game in play. */
interface FileReader {
  readonly seat: SeatId | null;
  /** Nobody else sits there, and a position that was set is no secret to him. */
  readonly alone: boolean;
  /**
   * Others may write what he may not know: his file is never called complete, since that would reveal that nobody has.
   */
  readonly mayHide: boolean;
}

/**
 * While a game is in play, a reader gets what he may know: a partly secret entry loses its actions and what he may not
 * read, and a wholly secret one is neither there nor counted. When the game is over, everything is open.
 */
export function fileOf(
  game: GameRecord,
  entries: readonly LogEntry[],
  state: State | null,
  { seat, alone, mayHide }: FileReader,
  now: Date,
): GameFile {
  const open = isEnded(game);
  if (open) return fileWith(game, overridesOf(game, entries), entries.map(wholeEntry), state, now);
  const known = entries.filter((entry) => !isSecretTo(entry, seat));
  const shown = known.map((entry) => readableEntry(entry, seat, alone));
  const overrides = overridesOf(game, entries);
  if (known.length === entries.length && !mayHide) return fileWith(game, overrides, shown, state, now);
  return { ...fileWith({ ...game, version: known.length }, overrides, counted(shown), null, now), complete: false };
}

/** Numbered as if nothing else existed; undo targets use those numbers too. */
function counted(shown: readonly FileEntry[]): readonly FileEntry[] {
  const upTo = (to: number) => shown.filter(({ version }) => version <= to).length;
  return shown.map((entry, index) => {
    const { detail } = entry;
    const back = isObject(detail) && typeof detail.to === 'number' ? { ...detail, to: upTo(detail.to) } : detail;
    return { ...entry, version: index + 1, detail: back };
  });
}

/** The file of these entries as shown. */
export function fileWith(
  game: GameRecord,
  overrides: Json,
  shown: readonly FileEntry[],
  state: State | null,
  now: Date,
): GameFile {
  const told = tellsSeed(game, now);
  const complete = shown.every((entry) => entry.hidden === undefined);
  return {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    module: game.module,
    rulesVersion: game.rulesVersion,
    name: game.name,
    phase: game.phase,
    setup: game.setup,
    overrides,
    seats: game.seats.map(({ seat, userName }) => ({ seat, name: userName })),
    seedHash: game.seedHash,
    seed: told ? game.seed : null,
    ...(isEnded(game) && !told ? { seedLater: true } : {}),
    words: game.words,
    nextRoll: game.nextRoll,
    version: game.version,
    complete,
    stateHash: complete && state !== null ? hashOfState(state) : null,
    entries: shown,
  };
}

/** Once the game has begun they are in its log. */
export function overridesOf(
  game: Pick<GameRecord, 'overrides'>,
  entries: readonly Pick<LogEntry, 'kind' | 'detail'>[],
): Json {
  const setup = entries.find(({ kind }) => kind === 'setup')?.detail ?? null;
  return isObject(setup) ? (setup.overrides ?? null) : game.overrides;
}

export function wholeEntry({ requestId: _, at, ...entry }: LogEntry): FileEntry {
  return { ...entry, at: at.toISOString() };
}

function readableEntry(entry: LogEntry, reader: SeatId | null, alone: boolean): FileEntry {
  const secret =
    entry.events.some((event) => !mayRead(event.audience ?? 'all', reader)) ||
    entry.rolls.some((roll) => !mayRead(roll.purpose.audience ?? 'all', reader));
  const whole = wholeEntry(entry);
  // A position set by a script contains everyone's secrets.
  if (entry.kind === 'position' && !alone) return { ...whole, hidden: true, detail: null };
  if (!secret) return whole;
  const events = entry.events.filter((event) => mayRead(event.audience ?? 'all', reader));
  const rolls = entry.rolls.filter((roll) => mayRead(roll.purpose.audience ?? 'all', reader));
  // A wholly secret entry does not even name its author: how often somebody wrote would hint at what.
  const whose = events.length + rolls.length === 0 ? { userId: '', seat: null } : {};
  return { ...whole, ...whose, hidden: true, actions: [], events, rolls, detail: null };
}
