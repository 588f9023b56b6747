import type { Field } from '../battle/contest.js';
import type { Board } from '../facts/board.js';
import { type CityId, type GeneralId, isCity, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';
import { isOpenCapital } from './pull.js';
import { WORTH } from './worth.js';

/** First in an open capital; elsewhere for support, if enough are left for the capitals. */
export function garrisonToPlace({ board, pieces }: Field, who: GeneralId, at: SpaceId): number {
  const left = pieces.reserve.garrisons[who];
  if (!isCity(at) || left === 0) return 0;
  if (isOpenCapital(board, pieces, at)) return WORTH.capital;
  if (board.cities[at].capital || garrisonsAt(pieces, at).length > 0) return 0;
  return left > kept(board, pieces) ? supportOf(board, pieces, who, at) : 0;
}

/** A useless one, for a general with too few left for an open capital. */
export function garrisonToTake({ board, pieces }: Field, who: GeneralId, at: SpaceId): number {
  if (!isCity(at) || board.cities[at].capital || !garrisonsAt(pieces, at).includes(who)) return 0;
  const left = pieces.reserve.garrisons[who];
  if (left === 0 && board.capitals.some((city) => isOpenCapital(board, pieces, city))) return WORTH.capital / 3;
  return left <= kept(board, pieces) && enemiesAbout(board, pieces, at) === 0 ? WORTH.taken : 0;
}

/** How many a general saves for future capitals. */
function kept(board: Board, pieces: Pieces): number {
  const toCome = board.capitals.filter((city) => garrisonsAt(pieces, city).length === 0).length;
  return Math.round(toCome * WORTH.kept);
}

/** Every disc of a chain adds one to each siege and attack next to it. */
function supportOf(board: Board, pieces: Pieces, who: GeneralId, at: CityId): number {
  const joined = board.ways[at].some(({ to }) => garrisonsAt(pieces, to).includes(who));
  return enemiesAbout(board, pieces, at) * WORTH.support * (joined ? WORTH.joined : 1);
}

/** Neighbouring revolts, and those one step further at a discount. */
function enemiesAbout(board: Board, pieces: Pieces, at: CityId): number {
  const { near, far } = surroundingsOf(board, at);
  let sum = 0;
  for (const space of near) sum += revoltsAt(pieces, space);
  for (const space of far) sum += revoltsAt(pieces, space) * WORTH.farther;
  return sum;
}

interface Surroundings {
  readonly near: readonly SpaceId[];
  /** The neighbours' neighbours, without the neighbours. */
  readonly far: readonly SpaceId[];
}
const KNOWN = new WeakMap<Board, Map<CityId, Surroundings>>();

function surroundingsOf(board: Board, at: CityId): Surroundings {
  let all = KNOWN.get(board);
  if (all === undefined) {
    all = new Map();
    KNOWN.set(board, all);
  }
  let known = all.get(at);
  if (known === undefined) {
    const near = new Set(board.ways[at].map(({ to }) => to));
    const far = new Set([...near].flatMap((space) => board.ways[space].map(({ to }) => to)));
    known = { near: [...near], far: [...far].filter((space) => !near.has(space)) };
    all.set(at, known);
  }
  return known;
}
