import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import { isObject, type Json } from '../../src/core/json.js';
import { type Domain, mostOf } from '../../src/core/offer.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Frame } from '../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import * as kit from '../../src/kit/index.js';
import type { FakeUser } from '../discord/fake/fake-user.js';
import { buttonsOf } from '../discord/fake/shown.js';
import type { FakeChannel } from '../discord/fake/world.js';
import { GameStage } from '../discord/game-stage.js';
import { Boards } from '../discord/report/boards.js';
import { KnowingPlayer } from '../discord/report/knowing-player.js';
import { testImage } from '../support/databases.js';

/** What somebody wants to do in a step, beside what ends it; what he fills into its form. */
type Wished = { readonly [Kind in Frame['kind']]?: string };
type Filled = Readonly<Record<string, string | readonly string[]>>;
type Forms = { readonly [Kind in Frame['kind']]?: Filled };
const OF_A_TURN: readonly Frame['kind'][] = ['bidding', 'tax-levels', 'purchases', 'combat', 'commerce'];
const MOST = 8;
const FORM = 'Fill in a form…';

let stage: GameStage;
beforeAll(async () => {
  stage = await GameStage.open({ games: [MEDIOEVO], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());

test('a turn of a kingdom with nothing contested takes at most eight presses', async () => {
  const { presses, ways } = await turnOf('quiet', { bidding: 'bid-nothing', purchases: 'done', commerce: 'trade' });
  expect(ways).toEqual(expect.arrayContaining(['bid-nothing 1', 'tax 1', 'done 1', 'trade 2']));
  expect(presses, ways.join(', ')).toBeLessThanOrEqual(MOST);
});

test('and no more with units bought, an army moved and a voyage made', async () => {
  // Two light infantry in the first of several places, and that is all; the caravan goes on, and that is all.
  const forms: Forms = { purchases: { 0: ['1.0'], 4: ['1'] }, commerce: { '0+0': ['0'], 1: ['1'] } };
  const { presses, ways } = await turnOf('busy', { bidding: 'bid-nothing', combat: 'move' }, forms);
  expect(ways).toEqual(expect.arrayContaining(['a form of purchases 2', 'move 2', 'a form of commerce 2']));
  expect(presses, ways.join(', ')).toBeLessThanOrEqual(MOST);
});

/** The presses of the first player in the first turn but for its set-up, which comes once a game. */
async function turnOf(name: string, wished: Wished, forms: Forms = {}) {
  const channel = stage.channel(name);
  const boards = new Boards(MEDIOEVO, stage, channel);
  const players = ['Ann', 'Bob', 'Cid'].map(
    (one) => new KnowingPlayer(stage.discord.user(`${one} ${name}`, 'en-US'), stage, channel, boards),
  );
  const users = players.map(({ user }) => user);
  await users[0]?.slash(channel, 'game create', { system: 'medioevo' });
  for (const user of users) await user.slash(channel, 'game join');
  await users[0]?.slash(channel, 'game start');
  const game = await stage.gameIn(channel);
  const playerOf = (seat: string) => {
    const userId = game.seats.find((one) => one.seat === seat)?.userId;
    const player = players.find(({ user }) => user.id === userId);
    if (player === undefined) throw new Error(`nobody sits in ${seat}`);
    return player;
  };
  const done: string[] = [];
  const ways: string[] = [];
  let presses = 0;
  for (let acts = 0; acts < 120; acts++) {
    await stage.posted();
    await boards.look();
    const state = stateIn(boards.now);
    if (boards.over || state.turn > 1) break;
    const [owed] = MEDIOEVO.obligations(state);
    const seat = owed?.seats[0];
    const kind = state.frames.at(-1)?.kind;
    if (owed === undefined || seat === undefined || kind === undefined) break;
    const player = playerOf(seat);
    const mine = seat === 'p1' && OF_A_TURN.includes(kind);
    const form = mine ? forms[kind] : undefined;
    if (form !== undefined) {
      await filledIn(player.user, channel, form);
      expect((await stage.gameIn(channel)).version).toBeGreaterThan(boards.version);
      ways.push(`a form of ${kind} 2`);
      presses += 2;
      continue;
    }
    const action =
      (seat === 'p1' ? wish(state, seat, wished, done) : otherBid(state, seat)) ??
      MEDIOEVO.fallback(state, { ...owed, seats: [seat] });
    const way = await player.reach(seat, action);
    if (way === null) throw new Error(`no way to ${JSON.stringify(action)}`);
    if (!mine) continue;
    done.push(action.verb);
    ways.push(`${action.verb} ${way.presses}`);
    presses += way.presses;
  }
  return { presses, ways };
}

/** Under the newest post that has a form: it is opened, and submitted. */
async function filledIn(user: FakeUser, channel: FakeChannel, form: Filled): Promise<void> {
  const post = stage.discord.world
    .messagesIn(channel.id)
    .findLast((one) => one.privateTo === null && buttonsOf(one).some(({ label }) => label === FORM));
  if (post === undefined) throw new Error('no form in sight');
  await user.submit(await user.click(post, FORM), channel, form);
}

/** The others bid apart: those who are tied bid again. */
function otherBid({ frames, seats }: Medioevo, seat: string): Action | null {
  return frames.at(-1)?.kind === 'bidding' ? { verb: 'bid', florins: 10 * seats.indexOf(seat) } : null;
}

/** What is still to be done of the turn, once each: all that can, to where nobody is; null: whatever ends it. */
function wish(state: Medioevo, seat: string, wished: Wished, done: readonly string[]): Action | null {
  const kind = state.frames.at(-1)?.kind;
  const verb = kind === undefined ? undefined : wished[kind];
  if (verb === undefined || done.includes(verb)) return null;
  if (!MEDIOEVO.offers(state, seat).some((offer) => offer.verb === verb)) return null;
  return kit.least(verb, (filled) => atEase(MEDIOEVO.ask(state, seat, verb, filled)));
}

function atEase(domain: Domain): Domain {
  if (domain.kind === 'some') return { ...domain, min: mostOf(domain) };
  if (domain.kind !== 'one' || domain.slot !== 'to') return domain;
  return { ...domain, choices: domain.choices.filter(({ note }) => note === undefined) };
}

function stateIn(found: Json | undefined): Medioevo {
  if (!isMedioevo(found)) throw new Error('another game');
  return found;
}
function isMedioevo(found: Json | undefined): found is Medioevo {
  return isObject(found) && 'warCircle' in found;
}
