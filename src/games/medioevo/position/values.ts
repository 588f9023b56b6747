import { type Action, isTally } from '../../../core/action.js';
import { isObject } from '../../../core/json.js';
import * as kit from '../../../kit/index.js';
import { BRANCHES, LEVELS, UNIT_IDS } from '../facts/kinds.js';

const { among, count, fields, list, orNull, table, text, whole } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

/** A choice still to be carried out: the owner of ransomed prisoners or a changed unit is a seat. */
export const actionOf =
  (owner: Reader<string>): Reader<Action> =>
  (json, path) => {
    if (!isObject(json) || typeof json.verb !== 'string') throw new kit.shape.Misread(path, 'object');
    const chosen: Record<string, string | number | Readonly<Record<string, number>>> = {};
    for (const [slot, value] of Object.entries(json)) {
      if (typeof value === 'string' || typeof value === 'number' || isTally(value ?? null))
        Object.assign(chosen, { [slot]: OWNERS.includes(slot) ? owner(value ?? null, path) : value });
    }
    return { ...chosen, verb: json.verb };
  };
const OWNERS: readonly string[] = ['holder', 'whose'];

/** What somebody who rests watches (6.13.3): whom he is at war with, and whose army stands beside his. */
export const watchedOf =
  (owner: Reader<string>): Reader<string> =>
  (json, path) => {
    const thing = text(json, path);
    const [, foe] = /^war (.+)$/.exec(thing) ?? [];
    if (foe !== undefined) return `war ${owner(foe, path)}`;
    const [, other, at] = /^beside (.+) (\S+)$/.exec(thing) ?? [];
    return other === undefined ? thing : `beside ${owner(other, path)} ${at}`;
  };

export const units = table(UNIT_IDS, whole(1, 999));
export const level = among(LEVELS);
export const deck = fields({ top: list(text), middle: list(text), bottom: list(text) });
export const building = orNull(fields({ level, damage: count }));
export const points = table(BRANCHES, count);
