import type { Board } from '../facts/board.js';
import { HISPANIC_PROVINCES, isCity, isRoman, type ProvinceId, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';

/** Values to Rome, roughly in denarii: a rule of thumb. */
export const WORTH = {
  /** A garrison in a capital. */
  capital: 31,
  /** An army: it spreads a revolt in nearly every phase. */
  army: 9,
  garrison: 5,
  /** A revolt removed, and the bonus when few are left in the reserve. */
  revolt: 2,
  scarce: 10,
  /** The bonus for a province's last revolt: its capital opens. */
  opening: 32,
  romanLand: 7.4,
  /** A further fight like the best one, for the remaining denarii. */
  later: 0.5,
  /** A denarius spent on the way. */
  step: 0.05,
  /** Standing next to the enemy, for every friend who doubles by it: a share of the gain there. */
  beside: 0.0,
  /** How much more an opening is worth when time runs out. */
  haste: 2,
  farther: 0.3,
  joined: 1.3,
  /** Taking back a useless garrison. */
  taken: 1.2,
};

const ROUNDS = 11;

/** With denarii to spare one can wait; when short, one must dare more. */
interface Temper {
  /** A general, with the denarius he costs while off the board and his way back. */
  readonly general: number;
  /** The pull of distant things to do. */
  readonly pull: number;
  /** A garrison, for each neighbouring revolt. */
  readonly support: number;
  /** The share of future capitals for which a general saves garrisons. */
  readonly kept: number;
}
const PATIENT: Temper = { general: 9, pull: 0.15, support: 1.2, kept: 0.3 };
const DARING: Temper = { general: 5, pull: 0.25, support: 0.6, kept: 0.46 };
const AMPLE = 7;

export interface Worth extends Temper {
  /** Of taking the top disc of a space. */
  disc(space: SpaceId): number;
}

/** `rounds`: left to play; `denarii`: per turn at this level. */
export function worthOf(board: Board, pieces: Pieces, rounds: number, denarii: number): Worth {
  const { revolts } = pieces.reserve;
  // The fewer are left, the nearer the end.
  const each = WORTH.revolt + WORTH.scarce / (revolts + 1);
  const haste = 1 + WORTH.haste * (1 - rounds / ROUNDS) ** 2;
  const extra: Partial<Record<ProvinceId, number>> = { ulterior: WORTH.romanLand, citerior: WORTH.romanLand };
  for (const province of HISPANIC_PROVINCES) extra[province] = openingOf(board, pieces, province) * haste;
  return {
    ...(denarii >= AMPLE ? PATIENT : DARING),
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
