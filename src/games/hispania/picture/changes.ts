import type { GameEvent } from '../../../core/chronicle.js';
import type { Change } from '../../../kit/index.js';
import type { AreaId } from '../facts/ids.js';
import { isArea, isNation } from '../state/reading.js';
import type { HispaniaView } from '../tells/view.js';
import { lookOf } from './names.js';

/**
 * The changes told by events: moves, losses, battles. Events come from the log as plain JSON and are read with care.
 */
export function changesOf(view: HispaniaView, events: readonly GameEvent[]): readonly Change[] {
  return events.flatMap((event): readonly Change[] => {
    if (event.type === 'battle-began')
      return typeof event.province === 'string' ? [{ look: 'battle', place: event.province }] : [];
    if (typeof event.nation !== 'string' || !isNation(event.nation)) return [];
    const faction = lookOf(view, event.nation);
    switch (event.type) {
      case 'moved':
        return wayOf('move', faction, areas(event.path), people(event.units));
      case 'retreated':
        return wayOf('retreat', faction, areas([event.from, event.to]), people(event.units));
      case 'units-lost':
        return lossOf(faction, event.province, total(event.lost));
      case 'removed':
      case 'leader-killed':
        return lossOf(faction, event.area, typeof event.count === 'number' ? event.count : 1);
      default:
        return [];
    }
  });
}

function wayOf(look: string, faction: string, path: readonly AreaId[], count: number): readonly Change[] {
  return path.length > 1 && count > 0 ? [{ look, faction, path, count }] : [];
}

function lossOf(faction: string, place: unknown, count: number): readonly Change[] {
  return typeof place === 'string' && count > 0 ? [{ look: 'loss', faction, place, count }] : [];
}

function areas(json: unknown): readonly AreaId[] {
  return Array.isArray(json) ? json.filter((area): area is AreaId => typeof area === 'string' && isArea(area)) : [];
}

/** Units and Leaders of a stack. */
function people(json: unknown): number {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 0;
  const leaders = 'leaders' in json && Array.isArray(json.leaders) ? json.leaders.length : 0;
  return total(json) + leaders;
}

function total(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  return Object.values(json).reduce(
    (sum: number, count: unknown) => (typeof count === 'number' ? sum + count : sum),
    0,
  );
}
