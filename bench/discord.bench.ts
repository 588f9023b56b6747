import type { FakeUser } from '../tests/discord/fake/fake-user.js';
import type { FakeChannel } from '../tests/discord/fake/world.js';
import { GameStage } from '../tests/discord/game-stage.js';
import { PuppetStage } from '../tests/discord/puppet-stage.js';
import { diceRace } from '../tests/games/dice-race/index.js';
import { answeringServer, onServer, testImage } from '../tests/support/databases.js';
import { AT_ONCE, crowd, figure } from './crowd.js';
import type { Bench } from './measure.js';

/**
 * How long until Discord has the first answer, with 50 simultaneous interactions: through the real discord.js, HTTP and
 * WebSocket, the table and PostgreSQL. The fake Discord runs in the same process and is included. For comparison, the
 * same through a table that does nothing.
 */
export const bench: Bench = async () => {
  const server = await answeringServer();
  if (server === null) console.error('no PostgreSQL server answers: measured on the embedded database');
  const made =
    server === null
      ? { place: { kind: 'memory', image: await testImage() } as const, drop: async () => undefined }
      : await onServer(server).make();
  const stage = await GameStage.open({ games: [diceRace()], place: made.place, realDeadlines: true });
  const puppets = await PuppetStage.open();
  try {
    const seats = await seated(stage);
    const nobody = Array.from({ length: AT_ONCE }, (_, at) => puppets.discord.user(`N${at}`));
    const reads = await crowd(
      (at) => seat(seats, at).user.send(seat(seats, at).channel, 'game status'),
      stage.discord.world,
    );
    const writes = await crowd(
      (at, round) =>
        seat(seats, at).user.send(seat(seats, at).channel, 'orders', { react: round % 2 === 0 ? 'push' : 'yield' }),
      stage.discord.world,
    );
    const floor = await crowd(
      (at) => (nobody[at] ?? raise()).send(puppets.channel, 'game mine'),
      puppets.discord.world,
    );
    const typing = await Promise.all(
      Array.from({ length: 10 * AT_ONCE }, async (_, at) => {
        const { user, channel } = seat(seats, at % AT_ONCE);
        // Each types ten letters, one every 100 ms, starting at different moments.
        await new Promise((resolve) => setTimeout(resolve, at * 2));
        const began = performance.now();
        await user.complete(channel, 'pack', { goods: '', lane: 'lane' }, 'lane');
        return performance.now() - began;
      }),
    );
    if (stage.faults.length > 0) throw new Error(`faults while measuring: ${String(stage.faults[0]?.fault)}`);
    return [
      figure('first answer, 50 questions at once, p99', reads, floor, 0.99, 300),
      figure('first answer, 50 moves at once, p99', writes, floor, 0.99, 300),
      figure('first answer, 50 moves at once, median', writes, floor, 0.5),
      figure('suggestions, 50 people typing, p99', typing, floor, 0.99, 100),
    ];
  } finally {
    await stage.close();
    await puppets.close();
    await made.drop();
  }
};

interface Seat {
  readonly user: FakeUser;
  readonly channel: FakeChannel;
}

/** 25 games of two, all waiting for bids: everyone may give standing orders at any time. */
async function seated(stage: GameStage): Promise<readonly Seat[]> {
  const seats: Seat[] = [];
  for (let at = 0; at < AT_ONCE / 2; at++) {
    const channel = stage.channel(`game-${at}`);
    const pair = [stage.discord.user(`A${at}`), stage.discord.user(`B${at}`, 'fr')];
    await pair[0]?.slash(channel, 'game create', { system: 'dice-race' });
    for (const user of pair) {
      await user.slash(channel, 'game join');
      seats.push({ user, channel });
    }
    await pair[0]?.slash(channel, 'game start');
  }
  await stage.posted();
  return seats;
}

function seat(seats: readonly Seat[], at: number): Seat {
  return seats[at] ?? raise();
}

function raise(): never {
  throw new Error('nobody sits there');
}
