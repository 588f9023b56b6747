/**
 * `npm run --silent table -- FILE [--seed HEX] [--json] [--locale en|fr|es] [--no-images] [--channel NAME]`: plays a
 * script, without Discord and without a network.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, refusal } from './config.js';
import { GAMES } from './games/registry.js';
import { PLAY_USAGE, readArguments } from './local/arguments.js';
import { HandClock } from './local/local-table.js';
import { Runner } from './local/runner.js';
import { brokenJson, lineJson, lineText, playScript, readScript } from './local/script.js';
import { Folder } from './local/show-reply.js';
import { openLocalTableOn } from './open-local-table.js';
import { refuseStrangers } from './persistence/embedded/data-folder.js';
import { embeddedImage } from './persistence/image.js';
import { type Place, placeOf } from './persistence/open-store.js';
import { StorageFault } from './table/ports/storage-fault.js';

/** Every script starts at the same moment, so that it prints the same each time. */
const SCRIPT_START = new Date('2026-01-05T12:00:00Z');

process.exitCode = await main();

async function main(): Promise<number> {
  const given = readArguments(process.argv.slice(2));
  if ('wrong' in given) return failed(`${given.wrong}\n${PLAY_USAGE}`);
  const read = readConfig(process.env);
  if (!read.ok) return failed(refusal(read.problems));
  const { config } = read;
  let text: string;
  try {
    text = readFileSync(given.file === '-' ? 0 : given.file, 'utf8');
  } catch {
    return failed(`the script ${given.file} cannot be read`);
  }
  const directory = given.file === '-' ? process.cwd() : path.dirname(path.resolve(given.file));
  const script = readScript(text, directory);
  if (script.broken.length > 0) {
    for (const line of script.broken) {
      if (given.json) console.log(brokenJson(line));
      console.error(`line ${line.line}: ${line.why}`);
    }
    return 1;
  }
  const isKept = process.env.DATA_DIR !== undefined && config.databaseUrl === null;
  try {
    if (isKept) refuseStrangers(config.dataDir);
  } catch (fault) {
    return failed(fault instanceof StorageFault ? fault.message : String(fault));
  }
  const scratch = mkdtempSync(path.join(tmpdir(), 'postumus-'));
  const kept = isKept ? config.dataDir : scratch;
  const clock = new HandClock(SCRIPT_START);
  const channelId = given.channel ?? `script-${randomBytes(5).toString('hex')}`;
  const runner = new Runner({
    open: openLocalTableOn({
      place: await freshPlace(placeOf({ databaseUrl: config.databaseUrl, dataDir: path.join(kept, 'database') })),
      games: GAMES,
      clock,
      seed: given.seed,
      pictures: given.pictures,
      continues: channelId,
    }),
    channelId,
    locale: given.locale ?? config.locale,
    folder: new Folder(path.join(scratch, 'shown')),
    directory,
    onFault: (fault) => console.error(`a picture could not be drawn: ${String(fault)}`),
    sure: true,
    usualSystem: GAMES[0]?.id ?? '',
  });
  try {
    const strange = await playScript(runner, script.steps, channelId, (played) =>
      process.stdout.write(`${given.json ? lineJson(played) : lineText(played)}\n`),
    );
    if (strange === null) return 0;
    return failed(`another script was played in the channel ${channelId}: its line ${strange} was not this one's`);
  } catch (fault) {
    return failed(
      fault instanceof StorageFault
        ? fault.message
        : fault instanceof Error
          ? (fault.stack ?? fault.message)
          : String(fault),
    );
  } finally {
    await runner.close();
    if (kept === scratch) rmSync(path.join(scratch, 'database'), { recursive: true, force: true });
    // Shown pictures and files stay; if nothing was shown, nothing is left behind.
    if (readdirSync(scratch).length === 0) rmdirSync(scratch);
  }
}

/** A new embedded database is copied from an existing one: ten times as fast. */
async function freshPlace(place: Place): Promise<Place> {
  if (place.kind !== 'folder') return place;
  try {
    return { ...place, image: await embeddedImage(path.resolve(import.meta.dirname, '..', '.cache')) };
  } catch {
    return place;
  }
}

function failed(sentence: string): number {
  console.error(sentence);
  return 2;
}
