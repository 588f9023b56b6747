import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/registry.js';
import { TEMPI } from '../../src/table/ports/settings.js';
import { figuresOf, told } from './figures.js';
import { playThrough } from './play-through.js';
import { SYSTEMS } from './systems.js';

// npm run calendar -- [--systems A,A-events,medioevo-8] [--games 5] [--seed 1] [--tempi table,days]: whole games on the calendar of people in
//   several time zones: days, hand-overs, the waits that cost most
const { values } = parseArgs({
  options: {
    systems: { type: 'string', default: Object.keys(SYSTEMS).join(',') },
    games: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    tempi: { type: 'string', default: TEMPI.join(',') },
  },
});
for (const name of values.systems.split(',')) {
  const system = SYSTEMS[name];
  const module = GAMES.find(({ id }) => id === system?.game);
  if (system === undefined || module === undefined) throw new Error(`no such system: ${name}; ${Object.keys(SYSTEMS)}`);
  for (const tempo of TEMPI.filter((one) => values.tempi.split(',').includes(one))) {
    const games = Array.from({ length: Number(values.games) }, (_, index) =>
      playThrough(module, { ...system, tempo }, Number(values.seed) + index),
    );
    console.log(told(`${name}, ${tempo}`, figuresOf(games)));
  }
}
