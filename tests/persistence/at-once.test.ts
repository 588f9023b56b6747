import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

/** Every shot is fired at the same moment: by processes of their own on a server, within this one on the embedded. */
async function fire(
  place: Place,
  opened: OpenedStore,
  volleys: readonly (readonly Shot[])[],
): Promise<readonly Answered[]> {
  if (place.kind !== 'server') {
    const table = tortureTable(opened.store);
    return Promise.all(volleys.flat().map((shot) => shoot(table, shot)));
  }
  const file = path.join(import.meta.dirname, '..', 'torture', 'burst.ts');
  const processes = volleys.map((volley) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify({ place, shots: volley })], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    return { child, open: once(child.stdout, 'data'), closed: once(child, 'close').then(() => output) };
  });
  await Promise.all(processes.map(({ open }) => open));
  for (const { child } of processes) child.stdin.end('go\n');
  const outputs = await Promise.all(processes.map(({ closed }) => closed));
  return outputs.flatMap((output): readonly Answered[] => JSON.parse(output.slice(output.indexOf('['))));
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
  it('50 on one game: each is answered truly and applied at most once', async () => {
    const { place, drop } = await make();
    const opened = await openStore(place);
    await begin(opened, 'one');
    const answers = await fire(place, opened, [shots('one', 'a', 17), shots('one', 'b', 17), shots('one', 'c', 16)]);
    expect(answers).toHaveLength(50);
    await check(opened, ['one'], answers);
    await opened.close();
    await drop();
  });

  it('200 on 50 games', async () => {
    const { place, drop } = await make();
    const opened = await openStore(place);
    const channels = Array.from({ length: 50 }, (_, at) => `many-${at}`);
    await Promise.all(channels.map((channel) => begin(opened, channel)));
    const some = (tag: string, from: number, to: number) =>
      channels.flatMap((channel) => shots(channel, tag, to).slice(from, to));
    // A shout and an advance from the first process, the same shout from the two others.
    const volleys = [some('a', 2, 4), some('b', 4, 5), some('c', 4, 5)];
    const answers = await fire(place, opened, volleys);
    expect(answers).toHaveLength(200);
    await check(opened, channels, answers);
    await opened.close();
    await drop();
  });
});
