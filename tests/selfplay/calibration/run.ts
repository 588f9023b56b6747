import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { progress } from '../many-games.js';
import { type Counted, count } from './game.js';
import { leastBids, summary } from './summary.js';
import { proposals } from './tune.js';

// npm run calibrate -- [--scenario D] [--version standard] [--player middle] [--games 60] [--seed 1] [--until TURN] --out FILE
//   plays games of Hispania and records them, a line each;
// npm run calibrate -- FILE,FILE … : what the games of one scenario come to; --bids: the least bids that follow;
//   --tune: tables that would even out who wins (with --turns 3,7: those of these turns alone).
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string', default: 'D' },
    version: { type: 'string', default: 'standard' },
    player: { type: 'string', default: 'middle' },
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: '99' },
    out: { type: 'string' },
    bids: { type: 'boolean', default: false },
    tune: { type: 'boolean', default: false },
    turns: { type: 'string' },
  },
});

function read(files: string): readonly Counted[] {
  return files
    .split(',')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Counted => JSON.parse(line));
}

const files = positionals.map(read);
for (const games of files) {
  console.log(summary(games));
  if (values.bids) console.log(JSON.stringify(leastBids(games)));
}
if (values.tune) console.log(proposals(files, values.turns?.split(',').map(Number)).join('\n'));

const { out } = values;
if (out !== undefined) {
  writeFileSync(out, '');
  const [games, first] = [Number(values.games), Number(values.seed)];
  const tell = progress(games);
  for (let at = 0; at < games; at++) {
    const counted = count(values.scenario, values.version, values.player, first + at, Number(values.until));
    appendFileSync(out, `${JSON.stringify(counted)}\n`);
    tell(at + 1);
  }
  console.log(summary(read(out)));
}
