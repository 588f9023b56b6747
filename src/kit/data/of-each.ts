/** A value for each of the ids, in their order. */
export function ofEach<Id extends string, Value>(ids: readonly Id[], value: (id: Id) => Value): Record<Id, Value> {
  const some: Partial<Record<Id, Value>> = {};
  for (const id of ids) some[id] = value(id);
  if (!hasEach<Id, Value>(ids, some)) throw new Error(`one of ${ids.join(', ')} is missing`);
  return some;
}

export function hasEach<Id extends string, Value>(
  ids: readonly Id[],
  some: Readonly<Partial<Record<Id, Value>>>,
): some is Record<Id, Value> {
  return ids.every((id) => Object.hasOwn(some, id));
}
