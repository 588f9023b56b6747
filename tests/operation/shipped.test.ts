import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { textIn } from '../discord/fake/shown.js';
import { olderLive } from '../discord/live-buttons.js';
import { Rehearsal } from '../discord/rehearsal.js';
import { answeringServer, onServer, runOn } from '../support/databases.js';
import { ShippedStage } from './shipped-stage.js';

const server = await answeringServer();

/** What is wired in main.ts alone is tried here: one of each kind, by the program that a host starts. */
describe.runIf(server !== null)('npm start', () => {
  let stage: ShippedStage;
  let rehearsal: Rehearsal;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    if (server === null) return;
    const { place, drop: dropped } = await onServer(server).make();
    drop = dropped;
    if (place.kind !== 'server') throw new Error('not a server');
    url = place.url;
    stage = await ShippedStage.open({ games: GAMES, place });
    const plan = {
      system: 'hispania',
      setup: { scenario: 'A', events: 'on' },
      seed: 4,
      restartEvery: 1_000,
      troubleEvery: 1_000,
    };
    rehearsal = new Rehearsal(stage, { ...plan, sense: 10, patience: 1, tell: () => undefined });
    await rehearsal.gather();
  });
  afterAll(async () => {
    await stage?.close();
    await drop?.();
  });

  const posts = () =>
    stage.discord.world
      .messagesIn(rehearsal.channel.id)
      .filter(({ privateTo, system }) => privateTo === null && !system);

  test('takes presses and posts what they come to; of all posts only the newest can be pressed', async () => {
    const before = posts().length;
    for (let more = 0; more < 40 && posts().length < before + 4; more++) await rehearsal.play(4);
    expect(posts().length).toBeGreaterThanOrEqual(before + 4);
    expect(olderLive(posts())).toEqual([]);
    expect(rehearsal.olderLive).toEqual([]);
  });

  test('goes on after it was stopped, and after it was killed, without a word twice', async () => {
    await stage.restart();
    await rehearsal.play(3);
    await stage.restart();
    await rehearsal.play(3);
    const told = posts()
      .map(textIn)
      .filter((text) => text.length > 80);
    expect(new Set(told).size).toBe(told.length);
    expect(olderLive(posts())).toEqual([]);
  });

  test('reminds whoever is awaited', async () => {
    const users = rehearsal.players.map(({ user }) => user);
    const [awaited] = await stage.awaited(rehearsal.channel, users);
    if (awaited === undefined) throw new Error('nobody is awaited');
    await awaited.slash(rehearsal.channel, 'remind', { every: 6 });
    const count = posts().length;
    await runOn(
      url,
      "UPDATE obligations SET since = since - interval '20 hours', due_at = due_at - interval '20 hours'",
    );
    await runOn(url, "UPDATE games SET look_at = '1970-01-01'");
    await stage.discord.world.until('a reminder', () => posts().length > count);
    expect(posts().slice(count).map(textIn).join('\n')).toContain(`<@${awaited.id}>`);
  });

  test('shows the game again as a film', async () => {
    const [player] = rehearsal.players;
    const answer = await player?.user.slash(rehearsal.channel, 'replay');
    expect(answer?.messages.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      'replay.gif',
    ]);
  });

  test('and nothing went wrong on the way', () => {
    expect([stage.faults, stage.discord.violations]).toEqual([[], []]);
  });
});
