import { afterAll, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import type { FakeInteraction } from './fake/interactions.js';
import { buttonsOf, selectsOf } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';
import { chanceOf } from './panel-player.js';

/** Whatever comes instead of a press: always an answer in private, never a change, a leak, or a message Discord refuses. */
const EACH = 50;
const pick = chanceOf(7);
let stage: GameStage;
let ann: FakeUser;
let bob: FakeUser;
let eve: FakeUser;
let one: FakeChannel;
let other: FakeChannel;

beforeAll(async () => {
  stage = await GameStage.open({ games: [HISPANIA, RECONQUISTA], place: { kind: 'memory', image: await testImage() } });
  ann = stage.discord.user('Ann', 'en-GB');
  bob = stage.discord.user('Bob', 'fr');
  eve = stage.discord.user('Eve', 'es-419');
  one = await laidOut('one', [ann, bob], 'move');
  other = await laidOut('other', [bob, ann], 'income');
});
afterAll(() => stage.close());

async function laidOut(name: string, [first, second]: readonly FakeUser[], phase: string): Promise<FakeChannel> {
  const channel = stage.channel(name);
  if (first === undefined || second === undefined) throw new Error('nobody');
  await stage.table.setPosition({
    requestId: `laid ${name}`,
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: {
      turn: 16,
      nation: 'castille',
      phase,
      gold: { castille: 20 },
      provinces: {
        segovie: { castille: ['infantry', 'infantry', 'infantry'] },
        tolede: { castille: ['infantry'] },
        denia: { aragon: ['infantry'] },
      },
      seats: { [first.id]: ['castille'], [second.id]: ['aragon'] },
    },
  });
  await stage.posted();
  return channel;
}

function postIn(channel: FakeChannel): FakeMessage {
  const post = stage.discord.world
    .messagesIn(channel.id)
    .findLast((message) => message.privateTo === null && buttonsOf(message).some(({ disabled }) => !disabled));
  if (post === undefined) throw new Error('nothing to press');
  return post;
}

function idsUnder(message: FakeMessage): readonly string[] {
  return [...buttonsOf(message), ...selectsOf(message)].map(({ id }) => id);
}

async function versions(): Promise<readonly number[]> {
  return Promise.all([one, other].map(async (channel) => (await stage.gameIn(channel)).version));
}

/** Each is answered, to whoever asked alone, and nothing has changed. */
async function comeToNothing(make: (nth: number) => readonly [FakeUser, FakeInteraction]): Promise<void> {
  const before = await versions();
  const posts = [one, other].flatMap((channel) => stage.discord.world.messagesIn(channel.id)).length;
  for (let nth = 0; nth < EACH; nth++) {
    const [user, sent] = make(nth);
    const answer = await user.settled(sent, `the forged press ${nth}`);
    expect(sent.callback, `press ${nth} is acknowledged`).not.toBeNull();
    const said = answer.messages.filter(({ privateTo }) => privateTo !== null && privateTo !== user.id);
    expect(said, 'shown to somebody else').toEqual([]);
    expect(answer.interaction.modal !== null || answer.messages.length > 0, `press ${nth} is answered`).toBe(true);
  }
  expect(await versions()).toEqual(before);
  const now = [one, other].flatMap((channel) => stage.discord.world.messagesIn(channel.id));
  expect(now.filter(({ privateTo }) => privateTo === null).length).toBeLessThanOrEqual(posts);
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
}

const anyOf = <Item>(items: readonly Item[]): Item => {
  const item = items[pick(items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
};

/** One character or part of it is another. */
function bent(id: string): string {
  const parts = id.split('.');
  const at = pick(parts.length);
  const strange = [
    '',
    '0',
    'zzzz',
    '-1',
    'p9',
    'constructor',
    '__proto__',
    '*',
    '0,0,0,0',
    '~',
    '~zz',
    't%00',
    '!'.repeat(20),
  ];
  return (
    parts.map((part, nth) => (nth === at ? `${pick(2) === 0 ? part : ''}${anyOf(strange)}` : part)).join('.') || '.'
  );
}

test('ids of components that nobody was shown: bent, cut, or of pure nonsense', async () => {
  const ids = idsUnder(postIn(one)).map((id) => id);
  await comeToNothing((nth) => {
    const id = nth % 5 === 4 ? anyOf(['w', '.', 'w....', 'x'.repeat(100), '💣', 'w.a.b.c.d~e~f']) : bent(anyOf(ids));
    return [eve, eve.press(postIn(one), id.slice(0, 100) || 'w')];
  });
});

test('the buttons of another game, and those of another’s seat', async () => {
  const looks = /^(?:#?\d*[.]?)?[cm]\./;
  await comeToNothing((nth) => {
    const [from, at] = nth % 2 === 0 ? [one, other] : [other, one];
    const ids = idsUnder(postIn(from)).filter((id) => !looks.test(id));
    return [eve, eve.press(postIn(at), anyOf(ids))];
  });
});

test('menus with values that were never in them', async () => {
  const menus = () => selectsOf(postIn(one));
  const strange = ['zz', '', '-1', '999', '__proto__', '0.0', 'ÿ', '1e9'];
  await comeToNothing((nth) => {
    const menu = menus()[0];
    const ids = idsUnder(postIn(one));
    const id = menu === undefined || nth % 4 === 3 ? anyOf(ids) : menu.id;
    const values = Array.from({ length: pick(4) }, () => anyOf(strange));
    return [eve, eve.pick(postIn(one), id, values)];
  });
});

test('forms with answers that they never had', async () => {
  const strange = ['', 'zz', '-1', '0.0.0', '9'.repeat(50), '💣', 'constructor'];
  await comeToNothing((nth) => {
    const fields = Array.from({ length: 1 + pick(6) }, (_, at) => ({
      type: 18,
      component:
        pick(2) === 0
          ? {
              type: 3,
              custom_id: anyOf([String(at), `${at}+1`, '-1', '99', 'x']),
              values: [anyOf(strange), anyOf(strange)],
            }
          : { type: 4, custom_id: String(at), value: anyOf(strange) },
    }));
    const id = nth % 3 === 0 ? bent(anyOf(idsUnder(postIn(one)))) : anyOf(idsUnder(postIn(one)));
    return [eve, eve.fill(postIn(one), id.slice(0, 100) || 'w', fields)];
  });
});

test('what one player presses of the other’s does nothing either', async () => {
  await comeToNothing((nth) => {
    const ids = idsUnder(postIn(one)).filter((id) => /(?:^|[^a-z])[wyf]\./.test(id));
    return [bob, nth % 2 === 0 ? bob.press(postIn(one), anyOf(ids)) : bob.pick(postIn(one), anyOf(ids), ['0'])];
  });
});

test('commands with what no client lets one type', async () => {
  const words = [
    '',
    ' ',
    '*',
    '`'.repeat(40),
    '@everyone',
    '<@1>',
    '../..',
    '\u0000',
    'x'.repeat(3000),
    '__proto__',
    '𝕏',
    '-0',
    'NaN',
  ];
  const lines = [
    ['move', ['from', 'to', 'units']],
    ['help', ['command']],
    ['rules', ['topic']],
    ['replay', ['of']],
    ['odds', ['province', 'units', 'against']],
  ] as const;
  await comeToNothing(() => {
    const [line, options] = anyOf(lines);
    const typed = Object.fromEntries(options.filter(() => pick(2) === 0).map((name) => [name, anyOf(words)]));
    return [eve, eve.force(one, line, typed)];
  });
});
