import type { SeatId } from '../../../core/seat.js';
import { rememberedOf } from '../engine/remembered.js';
import { BUILDING_CLASSES, type BuildingId } from '../facts/kinds.js';
import { buildingOf } from '../facts/pieces.js';
import { TERRITORY_IDS } from '../facts/place-ids.js';
import type { Owner } from '../state/land.js';
import type { Lands } from '../state/state.js';
import { addTo, type Counted, type Units, unitsIn } from '../state/units.js';

/** All territories counted at once: asked again and again while the board does not change. */
interface Census {
  readonly units: ReadonlyMap<Owner, Units>;
  readonly buildings: ReadonlyMap<BuildingId, number>;
  readonly tokens: ReadonlyMap<SeatId, number>;
}

export const censusOf = rememberedOf((lands: Lands): Census => {
  const units = new Map<Owner, Counted>();
  const buildings = new Map<BuildingId, number>();
  const tokens = new Map<SeatId, number>();
  for (const at of TERRITORY_IDS) {
    const land = lands[at];
    for (const owner in land.armies) {
      const sum = units.get(owner) ?? {};
      addTo(sum, land.armies[owner]?.units ?? {});
      units.set(owner, sum);
    }
    for (const category of BUILDING_CLASSES) {
      const building = land[category];
      if (building === null) continue;
      const id = buildingOf(category, building.level);
      buildings.set(id, (buildings.get(id) ?? 0) + 1);
    }
    if (land.token !== null) tokens.set(land.token.owner, (tokens.get(land.token.owner) ?? 0) + 1);
  }
  return { units: new Map([...units].map(([owner, sum]) => [owner, unitsIn(sum)])), buildings, tokens };
});
