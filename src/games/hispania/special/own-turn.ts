import type { Play } from '../engine/play.js';
import { type NationId, PROVINCE_IDS, ZONES } from '../facts/ids.js';
import { earnPoints } from '../scoring/kills.js';
import { controlsZone, scoredProvinces } from '../scoring/provinces.js';
import { book } from '../state/reading.js';

/** Points at the end of a nation's own turn (8.3): FRANC's table (11.franc.2), WISIGOTH's hegemony. */
export function scoreOwnTurn(play: Play, nation: NationId): void {
  const card = book(play.state).nations[nation];
  const table = card.ownTurnVp?.get(play.state.turn);
  const held = scoredProvinces(play.state, nation);
  if (table !== undefined) {
    const points = PROVINCE_IDS.reduce((sum, id) => (held.has(id) ? sum + (table[id] ?? 0) : sum), 0);
    earnPoints(play, nation, points, 'own-turn');
  }
  for (const power of card.powers ?? []) {
    if (power.power !== 'hegemony' || power.endOfOwnTurn !== play.state.turn) continue;
    // 10 PV for all Hispania except the islands and one more; otherwise 2 per whole zone (11.wisigoth.10,
    // 11.wisigoth.11).
    const missing = PROVINCE_IDS.filter((id) => !held.has(id) && !power.except.includes(id)).length;
    const zones = ZONES.filter((zone) => controlsZone(play.state, held, zone, power.except)).length;
    if (missing <= power.missing) earnPoints(play, nation, power.pv, 'hegemony');
    else earnPoints(play, nation, power.zonePv * zones, 'zones', { count: zones });
  }
}
