import type { Board } from '../facts/board.js';
import { HISPANIC_PROVINCES, isCity, isRoman, type ProvinceId, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';

/** What things are worth to Rome, in denarii or so: a sensible player's rule of thumb. */
export const WORTH = {
  /** A garrison in a capital. */
  capital: 60,
  /** An army: it spreads a revolt in nearly every phase. */
  army: 9,
  /** A general, with the denarius that he blocks and the way back. */
  general: 11,
  garrison: 3,
  /** A revolt less, and what it adds when few are left in the reserve. */
  revolt: 2,
  scarce: 10,
  /** How much the last of a province's revolts is worth beyond itself: its capital opens. */
  opening: 26,
  romanLand: 9,
  /** What the rest of the denarii will bring after the first fight, beside what that brings. */
  later: 0.55,
  /** How strongly it draws what there is to do from afar. */
  pull: 0.32,
  /** A garrison next to a revolt, and in a province that is quiet. */
  support: 0.9,
  guard: 0.5,
  /** The part of the capitals to come for which a general keeps garrisons. */
  kept: 0.33,
  /** A way that is paid brings something else no more. */
  step: 0.05,
};

export interface Worth {
  /** Of taking the top disc of a space. */
  disc(space: SpaceId): number;
}

export function worthOf(board: Board, pieces: Pieces): Worth {
  const { revolts } = pieces.reserve;
  // The fewer are left, the nearer the end.
  const each = WORTH.revolt + WORTH.scarce / (revolts + 1);
  const extra: Partial<Record<ProvinceId, number>> = { ulterior: WORTH.romanLand, citerior: WORTH.romanLand };
  for (const province of HISPANIC_PROVINCES) extra[province] = openingOf(board, pieces, province);
  return {
    disc(space) {
      if (!isCity(space)) return each;
      return each + (extra[board.cities[space].province] ?? 0);
    },
  };
}

/** A province whose capital is held needs no more; one that is nearly quiet is worth most. */
function openingOf(board: Board, pieces: Pieces, province: ProvinceId): number {
  if (isRoman(province)) return WORTH.romanLand;
  const cities = board.citiesOf[province];
  const capital = cities.at(-1);
  if (capital !== undefined && garrisonsAt(pieces, capital).length > 0) return 0;
  const left = cities.reduce((sum, city) => sum + revoltsAt(pieces, city), 0);
  return WORTH.opening / (left + 1);
}
