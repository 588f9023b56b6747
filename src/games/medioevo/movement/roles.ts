import { bookOf } from '../facts/override.js';
import { transportAt } from '../facts/pieces.js';
import type { Medioevo } from '../state/state.js';
import type { Vehicle } from '../state/vehicle.js';

/** Does a vehicle do the work of a war wagon or of a caravan: as what it is, or by a card this turn (11, 54)? */
export function serves({ lasting }: Medioevo, { id, kind }: Vehicle, as: 'war-wagon' | 'caravan'): boolean {
  if (kind === as) return true;
  return lasting.some(
    (one) =>
      (one.kind === 'both' && one.vehicle === id && (kind === 'war-wagon' || kind === 'caravan')) ||
      (one.kind === 'wagon' && one.vehicle === id && as === 'war-wagon'),
  );
}

/** Units that a vehicle carries by land: as a wagon of its level, or an engine as many as its die has shown (54). */
export function wagonCapacity({ lasting, overrides }: Medioevo, { id, level }: Vehicle): number {
  const engine = lasting.find((one) => one.kind === 'wagon' && one.vehicle === id);
  if (engine?.kind === 'wagon') return engine.capacity;
  return transportAt(bookOf(overrides).pieces, 'war-wagon', level).capacity;
}

/** Cubes that it carries: a war wagon as a caravan of its level too (11). */
export function cubesCarried({ overrides }: Medioevo, { kind, level }: Vehicle): number {
  const { pieces } = bookOf(overrides);
  if (kind === 'siege-engine' || kind === 'galley') return 0;
  return transportAt(pieces, kind === 'merchant-ship' ? kind : 'caravan', level).capacity;
}
