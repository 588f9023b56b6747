import { createHash } from 'node:crypto';
import type { RawFile } from 'discord.js';

/** More messages than that go on telling at the same time in no process. */
const MOST = 1_000;

/**
 * What each message shows as a picture, as far as this process sent it: the same is not sent again, for a picture that
 * loads anew says to everybody that somebody did something in secret.
 */
export class DrawnBefore {
  readonly #prints = new Map<string, string>();

  note(messageId: string, files: readonly RawFile[]): void {
    this.#prints.delete(messageId);
    this.#prints.set(messageId, printOf(files));
    const [oldest] = this.#prints.size > MOST ? this.#prints.keys() : [];
    if (oldest !== undefined) this.#prints.delete(oldest);
  }

  isSame(messageId: string, files: readonly RawFile[]): boolean {
    return files.length > 0 && this.#prints.get(messageId) === printOf(files);
  }
}

function printOf(files: readonly RawFile[]): string {
  const hash = createHash('sha256');
  for (const { name, data } of files) hash.update(name).update(data instanceof Uint8Array ? data : String(data));
  return hash.digest('base64');
}
