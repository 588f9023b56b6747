import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import { deriveFace, type MixedWord } from '../../../src/core/derive.js';
import type { Roll, RollPurpose } from '../../../src/core/dice.js';
import { isObject, type Json } from '../../../src/core/json.js';
import { hmacSha256 } from '../../../src/table/dice/roller.js';
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

export function draftOf(text: string): DraftFile {
  return JSON.parse(text);
}

/** The entry nearest the middle of those that fit. */
export function middle(file: DraftFile, fits: (entry: DraftEntry) => boolean): DraftEntry | undefined {
  const fitting = file.entries.filter(fits);
  return fitting[Math.floor(fitting.length / 2)];
}

export const acted = (entry: DraftEntry) => entry.actions.length > 0;
export const rolled = (entry: DraftEntry) => entry.rolls.length > 0;
export const told = ({ detail }: Pick<DraftEntry, 'detail'>) => (isObject(detail) ? detail : {});
export const does = (what: string) => (entry: DraftEntry) => told(entry).what === what;
/** Somebody's act in play, before which and after which there are others. */
export const inPlay = (entry: DraftEntry) => entry.kind === 'act' && entry.detail === null;

/** Numbers the entries anew, as if none had been taken away or put in. */
export function renumber(file: DraftFile): void {
  for (const [index, entry] of file.entries.entries()) entry.version = index + 1;
  file.version = file.entries.length;
}

/** Puts an entry in before that one; versions, rolls and undos behind it are counted on, as if it had always been there. */
export function insert(file: DraftFile, before: DraftEntry | null, more: Partial<DraftEntry>): DraftEntry {
  const at = before === null ? file.entries.length : file.entries.indexOf(before);
  const last = file.entries[Math.max(0, at - 1)];
  const thrown = file.entries.slice(0, at).flatMap(({ rolls }) => rolls).length;
  const entry: DraftEntry = {
    ...{ version: at + 1, userId: last?.userId ?? '', kind: 'table', seat: null, detail: null },
    ...{ actions: [], events: [], rolls: [], at: last?.at ?? '' },
    ...more,
  };
  for (const [index, roll] of entry.rolls.entries()) roll.number = thrown + index + 1;
  for (const later of file.entries.slice(at)) {
    for (const roll of later.rolls) roll.number += entry.rolls.length;
  }
  for (const { detail } of file.entries.slice(at)) {
    if (isObject(detail) && typeof detail.to === 'number' && detail.to > at)
      Object.assign(detail, { to: detail.to + 1 });
  }
  file.entries.splice(at, 0, entry);
  file.nextRoll += entry.rolls.length;
  renumber(file);
  return entry;
}

/** Every face as the seed gives it for what the file says, as whoever has the database would. */
export function deriveAnew(file: DraftFile): boolean {
  const { seed, words } = file;
  if (seed === null) return false;
  for (const { rolls } of file.entries) {
    for (const roll of rolls) roll.face = deriveFace(hmacSha256, { ...roll, seed, words });
  }
  return true;
}

/** The first entry that is not as it was; null: none. */
export function firstChanged(file: DraftFile, original: DraftFile): number | null {
  const most = Math.max(file.entries.length, original.entries.length);
  for (let at = 0; at < most; at++) {
    if (JSON.stringify(file.entries[at]) !== JSON.stringify(original.entries[at])) return at + 1;
  }
  return null;
}
