import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import { isObject, type Json } from '../../src/core/json.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Frame } from '../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import * as kit from '../../src/kit/index.js';
import { GameStage } from '../discord/game-stage.js';
import { Boards } from '../discord/report/boards.js';
import { KnowingPlayer } from '../discord/report/knowing-player.js';
import { testImage } from '../support/databases.js';

/** Beside the tax and the ends of it: no bid, nothing bought, one voyage. */
const QUIET: { readonly [Kind in Frame['kind']]?: string } = { bidding: 'bid-nothing', commerce: 'trade' };
const OF_A_TURN: readonly Frame['kind'][] = ['bidding', 'tax-levels', 'purchases', 'combat', 'commerce'];
const MOST = 8;

let stage: GameStage;
beforeAll(async () => {
  stage = await GameStage.open({ games: [MEDIOEVO], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());

test('a turn of a kingdom with nothing contested takes at most eight presses', async () => {
  const channel = stage.channel('quiet');
  const boards = new Boards(MEDIOEVO, stage, channel);
  const players = ['Ann', 'Bob', 'Cid'].map(
    (name) => new KnowingPlayer(stage.discord.user(name, 'en-US'), stage, channel, boards),
  );
  const users = players.map(({ user }) => user);
  await users[0]?.slash(channel, 'game create', { system: 'medioevo' });
  for (const user of users) await user.slash(channel, 'game join');
  await users[0]?.slash(channel, 'game start');
  const game = await stage.gameIn(channel);
  const playerOf = (seat: string) => {
    const userId = game.seats.find((one) => one.seat === seat)?.userId;
    return players.find(({ user }) => user.id === userId);
  };
  const presses = new Map<number, string[]>();
  const ways: string[] = [];
  const counted = new Map<number, number>();
  for (let acts = 0; acts < 120; acts++) {
    await stage.posted();
    await boards.look();
    const state = stateIn(boards.now);
    if (boards.over || state.turn > 1) break;
    const [owed] = MEDIOEVO.obligations(state);
    const seat = owed?.seats[0];
    if (owed === undefined || seat === undefined) break;
    const done = presses.get(state.turn) ?? [];
    const action =
      (seat === 'p1' ? wish(state, seat, done) : otherBid(state, seat)) ??
      MEDIOEVO.fallback(state, { ...owed, seats: [seat] });
    const way = await playerOf(seat)?.reach(seat, action);
    if (way === undefined || way === null) throw new Error(`no way to ${JSON.stringify(action)}`);
    // The first turn has the set-up in it, which comes once a game.
    if (seat !== 'p1' || !OF_A_TURN.some((kind) => kind === state.frames.at(-1)?.kind)) continue;
    presses.set(state.turn, [...done, action.verb]);
    ways.push(`${action.verb} ${way.presses}`);
    counted.set(state.turn, (counted.get(state.turn) ?? 0) + way.presses);
  }
  expect(presses.get(1)).toEqual(expect.arrayContaining(['bid-nothing', 'tax', 'done', 'trade']));
  expect(counted.get(1), ways.join(', ')).toBeLessThanOrEqual(MOST);
}, 300_000);

/** The others bid apart: those who are tied bid again. */
function otherBid({ frames, seats }: Medioevo, seat: string): Action | null {
  return frames.at(-1)?.kind === 'bidding' ? { verb: 'bid', florins: 10 * seats.indexOf(seat) } : null;
}

/** What is still to be done of a quiet turn; null: whatever ends it. */
function wish(state: Medioevo, seat: string, done: readonly string[]): Action | null {
  const kind = state.frames.at(-1)?.kind;
  const verb = kind === undefined ? undefined : QUIET[kind];
  const offered = MEDIOEVO.offers(state, seat).some((offer) => offer.verb === verb);
  if (verb === undefined || !offered || (verb === 'trade' && done.includes(verb))) return null;
  return kit.least(verb, (filled) => MEDIOEVO.ask(state, seat, verb, filled));
}

function stateIn(found: Json | undefined): Medioevo {
  if (!isMedioevo(found)) throw new Error('another game');
  return found;
}
function isMedioevo(found: Json | undefined): found is Medioevo {
  return isObject(found) && 'warCircle' in found;
}
