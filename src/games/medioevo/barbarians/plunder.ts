import type { Play } from '../engine/play.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS } from '../state/land.js';

/**
 * Barbarians are the only units in a territory: transports, engines, buildings and cubes there are gone, and nobody is
 * paid (12.4). A control token goes too (5.5).
 */
export function plunderByBarbarians(play: Play, at: TerritoryId): void {
  const land = play.land(at);
  const there = armiesIn(land);
  if (there.length !== 1 || there[0] !== BARBARIANS) return;
  const vehicles = play.state.vehicles.filter((one) => one.at === at && one.owner !== BARBARIANS);
  const buildings = [land.civil, land.military, land.religious].filter((one) => one !== null).length;
  for (const { id } of vehicles) play.removeVehicle(id);
  if (land.military !== null) loseTokensOf(play, at);
  play.changeLand(at, { civil: null, military: null, religious: null, market: [], token: null });
  if (vehicles.length + buildings + land.market.length > 0) {
    const pieces = { building: buildings, vehicle: vehicles.length, cube: land.market.length };
    play.emit({ type: 'plundered', owner: BARBARIANS, at, pieces, florins: 0 });
  }
}

/** With a military building go the control tokens that it gave (5.5). */
export function loseTokensOf(play: Play, from: TerritoryId): void {
  for (const at of play.state.inPlay) if (play.land(at).token?.from === from) play.changeLand(at, { token: null });
}
