import path from 'node:path';
import { expect } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { HandClock } from '../../src/local/local-table.js';
import { Runner } from '../../src/local/runner.js';
import { type PlayedLine, playScript, readScript } from '../../src/local/script.js';
import { Folder } from '../../src/local/show-reply.js';
import { openLocalTableOn } from '../../src/open-local-table.js';
import { testImage } from './databases.js';

interface Played {
  readonly text: string;
  readonly games: readonly GameModule[];
  readonly usualSystem: string;
  /** Holds the database, and what is shown. */
  readonly folder: string;
  readonly channelId: string;
  readonly seed: string;
}

/** What a play script is answered, line by line. Opening a database takes seconds: several may share a folder. */
export async function playedScript(it: Played): Promise<readonly PlayedLine[]> {
  const { text, folder, channelId } = it;
  const runner = new Runner({
    open: openLocalTableOn({
      place: { kind: 'folder', directory: path.join(folder, 'database'), image: await testImage() },
      games: it.games,
      clock: new HandClock(new Date('2026-01-05T12:00:00Z')),
      seed: it.seed,
      pictures: false,
      continues: null,
    }),
    channelId,
    locale: 'en',
    folder: new Folder(path.join(folder, 'shown')),
    directory: folder,
    onFault: (fault) => {
      throw fault;
    },
    sure: true,
    usualSystem: it.usualSystem,
  });
  const script = readScript(text, folder);
  expect(script.broken).toEqual([]);
  const played: PlayedLine[] = [];
  await playScript(runner, script.steps, channelId, (line) => played.push(line));
  await runner.close();
  return played;
}
