import type { JsonObject } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import { pointsOf } from '../../../src/games/reconquista/closing/points.js';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import { PLACE_IDS } from '../../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { SETUP_OPTIONS } from '../../../src/games/reconquista/setup/options.js';
import type { Reconquista } from '../../../src/games/reconquista/state/state.js';
import { must } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Played, Start, Subject } from '../../kit/fuzz/subject.js';
import { placeOf } from '../board.js';
import { missing, see } from './met.js';

const SEATS: readonly SeatId[] = ['p1'];
/** One game in so many begins where the Christians have all but won: chance alone never comes there. */
const NEARLY_WON = 40;

/** All starts and options by chance, and whoever plays at random moves more often than he gives up. */
export const RECONQUISTA_SUBJECT: Subject<Reconquista> = {
  module: RECONQUISTA,
  start(seed, only) {
    if (only === undefined && seed % NEARLY_WON === 0) return nearlyWon(seed);
    const chance = new Chance(seed);
    const setup = Object.fromEntries(
      SETUP_OPTIONS.map(({ name, choices }): [string, string] => [name, chance.one(choices)]),
    );
    const start = only ?? setup.scenario ?? '1';
    return { name: `start ${start}`, setup: { ...setup, scenario: start }, seats: SEATS };
  },
  taste: () => ({
    offer: ({ verb }) => (verb === 'done' ? 1 : verb === 'attack' ? 2 : 3),
    choice: () => 1,
  }),
  check,
  see,
  missing,
  place: ({ turn, frames }) => JSON.stringify({ turn, frame: frames.at(-1) }),
};

/** Christians in every place, strong enough for what still lands; or Castile in Muslim hands, city by city. */
function nearlyWon(seed: number): Start {
  const castile = ['salamanca', 'la-mancha', 'valencia', 'toledo'];
  const muslim = (at: string) => seed % (2 * NEARLY_WON) !== 0 && castile.includes(at);
  const places = Object.fromEntries(
    PLACE_IDS.map((at): [string, JsonObject] => [at, placeOf(muslim(at) ? '[m] muslim 1g' : '[c][f] christian 2g 4a')]),
  );
  return {
    name: 'nearly won',
    setup: {},
    seats: SEATS,
    position: { phase: 'campaign', turn: 1 + (seed % 15), seats: { p1: [] }, places },
  };
}

/** What must hold after every action, told anew and not by the rules themselves. */
function check({ before, events, after }: Played<Reconquista>): void {
  for (const at of PLACE_IDS) {
    const { city, fort, inside, outside } = after.places[at];
    const walls = city !== null || fort;
    must(inside === null || outside === null || inside.side !== outside.side, () => `one side in and before ${at}`);
    must(outside === null || walls, () => `a siege of nothing: ${at}`);
    must(!fort || city !== null || inside !== null || outside !== null, () => `a fort alone: ${at}`);
    must(outside === null || inside !== null || city !== outside.side, () => `a siege of one's own city: ${at}`);
    for (const stand of [inside, outside]) {
      const counts = Object.values(stand?.units ?? { none: 1 });
      must(counts.length > 0 && counts.every((count) => Number(count) > 0), () => `nobody stands in ${at}`);
    }
  }
  must(after.purse >= 0 && after.purse <= 10, () => `a purse of ${after.purse}`);
  checkCid(after);
  const ended = events.some(({ type }) => type === 'turn-ended');
  if (ended) checkTurn(before, after);
}

/** Beside somebody, or with those who have yet to say where they retreat. */
function checkCid({ cid, places, frames }: Reconquista): void {
  const frame = frames.at(-1);
  if (cid === null || cid.at === null || (frame?.kind === 'retreat' && frame.force.at === cid.at)) return;
  const { inside, outside } = places[cid.at];
  must(inside?.side === cid.side || outside?.side === cid.side, () => `El Cid alone in ${cid.at}`);
}

/** Between turns nobody is besieged, neutrals are gone, and the points are those of the board. */
function checkTurn(before: Reconquista, after: Reconquista): void {
  must(after.history.length === before.history.length + 1, () => 'a turn without its points');
  if (after.ending === null) {
    must(after.turn === before.turn + 1, () => 'the turn does not go on');
    return;
  }
  must(
    PLACE_IDS.every((at) => after.places[at].outside === null),
    () => 'a siege at the end',
  );
  must(after.history.at(-1) === pointsOf(after, STANDARD_BOOK).total, () => 'other points at the end');
  must(after.frames.length === 0, () => 'something is awaited at the end');
}
