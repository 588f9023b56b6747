import type { SceneMark } from '../../core/scene.js';

/** A move along a way or an effect on a place, from the events: whose, and how many. */
export interface Change {
  /** One of the style's arrows, with a way, or signs, with a place. */
  readonly look: string;
  readonly path?: readonly string[];
  readonly place?: string;
  readonly faction?: string;
  readonly count?: number;
}

/** Marks of what changed: equal moves are merged into one arrow, equal losses into one sign, with their sum. */
export function marksOf(changes: readonly Change[]): readonly SceneMark[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { look, faction = '', path, place = '' } = change;
    const key = `${look} ${faction} ${path === undefined ? place : path.join('>')}`;
    const known = merged.get(key);
    const count = (known?.count ?? 0) + (change.count ?? 0);
    merged.set(key, known === undefined || change.count === undefined ? change : { ...change, count });
  }
  return [...merged.values()].flatMap(markOf);
}

function markOf({ look, path, place, faction, count }: Change): readonly SceneMark[] {
  const text = count === undefined ? {} : { text: String(count) };
  if (path !== undefined && faction !== undefined)
    return path.length < 2 ? [] : [{ kind: 'arrow', look, path, faction, ...text }];
  if (place === undefined) return [];
  return [{ kind: 'sign', look, place, ...(faction === undefined ? {} : { faction }), ...text }];
}
