import type { Setup } from '../../src/core/game-module.js';
import { bootstrap, meanOf } from './statistics.js';
import type { Pairing, Played } from './whole-game.js';

/**
 * One player against another at a table of several: each seed once for each rotation, the challenger in one seat, the
 * reference in all others. Whoever plays alike wins one game in as many as there are seats.
 */
export function pairings(
  setup: Setup,
  seats: number,
  first: number,
  seeds: number,
  challenger: string,
  reference: string,
): readonly Pairing[] {
  return Array.from({ length: seeds * seats }, (_, index) => ({
    setup,
    seed: first + Math.floor(index / seats),
    players: Array.from({ length: seats }, (_seat, seat) => (seat === index % seats ? challenger : reference)),
  }));
}

export interface MatchResult {
  readonly games: number;
  readonly seats: number;
  /** The share of games won, ties shared. */
  readonly won: number;
  readonly interval: readonly [number, number];
  /** The share of games in which the challenger's seat did better than the reference does in it on the average. */
  readonly above: number;
  readonly aboveInterval: readonly [number, number];
  /** Points more than the reference has in the same seat. */
  readonly ahead: number;
  /** By seat: the mean of the challenger, and of the reference. */
  readonly bySeat: readonly (readonly [number, number])[];
}

/** Games in the order of `pairings`. */
export function resultOf(games: readonly Played[], seats: number): MatchResult {
  const challengers = games.map((_, index) => index % seats);
  const scores = (seat: number, own: boolean) =>
    games.flatMap(({ scores: all }, index) => ((challengers[index] === seat) === own ? [all[seat] ?? 0] : []));
  const bySeat = Array.from({ length: seats }, (_, seat) => {
    return [meanOf(scores(seat, true)), meanOf(scores(seat, false))] as const;
  });
  const wins = games.map(({ scores: all }, index) => shareOfWin(all, challengers[index] ?? 0));
  const above = games.map(({ scores: all }, index) => {
    const seat = challengers[index] ?? 0;
    const [mine, mean] = [all[seat] ?? 0, bySeat[seat]?.[1] ?? 0];
    return mine > mean ? 1 : mine === mean ? 0.5 : 0;
  });
  const ahead = meanOf(bySeat.map(([mine, theirs]) => mine - theirs));
  return {
    games: games.length,
    seats,
    won: meanOf(wins),
    interval: bootstrap(bySeeds(wins, seats)),
    above: meanOf(above),
    aboveInterval: bootstrap(bySeeds(above, seats)),
    ahead,
    bySeat,
  };
}

function shareOfWin(scores: readonly number[], seat: number): number {
  const most = Math.max(...scores);
  return scores[seat] === most ? 1 / scores.filter((score) => score === most).length : 0;
}

/** Games of one seed hang together: they are drawn together. */
function bySeeds(values: readonly number[], seats: number): readonly (readonly number[])[] {
  return Array.from({ length: values.length / seats }, (_, seed) => values.slice(seed * seats, (seed + 1) * seats));
}

export function matchReport(challenger: string, reference: string, result: MatchResult): string {
  const per = (share: number) => `${(100 * share).toFixed(1)} %`;
  const between = ([low, high]: readonly [number, number]) => `95 % between ${per(low)} and ${per(high)}`;
  const seats = result.bySeat.map(
    ([mine, theirs], seat) => `  seat ${seat + 1}: ${mine.toFixed(1)} points, the reference ${theirs.toFixed(1)}`,
  );
  return [
    `${challenger} against ${result.seats - 1} times ${reference}, ${result.games} games, each seed in each rotation`,
    `won ${per(result.won)} (null ${per(1 / result.seats)}; ${between(result.interval)})`,
    `above the mean of its seat in ${per(result.above)} (null 50 %; ${between(result.aboveInterval)})`,
    `${result.ahead.toFixed(1)} points ahead of the reference in the same seat`,
    ...seats,
  ].join('\n');
}
