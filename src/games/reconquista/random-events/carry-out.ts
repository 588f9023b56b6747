import type { Play } from '../engine/play.js';
import { regionOf } from '../facts/board.js';
import type { PlaceId, RandomEvent } from '../facts/ids.js';
import { type Fortune, QUIET } from '../state/state.js';
import { comeForCid, placesForOrder } from './christian.js';
import { beginPlague, breakIntoTaifas, loseArmiesToEmpire, starveAllPlaces } from './disasters.js';

/** An event's immediate effect; lasting effects are kept in the turn's fortune, for phases 3 and 5. */
const AT_ONCE: Readonly<Record<RandomEvent, (play: Play) => void>> = {
  'french-intervention': frenchCome, // 9.2, 17.3.2
  bands: bandsCome, // 9.3
  corruption: lasting({ corruption: true }), // 9.6
  mercenaries: hire, // 9.7, 17.3.5
  'military-orders': orderComes, // 9.9
  famine: starveAllPlaces, // 9.10
  'el-cid': comeForCid, // 9.11
  tribute: lasting({ income: 2 }), // 9.14
  expulsions: lasting({ income: -2 }), // 9.14
  jihad: lasting({ jihad: true }), // 9.15
  crusade: takeCross, // 9.16
  pilgrims: lasting({ income: 2 }), // 17.3.3
  taifas: breakIntoTaifas, // 17.3.4
  empire: loseArmiesToEmpire, // 17.3.6
  plague: beginPlague, // 17.3.7
};

/** Phase 2: the drawn event. */
export function carryOut(play: Play, event: RandomEvent): void {
  play.set({ fortune: { ...QUIET, event } });
  AT_ONCE[event](play);
}

function keep(play: Play, fortune: Partial<Fortune>): void {
  play.set({ fortune: { ...play.state.fortune, ...fortune } });
}
function lasting(fortune: Partial<Fortune>) {
  return (play: Play): void => keep(play, fortune);
}

function hire(play: Play): void {
  const face = play.die('event-count');
  const mercenaries = play.state.options.events === 'advanced' ? Math.ceil(face / 2) : face;
  keep(play, { mercenaries });
  play.emit({ type: 'hired-for', event: 'mercenaries', count: mercenaries });
}

function takeCross(play: Play): void {
  const crusaders = play.die('event-count');
  keep(play, { crusaders });
  play.emit({ type: 'hired-for', event: 'crusade', count: crusaders });
}

function orderComes(play: Play): void {
  if (placesForOrder(play.state, play.book).length > 0) play.next({ kind: 'military-order' });
  else play.emit({ type: 'event-void', event: 'military-orders' });
}

/** Neutral Armies appear; in the advanced game the French keep to Aragon, and stay away while it revolts (9.2, 17.3.2). */
function frenchCome(play: Play): void {
  const count = play.die('event-count');
  const advanced = play.state.options.events === 'advanced';
  if (advanced && play.state.revolt === 'aragon') {
    play.emit({ type: 'event-void', event: 'french-intervention' });
    return;
  }
  const at = advanced
    ? 'barcelona'
    : rolledPlace(play, ['french'], ([face]) => play.book.tables.french.find((row) => row.die === face)?.place);
  appear(play, 'french', at, count);
}

/** As many as a die says, where two more dice say (9.3). */
function bandsCome(play: Play): void {
  const count = play.die('event-count');
  const at = rolledPlace(
    play,
    ['bands', 'bands'],
    ([first = 0, second = 0]) =>
      play.book.tables.bands.find((column) => column.first.includes(first))?.places[second - 1],
  );
  appear(play, 'bands', at, count);
}

/** Rerolled while it names a place of the region in revolt (8.10). */
function rolledPlace(
  play: Play,
  dice: readonly string[],
  named: (faces: readonly number[]) => PlaceId | undefined,
): PlaceId {
  return play.thrown(
    dice.map((what) => ({ what })),
    (faces) => {
      const at = named(faces);
      return at !== undefined && regionOf(play.board, at) !== play.state.revolt ? at : null;
    },
  ).meaning;
}

function appear(play: Play, side: 'french' | 'bands', at: PlaceId, count: number): void {
  play.emit({ type: 'neutrals-came', side, at, count });
  play.next({ kind: 'neutrals', side, at, count });
}
