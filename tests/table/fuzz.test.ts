import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedStore } from '../../src/persistence/open-store.js';
import { openStore } from '../../src/persistence/open-store.js';
import { hashOfState } from '../../src/table/log/game-file.js';
import type { Control, Reply } from '../../src/table/ports/message.js';
import { testDatabases } from '../support/databases.js';
import { tableFixture } from './fixture.js';

/** Repeatable chance: the same run each time, another for each number. */
function chance(start: number) {
  let state = start;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  return { next, one };
}

const PEOPLE = ['red', 'blue', 'green', 'stranger'];
const VALUES = [
  '',
  '0',
  '-1',
  '7',
  '999999999999',
  'p1',
  'red',
  '@blue',
  'true',
  'never',
  '2 water',
  'x'.repeat(3000),
  '{"a":',
  "';--",
  '💥',
  '2026-12-01',
];

type Fixture = ReturnType<typeof tableFixture>;

async function fuzz(t: Fixture, seed: number, steps: number): Promise<void> {
  const { next, one } = chance(seed);
  await t.racing(['red', 'blue', 'green']);
  const commands = t.table.commands();
  let seen: readonly Control[] = [];
  const tokens: string[] = [];
  for (let step = 0; step < steps; step++) {
    const user = one(PEOPLE);
    const before = await t.store.inChannel(t.channel);
    let reply: Reply;
    let done: string;
    if (next() < 0.5 && seen.length > 0) {
      const control = one(seen);
      const old = tokens.length > 0 && next() < 0.2;
      const values =
        control.kind === 'select' ? [one(control.choices).value] : control.kind === 'field' ? [one(VALUES)] : undefined;
      done = `press ${control.token}`;
      reply = await t.press(user, old ? one(tokens) : control.token, next() < 0.1 ? [one(VALUES)] : values);
    } else {
      const command = one(commands);
      const sub = command.subcommands.length > 0 ? one(command.subcommands) : null;
      const skipped = sub !== null && ['end', 'archive', 'leave', 'import'].includes(sub.name) && next() < 0.95;
      if (skipped) continue;
      const options: Record<string, string | number | boolean> = {};
      for (const option of sub?.options ?? command.options) {
        if (next() < 0.5 && option.required !== true) continue;
        const choice = option.choices.length > 0 && next() < 0.7 ? one(option.choices).id : one(VALUES);
        options[option.name] =
          option.type === 'boolean' ? next() < 0.5 : option.type === 'integer' ? Math.floor(next() * 60) : choice;
      }
      done = `${command.name} ${sub?.name ?? ''} ${JSON.stringify(options)}`;
      reply = await t.does(user, sub === null ? command.name : `${command.name} ${sub.name}`, options);
    }
    const after = await t.store.inChannel(t.channel);
    // Every answer is a sentence; a refusal changes nothing.
    expect(t.textOf(reply).trim(), JSON.stringify({ done, reply })).not.toBe('');
    expect(t.textOf(reply)).not.toMatch(/undefined|\[object|\{\w+\}/);
    if (reply.refused !== undefined) expect(after).toEqual(before);
    for (const control of t.controlsOf(reply)) expect(control.token.length).toBeLessThanOrEqual(100);
    if (reply.controls !== undefined) seen = t.controlsOf(reply);
    tokens.push(...t.controlsOf(reply).map((control) => control.token));
  }
}

/** The log, replayed by a table that has never seen the game, leads to where the game is. */
async function replaysToTheSame(t: Fixture): Promise<void> {
  const game = await t.game();
  if (game.phase === 'gathering') return;
  const hash = hashOfState(JSON.parse(JSON.stringify(await t.table.state(t.channel))));
  const fresh = tableFixture({ store: t.store });
  expect(hashOfState(JSON.parse(JSON.stringify(await fresh.table.state(t.channel))))).toBe(hash);
  const log = await t.store.log(game.id);
  expect(log.map((entry) => entry.version)).toEqual(log.map((_, index) => index + 1));
  const rolls = log.flatMap((entry) => entry.rolls.map((roll) => roll.number));
  expect(rolls).toEqual(rolls.map((_, index) => index + 1));
}

describe('commands at random', () => {
  it.each([1, 2, 3, 4, 5, 6])('never break the table in memory (%i)', async (seed) => {
    const t = tableFixture();
    await fuzz(t, seed, 400);
    if ((await t.store.inChannel(t.channel)) !== null) await replaysToTheSame(t);
  });
});

const databases = await testDatabases();
if (databases.length === 1) console.log('no PostgreSQL server answers here: on the embedded database only');

describe.each(databases)('commands at random on the $name', (database) => {
  let made: Awaited<ReturnType<typeof database.make>>;
  let opened: OpenedStore;
  beforeAll(async () => {
    made = await database.make();
    opened = await openStore(made.place);
  });
  afterAll(async () => {
    await opened.close();
    await made.drop();
  });

  it('leave a log that replays to the same state', async () => {
    const t = tableFixture({ store: opened.store });
    await fuzz(t, 11, 150);
    if ((await t.store.inChannel(t.channel)) !== null) await replaysToTheSame(t);
  });

  it('play, undo, export and import as in memory', async () => {
    const t = tableFixture({ store: opened.store });
    await t.racing();
    await t.does('red', 'advance');
    await t.does('red', 'undo', { force: true });
    await t.does('red', 'sneak', { steps: 2 });
    await t.does('red', 'done');
    await t.does('blue', 'shout', { words: 'ñ “quotes” \\ and \u0001' });
    await replaysToTheSame(t);
    const state = await t.table.state(t.channel);
    await t.does('red', 'game end');
    const file = (await t.does('red', 'export')).attachments?.[0]?.content ?? '';
    await t.does('red', 'game archive');
    expect((await t.does('red', 'game import', { file })).refused).toBeUndefined();
    expect(await t.table.state(t.channel)).toEqual(state);
    await replaysToTheSame(t);
  });

  it('answer fifty at once truthfully, each applied once', async () => {
    const t = tableFixture({ store: opened.store });
    await t.racing();
    const { version } = await t.game();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        t.does(
          index % 2 === 0 ? 'red' : 'blue',
          'shout',
          { words: `call ${index}` },
          { requestId: `${t.channel}-${index % 25}` },
        ),
      ),
    );
    const texts = replies.map((reply) => t.textOf(reply));
    expect(replies.every((reply) => reply.refused === undefined)).toBe(true);
    expect(texts.filter((text) => text.includes('already'))).toHaveLength(25);
    expect((await t.game()).version).toBe(version + 25);
  });
});
