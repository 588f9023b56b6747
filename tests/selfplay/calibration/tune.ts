import { NATION_IDS } from '../../../src/games/hispania/facts/ids.js';
import { meanOf } from '../statistics.js';
import type { Counted } from './game.js';
import { type Entry, entriesOf, Recount } from './recount.js';
import { stated } from './summary.js';

/**
 * Points for land are linear in the tables as long as nobody plays otherwise for it: recorded games are counted anew
 * under changed tables, value by value (whole points), until nothing brings them nearer to what is wanted. Games are
 * judged by who wins them: with equal totals a group whose points spread more wins more of them. The crude player's are
 * judged by totals. What comes of it is a proposal: games played with it show what is otherwise.
 */
const MOST = 5;
/** What a point away from what is printed weighs beside a nation's being a point off its mean ... */
const STAY = 0.8;
const STATED = 1;
/** ... a group's winning one game in a hundred too many (by its square), its total's being a point off the others. */
const SHARE = 0.5;
const TOTAL = 3;

export function proposals(files: readonly (readonly Counted[])[], turns?: readonly number[]): readonly string[] {
  const recounts = files.map((games) => new Recount(games));
  const entries = entriesOf(recounts).filter(({ turn }) => turns === undefined || turns.includes(turn));
  const cost = () => costOf(entries, recounts);
  for (let moved = true; moved; ) {
    moved = false;
    for (const entry of entries) {
      for (const step of [1, -1]) {
        const before = cost();
        if (!shift(entry, step, recounts)) continue;
        if (cost() < before - 1e-6) moved = true;
        else shift(entry, -step, recounts);
      }
    }
  }
  return [...changes(entries, recounts), ...recounts.map(outlook)];
}

function shift(entry: Entry, step: number, recounts: readonly Recount[]): boolean {
  if (entry.value + step < 0 || entry.value + step > MOST) return false;
  entry.value += step;
  for (const [at, recount] of recounts.entries()) recount.shift(entry.nation, step, entry.held[at] ?? []);
  return true;
}

function costOf(entries: readonly Entry[], recounts: readonly Recount[]): number {
  let sum = entries.reduce((all, { value, printed }) => all + STAY * (value - printed) ** 2, 0);
  for (const recount of recounts) {
    if (!isAdviser(recount)) {
      const totals = recount.totals();
      sum += totals.reduce((all, total) => all + TOTAL * (total - meanOf(totals)) ** 2, 0);
      continue;
    }
    sum += recount.winShares().reduce((all, share) => all + SHARE * (100 * (share - 1 / 4)) ** 2, 0);
    if (recount.games[0]?.scenario !== 'D') continue;
    for (const nation of NATION_IDS) {
      const wanted = stated(nation);
      if (wanted !== null) sum += STATED * (recount.mean(nation) - wanted) ** 2;
    }
  }
  return sum;
}

const isAdviser = ({ games }: Recount): boolean => games[0]?.player !== 'crude';

function changes(entries: readonly Entry[], recounts: readonly Recount[]): readonly string[] {
  return entries.flatMap(({ nation, turn, province, printed, held, value }) => {
    if (value === printed) return [];
    const often = held.map((parts, at) => (sumOf(parts) / (recounts[at]?.games.length ?? 1)).toFixed(2));
    return [`${nation} ${turn} ${province}: ${printed} to ${value} (held ${often.join(', ')})`];
  });
}

const sumOf = (parts: Entry['held'][number]): number => parts.reduce((sum, [, part]) => sum + part, 0);

function outlook(recount: Recount): string {
  const shares = recount.winShares().map((share) => (100 * share).toFixed(1));
  const totals = recount.totals().map((total) => total.toFixed(1));
  return `then ${recount.games[0]?.scenario}: won ${shares.join(', ')} %, points ${totals.join(', ')}`;
}
