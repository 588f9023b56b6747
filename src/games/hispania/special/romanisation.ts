import type { Play } from '../engine/play.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import { alliesAt, book, enemiesAt, hasFortification, isProvince, provincesOf } from '../state/reading.js';
import type { Stack } from '../state/state.js';
import type { MoveMade } from './moments.js';
import { noteList } from './notes.js';

/** ROME's Forts on turns 4 and 5: where it holds, crosses or conquers, once per province (11.rome.6 to 11.rome.8). */
export const ROMANISATION = {
  start(play: Play): void {
    for (const province of provincesOf(play.state, 'rome')) fortify(play, 'rome', province);
  },
  moved(play: Play, { path }: MoveMade): void {
    for (const area of path.slice(1, -1)) fortify(play, 'rome', area);
  },
  entered(play: Play, area: AreaId): void {
    fortify(play, 'rome', area);
  },
  /** In its own turn; land it gained in another's turn gets its Fort when its own begins. */
  retreated(play: Play, _units: Stack, _from: AreaId, to: AreaId): void {
    if (play.state.stage.nation === 'rome') fortify(play, 'rome', to);
  },
};

function romanises(play: Play, nation: NationId): boolean {
  return (book(play.state).nations[nation].powers ?? []).some(
    (power) => power.power === 'romanisation' && power.turns.includes(play.state.turn),
  );
}

/** Where enemies stand the combat comes first; in a vassal's province ROME may not stay (11.rome.7). */
function fortify(play: Play, nation: NationId, area: AreaId): void {
  if (!isProvince(area) || !romanises(play, nation)) return;
  const { state } = play;
  if (enemiesAt(state, area, nation).length > 0 || alliesAt(state, area, nation).length > 0) return;
  if (hasFortification(state, area) || noteList(state, nation, 'forts').includes(area)) return;
  if ((state.areas[area][nation]?.fort ?? 0) > 0) return;
  place(play, nation, area);
}

function place(play: Play, nation: NationId, province: ProvinceId): void {
  play.add(province, nation, 'fort', 1);
  play.note(nation, 'forts', [...noteList(play.state, nation, 'forts'), province]);
  play.emit({ type: 'fort-placed', nation, province });
}
