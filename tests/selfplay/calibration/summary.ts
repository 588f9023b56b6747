import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import { meanOf, spreadOf } from '../statistics.js';
import type { Counted } from './game.js';

/** What a nation may be apart from the mean that the rulebook states (14.1). */
const NEAR = 0.15;
/** Games a group of the standard version may win. */
const SHARE = [0.2, 0.3] as const;
/** What a least bid is under the mean (14.2). */
const UNDER = 5;

/** The six means that the rulebook states or forces: initial scores, and ALAIN's least bid and five. */
export function stated(nation: NationId): number | null {
  const { initialScore, sources, minimumBid } = STANDARD_BOOK.nations[nation];
  return initialScore ?? (sources.minimumBid === 'X' ? (minimumBid.D ?? 0) + UNDER : null);
}

export function meansOf(games: readonly Counted[]): ReadonlyMap<NationId, number> {
  return new Map(NATION_IDS.map((nation) => [nation, meanOf(games.map(({ nations }) => nations[nation] ?? 0))]));
}

export const group = (nation: NationId): number | null => STANDARD_BOOK.nations[nation].player;

/** By group: what its nations brought, and what the seat that holds it comes to. */
export function summary(games: readonly Counted[]): string {
  const [first] = games;
  if (first === undefined) return 'no games';
  const { scenario, version, player } = first;
  const seeds = games.map(({ seed }) => seed);
  const lines = [
    `${scenario} ${version}, four ${player}: ${games.length} games, seeds ${Math.min(...seeds)} to ${Math.max(...seeds)}`,
  ];
  for (const nation of NATION_IDS) {
    const { mean, deviation, count } = spreadOf(games.map(({ nations }) => nations[nation] ?? 0));
    if (mean === 0) continue;
    const wanted = stated(nation);
    const off = wanted === null ? 0 : mean / wanted - 1;
    const held = wanted === null ? '' : ` of ${wanted}: ${signed(100 * off)} %${Math.abs(off) <= NEAR ? '' : ' FAR'}`;
    const error = 1.96 * (deviation / Math.sqrt(count));
    lines.push(
      `  ${group(nation) ?? '-'} ${nation.padEnd(18)}${mean.toFixed(1).padStart(6)} ± ${error.toFixed(1)}${held}`,
    );
  }
  if (version === 'standard')
    lines.push(
      shares(
        'at the end',
        games.map(({ seats }) => seats),
      ),
    );
  else {
    lines.push(
      shares(
        'by seat, bids paid',
        games.map(({ seats }) => seats),
      ),
    );
    lines.push(
      shares(
        'by group, less the least bids',
        games.map(({ nations }) => lessBids(scenario, nations)),
      ),
    );
  }
  if (scenario === 'C') lines.push(shares('after turn 15', games.map(atFifteen)));
  return lines.join('\n');
}

/** Of each group: its points (and their spread), the games that it won (and the standard error of that). */
function shares(title: string, scores: readonly (readonly number[])[]): string {
  const seats = scores[0]?.map((_, seat) => {
    const { mean, deviation } = spreadOf(scores.map((one) => one[seat] ?? 0));
    const won = spreadOf(scores.map((one) => shareOfWin(one, seat)));
    const error = (100 * won.deviation) / Math.sqrt(won.count);
    const far = won.mean < SHARE[0] || won.mean > SHARE[1] ? ' FAR' : '';
    return `${mean.toFixed(1)} (${deviation.toFixed(1)}) won ${(100 * won.mean).toFixed(1)} (${error.toFixed(1)}) %${far}`;
  });
  const means = scores[0]?.map((_, seat) => meanOf(scores.map((one) => one[seat] ?? 0))) ?? [];
  const apart = 100 * (Math.max(...means) / Math.min(...means) - 1);
  return `  ${title}: ${seats?.join(' | ')}; ${apart.toFixed(1)} % apart`;
}

export function shareOfWin(scores: readonly number[], seat: number): number {
  const most = Math.max(...scores);
  return scores[seat] === most ? 1 / scores.filter((score) => score === most).length : 0;
}

function lessBids(scenario: string, nations: Counted['nations']): readonly number[] {
  return byGroup((nation) => {
    const brought = nations[nation];
    const { minimumBid } = STANDARD_BOOK.nations[nation];
    const least = scenario === 'B' || scenario === 'E' ? (minimumBid[scenario] ?? 0) : 0;
    return brought === undefined ? 0 : brought - least;
  });
}

/** Scenario B ends there, from the same board; it has no fixed groups of its own (16.2). */
function atFifteen({ countings }: Counted): readonly number[] {
  const scored = countings.find(({ turn }) => turn === 15)?.scored ?? {};
  return byGroup((nation) => scored[nation] ?? 0);
}

function byGroup(points: (nation: NationId) => number): readonly number[] {
  return [1, 2, 3, 4].map((number) =>
    NATION_IDS.filter((nation) => group(nation) === number).reduce((sum, nation) => sum + points(nation), 0),
  );
}

/** Least bids by what nations brought (14.2); those that the rulebook states stay. */
export function leastBids(games: readonly Counted[]): Readonly<Record<string, number>> {
  const bids: Record<string, number> = {};
  for (const [nation, mean] of meansOf(games)) {
    if (STANDARD_BOOK.nations[nation].sources.minimumBid === 'C') bids[nation] = Math.max(0, Math.round(mean - UNDER));
  }
  return bids;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}
