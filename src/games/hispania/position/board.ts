import type { Json, JsonObject } from '../../../core/json.js';
import { Misread, object, text } from '../../../kit/data/reader.js';
import { AREA_IDS, type AreaId, type NationId, type ProvinceId } from '../facts/ids.js';
import { ORDER_KINDS, type Order } from '../state/order.js';
import { isPiece, leaderOf, recounted } from '../state/stack.js';
import type { Hispania, Occupation, Stack } from '../state/state.js';
import { areaNamed, items, nationNamed, provinceNamed } from './parts.js';

/** Units by area and nation: `["castle", "infantry", "infantry", "leader:Roderich"]`. */
export function readBoard(position: JsonObject): Hispania['areas'] {
  const areas: Partial<Record<AreaId, Occupation>> = {};
  for (const area of AREA_IDS) areas[area] = {};
  for (const [key, nations] of Object.entries(object(position.provinces ?? {}, 'provinces'))) {
    areas[areaNamed(key, `provinces.${key}`)] = occupationOf(nations, `provinces.${key}`);
  }
  if (position.sea !== undefined) areas.sea = occupationOf(position.sea, 'sea');
  if (!isWhole(areas)) throw new Misread('provinces', 'known-name');
  return areas;
}

function isWhole(areas: Partial<Record<AreaId, Occupation>>): areas is Record<AreaId, Occupation> {
  return AREA_IDS.every((area) => areas[area] !== undefined);
}

function occupationOf(json: Json | undefined, path: string): Occupation {
  let occupation: Occupation = {};
  for (const [key, units] of Object.entries(object(json, path))) {
    const nation: NationId = nationNamed(key, `${path}.${key}`);
    const stack = stackFrom(items(units, `${path}.${key}`), `${path}.${key}`);
    if (Object.keys(stack).length > 0) occupation = { ...occupation, [nation]: stack };
  }
  return occupation;
}

function stackFrom(units: readonly Json[], path: string): Stack {
  let stack: Stack = {};
  for (const unit of units) {
    const piece = text(unit, path);
    if (!isPiece(piece)) throw new Misread(`${path}.${piece}`, 'known-name');
    if (leaderOf(piece) !== null && stack.leaders?.some((leader) => leader === leaderOf(piece)) === true) {
      throw new Misread(`${path}.${piece}`, 'known-name');
    }
    stack = recounted(stack, piece, 1);
  }
  return stack;
}

export function readRuins(position: JsonObject): Hispania['ruins'] {
  const ruins: { -readonly [P in ProvinceId]?: NationId } = {};
  for (const [key, nation] of Object.entries(object(position.ruins ?? {}, 'ruins'))) {
    ruins[provinceNamed(key, `ruins.${key}`)] = nationNamed(nation, `ruins.${key}`);
  }
  return ruins;
}

/** Orders come back as they were written. */
export function isOrders(json: Json | undefined): json is readonly Order[] {
  return Array.isArray(json) && json.every(isOrder);
}
function isOrder(json: Json): boolean {
  if (typeof json !== 'object' || json === null || !('kind' in json)) return false;
  return (
    ORDER_KINDS.some((kind) => kind === json.kind) &&
    Object.entries(json).every(([slot, value]) => typeof value === (slot === 'points' ? 'number' : 'string'))
  );
}
