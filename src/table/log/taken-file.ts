import type { Reply } from '../ports/message.js';
import type { GameFile } from './game-file.js';
import type { PlayedFile } from './play-file.js';

/** A game file that was read, checked and played again, or what is said to whoever sent it. */
export type TakenFile =
  | { readonly ok: true; readonly file: FileHead; readonly played: PlayedFile }
  | { readonly ok: false; readonly reply: Reply };

/** All that a game file says but for its log. */
export type FileHead = Omit<GameFile, 'entries'>;
