import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import { areasWith } from '../state/whereabouts.js';

/** From turn 20 the ALMORAVIDE's Elites are Infantry (11.almoravide.6). */
export function becomeInfantry(play: Play, nation: NationId): void {
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power !== 'become-infantry' || power.turn > play.state.turn) continue;
    let changed = 0;
    for (const area of areasWith(play.state, nation)) {
      const count = play.state.areas[area][nation]?.elite ?? 0;
      play.remove(area, nation, 'elite', count);
      play.add(area, nation, 'infantry', count);
      changed += count;
    }
    if (changed > 0) play.emit({ type: 'became-infantry', nation, count: changed });
  }
}
