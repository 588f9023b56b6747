import type { Field } from '../combat/field.js';
import { type GeneralId, isCity, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, revoltsAt } from '../state/pieces.js';
import { isOpenCapital } from './pull.js';
import { WORTH } from './worth.js';

/** In a capital that is open at once; elsewhere where it supports and guards, if enough are left for the capitals. */
export function garrisonToPlace({ board, pieces }: Field, who: GeneralId, at: SpaceId): number {
  const left = pieces.reserve.garrisons[who];
  if (!isCity(at) || left === 0) return 0;
  if (isOpenCapital(board, pieces, at)) return WORTH.capital;
  const { capital, province } = board.cities[at];
  if (capital || garrisonsAt(pieces, at).length > 0) return 0;
  const toCome = board.capitals.filter((city) => garrisonsAt(pieces, city).length === 0).length;
  if (left <= Math.ceil(toCome * WORTH.kept)) return 0;
  const near = board.ways[at].filter(({ to }) => revoltsAt(pieces, to) > 0).length;
  const guarded = board.citiesOf[province].some((city) => isOpenCapital(board, pieces, city));
  return near * WORTH.support + (guarded ? WORTH.guard : 0);
}

/** Of a general who has none left, for a capital that waits. */
export function garrisonToTake({ board, pieces }: Field, who: GeneralId, at: SpaceId): number {
  if (!isCity(at) || board.cities[at].capital || pieces.reserve.garrisons[who] > 0) return 0;
  if (!garrisonsAt(pieces, at).includes(who)) return 0;
  return board.capitals.some((city) => isOpenCapital(board, pieces, city)) ? WORTH.capital / 3 : 0;
}
