import type { Board } from '../facts/board.js';
import { HISPANIC_PROVINCES, isCity, isRoman, type ProvinceId, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';

/** What things are worth to Rome, in denarii or so: a sensible player's rule of thumb. */
export const WORTH = {
  /** A garrison in a capital. */
  capital: 31,
  /** An army: it spreads a revolt in nearly every phase. */
  army: 9,
  garrison: 5,
  /** A revolt less, and what it adds when few are left in the reserve. */
  revolt: 2,
  scarce: 10,
  /** How much the last of a province's revolts is worth beyond itself: its capital opens. */
  opening: 32,
  romanLand: 7.4,
  /** A fight more like the best one, for the denarii that are left. */
  later: 0.5,
  /** A denarius that is spent on the way. */
  step: 0.05,
  /** To stand next to the enemy, for every friend who doubles so: a part of what is to be won there. */
  beside: 0.0,
  /** How much more an opening is worth when the time runs out. */
  haste: 2,
  farther: 0.3,
  joined: 1.3,
  /** A garrison taken back that serves no more. */
  taken: 1.2,
};

const ROUNDS = 11;

/** Whoever has denarii to spare can wait; whoever is short must dare more. */
interface Temper {
  /** A general, with the denarius that he blocks and the way back. */
  readonly general: number;
  /** How strongly it draws what there is to do from afar. */
  readonly pull: number;
  /** A garrison, for each revolt next to it. */
  readonly support: number;
  /** The part of the capitals to come for which a general keeps garrisons. */
  readonly kept: number;
}
const PATIENT: Temper = { general: 9, pull: 0.15, support: 1.2, kept: 0.3 };
const DARING: Temper = { general: 5, pull: 0.25, support: 0.6, kept: 0.46 };
const AMPLE = 7;

export interface Worth extends Temper {
  /** Of taking the top disc of a space. */
  disc(space: SpaceId): number;
}

/** `rounds`: how many are left to play; `denarii`: of each turn at this level. */
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

/** A province whose capital is held needs no more; one that is nearly quiet is worth most. */
function openingOf(board: Board, pieces: Pieces, province: ProvinceId): number {
  if (isRoman(province)) return WORTH.romanLand;
  const cities = board.citiesOf[province];
  const capital = cities.at(-1);
  if (capital !== undefined && garrisonsAt(pieces, capital).length > 0) return 0;
  const left = cities.reduce((sum, city) => sum + revoltsAt(pieces, city), 0);
  return WORTH.opening / (left + 1);
}
