import type { GameFile } from '../log/game-file.js';
import type { PlayedFile } from '../log/play-file.js';
import type { Reply } from './message.js';

/** Whose file it is. */
export interface Sender {
  readonly userId: string;
  readonly guildId: string | null;
}

/** Where the files of strangers are read and played again: not where everybody's commands are answered. */
export interface ImportReader {
  /** Tells how many of its entries were played as it goes on. */
  take(text: string, from: Sender, progress: (played: number, of: number) => void): Promise<TakenFile>;
}

/** A game file that was read, checked and played again, or what is said to whoever sent it. */
export type TakenFile =
  | { readonly ok: true; readonly file: FileHead; readonly played: PlayedFile }
  | { readonly ok: false; readonly reply: Reply };

/** All that a game file says but for its log. */
export type FileHead = Omit<GameFile, 'entries'>;
