import { Misread } from './single.js';

/** One value per id, in order. */
export function ofEach<Id extends string, Value>(ids: readonly Id[], value: (id: Id) => Value): Record<Id, Value> {
  const some: Partial<Record<Id, Value>> = {};
  for (const id of ids) some[id] = value(id);
  if (!hasEach<Id, Value>(ids, some)) throw new Error(`one of ${ids.join(', ')} is missing`);
  return some;
}

/** Items by id, from a list without duplicates. */
export function byId<Id extends string, Item extends { readonly id: Id }>(
  ids: readonly Id[],
  items: readonly Item[],
  path: string,
): Readonly<Record<Id, Item>> {
  const some: Partial<Record<Id, Item>> = {};
  for (const item of items) some[item.id] = item;
  if (items.length !== ids.length || !hasEach<Id, Item>(ids, some)) throw new Misread(path, 'each-once');
  return some;
}

export function hasEach<Id extends string, Value>(
  ids: readonly Id[],
  some: Readonly<Partial<Record<Id, Value>>>,
): some is Record<Id, Value> {
  return ids.every((id) => Object.hasOwn(some, id));
}
