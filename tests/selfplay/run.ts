import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KeptGames } from './kept-games.js';
import { coresOf, playAll } from './many-games.js';
import { drawBars } from './picture.js';
import { reportOf, tableOf } from './report.js';
import { setupsNamed } from './setups.js';

// npm run selfplay -- [--game hispania] [--scenarios D,A] [--players middle,middle,middle,middle] [--games 20] [--seed 1]
//   [--cores N] [--out FOLDER] [--keep FILE] [--minutes N]: whole games; a table, and with --out pictures (points of each
//   part and seat) and JSON. Scenarios may name what else is chosen: 'D,B version:advanced events:on'; - where a game has
//   none. With --keep every game is written down at once, and none is played that is there already.
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hispania' },
    scenarios: { type: 'string', default: 'D' },
    players: { type: 'string', default: 'middle,middle,middle,middle' },
    part: { type: 'string', default: 'nation' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string' },
    out: { type: 'string' },
    keep: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const players = values.players.split(',');
const kept = new KeptGames(values.keep);
const minutes = values.minutes === undefined ? {} : { minutes: Number(values.minutes) };
for (const setup of setupsNamed(values.scenarios)) {
  const scenario = Object.values(setup).join('-');
  const pairings = Array.from({ length: Number(values.games) }, (_, index) => ({
    setup,
    seed: Number(values.seed) + index,
    players,
  }));
  const began = performance.now();
  const games = await playAll(values.game, pairings, { cores: coresOf(values.cores), kept, ...minutes });
  const report = reportOf(games, values.part);
  console.log(`${values.game} ${scenario}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  console.log(tableOf(report));
  if (values.out === undefined) continue;
  mkdirSync(values.out, { recursive: true });
  const file = (name: string) => path.join(values.out ?? '.', `${values.game}-${scenario}-${name}`);
  writeFileSync(file('report.json'), `${JSON.stringify({ report, games }, null, 1)}\n`);
  await drawBars(file('parts.png'), `${values.game} ${scenario}: points of each ${values.part}`, report.parts);
  await drawBars(file('seats.png'), `${values.game} ${scenario}: points of each seat`, report.seats);
}
