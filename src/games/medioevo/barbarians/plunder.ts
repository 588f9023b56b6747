import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { isSpared } from '../battle/aftermath/lots.js';
import { giveBloodTokens } from '../battle/blood.js';
import { holdersAt, windowAt } from '../cards/holding.js';
import { homeSeat } from '../control/holder.js';
import { loseTokensOf } from '../control/structures.js';
import type { Play } from '../engine/play.js';
import { BUILDING_CLASSES } from '../facts/kinds.js';
import { isTerritory, type PlaceId, type SeaId, type TerritoryId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isTransport } from '../state/vehicle.js';

/**
 * Barbarians alone in a territory destroy its transports, engines, buildings and cubes; nobody is paid (12.4). A
 * control token goes too (5.5). With others present they take trade transports arriving `from` somebody (7.1).
 */
export function plunderByBarbarians(play: Play, at: PlaceId, from?: SeatId): void {
  const here = from === undefined ? { at } : { at, from };
  if (holdersAt(play.state, 'spoils').length === 0) sack(play, here);
  else play.next(windowAt('spoils', at), { kind: 'sack', ...here });
}

/** They plunder after everybody with a protecting card has answered (8.8; cards 50, 51). */
export const sacking: kit.Situation<Medioevo, Play, FrameOf<'sack'>> = kit.doneOnce(sack);

function sack(play: Play, { at, from }: { readonly at: PlaceId; readonly from?: SeatId }): void {
  if (!isTerritory(at)) {
    plunderShips(play, at);
    return;
  }
  const land = play.land(at);
  const there = armiesIn(land);
  if (there.length !== 1 || there[0] !== BARBARIANS) {
    if (from !== undefined && there.includes(BARBARIANS)) plunderTraders(play, at, from);
    return;
  }
  const spared = (lot: string) => isSpared(play.state, at, lot);
  const vehicles = play.state.vehicles.filter(
    (one) => one.at === at && one.owner !== BARBARIANS && !spared(`vehicle:${one.id}`),
  );
  const gone = BUILDING_CLASSES.filter((category) => land[category] !== null && !spared(`building:${category}`));
  const buildings = gone.length;
  const loser = land.token?.owner ?? homeSeat(play.state, at);
  for (const { id } of vehicles) play.removeVehicle(id);
  const left = Object.fromEntries(gone.map((category) => [category, null]));
  play.changeLand(at, { ...left, market: spared('cubes') ? land.market : [], token: null });
  if (gone.includes('military')) loseTokensOf(play, at);
  if (vehicles.length + buildings + land.market.length > 0) {
    const pieces = { building: buildings, vehicle: vehicles.length, cube: land.market.length };
    play.emit({ type: 'plundered', owner: BARBARIANS, at, pieces, florins: 0 });
    const owners = vehicles.map(({ owner }) => owner);
    giveBloodTokens(play, buildings + land.market.length > 0 ? [...owners, loser] : owners);
  }
}

/** Others stand there too: transports that arrived without men are lost (7.1). */
function plunderTraders(play: Play, at: TerritoryId, from: SeatId): void {
  const gone = play.state.vehicles.filter(
    (one) => one.at === at && one.owner === from && isTransport(one) && !isSpared(play.state, at, `vehicle:${one.id}`),
  );
  for (const { id } of gone) play.removeVehicle(id);
  if (gone.length === 0) return;
  play.emit({ type: 'plundered', owner: BARBARIANS, at, pieces: { vehicle: gone.length }, florins: 0 });
  giveBloodTokens(play, [from]);
}

/** At sea a horde takes every merchant ship and every unmanned galley (7.1, 12.4). */
function plunderShips(play: Play, at: SeaId): void {
  const ships = play.state.vehicles.filter(
    (one) =>
      one.at === at &&
      one.owner !== BARBARIANS &&
      one.aboard === null &&
      sizeOf(one.units) === 0 &&
      !isSpared(play.state, at, `vehicle:${one.id}`),
  );
  for (const { id } of ships) play.removeVehicle(id);
  if (ships.length === 0) return;
  play.emit({ type: 'plundered', owner: BARBARIANS, at, pieces: { vehicle: ships.length }, florins: 0 });
  giveBloodTokens(
    play,
    ships.map(({ owner }) => owner),
  );
}
