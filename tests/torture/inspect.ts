import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '../../src/core/state.js';
import type { PrismaClient } from '../../src/persistence/generated/client.js';
import type { Place } from '../../src/persistence/open-store.js';
import { hashOfState } from '../../src/table/log/game-file.js';
import { replayEntry } from '../../src/table/log/replay.js';
import type { Store } from '../../src/table/ports/store.js';
import { diceRace } from '../games/dice-race/index.js';
import { openInspected } from '../support/inspected.js';
import { type Acknowledged, requestIdOf } from './racers.js';

/** Looks at what a killed process left. Returns a sentence for each promise that was broken. */
export async function inspect(place: Place, acknowledged: readonly Acknowledged[]): Promise<readonly string[]> {
  const { store, prisma, close } = await openInspected(place);
  try {
    await untilQuiet(prisma);
    const broken: string[] = [];
    for (const gameId of new Set(acknowledged.map((ack) => ack.gameId))) {
      const ofGame = acknowledged.filter((ack) => ack.gameId === gameId);
      broken.push(...(await inspectGame(prisma, store, gameId, ofGame)));
    }
    for (const channel of new Set(acknowledged.map((ack) => ack.channel))) {
      broken.push(...(await inspectChannel(prisma, channel)));
    }
    return broken;
  } finally {
    await close();
  }
}

/** A server finishes the statement of a client that was killed: until then a game read twice is read at two versions. */
async function untilQuiet(prisma: PrismaClient): Promise<void> {
  for (;;) {
    const others = await prisma.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
    if (others.length === 0) return;
    await sleep(20);
  }
}

async function inspectGame(
  prisma: PrismaClient,
  store: Store,
  gameId: string,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const game = await store.find(gameId);
  if (game === null) return [`${gameId}: gone, with ${acknowledged.length} acknowledged commands`];
  const broken: string[] = [];
  const log = await store.log(gameId);
  if (log.some((entry, at) => entry.version !== at + 1) || log.length !== game.version) {
    broken.push(`${gameId}: version ${game.version}, log ${log.map((entry) => entry.version).join(' ')}`);
  }
  const rolls = log.flatMap((entry) => entry.rolls.map((roll) => roll.number));
  if (rolls.some((number, at) => number !== at + 1) || game.nextRoll !== rolls.length + 1) {
    broken.push(`${gameId}: next roll ${game.nextRoll} after ${rolls.join(' ')}`);
  }
  const hashes = await replayed(store, gameId);
  for (const ack of acknowledged) {
    const entry = await prisma.entry.findUnique({ where: { requestId: ack.requestId } });
    if (entry === null) broken.push(`${ack.requestId}: acknowledged, not in the log`);
    // What was found done may have been the end of the game before this one.
    else if (!ack.seen && (entry.gameId !== gameId || entry.version !== ack.version))
      broken.push(`${ack.requestId}: version ${entry.version} of ${entry.gameId}, not ${ack.version} of ${gameId}`);
    if (entry !== null && (await postsOf(prisma, entry)) === 0) broken.push(`${ack.requestId}: no post in the outbox`);
    if (ack.stateHash !== null && hashes.get(ack.version) !== ack.stateHash) {
      broken.push(`${ack.requestId}: the log replays to another state at version ${ack.version}`);
    }
  }
  return broken;
}

function postsOf(prisma: PrismaClient, { gameId, version }: { gameId: string; version: number }): Promise<number> {
  return prisma.post.count({ where: { gameId, version } });
}

/** The hash after each version, from the log alone, and once more from the last snapshot. */
async function replayed(store: Store, gameId: string): Promise<ReadonlyMap<number, string>> {
  const module = diceRace();
  const states = new Map<number, State | null>();
  const hashes = new Map<number, string>();
  let state: State | null = null;
  const log = await store.log(gameId);
  for (const entry of log) {
    state = await replayEntry(module, state, entry, async (version) => states.get(version) ?? null);
    states.set(entry.version, state);
    if (state !== null) hashes.set(entry.version, hashOfState(state));
  }
  const snapshot = await store.snapshotAt(gameId, log.length);
  if (snapshot !== null && hashes.get(snapshot.version) !== hashOfState(snapshot.state)) {
    throw new Error(`${gameId}: the snapshot of version ${snapshot.version} is not what the log replays to`);
  }
  return hashes;
}

/** The commands of a channel were sent one after the other: each is there once, with none left out between. */
async function inspectChannel(prisma: PrismaClient, channel: string): Promise<readonly string[]> {
  const entries = await prisma.entry.findMany({ where: { game: { channelId: channel } }, select: { requestId: true } });
  const found = entries.map((entry) => entry.requestId).filter((id) => !id.includes(':'));
  const missing = Array.from({ length: found.length }, (_, number) => requestIdOf(channel, number)).filter(
    (id) => !found.includes(id),
  );
  return missing.map((id) => `${id}: left out, though later ones are there`);
}
