import { Chance } from './chance.js';
import { Coverage } from './coverage.js';
import { playGame } from './game.js';
import { KINDS, withOptions } from './setups.js';

const faults = new Map<string, string>();
const coverage = new Coverage();
const began = performance.now();
let total = 0,
  n = 0;
for (let seed = Number(process.argv[2] ?? 1); seed < Number(process.argv[3] ?? 30); seed++) {
  const kind = KINDS[seed % KINDS.length];
  if (!kind) continue;
  const setup = withOptions(kind, new Chance(seed));
  try {
    const p = playGame(setup, seed, coverage);
    n++;
    total += p.actions;
    if (!p.finished) console.log('unfinished', seed, p.state.turn, JSON.stringify(setup));
  } catch (e) {
    const m = (e as Error).message;
    const k = m.split('\n')[1]?.slice(0, 60) ?? '';
    if (!faults.has(k)) {
      faults.set(k, m);
      console.log(m.slice(0, 1800));
      if (process.argv[4])
        console.log((e as { story: string[] }).story.slice(-Number(process.argv[4])).join('\n').slice(0, 12000));
    } else console.log('again', k);
  }
}
console.log(n, total, performance.now() - began);
