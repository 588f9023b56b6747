import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf } from './fake/shown.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage, type GameStageOptions } from './game-stage.js';
import { chanceOf, PanelPlayer } from './panel-player.js';

const games = [diceRace()];
const server = await answeringServer();
const folders: string[] = [];
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })));

async function embedded(): Promise<{ place: GameStageOptions['place']; drop: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'postumus-discord-'));
  folders.push(directory);
  return { place: { kind: 'folder', directory, image: await testImage() }, drop: async () => undefined };
}

const DATABASES = [
  { name: 'the embedded database', make: embedded },
  ...(server === null ? [] : [{ name: 'a PostgreSQL server', make: () => onServer(server).make() }]),
];

let stage: GameStage;
let channel: FakeChannel;
let people: FakeUser[];
let drop: () => Promise<void>;

async function sitDown(make = embedded): Promise<void> {
  const made = await make();
  drop = made.drop;
  stage = await GameStage.open({ games, place: made.place });
  channel = stage.channel('race');
  const who = [
    ['Ann', 'en-GB'],
    ['Bob', 'fr'],
    ['Cai', 'es-419'],
    ['Dee', 'de'],
  ] as const;
  people = who.map(([name, locale]) => stage.discord.user(name, locale));
}

/** By the buttons under the posts, as people do it. */
async function begin(): Promise<void> {
  const [ann, ...others] = people;
  await ann?.slash(channel, 'game create', { system: 'dice-race' });
  await ann?.slash(channel, 'game join');
  await stage.posted();
  for (const other of others) {
    const panel = panelIn(channel);
    await other.click(panel, /Join|seat/i);
    await stage.posted();
  }
  await ann?.slash(channel, 'game start');
  await stage.posted();
}

/** The newest post that can be pressed. */
function panelIn(where: FakeChannel) {
  const posts = stage.discord.world.messagesIn(where.id).filter((message) => message.privateTo === null);
  const panel = posts.findLast((message) => buttonsOf(message).some((button) => !button.disabled));
  if (panel === undefined) throw new Error('no panel');
  return panel;
}

afterEach(async () => {
  await stage.close();
  await drop();
});

describe.each(DATABASES)('on $name', ({ make }) => {
  beforeEach(() => sitDown(make));

  test('four people play a race to its end by buttons, through restarts; every word is where it belongs', async () => {
    await begin();
    const pick = chanceOf(7);
    const players = people.map((user) => new PanelPlayer(user, pick));
    for (let act = 1; act < 400; act++) {
      const game = await stage.gameIn(channel);
      if (game.phase === 'over') break;
      const awaited = await stage.awaited(channel, people);
      const user = awaited[pick(awaited.length)];
      await players.find((player) => player.user === user)?.act(channel);
      if (act % 15 === 0) await stage.restart();
    }
    await stage.posted();
    const game = await stage.gameIn(channel);
    expect(game.phase).toBe('over');
    expect(stage.faults).toEqual([]);
    expect(stage.discord.violations).toEqual([]);
    expect(players.every((player) => player.presses > 5)).toBe(true);
    const posts = stage.discord.world
      .messagesIn(channel.id)
      .filter((message) => message.privateTo === null && !message.system);
    expect(posts.filter((message) => message.pinned)).toHaveLength(1);
    expect(posts.flatMap(buttonsOf).filter((button) => !button.disabled)).toEqual([]);
    expect(posts.some((message) => message.attachments.some((file) => file.description !== null))).toBe(true);
    expect(posts.filter((message) => message.content.includes(game.seed))).toHaveLength(1);
  });
});
