import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coresOf, playAll, progress } from './many-games.js';
import { matchReport, pairings, resultOf } from './match.js';

// npm run arena -- [--game hispania] [--scenario D] [--a middle] [--b default] [--seeds 25] [--seed 1] [--cores N] [--json FILE]
// One player (a) in one seat against another (b) in all others; each seed once for each rotation of the seats.
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hispania' },
    scenario: { type: 'string', default: 'D' },
    seats: { type: 'string', default: '4' },
    a: { type: 'string', default: 'middle' },
    b: { type: 'string', default: 'default' },
    seeds: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string' },
    json: { type: 'string' },
  },
});
const seats = Number(values.seats);
const all = pairings(
  { scenario: values.scenario },
  seats,
  Number(values.seed),
  Number(values.seeds),
  values.a,
  values.b,
);
const games = await playAll(values.game, all, coresOf(values.cores), progress(all.length));
const result = resultOf(games, seats);
console.log(matchReport(values.a, values.b, result));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ result, games }, null, 1)}\n`);
