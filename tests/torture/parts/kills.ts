import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Place } from '../../../src/persistence/open-store.js';
import { answeringServer, onServer, testImage } from '../../support/databases.js';
import { firstStartRounds, killRounds, type Survived } from '../rounds.js';
import type { Parts } from './part.js';

type Make = () => Promise<{ readonly place: Place; drop(): unknown }>;

/** kill -9 at random moments: a third while playing on each database, a sixth in the first start of each. */
export function killParts(kills: number): Parts {
  const playing = Math.ceil(kills / 3);
  const starting = Math.ceil(kills / 6);
  return {
    'kills-embedded': () => whilePlaying(async () => inFolder(await testImage()), playing),
    'first-starts-embedded': () => inFirstStart(async () => inFolder(), starting),
    'kills-server': () => onAnswering((make) => whilePlaying(make, playing)),
    'first-starts-server': () => onAnswering((make) => inFirstStart(make, starting)),
  };
}

function inFolder(image?: string): { readonly place: Place; drop(): void } {
  const directory = mkdtempSync(path.join(tmpdir(), 'postumus-torture-'));
  return {
    place: { kind: 'folder', directory, ...(image === undefined ? {} : { image }) },
    drop: () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function onAnswering(part: (make: Make) => Promise<readonly string[]>): Promise<readonly string[]> {
  const server = await answeringServer();
  if (server !== null) return part(onServer(server).make);
  console.log('  no PostgreSQL server answers on 127.0.0.1:5432: the embedded one only');
  return [];
}

async function whilePlaying(make: Make, rounds: number): Promise<readonly string[]> {
  const { place, drop } = await make();
  const result = await killRounds(place, rounds, (round, so) => {
    if (round % 20 === 0) console.log(`  ${round} rounds, ${so.acknowledged} acknowledged, ${so.broken.length} broken`);
  });
  await drop();
  return told(result);
}

async function inFirstStart(make: Make, rounds: number): Promise<readonly string[]> {
  return told(await firstStartRounds(make, rounds));
}

function told({ rounds, acknowledged, foundDone, broken }: Survived): readonly string[] {
  console.log(
    `  ${rounds} kills, ${acknowledged} commands acknowledged (${foundDone} found done after their answer was lost)`,
  );
  return broken;
}
