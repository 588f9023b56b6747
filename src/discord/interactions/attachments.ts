import { BOUNDS } from '../../table/log/bounds.js';

const PATIENCE_MS = 20_000;

/** The user's mistake, not our fault. */
export class TooLarge extends Error {
  readonly megabytes: number;
  constructor(bytes: number, most: number) {
    super(`an attachment of ${bytes} bytes, more than ${most}`);
    this.megabytes = Math.floor(most / (1024 * 1024));
  }
}

/**
 * The text of a file attached to a command. The address is Discord's, not the user's; its content is trusted only up to
 * the announced size.
 */
export async function readAttachment(url: string, size: number, most: number = BOUNDS.bytes): Promise<string> {
  if (size > most) throw new TooLarge(size, most);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (!response.ok || response.body === null) throw new Error(`an attachment answered ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop by an error closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new TooLarge(bytes, most);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
