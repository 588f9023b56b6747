import { setImmediate as breath } from 'node:timers/promises';
import type { GameEvent } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import { isObject } from '../../core/json.js';
import type { State } from '../../core/state.js';
import { type AskedRoll, OtherDie, Replayed } from '../dice/replayed.js';
import type { LogEntry } from '../ports/store.js';
import { type FileEntry, type GameFile, hashOfState } from './game-file.js';
import { BrokenLog, replayEntry } from './replay.js';

/** A replayed file: where its log leads, and its entries as the rules tell them. */
export interface PlayedFile {
  readonly state: State;
  readonly entries: readonly FileEntry[];
}

/** Why a file cannot be replayed: the rules fail, ask for another die, nothing begins, or it ends elsewhere. */
export interface Unplayable {
  readonly why: 'broken' | 'die' | 'empty' | 'hash';
  readonly version: number | null;
  readonly number: number | null;
}

/** One entry as the rules play it, beside the file's version. */
export interface PlayedEntry {
  readonly entry: LogEntry;
  readonly before: State | null;
  readonly events: readonly GameEvent[];
  /** The dice that the rules asked for, in order. */
  readonly asked: readonly AskedRoll[];
}

/** Lets other commands run while a file has thousands of entries. */
const BREATH_MS = 50;

/**
 * Gives the reason if the log leads nowhere, or elsewhere than the file says. Events and purposes of rolls come from
 * the rules, not from the file.
 */
export async function playFile(
  module: GameModule,
  file: GameFile,
  witness: (played: PlayedEntry) => void = () => undefined,
): Promise<PlayedFile | Unplayable> {
  const named = undoneTo(file);
  const states = new Map<number, State | null>([[0, null]]);
  const entries: FileEntry[] = [];
  let state: State | null = null;
  let expected = 1;
  let since = performance.now();
  try {
    for (const fileEntry of file.entries) {
      if (fileEntry.version !== expected++) throw new BrokenLog(expected - 1, 'an entry is missing here');
      const { at, hidden: _, ...rest } = fileEntry;
      const entry: LogEntry = { ...rest, at: new Date(at), requestId: '' };
      const events: GameEvent[] = [];
      const dice = new Replayed(entry.rolls);
      const before: State | null = state;
      state = await replayEntry(
        module,
        before,
        entry,
        async (version) => states.get(version) ?? null,
        (told) => events.push(...told.events),
        dice,
      );
      if (named.has(entry.version)) states.set(entry.version, state);
      witness({ entry, before, events, asked: dice.asked });
      entries.push({ ...fileEntry, events, rolls: asAsked(entry.rolls, dice.asked) });
      if (performance.now() - since > BREATH_MS) {
        await breath();
        since = performance.now();
      }
    }
  } catch (fault) {
    // Anyone can write such a file: if the rules fail on it, that is the file's fault.
    const version = fault instanceof BrokenLog ? fault.version : expected - 1;
    if (fault instanceof OtherDie && fault.number !== null) return { why: 'die', version, number: fault.number };
    return { why: 'broken', version, number: null };
  }
  if (state === null) return { why: 'empty', version: null, number: null };
  if (file.stateHash !== null && hashOfState(state) !== file.stateHash) {
    return { why: 'hash', version: null, number: null };
  }
  return { state, entries };
}

/** The versions that undos go back to: of thousands of states only these are needed again. */
function undoneTo({ entries }: GameFile): ReadonlySet<number> {
  const versions = entries.map(({ kind, detail }) => (kind === 'undo' && isObject(detail) ? detail.to : null));
  return new Set(versions.filter((to) => typeof to === 'number'));
}

function asAsked(rolls: LogEntry['rolls'], asked: readonly AskedRoll[]): LogEntry['rolls'] {
  return rolls.map((roll, index) => ({ ...roll, purpose: asked[index]?.purpose ?? roll.purpose }));
}
