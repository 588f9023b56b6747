import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS, type NationId, PROVINCE_IDS, type ProvinceId } from '../../../src/games/hispania/facts/ids.js';
import { meanOf } from '../statistics.js';
import type { Counted } from './game.js';
import { group, meansOf, stated } from './summary.js';

/**
 * Points for land are linear in the tables as long as nobody plays otherwise for it: recorded games are counted anew
 * under changed tables, value by value (whole points), until nothing brings the means nearer to what is wanted.
 * What comes of it is a proposal: games played with it show what is otherwise.
 */
interface Entry {
  readonly nation: NationId;
  readonly turn: number;
  readonly province: ProvinceId;
  readonly printed: number;
  /** How often each player holds it when it counts. */
  readonly held: readonly number[];
  value: number;
}

const MOST = 5;
/** A point away from what is printed weighs so much beside a nation a point off its mean, a group a point off the others. */
const STAY = 0.8;
const STATED = 4;
const GROUPS = 3;

export function proposals(players: readonly (readonly Counted[])[]): readonly string[] {
  const entries = NATION_IDS.flatMap((nation) => entriesOf(nation, players));
  const means = players.map((games) => new Map(meansOf(games)));
  const cost = () => costOf(entries, means);
  for (let moved = true; moved; ) {
    moved = false;
    for (const entry of entries) {
      for (const step of [1, -1]) {
        const before = cost();
        if (!shift(entry, step, means)) continue;
        if (cost() < before - 1e-9) moved = true;
        else shift(entry, -step, means);
      }
    }
  }
  return entries.flatMap(({ nation, turn, province, printed, held, value }) =>
    value === printed
      ? []
      : [
          `${nation} ${turn} ${province}: ${printed} to ${value} (held ${held.map((share) => share.toFixed(2)).join(', ')})`,
        ],
  );
}

function shift(entry: Entry, step: number, means: readonly Map<NationId, number>[]): boolean {
  if (entry.value + step < 0 || entry.value + step > MOST) return false;
  entry.value += step;
  for (const [player, mean] of means.entries()) {
    mean.set(entry.nation, (mean.get(entry.nation) ?? 0) + step * (entry.held[player] ?? 0));
  }
  return true;
}

function costOf(entries: readonly Entry[], means: readonly ReadonlyMap<NationId, number>[]): number {
  let sum = entries.reduce((all, { value, printed }) => all + STAY * (value - printed) ** 2, 0);
  for (const [nation, mean] of means[0] ?? []) {
    const wanted = stated(nation);
    if (wanted !== null) sum += STATED * (mean - wanted) ** 2;
  }
  for (const mean of means) {
    const totals = [1, 2, 3, 4].map((number) =>
      NATION_IDS.reduce((all, nation) => (group(nation) === number ? all + (mean.get(nation) ?? 0) : all), 0),
    );
    sum += totals.reduce((all, total) => all + GROUPS * (total - meanOf(totals)) ** 2, 0);
  }
  return sum;
}

/** Whole points of ours alone; land that nobody holds says nothing. */
function entriesOf(nation: NationId, players: readonly (readonly Counted[])[]): readonly Entry[] {
  const { vp, sources } = STANDARD_BOOK.nations[nation];
  return [...vp].flatMap(([turn, table]) => {
    if (table.rule !== 'provinces') return [];
    return PROVINCE_IDS.flatMap((province) => {
      const printed = table.pv[province] ?? 0;
      const source = sources[`vp.${turn}.${province}`] ?? sources[`vp.${turn}`] ?? sources.vp;
      const held = players.map((games) => meanOf(games.map((game) => holds(game, nation, turn, province))));
      if (source !== 'C' || !Number.isInteger(printed) || Math.max(...held) < 0.1) return [];
      return [{ nation, turn, province, printed, held, value: printed }];
    });
  });
}

function holds({ countings }: Counted, nation: NationId, turn: number, province: ProvinceId): number {
  const held = countings.find((counting) => counting.turn === turn)?.held[nation];
  if (held === undefined || !held.provinces.includes(province)) return 0;
  return held.vassal ? 0.5 : 1;
}
