import { type Board, regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { type PlaceId, REGION_IDS, type RegionId } from '../facts/ids.js';
import type { ForceRow } from '../facts/tables.js';
import { columnOf, mayRise, rowOf } from '../reaction/raise.js';
import type { Reconquista } from '../state/state.js';

/** Where Muslims may rise, with which column of the table, and what each row of it brings (13.1, 13.2). */
export interface Rising {
  /** Null: North Africa. */
  readonly region: RegionId | null;
  readonly chance: number;
  readonly cities: number;
  readonly rows: readonly { readonly row: ForceRow; readonly chance: number }[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Exactly: regions without room and in revolt are rolled again. */
export function risings(state: Reconquista, book: Book): readonly Rising[] {
  const at = { state, board: book.board };
  const regions = REGION_IDS.filter((region) => mayRise(at, region));
  const chance = 1 / (regions.length + 1);
  const risen = regions.map((region): Rising => {
    const cities = columnOf(at, region);
    const shares = new Map<ForceRow, number>();
    for (const face of FACES) {
      const row = rowOf(book, cities, face);
      shares.set(row, (shares.get(row) ?? 0) + 1 / FACES.length);
    }
    return { region, chance, cities, rows: [...shares].map(([row, share]) => ({ row, chance: share })) };
  });
  return [...risen, { region: null, chance, cities: 0, rows: [] }];
}

/** The ports of a landing, all equally likely (13.7, 8.10). */
export function openPorts({ revolt }: Reconquista, board: Board): readonly PlaceId[] {
  return [...new Set(board.ports.values())].filter((port) => regionOf(board, port) !== revolt);
}
