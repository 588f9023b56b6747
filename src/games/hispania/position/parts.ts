import type { Json } from '../../../core/json.js';
import { anything, list, Misread, object, signedHalves, text } from '../../../kit/data/reader.js';
import { type AreaId, NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import { isArea, isNation, isProvince } from '../state/reading.js';

/** Names of the position notation. */

export const POSITION_KEYS = [
  'system',
  'scenario',
  'version',
  'options',
  'overrides',
  'turn',
  'nation',
  'phase',
  'step',
  'provinces',
  'sea',
  'ruins',
  'gold',
  'submitted',
  'capitals',
  'seats',
  'scores',
  'hands',
  'bag',
  'played',
  'signs',
  'passing',
  'standing',
  'orders',
  'notes',
  'bids',
  'waiting',
  'overfull',
  'task',
  'fought',
  'march',
  'pile',
  'received',
  'forced',
  'frames',
  'opener',
  'compensation',
  'statuses',
  'nobody',
] as const;

/** A list, its items to be looked into. */
export const items = list(anything);

/** `leon` as a nation is LEÓN: where a nation is meant, the bare name will do. */
export function nationNamed(json: Json | undefined, path: string): NationId {
  const id = text(json, path);
  if (isNation(id)) return id;
  const found = NATION_IDS.find((nation) => nation === `${id}-nation`);
  if (found === undefined) throw new Misread(path, 'known-name');
  return found;
}
export function areaNamed(id: string, path: string): AreaId {
  if (!isArea(id)) throw new Misread(path, 'unknown-field');
  return id;
}
export function provinceNamed(json: Json | undefined, path: string): ProvinceId {
  const id = text(json, path);
  if (!isProvince(id)) throw new Misread(path, 'known-name');
  return id;
}
export function numbersOf(json: Json | undefined, path: string): readonly (readonly [NationId, number])[] {
  return Object.entries(object(json ?? {}, path)).map(([key, value]) => [
    nationNamed(key, `${path}.${key}`),
    signedHalves(value, `${path}.${key}`),
  ]);
}
