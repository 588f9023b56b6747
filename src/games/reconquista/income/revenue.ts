import type { Play } from '../engine/play.js';
import { placesIn } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { REGION_IDS, type RegionId } from '../facts/ids.js';
import { controllerOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';

const BASE = 2;

export interface Revenue {
  readonly regions: readonly RegionId[];
  readonly santiago: boolean;
  readonly points: number;
}

/** 2 points, 1 per region with a majority of cities, 1 for Santiago, plus or minus the event (10.1, 9.14, 17.3.3). */
export function revenueOf(state: Reconquista, book: Book): Revenue {
  const regions = REGION_IDS.filter((region) => region !== state.revolt && paysMajority(state, book, region));
  const santiago = state.revolt !== 'asturias' && holdsSantiago(state);
  const points = Math.max(0, BASE + regions.length + (santiago ? 1 : 0) + state.fortune.income);
  return { regions, santiago, points };
}

/** More than half of the cities are controlled and not besieged. */
function paysMajority(state: Reconquista, book: Book, region: RegionId): boolean {
  const cities = placesIn(book.board, region)
    .map((at) => state.places[at])
    .filter((place) => place.city !== null);
  const free = cities.filter((place) => controllerOf(place) === 'christian' && place.outside === null);
  return free.length * 2 > cities.length;
}

/** No Muslim or Rebel unit there; a Muslim city must be occupied. French or Bands do no harm (10.2). */
function holdsSantiago({ places: { santiago } }: Reconquista): boolean {
  const hostile = [santiago.inside, santiago.outside].some(
    (stand) => stand?.side === 'muslim' || stand?.side === 'rebel',
  );
  return !hostile && (santiago.city !== 'muslim' || santiago.inside?.side === 'christian');
}

export function collect(play: Play): void {
  const { regions, santiago, points } = revenueOf(play.state, play.book);
  play.set({ purse: points });
  play.emit({ type: 'income', points, regions, santiago, event: play.state.fortune.income });
}
