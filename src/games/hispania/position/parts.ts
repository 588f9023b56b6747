import { isList, isObject, type Json, type JsonObject } from '../../../core/json.js';
import { type AreaId, NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import { isArea, isNation, isProvince } from '../state/reading.js';

/** Checked parts of the position notation. */

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

const POSITION_REFUSALS = ['position-key', 'position-value', 'position-overrides'] as const;
export class PositionError extends Error {
  readonly code: (typeof POSITION_REFUSALS)[number];
  readonly path: string;
  constructor(code: (typeof POSITION_REFUSALS)[number], path: string) {
    super(`${code}: ${path}`);
    this.code = code;
    this.path = path;
  }
}

export function keysOf(object: JsonObject, known: readonly string[], path: string): void {
  for (const key of Object.keys(object)) {
    if (!known.includes(key)) throw new PositionError('position-key', path === '' ? key : `${path}.${key}`);
  }
}
export function objectOf(json: Json | undefined, path: string): JsonObject {
  if (!isObject(json)) throw new PositionError('position-value', path);
  return json;
}
export function listOf(json: Json | undefined, path: string): readonly Json[] {
  if (!isList(json)) throw new PositionError('position-value', path);
  return json;
}
export function textOf(json: Json | undefined, path: string): string {
  if (typeof json !== 'string') throw new PositionError('position-value', path);
  return json;
}
export function wholeOf(json: Json | undefined, path: string, min: number, max: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max) {
    throw new PositionError('position-value', path);
  }
  return json;
}
export function halfOf(json: Json | undefined, path: string): number {
  if (typeof json !== 'number' || !Number.isInteger(json * 2)) throw new PositionError('position-value', path);
  return json;
}

/** `leon` as a nation is LEÓN: where a nation is meant, the bare name will do. */
export function nationNamed(json: Json | undefined, path: string): NationId {
  const id = textOf(json, path);
  if (isNation(id)) return id;
  const found = NATION_IDS.find((nation) => nation === `${id}-nation`);
  if (found === undefined) throw new PositionError('position-value', path);
  return found;
}
export function areaNamed(id: string, path: string): AreaId {
  if (!isArea(id)) throw new PositionError('position-key', path);
  return id;
}
export function provinceNamed(json: Json | undefined, path: string): ProvinceId {
  const id = textOf(json, path);
  if (!isProvince(id)) throw new PositionError('position-value', path);
  return id;
}
export function numbersOf(json: Json | undefined, path: string): readonly (readonly [NationId, number])[] {
  return Object.entries(objectOf(json ?? {}, path)).map(([key, value]) => [
    nationNamed(key, `${path}.${key}`),
    halfOf(value, `${path}.${key}`),
  ]);
}
