// npm run absent -- [--games 60] [--seed 1]: whole games in which nobody is there, every wait answered by its default.
import { parseArgs } from 'node:util';
import { peopleLost, playedByNobody, SCENARIOS, type Tally } from './absence.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
const byNation = new Map<string, Tally>();
const total: Tally = { arrived: 0, removed: 0, income: 0, forgone: 0 };
let steps = 0;
for (let game = 0; game < games; game++) {
  const scenario = SCENARIOS[game % SCENARIOS.length] ?? 'D';
  const played = playedByNobody(scenario, Number(values.seed) + game);
  steps += played.steps;
  for (const [nation, tally] of peopleLost(played.events)) {
    const sum = byNation.get(nation) ?? { arrived: 0, removed: 0, income: 0, forgone: 0 };
    byNation.set(nation, sum);
    for (const one of [sum, total]) {
      one.arrived += tally.arrived;
      one.removed += tally.removed;
      one.income += tally.income;
      one.forgone += tally.forgone;
    }
  }
}
const share = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);
const line = (name: string, { arrived, removed, income, forgone }: Tally) =>
  `${name.padEnd(18)}${String(arrived).padStart(8)}${String(removed).padStart(9)}${share(removed, arrived).padStart(9)}${income.toFixed(0).padStart(9)}${forgone.toFixed(0).padStart(9)}${share(forgone, income).padStart(9)}`;
console.log(`${games} games, ${steps} decisions`);
console.log(`${'nation'.padEnd(18)} arrived  removed    share     gold  forgone    share`);
for (const [nation, tally] of [...byNation].sort(([one], [other]) => one.localeCompare(other, 'en')))
  console.log(line(nation, tally));
console.log(line('all', total));
