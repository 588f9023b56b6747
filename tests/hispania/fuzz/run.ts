import type { Action } from '../../../src/core/action.js';
import { SCENARIO_IDS } from '../../../src/games/hispania/facts/ids.js';
import { Chance } from './chance.js';
import { Coverage } from './coverage.js';
import { forge } from './forge.js';
import { GameFault, playGame } from './game.js';
import { choose } from './player.js';
import { missing, report } from './report.js';
import { KINDS, withOptions } from './setups.js';

// npm run fuzz -- [--games N] [--seed S] [--scenario A|B|C|D|E] [--forged N] [--story N]
// Whole games by random offers, then forged inputs; a table at the end; status 1 where anything does not hold.
const argv = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = argv.indexOf(`--${name}`);
  return at === -1 ? undefined : argv[at + 1];
};
const games = Number(option('games') ?? 200);
const first = Number(option('seed') ?? 1);
const forgeries = Number(option('forged') ?? games * 10);
const storyLines = Number(option('story') ?? 0);
const scenario = SCENARIO_IDS.find((id) => id === option('scenario'));
const kinds = KINDS.filter((kind) => scenario === undefined || kind.scenario === scenario);

const coverage = new Coverage();
const faults = new Map<string, number>();
let forged = 0;
const began = performance.now();

// Ctrl-C ends the run after the game that is being played: with its table.
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});
let seed = first;
for (; seed < first + games && !stopped; seed++) {
  await new Promise((resume) => setImmediate(resume));
  const kind = kinds[seed % kinds.length];
  if (kind === undefined) throw new Error('no such scenario');
  const name = `${kind.scenario} ${kind.version}`;
  coverage.count('games', name);
  let stale: Action = { verb: 'done' };
  try {
    const played = playGame(withOptions(kind, new Chance(seed)), seed, coverage, (state, chance) => {
      if (forged >= forgeries || !chance.happens(0.05)) return;
      const made = forge(state, stale, chance);
      if (made === null) return;
      forged += 1;
      coverage.count('forged', made.kind);
      coverage.count('refused', made.refused);
      if (chance.happens(0.2)) stale = choose(state, chance).action;
    });
    if (played.finished) coverage.count('finished', name);
    coverage.count('actions', name, played.actions);
  } catch (fault) {
    if (!(fault instanceof GameFault)) throw fault;
    const [where, what = ''] = fault.message.split('\n');
    const alike = what.slice(0, 50);
    faults.set(alike, (faults.get(alike) ?? 0) + 1);
    if (faults.get(alike) === 1) {
      console.log(`${where}\n${fault.message.slice((where ?? '').length + 1)}`);
      if (storyLines > 0) console.log(fault.story.slice(-storyLines).join('\n'));
    }
  }
  if ((seed - first) % 500 === 499) console.error(`${seed - first + 1} games, ${faults.size} kinds of faults`);
}

console.log(report(coverage));
const seconds = (performance.now() - began) / 1000;
console.log(`${seed - first} games, ${forged} forged inputs, ${seconds.toFixed(0)} s`);
for (const [what, count] of faults) console.log(`fault, ${count} times: ${what.trim()}`);
const gaps = missing(coverage);
if (gaps.length > 0) console.log(`never met: ${gaps.join(', ')}`);
process.exitCode = faults.size > 0 ? 1 : 0;
