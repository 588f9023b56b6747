import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/registry.js';
import { KeptGames } from './kept-games.js';
import { coresOf, playAll } from './many-games.js';
import { matchReport, pairings, resultOf } from './match.js';
import { setupsNamed } from './setups.js';
import { besideReport, series } from './together.js';

// npm run arena -- [--game hispania] [--scenario D] [--a middle] [--b default] [--seeds 25] [--seed 1] [--cores N]
//   [--keep FILE] [--minutes N]
// One player (a) in one seat against another (b) in all others; each seed once for each rotation of the seats.
// Where nobody plays against another (a solitaire, friends at one table) each plays the same seeds by himself, in all seats.
// With --keep every game is written down at once, and those that are there already are not played again: a match goes on
// where it was stopped, or where --minutes were over. Several scenarios take turns, a seed each, with what else is chosen:
// --scenario 'A,C,B version:advanced events:on'; - where a game has none.
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
    keep: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const seats = Number(values.seats);
const setups = setupsNamed(values.scenario);
const kept = new KeptGames(values.keep);
const minutes = values.minutes === undefined ? {} : { minutes: Number(values.minutes) };
const playing = { cores: coresOf(values.cores), kept, ...minutes };
const [first, many] = [Number(values.seed), Number(values.seeds)];
if (GAMES.find(({ id }) => id === values.game)?.mode === 'competitive') {
  const all = pairings(setups, seats, first, many, values.a, values.b);
  console.log(matchReport(values.a, values.b, resultOf(await playAll(values.game, all, playing), seats)));
} else {
  const all = [values.a, values.b].flatMap((player) => series(setups, seats, first, many, player));
  console.log(besideReport(values.a, values.b, await playAll(values.game, all, playing)));
}
