import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { MixedWord } from '../../../src/core/derive.js';
import type { Roll, RollPurpose } from '../../../src/core/dice.js';
import { canonical, type Json } from '../../../src/core/json.js';
import type { FileEntry, GameFile } from '../../../src/table/log/game-file.js';

/** A file that a forger has open before him. */
type Open<T> = { -readonly [Key in keyof T]: T[Key] };
export type DraftRoll = Open<Omit<Roll, 'purpose'>> & { purpose: Open<RollPurpose> };
export type DraftEntry = Open<Omit<FileEntry, 'rolls' | 'events' | 'actions'>> & {
  rolls: DraftRoll[];
  events: GameEvent[];
  actions: Action[];
};
export type DraftFile = Open<Omit<GameFile, 'entries' | 'setup' | 'words' | 'seats'>> & {
  entries: DraftEntry[];
  setup: { [name: string]: Json };
  words: Open<MixedWord>[];
  seats: { seat: string; name: string }[];
};

/** Changes the file in place; false where this file has nothing to forge in this way. */
export type Forge = (file: DraftFile) => boolean;
export type Forgeries = Readonly<Record<string, Forge>>;

export function draftOf(file: GameFile): DraftFile {
  return JSON.parse(JSON.stringify(file)) as DraftFile;
}

/** The entry nearest the middle of those that fit. */
export function middle(file: DraftFile, fits: (entry: DraftEntry) => boolean): DraftEntry | undefined {
  const fitting = file.entries.filter(fits);
  return fitting[Math.floor(fitting.length / 2)];
}

export const acted = (entry: DraftEntry) => entry.actions.length > 0;
export const same = (one: unknown, other: unknown) =>
  canonical(JSON.parse(JSON.stringify(one))) === canonical(JSON.parse(JSON.stringify(other)));

/** Numbers the entries anew, as if none had been taken away or put in. */
export function renumber(file: DraftFile): void {
  for (const [index, entry] of file.entries.entries()) entry.version = index + 1;
  file.version = file.entries.length;
}
