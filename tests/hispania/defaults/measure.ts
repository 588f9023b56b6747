// npm run absent -- [--games 60] [--seed 1]: whole games in which nobody is there, every wait answered by its default.
// With --player middle somebody plays who attacks: what he lets go of shows how much of it is the game's.
// The gold it lets go stands in three parts: for which nothing was for sale, nothing that would stay, what could be used.
// "Beyond counters" is how much of all gold no play could have spent on more units, however it moved: what came in over the
// reserve and the price of every counter that was ever free (counters-worth.ts). Less than that cannot be let go.
import { parseArgs } from 'node:util';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { playerNamed } from '../../selfplay/players.js';
import { peopleLost, playedBy, SCENARIOS, type Tally } from './absence.js';
import { type Forgone, NONE, plusForgone } from './gold-forgone.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'default' },
  },
});
const games = Number(values.games);
const player = playerNamed(values.player);
interface Sum extends Tally {
  forgone: Forgone;
  beyond: number;
}
const EMPTY: Sum = { arrived: 0, removed: 0, income: 0, forgone: NONE, beyond: 0 };
const plus = (one: Sum, tally: Tally, forgone: Forgone, beyond: number): Sum => ({
  arrived: one.arrived + tally.arrived,
  removed: one.removed + tally.removed,
  income: one.income + tally.income,
  forgone: plusForgone(one.forgone, forgone),
  beyond: one.beyond + beyond,
});
const byNation = new Map<string, Sum>();
let total = EMPTY;
let steps = 0;
for (let game = 0; game < games; game++) {
  const scenario = SCENARIOS[game % SCENARIOS.length] ?? 'D';
  const played = playedBy(
    (state, owed, chance) => player(HISPANIA, state, owed, chance).action,
    scenario,
    Number(values.seed) + game,
  );
  steps += played.steps;
  const forgone: ReadonlyMap<string, Forgone> = played.forgone;
  const beyondCounters: ReadonlyMap<string, number> = played.beyondCounters;
  for (const [nation, tally] of peopleLost(played.events)) {
    const lost = forgone.get(nation) ?? NONE;
    const beyond = beyondCounters.get(nation) ?? 0;
    byNation.set(nation, plus(byNation.get(nation) ?? EMPTY, tally, lost, beyond));
    total = plus(total, tally, lost, beyond);
  }
}
const share = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);
const line = (name: string, { arrived, removed, income, forgone, beyond }: Sum) =>
  name.padEnd(18) +
  [
    String(arrived),
    share(removed, arrived),
    income.toFixed(0),
    share(forgone.nothingForSale, income),
    share(forgone.nothingThatStays, income),
    share(forgone.couldBeUsed, income),
    share(beyond, income),
  ]
    .map((text) => text.padStart(15))
    .join('');
console.log(`${games} games, ${steps} decisions; gold forgone because …`);
console.log(
  'nation'.padEnd(18) +
    ['arrived', 'removed', 'gold', 'none for sale', 'none stays', 'badly used', 'beyond counters']
      .map((text) => text.padStart(15))
      .join(''),
);
for (const [nation, sum] of [...byNation].sort(([one], [other]) => one.localeCompare(other, 'en')))
  console.log(line(nation, sum));
console.log(line('all', total));
console.log(
  '\nbeyond counters: gold over the reserve and the price of every counter that was ever free: it is let go in every play',
);
