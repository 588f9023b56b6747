import { randomUUID } from 'node:crypto';
import { openStore } from '../../../src/persistence/open-store.js';
import { createReminders } from '../../../src/reminders/round.js';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import { BotHouse, build } from '../../operation/bot-process.js';
import { founding, newGame } from '../../persistence/tally.js';
import { answeringServer, onServer, runOn } from '../../support/databases.js';
import { watchLoop } from './loop.js';
import type { Parts } from './part.js';

/** Ten thousand games in the database, half of them in play, each with people of its own. */
export const MANY_PARTS: Parts = { 'many-games': manyGames };

const GAMES = 10_000;
const START_MS = 10_000;
const IDLE_ROUND_MS = 100;
const IDLE_SWEEP_MS = 50;
const LOOP_MS = 200;
const DAY_MS = 24 * 3_600_000;

async function manyGames(): Promise<readonly string[]> {
  const server = await answeringServer();
  if (server === null) {
    console.log('  no PostgreSQL server answers on 127.0.0.1:5432');
    return [];
  }
  const { place, drop } = await onServer(server).make();
  if (place.kind !== 'server') throw new Error('not a server');
  const broken: string[] = [];
  const hold = (what: string, is: number, most: number) => {
    console.log(`  ${what}: ${is} (at most ${most})`);
    if (is > most) broken.push(`${what}: ${is}, more than ${most}`);
  };
  let now = new Date(Date.now());
  const opened = await openStore(place);
  try {
    await opened.store.create(founding({ ...newGame('model'), phase: 'over' }));
    await runOn(place.url, copies(now));
    const reminders = createReminders({
      store: opened.reminders,
      table: { lapse: async () => 'settled', rest: async () => 'awake' },
      clock: { now: () => now },
      entropy: { seed: () => '', id: () => randomUUID().slice(0, 18) },
      outboxSignal: { ring: () => undefined },
    });
    const round = async () => {
      const loop = watchLoop();
      const began = performance.now();
      const { told, failures } = await reminders.round();
      return { took: Math.round(performance.now() - began), told, failures: failures.length, loop: loop.longest() };
    };
    const first = await round();
    console.log(`  the first round of all, which looks at every game in play: ${JSON.stringify(first)}`);
    hold('event loop in it, ms', first.loop, LOOP_MS);
    const idle = [await round(), await round(), await round()]
      .map(({ took }) => took)
      .sort((one, other) => one - other);
    hold('a round when nothing is due, ms', idle[1] ?? 0, IDLE_ROUND_MS);
    hold('that sweep, best of three, ms', idle[0] ?? 0, IDLE_SWEEP_MS);
    hold('games it read', (await opened.reminders.dueGames(now, '', GAMES)).marks.size, 0);

    now = new Date(now.getTime() + DAY_MS);
    const due = await round();
    console.log(`  all due at once: ${JSON.stringify(due)}`);
    hold('reminders missing', GAMES / 2 - due.told, 0);
    hold('event loop meanwhile, ms', due.loop, LOOP_MS);
    hold('failures', due.failures, 0);
  } finally {
    await opened.close();
  }
  hold('start of the bot, ms', await startOf(place.url), START_MS);
  await drop();
  return broken;
}

/** As in earnest, until it sits at the table. The posts that wait are not what is measured. */
async function startOf(url: string): Promise<number> {
  build();
  await runOn(url, 'UPDATE posts SET sent_at = now()');
  const discord = await FakeDiscord.start();
  const house = new BotHouse();
  try {
    const began = performance.now();
    const bot = house.start({ ...discord.environment, DATABASE_URL: url });
    await bot.said('at the table');
    return Math.round(performance.now() - began);
  } finally {
    await house.close();
    await discord.close();
  }
}

function copies(now: Date): string {
  const of = (table: string, change: string) => `
    INSERT INTO ${table} SELECT (jsonb_populate_record(one, ${change})).*
    FROM ${table} one, generate_series(1, ${GAMES}) n WHERE one.${table === 'games' ? 'id' : 'game_id'} = 'model';`;
  const phase = `CASE WHEN n % 2 = 0 THEN 'playing' ELSE 'over' END`;
  return `
    ${of('games', `jsonb_build_object('id', 'g' || n, 'channel_id', 'c' || n, 'phase', ${phase})`)}
    ${of('seats', `jsonb_build_object('game_id', 'g' || n, 'user_id', one.seat || n)`)}
    ${of('entries', `jsonb_build_object('game_id', 'g' || n, 'request_id', 'r' || n)`)}
    ${of('snapshots', `jsonb_build_object('game_id', 'g' || n)`)}
    ${of('obligations', `jsonb_build_object('game_id', 'g' || n, 'since', '${now.toISOString()}', 'due_at', NULL)`)}
    DELETE FROM obligations USING games WHERE games.id = game_id AND phase = 'over';
    ANALYZE;`;
}
