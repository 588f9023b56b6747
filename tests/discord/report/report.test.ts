import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRONTIER } from '../../games/frontier/index.js';
import { plainSubject } from '../../kit/fuzz/subject.js';
import { testImage } from '../../support/databases.js';
import { GameStage } from '../game-stage.js';
import { CountedGame } from './counted-game.js';
import { figuresOf } from './figures.js';
import { KeptTallies } from './kept-tallies.js';
import { pageOf } from './page.js';
import { mean, quantile, type Tally } from './tally.js';

const VERBS = { moves: ['march'], goods: ['muster'], ends: ['done'], stands: [], wholeBattles: ['march'] };
const GOALS = { turnPresses: 1, answersPerBattle: 1, postsPerTurn: 9 };

let stage: GameStage;
let tally: Tally;
beforeAll(async () => {
  stage = await GameStage.open({ games: [FRONTIER], place: { kind: 'memory', image: await testImage() } });
  const plan = {
    name: 'counted',
    subject: plainSubject(FRONTIER),
    setup: {},
    seed: 3,
    people: 2,
    orders: [],
    together: [],
    begins: 'begun',
    sidesIn: () => [],
  };
  tally = await new CountedGame(stage, { ...plan, mostActs: 200, enough: () => false }).play();
});
afterAll(() => stage.close());

describe('a counted game', () => {
  test('is played to its end by the buttons in sight alone', () => {
    expect([tally.over, tally.wrong]).toEqual([true, []]);
    expect(stage.discord.violations).toEqual([]);
    const done = tally.turns.flatMap((turn) => turn.done);
    expect(done.length).toBe(tally.acts);
    expect(done.every(({ presses, typed }) => presses >= 1 && typed === 0)).toBe(true);
    // A march asks more than the end of a turn does.
    const most = (wanted: string) =>
      Math.max(0, ...done.filter(({ verb }) => verb === wanted).map((one) => one.presses));
    expect(most('march')).toBeGreaterThan(most('done'));
  });

  test('counts what came into the channel', () => {
    const posts = stage.discord.world
      .messagesIn(stage.discord.world.messages.values().next().value?.channelId ?? '')
      .filter(({ privateTo, system }) => privateTo === null && !system);
    const counted = tally.turns.reduce((sum, turn) => sum + turn.posts, 0);
    expect(counted).toBeGreaterThan(5);
    expect(counted).toBeLessThan(posts.length);
  });

  test('becomes a table that shows which goals are missed', () => {
    const figures = figuresOf([tally], VERBS, GOALS);
    const page = pageOf(['Head.'], [{ title: 'A game', columns: [{ name: 'all', figures }] }]);
    expect(page).toMatch(/\| presses: a turn of at most 3 moves, median +\| \*\*\d+ .*\*\* +\| ≤ 1 +\|/);
    expect(page).toMatch(/\| posts in the channel a turn, mean +\| [\d.]+ +\| ≤ 9 +\|/);
  });
});

test('what was counted is read again as it was, with who was called in which battle', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'postumus-tallies-'));
  try {
    const kept = new KeptTallies(folder);
    expect(kept.read('a game 1')).toBeNull();
    const battle = { key: 'x', thread: 'x', answers: 2, bystanders: 1, pings: new Map([['7', 1]]) };
    const turns = [{ key: 'k', seat: 'p1', done: [], battles: new Map([['x', battle]]), posts: 3 }];
    const one: Tally = { turns, before: [], acts: 4, over: true, wrong: [] };
    kept.write('a game 1', one);
    expect(kept.read('a game 1')).toEqual(one);
    expect(kept.read('a game 2')).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the middle of few values is one of them', () => {
  expect(quantile([9, 1, 5], 0.5)).toBe(5);
  expect(quantile([], 0.5)).toBe(0);
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBe(0);
});
