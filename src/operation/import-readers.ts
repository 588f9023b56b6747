import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Rejection } from '../core/result.js';
import type { State } from '../core/state.js';
import type { FileEntry } from '../table/log/game-file.js';
import type { FileHead, ImportReader, Sender, TakenFile } from '../table/ports/import-reader.js';
import type { Reply } from '../table/ports/message.js';

/** Messages from the reader of a file. */
export type FromReader =
  | { readonly kind: 'progress'; readonly played: number; readonly of: number }
  | { readonly kind: 'entries'; readonly entries: readonly FileEntry[] }
  | { readonly kind: 'taken'; readonly file: FileHead; readonly state: State }
  | { readonly kind: 'refused'; readonly reply: Reply };

export interface ImportLimits {
  /** A file that takes longer is given up. */
  readonly milliseconds: number;
  readonly megabytes: number;
  /** How many files one person may send in this time. */
  readonly most: number;
  readonly withinMs: number;
  /** Files waiting behind the current one; more are turned away. */
  readonly waiting: number;
}

const LIMITS: ImportLimits = { milliseconds: 60_000, megabytes: 112, most: 4, withinMs: 10 * 60_000, waiting: 4 };

/**
 * Reads untrusted files, each in a separate, limited process: one at a time in all, one waiting per server, and few per
 * person.
 */
export class ImportReaders implements ImportReader {
  readonly #startReader: (megabytes: number) => ChildProcess;
  readonly #limits: ImportLimits;
  readonly #servers = new Set<string>();
  readonly #lately = new Map<string, number[]>();
  #line: Promise<unknown> = Promise.resolve();
  #inLine = 0;

  constructor(startReader: (megabytes: number) => ChildProcess, limits: Partial<ImportLimits> = {}) {
    this.#startReader = startReader;
    this.#limits = { ...LIMITS, ...limits };
  }

  async take(text: string, from: Sender, progress: (played: number, of: number) => void): Promise<TakenFile> {
    const server = from.guildId ?? from.userId;
    if (this.#servers.has(server) || this.#inLine > this.#limits.waiting) return refused({ code: 'import-busy' });
    if (!this.#mayBring(from.userId)) return refused({ code: 'import-rarely' });
    this.#servers.add(server);
    this.#inLine++;
    const mine = this.#line.then(() => this.#read(text, progress));
    this.#line = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#servers.delete(server);
      this.#inLine--;
    }
  }

  #mayBring(userId: string): boolean {
    const now = performance.now();
    for (const [person, times] of this.#lately)
      if ((times.at(-1) ?? 0) < now - this.#limits.withinMs) this.#lately.delete(person);
    const mine = (this.#lately.get(userId) ?? []).filter((time) => time > now - this.#limits.withinMs);
    if (mine.length >= this.#limits.most) return false;
    this.#lately.set(userId, [...mine, now]);
    return true;
  }

  async #read(text: string, progress: (played: number, of: number) => void): Promise<TakenFile> {
    const reader = this.#startReader(this.#limits.megabytes);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<TakenFile>((resolve, reject) => {
        // Out of time or memory: the file asks for more than any game does.
        const givenUp = () => resolve(refused({ code: 'import-too-long' }));
        timer = setTimeout(givenUp, this.#limits.milliseconds);
        const entries: FileEntry[] = [];
        reader.on('message', (told: FromReader) => {
          switch (told.kind) {
            case 'progress':
              return progress(told.played, told.of);
            case 'entries':
              return void entries.push(...told.entries);
            case 'taken':
              return resolve({ ok: true, file: told.file, played: { entries, state: told.state } });
            case 'refused':
              return resolve({ ok: false, reply: told.reply });
          }
        });
        reader.once('error', reject);
        reader.once('exit', (code, signal) => {
          if (signal !== null) givenUp();
          else reject(new Error(`the reader of a file ended with ${code}`));
        });
        reader.send(text);
      });
    } finally {
      clearTimeout(timer);
      await ended(reader);
    }
  }
}

/** Gone, with all its memory, before the next starts. */
async function ended(reader: ChildProcess): Promise<void> {
  if (reader.exitCode !== null || reader.signalCode !== null) return;
  const exit = once(reader, 'exit');
  reader.kill('SIGKILL');
  await exit;
}

function refused(rejection: Rejection): TakenFile {
  return { ok: false, reply: { lines: [{ from: 'rejection', module: null, rejection }], refused: rejection } };
}
