import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import { killRounds } from './rounds.js';

// npm run torture [-- ROUNDS [embedded | server]]: kill -9 at random moments, on both databases or on one.
const rounds = Number(process.argv[2] ?? 200);
const only = process.argv[3];

async function torture(
  name: string,
  make: () => Promise<{ place: Parameters<typeof killRounds>[0]; drop(): unknown }>,
) {
  const { place, drop } = await make();
  const began = performance.now();
  const result = await killRounds(place, rounds, (round, so) => {
    if (round % 20 === 0)
      console.log(`  ${name}: ${round} rounds, ${so.acknowledged} acknowledged, ${so.broken.length} broken`);
  });
  await drop();
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${name}: ${rounds} kills, ${result.acknowledged} commands acknowledged (${result.foundDone} found done after their answer was lost), ${result.broken.length} promises broken, ${seconds} s`,
  );
  for (const sentence of result.broken) console.log(`  ${sentence}`);
  if (result.broken.length > 0) process.exitCode = 1;
}

if (only !== 'server') {
  await torture('embedded PostgreSQL', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'postumus-torture-'));
    return {
      place: { kind: 'folder', directory, image: await testImage() },
      drop: () => rmSync(directory, { recursive: true, force: true }),
    };
  });
}
if (only !== 'embedded') {
  const server = await answeringServer();
  if (server === null) console.log('No PostgreSQL server answers on 127.0.0.1:5432: the embedded one only.');
  else await torture('PostgreSQL server', () => onServer(server).make());
}
