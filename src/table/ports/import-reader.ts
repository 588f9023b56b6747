import type { GameFile } from '../log/game-file.js';
import type { PlayedFile } from '../log/play-file.js';
import type { Reply } from './message.js';

/** Who sent the file. */
export interface Sender {
  readonly userId: string;
  readonly guildId: string | null;
}

/** Reads and replays untrusted files, away from the thread that answers commands. */
export interface ImportReader {
  /** Reports how many entries were replayed so far. */
  take(text: string, from: Sender, progress: (played: number, of: number) => void): Promise<TakenFile>;
}

/** A game file that was read, checked and replayed, or the answer to its sender. */
export type TakenFile =
  | { readonly ok: true; readonly file: FileHead; readonly played: PlayedFile }
  | { readonly ok: false; readonly reply: Reply };

/** All of a game file but its log. */
export type FileHead = Omit<GameFile, 'entries'>;
