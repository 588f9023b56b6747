import type { SeatId } from '../../../core/seat.js';
import { rememberedOf } from '../engine/remembered.js';
import { TERRITORY_IDS, type TerritoryId } from '../facts/place-ids.js';
import type { Owner } from '../state/land.js';
import type { Lands } from '../state/state.js';

/** Facts of the board needed at each step: holdings, armies, and castles. */
interface Survey {
  readonly held: ReadonlyMap<SeatId, readonly TerritoryId[]>;
  readonly armies: ReadonlyMap<Owner, readonly TerritoryId[]>;
  readonly castles: readonly TerritoryId[];
}

export const surveyOf = rememberedOf((lands: Lands): Survey => {
  const held = new Map<SeatId, TerritoryId[]>();
  const armies = new Map<Owner, TerritoryId[]>();
  const castles: TerritoryId[] = [];
  for (const at of TERRITORY_IDS) {
    const land = lands[at];
    if (land.military?.level === 3) castles.push(at);
    if (land.holder !== null) list(held, land.holder, at);
    for (const owner in land.armies) list(armies, owner, at);
  }
  return { held, armies, castles };
});

function list(lists: Map<Owner, TerritoryId[]>, owner: Owner, at: TerritoryId): void {
  const places = lists.get(owner);
  if (places === undefined) lists.set(owner, [at]);
  else places.push(at);
}
