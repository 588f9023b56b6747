import { bookOf } from '../facts/override.js';
import { transportAt } from '../facts/pieces.js';
import type { Medioevo } from '../state/state.js';
import type { Vehicle } from '../state/vehicle.js';

/** Does a vehicle serve as a war wagon or caravan: by kind, or by a card this turn (11, 54)? */
export function servesAs({ lasting }: Medioevo, { id, kind }: Vehicle, as: 'war-wagon' | 'caravan'): boolean {
  if (kind === as) return true;
  return lasting.some(
    (one) =>
      (one.kind === 'both' && one.vehicle === id && (kind === 'war-wagon' || kind === 'caravan')) ||
      (one.kind === 'wagon' && one.vehicle === id && as === 'war-wagon'),
  );
}

/** Units a vehicle carries by land: a wagon by its level, an engine by its die (54). */
export function wagonCapacity({ lasting, overrides }: Medioevo, { id, level }: Vehicle): number {
  const engine = lasting.find((one) => one.kind === 'wagon' && one.vehicle === id);
  if (engine?.kind === 'wagon') return engine.capacity;
  return transportAt(bookOf(overrides).pieces, 'war-wagon', level).capacity;
}

/** Cubes it carries: a war wagon like a caravan of its level (11). */
export function cubesCarried({ overrides }: Medioevo, { kind, level }: Vehicle): number {
  const { pieces } = bookOf(overrides);
  if (kind === 'siege-engine' || kind === 'galley') return 0;
  return transportAt(pieces, kind === 'merchant-ship' ? kind : 'caravan', level).capacity;
}
