import type { Board } from '../facts/board.js';
import { HISPANIC_PROVINCES, isCity, isRoman, type ProvinceId, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';

/** Values to Rome, roughly in denarii: found by trying many on thousands of campaigns of seven levels. */
export const WORTH = {
  /** A garrison in a capital. */
  capital: 14.5,
  /** An army: it spreads a revolt in nearly every phase. */
  army: 18.8,
  garrison: 4.54,
  /** A general, with the denarius he costs while off the board and his way back. */
  general: 12.3,
  /** A revolt removed, and the bonus when few are left in the reserve. */
  revolt: 3.54,
  scarce: 4.4,
  /** The bonus for a province's last revolt: its capital opens. */
  opening: 6.39,
  romanLand: 6.84,
  /** A further fight like the best one, for the remaining denarii. */
  later: 1.58,
  /** A denarius spent on the way. */
  step: 0.05,
  /** The pull of distant things to do. */
  pull: 0.176,
  /** How much more an opening is worth when time runs out. */
  haste: 3.02,
  /** A garrison, for each neighbouring revolt; for those one step further, and beside a garrison, times this. */
  support: 1.73,
  farther: 0.335,
  joined: 1.96,
  /** Taking back a useless garrison. */
  taken: 1.93,
  /** The share of future capitals for which a general saves garrisons. */
  kept: 0.375,
};

const ROUNDS = 11;

export interface Worth {
  /** Of taking the top disc of a space. */
  disc(space: SpaceId): number;
}

/** `rounds`: left to play. */
export function worthOf(board: Board, pieces: Pieces, rounds: number): Worth {
  const { revolts } = pieces.reserve;
  // The fewer are left, the nearer the end.
  const each = WORTH.revolt + WORTH.scarce / (revolts + 1);
  const haste = 1 + WORTH.haste * (1 - rounds / ROUNDS) ** 2;
  const extra: Partial<Record<ProvinceId, number>> = { ulterior: WORTH.romanLand, citerior: WORTH.romanLand };
  for (const province of HISPANIC_PROVINCES) extra[province] = openingOf(board, pieces, province) * haste;
  return {
    disc(space) {
      if (!isCity(space)) return each;
      return each + (extra[board.cities[space].province] ?? 0);
    },
  };
}

/** A province whose capital is held needs nothing; one almost quiet is worth most. */
function openingOf(board: Board, pieces: Pieces, province: ProvinceId): number {
  if (isRoman(province)) return WORTH.romanLand;
  const cities = board.citiesOf[province];
  const capital = cities.at(-1);
  if (capital !== undefined && garrisonsAt(pieces, capital).length > 0) return 0;
  const left = cities.reduce((sum, city) => sum + revoltsAt(pieces, city), 0);
  return WORTH.opening / (left + 1);
}
