import pg from 'pg';
import { type OpenedStore, openStore } from '../src/persistence/open-store.js';
import { Replayed } from '../src/table/dice/replayed.js';
import { replayEntry } from '../src/table/log/replay.js';
import type { LogEntry } from '../src/table/ports/store.js';
import { diceRace } from '../tests/games/dice-race/index.js';
import type { RaceState } from '../tests/games/dice-race/state.js';
import { answeringServer, onServer } from '../tests/support/databases.js';
import { shoot } from '../tests/torture/burst.js';
import { Racers, tortureTable } from '../tests/torture/racers.js';
import { type Bench, type Measure, measure, median, perSecond } from './measure.js';

const GAMES = 8;
const STRETCH_MS = 1500;
const STRETCHES = 3;
const LOG_LENGTH = 1000;

/** Commands through the table on PostgreSQL, and a log replayed. */
export const bench: Bench = async () => {
  const server = await answeringServer();
  if (server === null) {
    console.error('No PostgreSQL server answers on 127.0.0.1:5432: nothing to measure against.');
    return [];
  }
  const { place, drop } = await onServer(server).make();
  if (place.kind !== 'server') throw new Error('not a server');
  const opened = await openStore({ ...place, connections: GAMES });
  try {
    return [await commands(opened, place.url), ...(await replays(opened))];
  } finally {
    await opened.close();
    await drop();
  }
};

/** As many clients as games, each with one command or transaction in flight at any moment. */
async function commands(opened: OpenedStore, url: string): Promise<Measure> {
  const minimal = await minimalTransaction(url);
  const played = await playedCommand(opened);
  const [values, baselines]: [number[], number[]] = [[], []];
  await rate(played, STRETCH_MS / 2);
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    baselines.push(await rate(minimal.run, STRETCH_MS));
    values.push(await rate(played, STRETCH_MS));
  }
  await minimal.close();
  return measure({
    name: 'commands through the table, beside one insert and one update in a transaction',
    value: median(values),
    unit: '/s',
    baseline: median(baselines),
    // With rules, log, events, posts and answer it should cost no more than ten minimal transactions.
    goal: { of: 'ratio', atLeast: 0.1 },
  });
}

async function rate(work: (client: number) => Promise<void>, forMs: number): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: GAMES }, async (_, client) => {
      while (performance.now() - began < forMs) {
        await work(client);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}

async function minimalTransaction(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: GAMES });
  await pool.query('CREATE TABLE least (id int PRIMARY KEY, version int NOT NULL)');
  await pool.query('CREATE TABLE least_log (id int, version int, body json, PRIMARY KEY (id, version))');
  await pool.query('INSERT INTO least SELECT id, 0 FROM generate_series(0, $1) AS id', [GAMES]);
  const body = JSON.stringify({ verb: 'shout', words: 'forward' });
  const versions = Array.from({ length: GAMES }, () => 0);
  return {
    async run(id: number): Promise<void> {
      const version = (versions[id] ?? 0) + 1;
      versions[id] = version;
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query({
        name: 'insert',
        text: 'INSERT INTO least_log VALUES ($1, $2, $3)',
        values: [id, version, body],
      });
      await client.query({
        name: 'update',
        text: 'UPDATE least SET version = $2 WHERE id = $1',
        values: [id, version],
      });
      await client.query('COMMIT');
      client.release();
    },
    close: () => pool.end(),
  };
}

async function playedCommand(opened: OpenedStore): Promise<(game: number) => Promise<void>> {
  const table = tortureTable(opened.store);
  let number = 0;
  const does = async (channel: string, user: string, command: string, options = {}) => {
    const answer = await shoot(table, { requestId: `bench-${++number}`, channel, user, command, options });
    if (answer.how !== 'done') throw new Error(`${command}: ${answer.said}`);
  };
  for (let game = 0; game < GAMES; game++) {
    const channel = `bench-${game}`;
    await does(channel, 'red', 'game create', { system: 'dice-race' });
    for (const user of ['red', 'blue']) await does(channel, user, 'game join');
    await does(channel, 'red', 'game start');
  }
  return (game) => does(`bench-${game}`, 'red', 'shout', { words: 'forward' });
}

async function replays(opened: OpenedStore): Promise<readonly Measure[]> {
  const gameId = await longGame(opened);
  const log = await opened.store.log(gameId);
  const baseline = perSecond(() => reapply(log)) * log.length;
  const replayed = (await asyncPerSecond(() => replay(log))) * log.length;
  const read = (await asyncPerSecond(async () => replay(await opened.store.log(gameId)))) * log.length;
  return [
    measure({
      name: 'entries of a log replayed, beside applying the same actions in memory',
      value: replayed,
      unit: '/s',
      baseline,
      goal: { of: 'ratio', atLeast: 0.5 },
    }),
    measure({ name: 'the same, the log read from PostgreSQL each time', value: read, unit: '/s', baseline }),
  ];
}

/** A long race with much table talk in its log. */
async function longGame(opened: OpenedStore): Promise<string> {
  const channel = 'bench-log';
  const table = tortureTable(opened.store);
  const racers = new Racers(table, opened.store, channel, 0);
  let gameId = '';
  for (let step = 0; step < 24; step++) gameId = (await racers.step()).gameId;
  for (let at = 0; at < LOG_LENGTH; at++) {
    const shot = { requestId: `talk-${at}`, channel, user: at % 2 === 0 ? 'red' : 'blue' };
    const move = { command: 'pack', options: { lane: 'lane-7', goods: '1 bread, 2 water' } };
    const owed = (await opened.store.obligations(gameId))[0];
    const user = owed?.seats.includes('p2') ? 'blue' : 'red';
    const packed = at % 4 === 0 ? await shoot(table, { ...shot, user, ...move }) : null;
    if (packed?.how !== 'done') {
      await shoot(table, {
        ...shot,
        requestId: `${shot.requestId}-shout`,
        command: 'shout',
        options: { words: 'forward' },
      });
    }
  }
  return gameId;
}

function reapply(log: readonly LogEntry[]): RaceState | null {
  const module = diceRace();
  let state: RaceState | null = null;
  for (const entry of log) {
    const dice = new Replayed(entry.rolls);
    if (entry.kind === 'setup') {
      const begun = module.setup.begin({ length: 'long' }, ['p1', 'p2'], dice, null);
      state = begun.ok ? begun.value.state : null;
    }
    if (entry.kind !== 'act' || state === null || entry.seat === null) continue;
    for (const action of entry.actions) {
      const applied = module.apply(state, entry.seat, action, dice);
      if (!applied.ok) throw new Error(applied.rejection.code);
      state = applied.value.state;
    }
  }
  return state;
}

async function replay(log: readonly LogEntry[]): Promise<void> {
  const module = diceRace();
  let state: Parameters<typeof replayEntry>[1] = null;
  for (const entry of log) state = await replayEntry(module, state, entry, async () => null);
  if (state === null) throw new Error('the log replays to nothing');
}

async function asyncPerSecond(work: () => Promise<void>, forMs = 1000): Promise<number> {
  await work();
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < forMs) {
    await work();
    done += 1;
  }
  return done / ((performance.now() - began) / 1000);
}
