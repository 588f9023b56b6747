import { TERRITORY_IDS, type TerritoryId } from '../facts/place-ids.js';
import type { Owner } from '../state/land.js';
import type { Lands } from '../state/state.js';

/** What of the board a full move asks for at each step: the armies of each owner, and castles. */
interface Survey {
  readonly armies: ReadonlyMap<Owner, readonly TerritoryId[]>;
  readonly castles: readonly TerritoryId[];
}

/** Kept by the very object that was looked at. */
const known = new WeakMap<Lands, Survey>();

export function surveyOf(lands: Lands): Survey {
  const before = known.get(lands);
  if (before !== undefined) return before;
  const armies = new Map<Owner, TerritoryId[]>();
  const castles: TerritoryId[] = [];
  for (const at of TERRITORY_IDS) {
    const land = lands[at];
    if (land.military?.level === 3) castles.push(at);
    for (const owner in land.armies) {
      const places = armies.get(owner);
      if (places === undefined) armies.set(owner, [at]);
      else places.push(at);
    }
  }
  const survey = { armies, castles };
  known.set(lands, survey);
  return survey;
}
