import type { NationId, ProvinceId } from '../facts/ids.js';
import { enemiesAt, hasUnitIn, isProvince, seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** Provinces where the nation stands against enemies, even of its own player (6.0.1). */
export function battlesDue(state: Hispania, nation: NationId): readonly ProvinceId[] {
  const list: ProvinceId[] = [];
  for (const area of areasWith(state, nation)) {
    if (isProvince(area) && hasUnitIn(state, nation, area) && enemiesAt(state, area, nation).length > 0)
      list.push(area);
  }
  return list;
}

/** Must the nation also fight another one of this player elsewhere? */
export function owesBattleElsewhere(state: Hispania, nation: NationId, here: ProvinceId, other: string): boolean {
  return battlesDue(state, nation).some(
    (province) =>
      province !== here && enemiesAt(state, province, nation).some((enemy) => seatOf(state, enemy) === other),
  );
}
