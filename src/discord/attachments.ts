/** The largest file a command takes: the export of a long game fits many times. */
const BYTES_MOST = 25 * 1024 * 1024;
const PATIENCE_MS = 20_000;

/** The text of a file that somebody attached to a command. */
export async function readAttachment(url: string, size: number): Promise<string> {
  if (size > BYTES_MOST) throw new Error(`an attachment of ${size} bytes`);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`an attachment answered ${response.status}`);
  return response.text();
}
