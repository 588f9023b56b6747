import type { GeneralId, SpaceId } from '../facts/ids.js';
import type { RoadSite } from '../roads/network.js';
import { placesToReturn } from '../sequence/return.js';
import { stationsOf } from '../setup/stations.js';
import type { Draco } from '../state/state.js';

export function sensibleReturn(state: Draco, general: GeneralId): SpaceId {
  return placesToReturn(state, general)[0] ?? 'gades';
}
export function sensibleStation(state: Draco, general: GeneralId): SpaceId {
  return stationsOf(state, general)[0] ?? 'gades';
}
export function sensibleRoad(_state: Draco, sites: readonly RoadSite[]): string {
  return sites[0]?.connection ?? '';
}
