import type { Play } from '../engine/play.js';
import { placesIn, regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { type PlaceId, REGION_IDS, type RegionId } from '../facts/ids.js';
import type { ForceRow } from '../facts/tables.js';
import { controllerOf, standsIn } from '../state/reading.js';
import type { Place } from '../state/state.js';
import { countOf, type Troops } from '../state/troops.js';
import { moveHost } from './host.js';
import { addForce, mayAddForce, placesForRow } from './rows.js';

const ARMIES: Readonly<Partial<Record<ForceRow, number>>> = { '1 army': 1, '2 armies': 2, '3 armies': 3 };

/** Phase 5: where, what, and then the marches (13.1, 13.2, 13.8). */
export function react(play: Play): void {
  const { jihad } = play.state.fortune;
  const region = rollRegion(play);
  const dice = Array.from({ length: jihad ? 2 : 1 }, () =>
    play.die('reaction-force', region === null ? {} : { region: { kind: 'region', id: region } }),
  );
  if (region === null) land(play, dice);
  else raise(play, region, dice);
}

/** One of the five, or North Africa; rerolled for a region without room for Muslims or in revolt (13.1, 8.10). */
function rollRegion(play: Play): RegionId | null {
  const { meaning } = play.thrown([{ what: 'reaction-region' }], ([face = 0]) => {
    const region = REGION_IDS[face - 1];
    if (region === undefined) return 'overseas';
    return mayRise(play, region) ? region : null;
  });
  return meaning === 'overseas' ? null : meaning;
}

/** Muslims may rise in this region (13.1, 8.10). */
export function mayRise(play: Pick<Play, 'state' | 'board'>, region: RegionId): boolean {
  return region !== play.state.revolt && placesIn(play.board, region).some((at) => hasRoom(play.state.places[at]));
}

function hasRoom(place: Place): boolean {
  return standsIn(place).every((stand) => stand.side === 'muslim');
}

/** As many Armies as the dice say land at the port of another die, whoever holds it (13.7). */
function land(play: Play, dice: readonly number[]): void {
  const port = rollPort(play);
  const armies = dice.reduce((sum, face) => sum + face, 0);
  play.emit({ type: 'reaction', region: null, port, cities: 0, dice });
  play.emit({ type: 'raised', row: 'landing', at: port, count: armies });
  setOut(play, port, { army: armies });
}

function rollPort(play: Play): PlaceId {
  return play.thrown([{ what: 'port' }], ([face = 0]) => {
    const port = play.board.ports.get(face);
    return port !== undefined && regionOf(play.board, port) !== play.state.revolt ? port : null;
  }).meaning;
}

/**
 * The table by the number of Muslim-controlled cities; a Jihad rolls twice and places both together if it can (13.2,
 * 9.15).
 */
function raise(play: Play, region: RegionId, dice: readonly number[]): void {
  const cities = columnOf(play, region);
  play.emit({ type: 'reaction', region, port: null, cities, dice });
  const rows = [...dice].sort((one, other) => one - other).map((face) => rowOf(play.book, cities, face));
  const together = rows.length > 1 ? placesForAll(play, region, rows) : [];
  if (together.length > 0) {
    const at = play.place('reaction-place', region, (one) => together.includes(one));
    const before = play.at(at).outside;
    const raised = rows.map((row) => ({ row, at, count: raiseAt(play, row, at) }));
    march(play, region, raised, before === null && play.at(at).outside !== null);
    return;
  }
  march(
    play,
    region,
    rows.map((row) => {
      // Without a place free for it nothing comes (13.6).
      const places = placesForRow(play, region, row);
      if (places.length === 0) {
        play.emit({ type: 'raised', row, at: null, count: 0 });
        return { row, at: null, count: 0 };
      }
      const at = play.place('reaction-place', region, (one) => places.includes(one));
      return { row, at, count: raiseAt(play, row, at) };
    }),
  );
}

/** The column of the table: the cities of the region that Muslims control (13.2). */
export function columnOf({ state, board }: Pick<Play, 'state' | 'board'>, region: RegionId): number {
  return placesIn(board, region).filter((at) => controllerOf(state.places[at]) === 'muslim').length;
}

export function rowOf(book: Book, cities: number, face: number): ForceRow {
  const row = book.tables.reaction.find((column) => column.cities.includes(cities))?.rows[face - 1];
  if (row === undefined) throw new Error(`no force for ${cities} cities and ${face}`);
  return row;
}

/** Places where every row is legal, after the earlier ones (9.15). */
function placesForAll(play: Play, region: RegionId, rows: readonly ForceRow[]): readonly PlaceId[] {
  return placesIn(play.board, region).filter((at) => {
    let place = play.at(at);
    return rows.every((row) => {
      const legal = mayAddForce(place, row);
      if (legal) place = addForce(place, row);
      return legal;
    });
  });
}

/** Puts a city, fort or Garrison on the board; Armies stay in hand. Returns the number of Armies. */
function raiseAt(play: Play, row: ForceRow, at: PlaceId): number {
  const armies = ARMIES[row] ?? 0;
  play.emit({ type: 'raised', row, at, count: Math.max(1, armies) });
  if (armies === 0) play.change(at, addForce(play.at(at), row));
  return armies;
}

/** Raised Armies march with the unhired Mercenaries; without them, the Mercenaries come alone (9.8). */
function march(
  play: Play,
  region: RegionId,
  raised: readonly { readonly row: ForceRow; readonly at: PlaceId | null; readonly count: number }[],
  besieges = false,
): void {
  // Rows of Armies are legal in the same places, so those of a Jihad stand together.
  const at = raised.find(({ count }) => count > 0)?.at ?? null;
  const armies = raised.reduce((sum, { count }) => sum + count, 0);
  if (at !== null) {
    setOut(play, at, { army: armies }, besieges);
    return;
  }
  const places = play.state.fortune.mercenaries > 0 ? placesForRow(play, region, '1 army') : [];
  if (places.length === 0) return;
  setOut(
    play,
    play.place('reaction-place', region, (one) => places.includes(one)),
    {},
  );
}

/** El Cid and the Mercenaries join the Armies. */
function setOut(play: Play, at: PlaceId, armies: Troops, besieges = false): void {
  const { fortune, cid } = play.state;
  const units: Troops = fortune.mercenaries > 0 ? { ...armies, mercenary: fortune.mercenaries } : armies;
  if (fortune.mercenaries > 0) play.emit({ type: 'raised', row: 'mercenaries', at, count: fortune.mercenaries });
  play.set({ fortune: { ...fortune, mercenaries: 0 } });
  if (cid?.side === 'muslim' && countOf(armies, 'army') > 0) {
    play.set({ cid: { side: 'muslim', at } });
    play.emit({ type: 'cid-came', side: 'muslim', at });
  }
  moveHost(play, at, { side: 'muslim', units }, false, besieges);
}
