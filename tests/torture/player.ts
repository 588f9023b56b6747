import { writeSync } from 'node:fs';
import { openStore, type Place } from '../../src/persistence/open-store.js';
import { Racers, tortureTable } from './racers.js';

// Run by rounds.ts: plays in all channels at once and tells each acknowledged command, until it is killed.
const task: { readonly place: Place; readonly from: Readonly<Record<string, number>> } = JSON.parse(
  process.argv[2] ?? '',
);
const { store } = await openStore(task.place);
const table = tortureTable(store);
writeSync(1, 'open\n');
await Promise.all(
  Object.entries(task.from).map(async ([channel, from]) => {
    const racers = new Racers(table, store, channel, from);
    for (;;) writeSync(1, `${JSON.stringify(await racers.step())}\n`);
  }),
);
