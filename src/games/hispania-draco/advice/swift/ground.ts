import { type Board, provinceOf } from '../../facts/board.js';
import { GENERAL_IDS, isCity, PROVINCE_IDS, type ProvinceId, SEA_IDS, SPACE_IDS } from '../../facts/ids.js';
import { networkOf, placeOfSpace } from '../../movement/network.js';
import { distancesOn } from '../../policy/distances.js';

/** Spaces are list indices: cities by province and number, then seas. */
export const SPACES = SPACE_IDS.length;
export const CITIES = SPACES - SEA_IDS.length;
export const NOWHERE = -1;

export const HISPANIC = 6;

/** What never changes, as numbers, for quick playouts. */
export interface Ground {
  readonly links: ReturnType<typeof networkOf>['links'];
  /** By space: its neighbours; those one step further. */
  readonly near: readonly (readonly number[])[];
  readonly far: readonly (readonly number[])[];
  /** 1: connected; by both spaces. */
  readonly joined: Uint8Array;
  readonly shield: Uint8Array;
  /** By space; a sea has none. */
  readonly province: Int8Array;
  readonly isCapital: Uint8Array;
  /** By province, in the order of the numbers. */
  readonly citiesOf: readonly (readonly number[])[];
  readonly capitals: readonly number[];
  /** By general: his province, or none. */
  readonly home: readonly number[];
  /** By general and space: connected to a city of his province (6.3). */
  readonly served: readonly Uint8Array[];
  /** One over the squared distance plus one, by both spaces. */
  readonly nearness: Float64Array;
}

const KNOWN = new WeakMap<Board, Ground>();

export function groundOf(board: Board): Ground {
  const known = KNOWN.get(board);
  if (known !== undefined) return known;
  const { links } = networkOf(board);
  const near = links.map((from) => from.map(({ to }) => to));
  const far = near.map((those) => {
    const further = new Set(those.flatMap((one) => near[one] ?? []));
    return [...further].filter((one) => !those.includes(one));
  });
  const joined = new Uint8Array(SPACES * SPACES);
  for (const [from, those] of near.entries()) for (const to of those) joined[from * SPACES + to] = 1;
  const provinces: readonly ProvinceId[] = PROVINCE_IDS;
  const province = Int8Array.from(SPACE_IDS, (id) => (isCity(id) ? provinces.indexOf(board.cities[id].province) : -1));
  const home = GENERAL_IDS.map((id) => {
    const own = provinceOf(id);
    return own === null ? NOWHERE : provinces.indexOf(own);
  });
  const distances = distancesOn(board);
  const nearness = new Float64Array(SPACES * SPACES);
  for (const [from, one] of SPACE_IDS.entries()) {
    for (const [to, other] of SPACE_IDS.entries()) nearness[from * SPACES + to] = 1 / (1 + distances[one][other]) ** 2;
  }
  const ground: Ground = {
    links,
    near,
    far,
    joined,
    shield: Uint8Array.from(SPACE_IDS, (id) => (isCity(id) ? board.cities[id].shield : board.seaNumber[id])),
    province,
    isCapital: Uint8Array.from(SPACE_IDS, (id) => (isCity(id) && board.cities[id].capital ? 1 : 0)),
    citiesOf: PROVINCE_IDS.map((id) => board.citiesOf[id].map(placeOfSpace)),
    capitals: board.capitals.map(placeOfSpace),
    home,
    served: home.map((own) =>
      Uint8Array.from(near, (those) => (own !== NOWHERE && those.some((one) => province[one] === own) ? 1 : 0)),
    ),
    nearness,
  };
  KNOWN.set(board, ground);
  return ground;
}
