import type { Setup } from '../../src/core/contract/setup.js';
import { bootstrap, meanOf } from './statistics.js';
import type { Pairing, Played } from './whole-game.js';

/** One player in all seats, so many seeds of each setup: for games in which nobody plays against another. */
export function series(
  setups: readonly Setup[],
  seats: number,
  first: number,
  seeds: number,
  player: string,
): readonly Pairing[] {
  const players = Array.from({ length: seats }, () => player);
  return setups.flatMap((setup) =>
    Array.from({ length: seeds }, (_, place) => ({ setup, seed: first + place, players })),
  );
}

export interface Beside {
  readonly setup: Setup;
  readonly games: number;
  readonly mean: number;
  readonly meanInterval: readonly [number, number];
  readonly won: number;
  readonly wonInterval: readonly [number, number];
}

/** What one player comes to in each setup: points of the first seat, and how often it won. */
export function resultsOf(player: string, games: readonly Played[]): readonly Beside[] {
  const own = games.filter(({ players }) => players.every((one) => one === player));
  const setups = [...new Set(own.map(({ setup }) => JSON.stringify(setup)))];
  return setups.map((name) => {
    const those = own.filter(({ setup }) => JSON.stringify(setup) === name);
    const points = those.map(({ scores }) => [scores[0] ?? 0]);
    const wins = those.map(({ won }) => [won?.[0] === true ? 1 : 0]);
    return {
      setup: those[0]?.setup ?? {},
      games: those.length,
      mean: meanOf(points.flat()),
      meanInterval: bootstrap(points),
      won: meanOf(wins.flat()),
      wonInterval: bootstrap(wins),
    };
  });
}

export function besideReport(one: string, other: string, games: readonly Played[]): string {
  const lines = [...new Set([one, other])].flatMap((player) =>
    resultsOf(player, games).map(({ setup, games: many, mean, meanInterval, won, wonInterval }) => {
      const per = (share: number) => `${(100 * share).toFixed(1)} %`;
      const points = `mean ${mean.toFixed(2)} (95 % between ${meanInterval.map((end) => end.toFixed(2)).join(' and ')})`;
      const name = Object.values(setup).join(' ');
      return `${player} ${name}, ${many} games: ${points}; won ${per(won)} (${wonInterval.map(per).join(' to ')})`;
    }),
  );
  return lines.length === 0 ? 'no game was played yet' : lines.join('\n');
}
