import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore, type Place } from '../../src/persistence/open-store.js';
import { testImage } from '../support/databases.js';
import { inspect } from './inspect.js';
import { type Acknowledged, Racers, tortureTable } from './racers.js';

// Seen once in 300 kills: the process dies after it archived a game, and its heir after it began the next one, both
// unheard. The archiving is then found done while the next game is already there.
test('a command found done may belong to the game before', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'postumus-found-done-'));
  const place: Place = { kind: 'folder', directory, image: await testImage() };
  const { store, close } = await openStore(place);
  const table = tortureTable(store);
  const racers = new Racers(table, store, 'west', 0);
  const heard: Acknowledged[] = [];
  for (;;) {
    const ack = await racers.step();
    if ((await store.inChannel('west')) === null) break;
    heard.push(ack);
  }
  const archived = heard.length;
  await new Racers(table, store, 'west', archived).step();
  const found = await new Racers(table, store, 'west', archived).step();
  await close();
  expect(found).toMatchObject({ number: archived, seen: true });
  expect(await inspect(place, [...heard, found])).toEqual([]);
  const invented = { ...found, requestId: 'west#never' };
  expect(await inspect(place, [invented])).toEqual(['west#never: acknowledged, not in the log']);
  expect(await inspect(place, [{ ...found, seen: false }])).toHaveLength(1);
  rmSync(directory, { recursive: true, force: true });
});
