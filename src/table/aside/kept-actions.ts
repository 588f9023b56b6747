import { type Action, isTally } from '../../core/action.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../core/json.js';

/** Actions as a memo keeps them; null: not ours. */
export function actionsIn(json: Json | undefined): readonly Action[] | null {
  if (json === undefined || !isList(json)) return null;
  const known = json.flatMap((action) => (isObject(action) ? (actionIn(action) ?? []) : []));
  return known.length === json.length ? known : null;
}

function actionIn({ verb, ...slots }: JsonObject): Action | null {
  if (!isText(verb)) return null;
  const filled = Object.entries(slots).flatMap(([slot, value]) =>
    typeof value === 'string' || typeof value === 'number' || isTally(value) ? [[slot, value] as const] : [],
  );
  return { verb, ...Object.fromEntries(filled) };
}
