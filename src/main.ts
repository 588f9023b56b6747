// `npm start`: the bot if DISCORD_TOKEN is set, otherwise the table at this prompt. It takes no options:
// docs/operation.md lists the environment's settings. Over 200 lines: what is opened in order, and closed in
// reverse.
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, loadConfig, refusal, secretsOf } from './config.js';
import { DiscordBot } from './discord/bot.js';
import { DISCORD_LIMITS } from './discord/limits.js';
import type { DiscordSettings } from './discord/rest/rest.js';
import { firstScenes } from './first-scenes.js';
import { GAMES } from './games/registry.js';
import { openActivity } from './open-activity.js';
import { openImportReaders } from './open-import-readers.js';
import { openReckoning, openThinking } from './open-reckoning.js';
import { examine } from './operation/health.js';
import { createLog } from './operation/log.js';
import { meterTable } from './operation/metered-table.js';
import { createMetrics, type Readings, sharedLook } from './operation/metrics.js';
import { limitPersons } from './operation/person-limits.js';
import { createScrub } from './operation/scrub.js';
import { startOpsServer } from './operation/server.js';
import { startServersWatch } from './operation/servers.js';
import { describeShards, takesFirst } from './operation/shards.js';
import { createSharedClock } from './operation/shared-clock.js';
import { onStopSignal, type StopStep, stopInOrder } from './operation/stop.js';
import { systemClock, systemEntropy } from './operation/system.js';
import { startTidying } from './operation/tidying.js';
import { createWatch } from './operation/watch.js';
import { openStore, placeOf } from './persistence/open-store.js';
import { createBotTurns } from './reminders/bot-turns.js';
import { createOutageWatch } from './reminders/outage.js';
import { createReminders } from './reminders/round.js';
import { startTick } from './reminders/tick.js';
import { openAnimator } from './rendering/animator.js';
import { openPicturer } from './rendering/picturer.js';
import { openPlotter } from './rendering/plot.js';
import { openRulebooks } from './rulebooks/open-rulebooks.js';
import { openTable } from './table/open-table.js';
import type { OutboxSignal } from './table/ports/world.js';
import { wordsOf } from './table/words/words.js';
import { sitDownHere } from './terminal.js';
import { linkDoor } from './web/guest.js';
import { openWeb } from './web/server.js';

/** How long each part may take to stop; together with the final check less than a container's 40 seconds. */
const PATIENCE_MS = {
  rounds: 5_000,
  bots: 2_000,
  tidying: 1_000,
  discord: 14_000,
  commands: 4_000,
  server: 500,
  page: 500,
  clock: 500,
  pictures: 1_000,
  questions: 500,
  database: 5_000,
};

/**
 * How long the start may wait for the renderer, so that nobody waits for the first picture; after this the bot starts
 * anyway.
 */
const PICTURES_READY_WITHIN_MS = 5_000;

async function main(): Promise<void> {
  const read = loadConfig();
  if (!read.ok) return giveUp(refusal(read.problems));
  const { config } = read;
  // What was opened, the last first: the order in which it is closed.
  const opened: StopStep[] = [];
  try {
    if (config.discord === null) await sitDownHere(config);
    else await serve(config, config.discord, opened);
  } catch (fault) {
    await stopInOrder(opened);
    giveUp(createScrub(secretsOf(config))(refusal([reasonOf(fault)])));
  }
}

/** The bot: Discord, reminders, health and metrics over one store, until a signal stops it. */
async function serve(config: Config, discord: DiscordSettings, opened: StopStep[]): Promise<void> {
  const log = createLog(secretsOf(config));
  let stopping = false;
  const stop = async (why: string, code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    const report = await stopInOrder(opened);
    for (const step of report.steps)
      if (step.how !== 'done') log.warn({ step: step.name, fault: step.fault }, `stopped ${step.how}`);
    log.info({ clean: report.clean }, 'stopped');
    process.exit(report.clean ? code : 1);
  };
  onStopSignal((signal) => void stop(signal, 0));
  const opening = <Part>(part: Part, name: keyof typeof PATIENCE_MS, close: (part: Part) => Promise<void>): Part => {
    opened.unshift({ name, withinMs: PATIENCE_MS[name], stop: () => close(part) });
    return part;
  };

  // First of all: it takes longest, and nothing else waits for it until people can ask for pictures.
  const picturer = opening(openPicturer(), 'pictures', (part) => part.close());
  const picturesReady = picturer.warmUp(firstScenes(GAMES));
  const place = placeOf(config);
  const store = opening(await openStore(place, (sentence) => log.info(sentence)), 'database', (part) => part.close());
  log.info({ database: place.kind }, 'the database is ready');
  const clock = createSharedClock({
    ask: () => store.now(),
    own: systemClock,
    onOff: (milliseconds) => log.warn({ milliseconds }, 'the clock of this machine is off: it goes by the database'),
  });
  await clock.adjust();
  const startedAt = clock.now();
  opening(
    clock.keep((fault) => watch.fault('clock', fault)),
    'clock',
    (part) => part.stop(),
  );
  const animator = opening(openAnimator(), 'pictures', (part) => part.close());

  const readings: Readings = {
    outbox: sharedLook(() => store.outbox.waiting()),
    lastRound: () => watch.lastRound(),
    gateway: () => bot.shards(),
    now: () => clock.now(),
  };
  const metrics = createMetrics(readings);
  const watch = createWatch(log, metrics, () => clock.now());
  process.on('unhandledRejection', (fault) => watch.fault('stray', fault));
  process.on('uncaughtException', (fault) => {
    watch.fault('process', fault);
    void stop('a fault', 1);
  });

  const changed: OutboxSignal = {
    ring(gameId) {
      bot.ring(gameId);
      tick.gameChanged(gameId);
      web?.live.changed(gameId);
    },
  };
  const page = pageOf(config);
  const table = openTable({
    store: store.store,
    clock,
    entropy: systemEntropy,
    games: GAMES,
    rulebooks: openRulebooks(GAMES.map(({ id }) => id)),
    limits: DISCORD_LIMITS,
    outboxSignal: changed,
    importReader: openImportReaders(),
    reckoner: opening(openReckoning(), 'questions', (part) => part.close()),
    thinker: opening(openThinking(), 'questions', (part) => part.close()),
    onFault: (fault) => watch.fault('rules', fault),
    ...(page === null ? {} : { pageAddress: page.address }),
    opensInside: config.activity !== null,
  });
  const metered = opening(meterTable(table, metrics), 'commands', (part) => part.idle());
  const limited = limitPersons(metered.table);
  const say = wordsOf(GAMES);
  const inside =
    config.activity === null
      ? null
      : openActivity({
          settings: discord,
          activity: config.activity,
          table,
          store: store.store,
          onRefused: (status) => watch.discord.refused(status),
          onFault: (fault) => watch.fault('activity', fault),
        });
  const web =
    page === null
      ? null
      : opening(
          await openWeb({
            table: limited,
            watched: table,
            store: store.store,
            games: GAMES,
            say,
            plotter: openPlotter(),
            door: linkDoor(table, inside?.isOpen),
            inside,
            listen: page.listen,
            locale: config.locale,
            onFault: (fault) => watch.fault('page', fault),
          }),
          'page',
          (part) => part.close(),
        );
  if (web !== null) log.info({ port: web.port }, 'the page');
  const bot = new DiscordBot({
    settings: discord,
    table: limited,
    say,
    store: store.store,
    outbox: store.outbox,
    sentMessages: store.sentMessages,
    picturer,
    animator,
    watch: watch.discord,
    launches: inside !== null,
  });
  const botTurns = opening(
    createBotTurns({ table: metered.table, leases: store.leases, onFault: (fault) => watch.fault('rules', fault) }),
    'bots',
    (part) => part.stop(),
  );
  const reminders = createReminders({
    botTurns,
    store: store.reminders,
    table: metered.table,
    clock,
    entropy: systemEntropy,
    outboxSignal: { ring: () => bot.ring() },
  });

  const outageWatch = createOutageWatch({ store: store.reminders, leases: store.leases, clock });

  await openOps(config, {
    registry: metrics.registry,
    health: () =>
      examine(
        {
          ...readings,
          database: () => store.answers(),
          hasGateway: true,
          stopping: () => stopping,
        },
        startedAt,
      ),
  });

  const outage = await outageWatch.makeUp();
  if (outage > 0) watch.reminders.onOutage(outage);
  opening(bot, 'discord', (part) => part.stop());
  const canAct = () => bot.shards().some((shard) => shard.ready);
  const tick = opening(startTick({ reminders, outageWatch, canAct, ...watch.reminders }), 'rounds', (part) =>
    part.stop(),
  );
  const tidied = { onPruned: watch.onPruned, onFault: (fault: unknown) => watch.fault('tidying', fault) };
  opening(startTidying({ outbox: store.outbox, store: store.store, ...tidied }), 'tidying', (part) => part.stop());
  if (takesFirst(discord.shards)) log.info({ commands: await bot.register() }, 'registered');
  else await bot.learnCommands();
  // A killed process has left posts behind: send them without waiting for pictures to be ready.
  if ((await store.outbox.waiting()).count === 0)
    await Promise.race([picturesReady, pause(PICTURES_READY_WITHIN_MS, undefined, { ref: false })]);
  await bot.start();
  log.info({ shards: describeShards(discord.shards) }, 'at the table');
  const left = { onGone: watch.onGone, onFault: (fault: unknown) => watch.fault('servers', fault) };
  opening(startServersWatch({ bot, leases: store.leases, ...left }), 'tidying', (part) => part.stop());

  async function openOps(
    { ops }: Config,
    parts: Pick<Parameters<typeof startOpsServer>[0], 'registry' | 'health'>,
  ): Promise<void> {
    try {
      const onFault = (fault: unknown) => watch.fault('ops', fault);
      const server = opening(await startOpsServer({ listen: ops, ...parts, onFault }), 'server', (part) =>
        part.close(),
      );
      log.info({ port: server.port }, 'health and metrics');
    } catch (fault) {
      if (ops.asked)
        throw new Error(`OPS_PORT ${ops.port} cannot be had: ${fault instanceof Error ? fault.message : ''}`);
      log.warn({ port: ops.port }, 'health and metrics stay closed: the port is taken; choose another with OPS_PORT');
    }
  }
}

/** With Discord the page is opened where it was asked for. */
function pageOf({ web, webUrl }: Config) {
  if (!web.asked && webUrl === null) return null;
  return { listen: web, address: webUrl ?? `http://localhost:${web.port}` };
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const refused = ('status' in fault && fault.status === 401) || ('code' in fault && fault.code === 'TokenInvalid');
  return refused ? 'Discord does not accept DISCORD_TOKEN' : fault.message.replace(/\.$/, '');
}

function giveUp(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

await main();
