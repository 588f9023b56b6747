import type { TakenFile } from '../log/taken-file.js';

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
