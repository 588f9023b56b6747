import type { Play } from '../engine/play.js';
import { regionOf } from '../facts/board.js';
import type { PlaceId, RandomEvent } from '../facts/ids.js';
import { QUIET } from '../state/state.js';
import { comeForCid, placesForOrder } from './christian.js';
import { beginPlague, breakIntoTaifas, loseArmiesToEmpire, starveAllPlaces } from './disasters.js';

/** Phase 2: what the event does at once; what lasts is kept for phases 3 and 5. */
export function carryOut(play: Play, event: RandomEvent): void {
  play.set({ fortune: { ...QUIET, event } });
  switch (event) {
    case 'french-intervention': // 9.2, 17.3.2
      frenchCome(play);
      return;
    case 'bands': // 9.3
      bandsCome(play);
      return;
    case 'corruption': // 9.6
      play.set({ fortune: { ...QUIET, event, corruption: true } });
      return;
    case 'mercenaries': {
      // 9.7, 17.3.5
      const face = play.die('event-count');
      const mercenaries = play.state.options.events === 'advanced' ? Math.ceil(face / 2) : face;
      play.set({ fortune: { ...QUIET, event, mercenaries } });
      play.emit({ type: 'hired-for', event, count: mercenaries });
      return;
    }
    case 'crusade': {
      // 9.16
      const crusaders = play.die('event-count');
      play.set({ fortune: { ...QUIET, event, crusaders } });
      play.emit({ type: 'hired-for', event, count: crusaders });
      return;
    }
    case 'military-orders': // 9.9
      if (placesForOrder(play.state, play.book).length > 0) play.next({ kind: 'military-order' });
      else play.emit({ type: 'event-void', event });
      return;
    case 'famine': // 9.10
      starveAllPlaces(play);
      return;
    case 'el-cid': // 9.11
      comeForCid(play);
      return;
    case 'tribute': // 9.14
    case 'pilgrims': // 17.3.3
      play.set({ fortune: { ...QUIET, event, income: 2 } });
      return;
    case 'expulsions': // 9.14
      play.set({ fortune: { ...QUIET, event, income: -2 } });
      return;
    case 'jihad': // 9.15
      play.set({ fortune: { ...QUIET, event, jihad: true } });
      return;
    case 'taifas': // 17.3.4
      breakIntoTaifas(play);
      return;
    case 'empire': // 17.3.6
      loseArmiesToEmpire(play);
      return;
    case 'plague': // 17.3.7
      beginPlague(play);
      return;
  }
}

/** Neutral Armies appear; in the advanced game the French keep to Aragon, and stay away while it revolts (9.2, 17.3.2). */
function frenchCome(play: Play): void {
  const count = play.die('event-count');
  const advanced = play.state.options.events === 'advanced';
  if (advanced && play.state.revolt === 'aragon') {
    play.emit({ type: 'event-void', event: 'french-intervention' });
    return;
  }
  const at = advanced ? 'barcelona' : rolledPlace(play, () => french(play));
  appear(play, 'french', at, count);
}

/** As many as a die says, in the place of two more (9.3). */
function bandsCome(play: Play): void {
  const count = play.die('event-count');
  const at = rolledPlace(play, () => {
    const [first, second] = [play.die('bands'), play.die('bands')];
    return play.book.tables.bands.find((column) => column.first.includes(first))?.places[second - 1];
  });
  appear(play, 'bands', at, count);
}

function french(play: Play): PlaceId | undefined {
  const face = play.die('french');
  return play.book.tables.french.find((row) => row.die === face)?.place;
}

/** Rolled again while it names a place of the region in revolt (8.10). */
function rolledPlace(play: Play, roll: () => PlaceId | undefined): PlaceId {
  for (;;) {
    const at = roll();
    if (at !== undefined && regionOf(play.board, at) !== play.state.revolt) return at;
  }
}

function appear(play: Play, side: 'french' | 'bands', at: PlaceId, count: number): void {
  play.emit({ type: 'neutrals-came', side, at, count });
  play.next({ kind: 'neutrals', side, at, count });
}
