import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FRONTIER } from '../games/frontier/index.js';
import { KeptGames } from './kept-games.js';
import { matchReport, pairings, resultOf } from './match.js';
import { reportOf, tableOf } from './report.js';
import { setupsNamed } from './setups.js';
import { type Played, playWhole } from './whole-game.js';

const SEATS = 3;
const played = (challenger: string, reference: string): readonly Played[] =>
  pairings([{}], SEATS, 1, 8, challenger, reference).map((pairing) => playWhole(FRONTIER, pairing));

test('whoever plays against himself wins exactly one game in as many as there are seats', () => {
  const result = resultOf(played('random', 'random'), SEATS);
  expect(result.games).toBe(24);
  expect(result.won).toBeCloseTo(1 / 3, 12);
  expect(result.ahead).toBeCloseTo(0, 12);
  expect(result.interval[0]).toBeCloseTo(1 / 3, 12);
  expect(result.interval[1]).toBeCloseTo(1 / 3, 12);
  expect(matchReport('random', 'random', result)).toContain('null 33.3 %');
});

test('somebody else wins more or fewer, and the interval holds what was won', () => {
  const { won, interval, bySeat } = resultOf(played('random', 'default'), SEATS);
  expect(won).not.toBeCloseTo(1 / 3, 6);
  expect(interval[0]).toBeLessThanOrEqual(won);
  expect(interval[1]).toBeGreaterThanOrEqual(won);
  expect(bySeat).toHaveLength(SEATS);
});

test('seeds that were not played in every rotation do not count', () => {
  const all = played('random', 'default');
  expect(resultOf(all.slice(0, -1), SEATS).games).toBe(21);
  expect(resultOf(all.slice(0, 21), SEATS)).toEqual(resultOf(all.slice(0, -1), SEATS));
});

test('games that are kept in a file are not asked for again', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'games.jsonl');
  const [one, other] = pairings([{}], SEATS, 1, 1, 'random', 'default');
  if (one === undefined || other === undefined) throw new Error('no pairing');
  const game = playWhole(FRONTIER, one);
  new KeptGames(file).keep(game);
  const again = new KeptGames(file);
  expect(again.of(one)).toEqual(game);
  expect(again.of(other)).toBeNull();
  rmSync(path.dirname(file), { recursive: true });
});

test('the same seed gives the same game, another one another', () => {
  const [one] = pairings([{}], SEATS, 5, 1, 'random', 'random');
  if (one === undefined) throw new Error('no pairing');
  expect(playWhole(FRONTIER, one)).toEqual(playWhole(FRONTIER, one));
  expect(playWhole(FRONTIER, { ...one, seed: 6 }).hash).not.toBe(playWhole(FRONTIER, one).hash);
});

test('setups are scenarios with what else is chosen', () => {
  expect(setupsNamed('A,B version:advanced events:on,-')).toEqual([
    { scenario: 'A' },
    { scenario: 'B', version: 'advanced', events: 'on' },
    {},
  ]);
});

test('a report adds up points, wins and what was met', () => {
  const report = reportOf(played('random', 'default'), 'nation');
  expect(report.games).toBe(24);
  expect(report.seats.reduce((sum, [, { won }]) => sum + won, 0)).toBeCloseTo(1, 12);
  expect(tableOf(report)).toMatch(/verb done \d+/);
});
