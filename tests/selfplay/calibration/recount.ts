import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS, type NationId, PROVINCE_IDS, type ProvinceId } from '../../../src/games/hispania/facts/ids.js';
import { meanOf } from '../statistics.js';
import type { Counted } from './game.js';
import { group } from './summary.js';

/** A whole number of ours on a card, and how often land that it is for was held when it counted. */
export interface Entry {
  readonly nation: NationId;
  readonly turn: number;
  readonly province: ProvinceId;
  readonly printed: number;
  /** File by file: in which games, and whether it counts whole there or by half (a vassal's). */
  readonly held: readonly (readonly (readonly [game: number, part: number])[])[];
  value: number;
}

/** So many points ahead are a win that might as well have been another's: shares of few games are smoother for it. */
const NARROW = 2;
/** Land that is hardly ever held says nothing. */
const SELDOM = 0.1;

/** Games of one scenario and one player, counted anew while the tables change. */
export class Recount {
  readonly games: readonly Counted[];
  private readonly scores: number[][];
  private readonly shares: number[][];
  private readonly won = [0, 0, 0, 0];
  private readonly brought: Map<NationId, number>;

  constructor(games: readonly Counted[]) {
    this.games = games;
    this.scores = games.map(({ seats }) => [...seats]);
    this.shares = this.scores.map(shareOut);
    for (const one of this.shares) for (const [at, share] of one.entries()) this.won[at] = (this.won[at] ?? 0) + share;
    this.brought = new Map(
      NATION_IDS.map((nation) => [nation, games.reduce((sum, { nations }) => sum + (nations[nation] ?? 0), 0)]),
    );
  }

  shift(nation: NationId, step: number, held: Entry['held'][number]): void {
    const seat = (group(nation) ?? 0) - 1;
    for (const [game, part] of held) {
      const scores = this.scores[game];
      if (scores === undefined || seat < 0) continue;
      scores[seat] = (scores[seat] ?? 0) + step * part;
      this.brought.set(nation, (this.brought.get(nation) ?? 0) + step * part);
      const [before, after] = [this.shares[game] ?? [], shareOut(scores)];
      for (const [at, share] of after.entries()) this.won[at] = (this.won[at] ?? 0) + share - (before[at] ?? 0);
      this.shares[game] = after;
    }
  }

  mean(nation: NationId): number {
    return (this.brought.get(nation) ?? 0) / this.games.length;
  }

  /** Part of the games that each group wins, more or less. */
  winShares(): readonly number[] {
    return this.won.map((won) => won / this.games.length);
  }

  totals(): readonly number[] {
    return [0, 1, 2, 3].map((seat) => meanOf(this.scores.map((scores) => scores[seat] ?? 0)));
  }
}

function shareOut(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / NARROW));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** What may be changed: whole points of ours alone. */
export function entriesOf(files: readonly Recount[]): Entry[] {
  return NATION_IDS.flatMap((nation) => {
    const { vp, sources } = STANDARD_BOOK.nations[nation];
    return [...vp].flatMap(([turn, table]) => {
      if (table.rule !== 'provinces') return [];
      return PROVINCE_IDS.flatMap((province) => {
        const printed = table.pv[province] ?? 0;
        const source = sources[`vp.${turn}.${province}`] ?? sources[`vp.${turn}`] ?? sources.vp;
        if (source !== 'C' || !Number.isInteger(printed)) return [];
        const held = files.map(({ games }) =>
          games.flatMap((game, at): Entry['held'][number] => {
            const part = holds(game, nation, turn, province);
            return part === 0 ? [] : [[at, part]];
          }),
        );
        const seldom = held.every((parts, file) => parts.length < SELDOM * (files[file]?.games.length ?? 0));
        return seldom ? [] : [{ nation, turn, province, printed, held, value: printed }];
      });
    });
  });
}

function holds({ countings }: Counted, nation: NationId, turn: number, province: ProvinceId): number {
  const held = countings.find((counting) => counting.turn === turn)?.held[nation];
  if (held === undefined || !held.provinces.includes(province)) return 0;
  return held.vassal ? 0.5 : 1;
}
