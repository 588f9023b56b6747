// npm run absent -- [--games 60] [--seed 1]: whole games in which nobody is there, every wait answered by its default.
// The gold it lets go stands in three parts: for which nothing was for sale, nothing that would stay, what could be used.
import { parseArgs } from 'node:util';
import { peopleLost, playedByNobody, SCENARIOS, type Tally } from './absence.js';
import { type Forgone, NONE, plusForgone } from './gold-forgone.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
interface Sum extends Tally {
  forgone: Forgone;
}
const EMPTY: Sum = { arrived: 0, removed: 0, income: 0, forgone: NONE };
const plus = (one: Sum, tally: Tally, forgone: Forgone): Sum => ({
  arrived: one.arrived + tally.arrived,
  removed: one.removed + tally.removed,
  income: one.income + tally.income,
  forgone: plusForgone(one.forgone, forgone),
});
const byNation = new Map<string, Sum>();
let total = EMPTY;
let steps = 0;
for (let game = 0; game < games; game++) {
  const scenario = SCENARIOS[game % SCENARIOS.length] ?? 'D';
  const played = playedByNobody(scenario, Number(values.seed) + game);
  steps += played.steps;
  const forgone: ReadonlyMap<string, Forgone> = played.forgone;
  for (const [nation, tally] of peopleLost(played.events)) {
    const lost = forgone.get(nation) ?? NONE;
    byNation.set(nation, plus(byNation.get(nation) ?? EMPTY, tally, lost));
    total = plus(total, tally, lost);
  }
}
const share = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);
const line = (name: string, { arrived, removed, income, forgone }: Sum) =>
  name.padEnd(18) +
  [
    String(arrived),
    share(removed, arrived),
    income.toFixed(0),
    share(forgone.nothingForSale, income),
    share(forgone.nothingThatStays, income),
    share(forgone.couldBeUsed, income),
  ]
    .map((text) => text.padStart(13))
    .join('');
console.log(`${games} games, ${steps} decisions; gold forgone because …`);
console.log(
  'nation'.padEnd(18) +
    ['arrived', 'removed', 'gold', 'none for sale', 'none stays', 'badly used']
      .map((text) => text.padStart(13))
      .join(''),
);
for (const [nation, sum] of [...byNation].sort(([one], [other]) => one.localeCompare(other, 'en')))
  console.log(line(nation, sum));
console.log(line('all', total));
