import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import { isObject, type Json } from '../../src/core/json.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { textIn } from '../discord/fake/shown.js';
import type { FakeMessage } from '../discord/fake/world.js';
import { GameStage } from '../discord/game-stage.js';
import { Boards } from '../discord/report/boards.js';
import { KnowingPlayer } from '../discord/report/knowing-player.js';
import { testImage } from '../support/databases.js';

let stage: GameStage;
beforeAll(async () => {
  stage = await GameStage.open({ games: [MEDIOEVO], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());

const POSTS = 12;
const PINGS = 16;

test('a turn of four kingdoms takes at most twelve posts and sixteen pings', async () => {
  const channel = stage.channel('four');
  const boards = new Boards(MEDIOEVO, stage, channel);
  const players = ['Ann', 'Bob', 'Cid', 'Dee'].map(
    (one) => new KnowingPlayer(stage.discord.user(one, 'en-US'), stage, channel, boards),
  );
  const users = players.map(({ user }) => user);
  await users[0]?.slash(channel, 'game create', { system: 'medioevo' });
  for (const user of users) await user.slash(channel, 'game join');
  await users[0]?.slash(channel, 'game start');
  const game = await stage.gameIn(channel);
  const known = new Set<string>();
  const told: string[] = [];
  let pings = 0;
  for (let acts = 0; acts < 400; acts++) {
    await stage.posted();
    await boards.look();
    const state = stateIn(boards.now);
    const fresh = stage.discord.world
      .messagesIn(channel.id)
      .filter((one) => one.privateTo === null && !one.system && !known.has(one.id));
    for (const post of fresh) {
      known.add(post.id);
      if (state.turn !== TURN) continue;
      const called = calledIn(post).length;
      pings += called;
      told.push(`${state.phase} [${called}] ${textIn(post).slice(0, 900)}`);
    }
    if (boards.over || state.turn > TURN) break;
    const [owed] = MEDIOEVO.obligations(state);
    const seat = owed?.seats[0];
    if (owed === undefined || seat === undefined) break;
    const userId = game.seats.find((one) => one.seat === seat)?.userId;
    const player = players.find(({ user }) => user.id === userId);
    if (player === undefined) throw new Error(`nobody sits in ${seat}`);
    const action = otherBid(state, seat) ?? MEDIOEVO.fallback(state, { ...owed, seats: [seat] });
    const { version } = boards;
    const way = await player.reach(seat, action);
    // What is settled ahead may have been answered by itself meanwhile.
    if (way === null && boards.version === version) throw new Error(`no way to ${JSON.stringify(action)}`);
  }
  expect(told.length, told.join('\n\n')).toBeLessThanOrEqual(POSTS);
  expect(pings, told.join('\n\n')).toBeLessThanOrEqual(PINGS);
});

/** Who is really called by it. */
function calledIn(message: FakeMessage): readonly string[] {
  const users = message.allowedMentions?.users;
  const allowed = Array.isArray(users) ? users.map(String) : [];
  return allowed.filter((id) => textIn(message).includes(`<@${id}>`));
}

/** The first that has everything: events, hordes, unrest. */
const TURN = 2;

/** They bid apart: those who are tied bid again. */
function otherBid({ frames, seats }: Medioevo, seat: string): Action | null {
  return frames.at(-1)?.kind === 'bidding' ? { verb: 'bid', florins: 10 * seats.indexOf(seat) } : null;
}

function stateIn(found: Json | undefined): Medioevo {
  if (!isMedioevo(found)) throw new Error('another game');
  return found;
}
function isMedioevo(found: Json | undefined): found is Medioevo {
  return isObject(found) && 'warCircle' in found;
}
