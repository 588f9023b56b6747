import { DAY } from './people.js';
import type { OnCalendar } from './play-through.js';

/** What so many games came to, for a table. */
export interface Figures {
  readonly games: number;
  readonly median: number;
  readonly ninetieth: number;
  readonly handOvers: number;
  readonly perTurn: number;
  readonly usual: number;
  readonly longest: { readonly what: string; readonly days: number };
  /** Days and visits a game, the most costly first. */
  readonly waits: readonly { readonly what: string; readonly days: number; readonly times: number }[];
}

const MOST_WAITS = 10;

export function figuresOf(games: readonly OnCalendar[]): Figures {
  const per = (count: (game: OnCalendar) => number) => games.reduce((sum, game) => sum + count(game), 0) / games.length;
  const days = games.map(({ lasted }) => lasted / DAY);
  const handOvers = per((game) => game.handOvers);
  const names = [...new Set(games.flatMap(({ waits }) => Object.keys(waits)))];
  const waits = names.map((what) => ({
    what,
    days: per((game) => (game.waits[what]?.time ?? 0) / DAY),
    times: per((game) => game.waits[what]?.times ?? 0),
  }));
  const [longest] = games.map((game) => game.longest).sort((one, other) => other.time - one.time);
  return {
    games: games.length,
    median: quantile(days, 0.5),
    ninetieth: quantile(days, 0.9),
    handOvers,
    perTurn: handOvers / per(({ turns }) => turns),
    usual: per((game) => game.usual) / per((game) => game.answers),
    longest: { what: longest?.what ?? '', days: (longest?.time ?? 0) / DAY },
    waits: waits.sort((one, other) => other.days - one.days).slice(0, MOST_WAITS),
  };
}

/** Between the two nearest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

export function told(name: string, figures: Figures): string {
  const { games, median, ninetieth, handOvers, perTurn, usual, longest, waits } = figures;
  return [
    `${name}, ${games} games: ${median.toFixed(1)} days (median), ${ninetieth.toFixed(1)} (90 %)`,
    `  ${handOvers.toFixed(0)} hand-overs a game, ${perTurn.toFixed(1)} a turn; ${(100 * usual).toFixed(0)} % of answers as by default`,
    `  longest wait: ${longest.days.toFixed(1)} days (${longest.what})`,
    ...waits.map(
      ({ what, days, times }) =>
        `  ${days.toFixed(1).padStart(6)} days  ${times.toFixed(0).padStart(4)} times  ${what}`,
    ),
  ].join('\n');
}
