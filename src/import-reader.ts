/** A separate process that reads one untrusted file for the bot, reports its content, and ends. */
import type { FromReader } from './operation/import-readers.js';
import { takeFile } from './table/commands/game/take-file.js';

/** Entries passed on at once: the receiver serves others too. */
const AT_ONCE = 200;
const PROGRESS_EVERY = 100;

process.once('disconnect', () => process.exit());
process.once('message', (text) => {
  read(String(text)).catch((fault: unknown) => {
    console.error(fault);
    process.exit(1);
  });
});

async function read(text: string): Promise<void> {
  const loadGames = async () => (await import('./games/registry.js')).GAMES;
  const taken = await takeFile(loadGames, text, (played, of) => {
    if (played % PROGRESS_EVERY === 0) void tell({ kind: 'progress', played, of });
  });
  if (!taken.ok) return tell({ kind: 'refused', reply: taken.reply });
  const { entries, state } = taken.played;
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await tell({ kind: 'entries', entries: entries.slice(from, from + AT_ONCE) });
  await tell({ kind: 'taken', file: taken.file, state });
}

function tell(message: FromReader): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
