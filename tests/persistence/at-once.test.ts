import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openStore, type Place } from '../../src/persistence/open-store.js';
import { testDatabases } from '../support/databases.js';
import { type Answered, type Shot, shoot } from '../torture/burst.js';
import { tortureTable } from '../torture/racers.js';

const PEOPLE = ['red', 'blue'];

/** A race in a channel, everybody has bid: red's turn or blue's. */
async function begin(opened: OpenedStore, channel: string): Promise<void> {
  const table = tortureTable(opened.store);
  let number = 0;
  const run = async (user: string, command: string, options: Shot['options'] = {}) => {
    const requestId = `${channel}-begin-${++number}`;
    const { how, said } = await shoot(table, { requestId, channel, user, command, options });
    if (how !== 'done') throw new Error(`${command}: ${said}`);
  };
  await run('red', 'game create', { system: 'dice-race', length: 'long' });
  for (const user of PEOPLE) await run(user, 'game join');
  await run('red', 'game start');
  await run('red', 'bid', { amount: 9 });
  await run('blue', 'bid', { amount: 3 });
}

function shots(channel: string, tag: string, count: number): readonly Shot[] {
  return Array.from({ length: count }, (_, at): Shot => {
    const shot = { requestId: `${channel}-${tag}-${at}`, channel, user: PEOPLE[at % 2] ?? '' };
    // Of five: three that always apply, one that only the first may do, one that is sent by every process.
    if (at % 5 === 3) return { ...shot, user: 'red', command: 'advance', options: {} };
    const shout = { ...shot, command: 'shout', options: { words: shot.requestId.slice(-30) } };
    return at % 5 === 4 ? { ...shout, requestId: `${channel}-same-${at}` } : shout;
  });
}

/** Shoots a volley from each of three places at the same moment. */
interface Battery {
  /** The first, or the second. */
  fire(): Promise<readonly Answered[]>;
  close(): Promise<void>;
}

/** Three processes on a server; the embedded database has only this one. */
async function battery(
  place: Place,
  opened: OpenedStore,
  volleys: readonly (readonly (readonly Shot[])[])[],
): Promise<Battery> {
  if (place.kind !== 'server') {
    const table = tortureTable(opened.store);
    const waiting = [...volleys];
    return {
      fire: () => Promise.all((waiting.shift() ?? []).flat().map((shot) => shoot(table, shot))),
      close: async () => undefined,
    };
  }
  const file = path.join(import.meta.dirname, '..', 'torture', 'burst.ts');
  const processes = [0, 1, 2].map((at) => {
    const task = { place, volleys: volleys.map((volley) => volley[at] ?? []) };
    const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(task)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, lines: createInterface({ input: child.stdout }), ended: once(child, 'close') };
  });
  const heard = () => Promise.all(processes.map(({ lines }) => once(lines, 'line')));
  await heard();
  return {
    async fire() {
      const answers = heard();
      for (const { child } of processes) child.stdin.write('go\n');
      return (await answers).flatMap(([line]): readonly Answered[] => JSON.parse(String(line)));
    },
    async close() {
      await Promise.all(processes.map(({ ended }) => ended));
    },
  };
}

async function check(opened: OpenedStore, channels: readonly string[], answers: readonly Answered[]): Promise<void> {
  expect(answers.filter(({ how }) => how === 'fault')).toEqual([]);
  for (const channel of channels) {
    const game = await opened.store.inChannel(channel);
    const log = await opened.store.log(game?.id ?? '');
    expect(log.map((entry) => entry.version)).toEqual(log.map((_, at) => at + 1));
    const applied = log.map((entry) => entry.requestId);
    const here = answers.filter(({ shot }) => shot.channel === channel);
    for (const { shot, how } of here) {
      const times = applied.filter((id) => id === shot.requestId).length;
      expect([shot.requestId, how, times]).toEqual([shot.requestId, how, typeof how === 'string' ? 1 : 0]);
    }
    for (const id of new Set(here.map(({ shot }) => shot.requestId))) {
      const same = here.filter(({ shot }) => shot.requestId === id);
      expect(same.filter(({ how }) => how === 'done').length).toBeLessThanOrEqual(1);
    }
    const advances = here.filter(({ shot }) => shot.command === 'advance');
    expect(advances.filter(({ how }) => how === 'done').length).toBeLessThanOrEqual(1);
    for (const { how } of advances) expect(['done', { refused: 'not-offered' }]).toContainEqual(how);
    for (const { how } of here.filter(({ shot }) => shot.command === 'shout')) expect(['done', 'seen']).toContain(how);
  }
}

describe.each(await testDatabases())('many commands at once on the $name', ({ make }) => {
  const channels = Array.from({ length: 50 }, (_, at) => `many-${at}`);
  const some = (tag: string, from: number, to: number) =>
    channels.flatMap((channel) => shots(channel, tag, to).slice(from, to));
  const volleys = [
    [shots('one', 'a', 17), shots('one', 'b', 17), shots('one', 'c', 16)],
    // A shout and an advance from the first process, the same shout from the two others.
    [some('a', 2, 4), some('b', 4, 5), some('c', 4, 5)],
  ];
  let opened: OpenedStore;
  let guns: Battery;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await make();
    drop = database.drop;
    opened = await openStore(database.place);
    guns = await battery(database.place, opened, volleys);
    await Promise.all(['one', ...channels].map((channel) => begin(opened, channel)));
  });
  afterAll(async () => {
    await guns?.close();
    await opened?.close();
    await drop?.();
  });

  it('50 on one game: each is answered truly and applied at most once', async () => {
    const answers = await guns.fire();
    expect(answers).toHaveLength(50);
    await check(opened, ['one'], answers);
  });

  it('200 on 50 games', async () => {
    const answers = await guns.fire();
    expect(answers).toHaveLength(200);
    await check(opened, channels, answers);
  });
});
