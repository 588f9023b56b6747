import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { isUnitKind, piecesOf } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import { becomingOf } from './scope.js';

/** Every unit becomes one of the new nation where it stands, kind by kind; what has no counterpart leaves. */
export function convertEach(play: Play, from: NationId, into: NationId): void {
  const each = becomingOf(play.state, from)?.convert.each ?? {};
  for (const area of areasWith(play.state, from)) {
    for (const [piece, count] of piecesOf(play.state.areas[area][from])) {
      const kind = isUnitKind(piece) ? each[piece] : undefined;
      if (kind === undefined) continue;
      play.remove(area, from, piece, count);
      play.add(area, into, kind, count);
      play.emit({ type: 'converted', nation: into, province: area, unit: kind, count });
    }
  }
}
