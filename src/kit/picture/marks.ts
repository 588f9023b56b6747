import type { SceneMark } from '../../core/scene.js';

/** Something that went along a way or befell a place, as the events tell it: of whom, and how many. */
export interface Change {
  /** One of the style's arrows, with a way, or of its signs, with a place. */
  readonly look: string;
  readonly path?: readonly string[];
  readonly place?: string;
  readonly faction?: string;
  readonly count?: number;
}

/** Marks of what changed: the same way twice is one arrow, the same loss twice is one sign, with what they add up to. */
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
