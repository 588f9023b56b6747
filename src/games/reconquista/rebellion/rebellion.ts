import type { Play } from '../engine/play.js';
import { REGION_IDS, type RegionId } from '../facts/ids.js';
import { rebel, sparesCities, victims } from './kinds.js';

/** Phase 1: one region, or after a 6 one region twice (8.1, 8.2). */
export function rollRebellion(play: Play): void {
  const face = play.die('rebellion-region');
  const first = REGION_IDS[face - 1];
  if (first !== undefined) {
    riseIn(play, first, false);
    return;
  }
  const region = play.region('rebellion-region', (one) => canRise(play, one));
  play.emit({ type: 'double-rebellion', region });
  riseIn(play, region, true);
  riseIn(play, region, false);
}

/** Rolls the kind; rerolled while it would take the last city of the Christians or the Muslims (8.8). */
function riseIn(play: Play, region: RegionId, another: boolean): void {
  for (;;) {
    const kind =
      play.book.tables.rebellion[play.die('rebellion-kind', { region: { kind: 'region', id: region } }) - 1]?.kind;
    // The second roll cannot happen in a region out of the turn (8.2, 8.9).
    if (kind === undefined || (another && kind === 'regional-revolt')) continue;
    if (kind === 'regional-revolt') {
      play.set({ revolt: region });
      play.emit({ type: 'rebellion', region, kind });
      play.emit({ type: 'region-revolts', region });
      return;
    }
    const { kind: real, places } = victims(play, region, kind);
    const at = play.place('rebellion-place', region, (one) => places.includes(one));
    if (!sparesCities(play, real, at)) {
      play.emit({ type: 'rebellion-spared', region, kind: real, at });
      continue;
    }
    play.emit({ type: 'rebellion', region, kind: real });
    rebel(play, real, at);
    return;
  }
}

/** Can any kind happen here without taking a side's last city? */
function canRise(play: Play, region: RegionId): boolean {
  return play.book.tables.rebellion.some(({ kind }) => {
    if (kind === 'regional-revolt') return false;
    const { kind: real, places } = victims(play, region, kind);
    return places.some((at) => sparesCities(play, real, at));
  });
}
