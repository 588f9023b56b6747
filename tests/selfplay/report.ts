import { type Spread, spreadOf } from './statistics.js';
import type { Played } from './whole-game.js';

/** What many games came to: points of each part (a nation) and of each seat, lengths, what was met. */
export interface Report {
  readonly games: number;
  readonly parts: readonly (readonly [string, Spread])[];
  readonly seats: readonly (readonly [string, Spread & { readonly won: number }])[];
  readonly decisions: Spread;
  readonly turns: Spread;
  readonly perTurn: Spread;
  readonly met: readonly (readonly [string, number])[];
}

export function reportOf(games: readonly Played[], kind: string): Report {
  const parts = new Map<string, number[]>();
  const seats = new Map<string, { scores: number[]; won: number }>();
  const met = new Map<string, number>();
  for (const { players, scores, parts: bySeat, met: counts } of games) {
    const most = Math.max(...scores);
    const winners = scores.filter((score) => score === most).length;
    for (const [seat, player] of players.entries()) {
      const name = `seat ${seat + 1} (${player})`;
      const found = seats.get(name) ?? { scores: [], won: 0 };
      found.scores.push(scores[seat] ?? 0);
      if (scores[seat] === most) found.won += 1 / winners;
      seats.set(name, found);
      for (const part of bySeat[seat] ?? []) {
        if (part.kind !== kind) continue;
        parts.set(part.id, [...(parts.get(part.id) ?? []), part.score]);
      }
    }
    for (const [name, count] of Object.entries(counts)) met.set(name, (met.get(name) ?? 0) + count);
  }
  return {
    games: games.length,
    parts: [...parts].map(([id, scores]) => [id, spreadOf(scores)]),
    seats: [...seats].map(([name, { scores, won }]) => [name, { ...spreadOf(scores), won: won / games.length }]),
    turns: spreadOf(games.map(({ turns }) => turns ?? 0)),
    perTurn: spreadOf(games.map(({ decisions, turns }) => decisions / Math.max(1, turns ?? 1))),
    decisions: spreadOf(games.map(({ decisions }) => decisions)),
    met: [...met].sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

export function tableOf(report: Report): string {
  const row = (name: string, { count, mean, deviation, least, most }: Spread, more = '') =>
    `${name.padEnd(24)}${String(count).padStart(7)}${mean.toFixed(1).padStart(9)}${deviation.toFixed(1).padStart(9)}${least.toFixed(1).padStart(9)}${most.toFixed(1).padStart(9)}${more}`;
  return [
    `${report.games} games`,
    `${''.padEnd(24)}  games     mean   spread    least     most      won`,
    ...report.seats.map(([name, spread]) => row(name, spread, `${(100 * spread.won).toFixed(1).padStart(7)} %`)),
    ...report.parts.map(([name, spread]) => row(name, spread)),
    row('decisions a game', report.decisions),
    row('turns a game', report.turns),
    row('decisions a turn', report.perTurn),
    `met: ${report.met.map(([name, count]) => `${name} ${count}`).join(', ')}`,
  ].join('\n');
}
