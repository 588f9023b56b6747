import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { earnPoints } from '../scoring/kills.js';
import { book, isProvince } from '../state/reading.js';
import { noteList } from './notes.js';

/** Points for a Castle rebuilt: the Great Emirate (11.seville.4), the ALMORAVIDE (11.almoravide.4). */
export function castleRebuilt(play: Play, nation: NationId, area: AreaId): void {
  if (!isProvince(area)) return;
  const { turn } = play.state;
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power === 'rebuilt-castles') {
      const income = power.plusIncome ? book(play.state).provinces[area].income : 0;
      earnPoints(play, nation, power.pv + income, 'rebuilt', { province: area });
    }
    if (power.power === 'great-emirate' && within(turn, power.turns) && power.provinces.includes(area)) {
      once(play, nation, area, power.pv, 'great-emirate');
    }
  }
}

/** EL CID's points for Valence, once, on turns 17 to 19 (11.el-cid.15). */
export function provinceConquered(play: Play, nation: NationId, area: AreaId): void {
  if (!isProvince(area)) return;
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power === 'conquest' && power.province === area && within(play.state.turn, power.turns)) {
      once(play, nation, area, power.pv, 'conquest');
    }
  }
}

function once(play: Play, nation: NationId, province: AreaId, pv: number, why: string): void {
  const before = noteList(play.state, nation, 'prizes');
  if (before.includes(province) || !isProvince(province)) return;
  play.note(nation, 'prizes', [...before, province]);
  earnPoints(play, nation, pv, why, { province });
}

/** From the first to the last turn of a power. */
function within(turn: number, turns: readonly number[]): boolean {
  const [first, last] = [turns.at(0), turns.at(-1)];
  return first !== undefined && last !== undefined && first <= turn && turn <= last;
}
