// npm run odds -- [--cases 200] [--battles 5000]: the reckoned odds beside battles that the rules fight.
import { parseArgs } from 'node:util';
import { oddsOf } from '../../../src/games/hispania/odds/odds.js';
import { Chance, caseOf, deviations, emptyBoard, fight } from './battles.js';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '200' }, battles: { type: 'string', default: '5000' } },
});
const TRIES = 5;
const [cases, battles] = [Number(values.cases), Number(values.battles)];
const base = emptyBoard();
const times: number[] = [];
let [figures, beyond, worst, sum] = [0, 0, 0, 0];
for (let seed = 0; seed < cases; seed++) {
  const battle = caseOf(base, seed);
  const odds = oddsOf(battle.state, battle.battle);
  times.push(quickest(() => oddsOf(battle.state, battle.battle)));
  sum = Math.max(sum, Math.abs(odds.attackerWins + odds.defenderWins + odds.nobodyLeft + odds.brokenOff - 1));
  const dice = new Chance(seed * 7919 + 1);
  const fought = Array.from({ length: battles }, () => fight(battle, dice));
  for (const [figure, errors] of deviations(odds, battle, fought)) {
    figures += 1;
    if (errors <= 3) continue;
    beyond += 1;
    worst = Math.max(worst, errors);
    if (errors > 5) console.log(`${errors.toFixed(1)} standard errors: ${figure} of ${battle.name}`);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${seed + 1} of ${cases}`);
}
times.sort((one, other) => one - other);
console.log(`${cases} cases, ${cases * battles} battles, ${figures} figures`);
console.log(
  `beyond three standard errors: ${beyond} (${((100 * beyond) / figures).toFixed(2)} %; by chance 0.27 %), worst ${worst.toFixed(1)}`,
);
console.log(`sums beside one: at most ${sum.toExponential(1)}`);
console.log(
  `time of a reckoning, the quickest of ${TRIES}: median ${times[times.length >> 1]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
);

/** Whatever else the machine does meanwhile must not count. */
function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
