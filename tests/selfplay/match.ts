import type { Setup } from '../../src/core/contract/setup.js';
import { bootstrap, meanOf } from './statistics.js';
import type { Pairing, Played } from './whole-game.js';

/**
 * One player against another at a table of several: each seed once for each rotation, the challenger in one seat, the
 * reference in all others. Whoever plays alike wins one game in as many as there are seats.
 */
export function pairings(
  setups: readonly Setup[],
  seats: number,
  first: number,
  seeds: number,
  challenger: string,
  reference: string,
): readonly Pairing[] {
  const pairs: Pairing[] = [];
  for (let seed = first; seed < first + seeds; seed++) {
    const setup = setups[(seed - first) % setups.length] ?? {};
    for (let rotation = 0; rotation < seats; rotation++) {
      const players = Array.from({ length: seats }, (_, seat) => (seat === rotation ? challenger : reference));
      pairs.push({ setup, seed, players, challenger: rotation });
    }
  }
  return pairs;
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
  /** By setup and seat: the mean of the challenger, and of the reference. */
  readonly bySeat: readonly {
    readonly setup: Setup;
    readonly seat: number;
    readonly mine: number;
    readonly theirs: number;
  }[];
}

/** Of the seeds that were played in every rotation. */
export function resultOf(games: readonly Played[], seats: number): MatchResult {
  const seeds = grouped(games, ({ setup, seed }) => [setup, seed]).filter((group) => group.length === seats);
  const bySeat = grouped(seeds.flat(), ({ setup }) => setup).flatMap((group) =>
    Array.from({ length: seats }, (_, seat) => {
      const scores = (own: boolean) =>
        group.flatMap(({ scores: all, challenger }) => ((challenger === seat) === own ? [all[seat] ?? 0] : []));
      return { setup: group[0]?.setup ?? {}, seat, mine: meanOf(scores(true)), theirs: meanOf(scores(false)) };
    }),
  );
  const meanIn = (setup: Setup, seat: number) =>
    bySeat.find((one) => one.seat === seat && JSON.stringify(one.setup) === JSON.stringify(setup))?.theirs ?? 0;
  const isAbove = ({ setup, scores, challenger = 0 }: Played) => {
    const [mine, mean] = [scores[challenger] ?? 0, meanIn(setup, challenger)];
    return mine > mean ? 1 : mine === mean ? 0.5 : 0;
  };
  const wins = seeds.map((group) => group.map(({ scores, challenger = 0 }) => shareOfWin(scores, challenger)));
  const above = seeds.map((group) => group.map(isAbove));
  return {
    games: seeds.length * seats,
    seats,
    won: meanOf(wins.flat()),
    interval: bootstrap(wins),
    above: meanOf(above.flat()),
    aboveInterval: bootstrap(above),
    ahead: meanOf(bySeat.map(({ mine, theirs }) => mine - theirs)),
    bySeat,
  };
}

function grouped(games: readonly Played[], by: (game: Played) => unknown): readonly (readonly Played[])[] {
  const groups = new Map<string, Played[]>();
  for (const game of games) {
    const key = JSON.stringify(by(game));
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()];
}

function shareOfWin(scores: readonly number[], seat: number): number {
  const most = Math.max(...scores);
  return scores[seat] === most ? 1 / scores.filter((score) => score === most).length : 0;
}

export function matchReport(challenger: string, reference: string, result: MatchResult): string {
  if (result.games === 0) return `${challenger} against ${reference}: no seed was played in every rotation yet`;
  const per = (share: number) => `${(100 * share).toFixed(1)} %`;
  const between = ([low, high]: readonly [number, number]) => `95 % between ${per(low)} and ${per(high)}`;
  const seats = result.bySeat.map(({ setup, seat, mine, theirs }) => {
    const than = theirs === 0 ? '' : `, ${per(mine / theirs - 1)} more`;
    return `  ${Object.values(setup).join(' ')} seat ${seat + 1}: ${mine.toFixed(1)} points, the reference ${theirs.toFixed(1)}${than}`;
  });
  const [mine, theirs] = [meanOf(result.bySeat.map((one) => one.mine)), meanOf(result.bySeat.map((one) => one.theirs))];
  return [
    `${challenger} against ${result.seats - 1} times ${reference}, ${result.games} games, each seed in each rotation`,
    `won ${per(result.won)} (null ${per(1 / result.seats)}; ${between(result.interval)})`,
    `above the mean of its seat in ${per(result.above)} (null 50 %; ${between(result.aboveInterval)})`,
    `${result.ahead.toFixed(1)} points ahead of the reference in the same seat, ${per(mine / theirs - 1)} more`,
    ...seats,
  ].join('\n');
}
