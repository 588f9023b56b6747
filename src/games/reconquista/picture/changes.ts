import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import type { SceneMark } from '../../../core/scene.js';
import { oneIn } from '../../../kit/index.js';
import { PLACE_IDS, SIDES, type Side } from '../facts/ids.js';

/** Arrows, losses and battles from the log's events: plain JSON, read with care. */
export function marksOf(events: readonly GameEvent[]): readonly SceneMark[] {
  const arrows = new Map<string, SceneMark & { readonly kind: 'arrow' }>();
  const losses = new Map<string, { readonly place: string; readonly faction: Side; readonly count: number }>();
  const battles = new Set<string>();
  const lose = (place: Json | undefined, side: Json | undefined, units: Json | undefined) => {
    const [at, faction, count] = [oneIn(PLACE_IDS, textOf(place)), oneIn(SIDES, textOf(side)), sizeOf(units)];
    if (at === null || faction === null || count === 0) return;
    const key = `${faction} ${at}`;
    losses.set(key, { place: at, faction, count: count + (losses.get(key)?.count ?? 0) });
  };
  for (const event of events) {
    switch (event.type) {
      case 'marched':
      case 'retreated': {
        const look = event.type === 'marched' ? 'move' : 'retreat';
        const [from, to] = [oneIn(PLACE_IDS, textOf(event.from)), oneIn(PLACE_IDS, textOf(event.to))];
        const faction = oneIn(SIDES, textOf(event.side));
        const count = sizeOf(event.units);
        if (from === null || to === null || faction === null || count === 0) break;
        arrows.set(`${look} ${faction} ${from} ${to}`, {
          kind: 'arrow',
          look,
          path: [from, to],
          faction,
          text: String(count),
        });
        break;
      }
      case 'battle-round':
        battles.add(textOf(event.at));
        lose(event.at, event.attacker, event.attackerLost);
        lose(event.at, event.defender, event.defenderLost);
        break;
      case 'siege-round':
        battles.add(textOf(event.at));
        break;
      case 'lost':
        for (const toll of isList(event.tolls) ? event.tolls.filter(isObject) : [])
          lose(toll.at, toll.side, toll.units);
        break;
    }
  }
  return [
    ...arrows.values(),
    ...[...battles].map((place): SceneMark => ({ kind: 'sign', look: 'battle', place })),
    ...[...losses.values()].map(
      ({ place, faction, count }): SceneMark => ({ kind: 'sign', look: 'loss', place, faction, text: String(count) }),
    ),
  ];
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function sizeOf(units: Json | undefined): number {
  if (!isObject(units)) return 0;
  return Object.values(units).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
}
