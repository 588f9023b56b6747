import {
  type ArmyKind,
  type CityId,
  type CommanderId,
  type GarrisonId,
  type GeneralId,
  isCity,
  type SeaId,
  type SpaceId,
} from '../facts/ids.js';
import { armyAt, commandersAt, garrisonsAt, type Pieces, type Reserve, revoltsAt } from './pieces.js';

/** The pieces after a move. The caller checks its legality. */

function withReserve(pieces: Pieces, change: Partial<Reserve>): Pieces {
  return { ...pieces, reserve: { ...pieces.reserve, ...change } };
}

export function moveCommander(pieces: Pieces, commander: CommanderId, to: SpaceId | null): Pieces {
  return { ...pieces, commanders: { ...pieces.commanders, [commander]: to } };
}

/** The general aboard goes with it (5.1.4). */
export function moveFleet(pieces: Pieces, from: SeaId, to: SeaId): Pieces {
  const fleets = pieces.fleets.map((fleet) => (fleet === from ? to : fleet));
  return commandersAt(pieces, from).reduce<Pieces>((moved, id) => moveCommander(moved, id, to), { ...pieces, fleets });
}

function setRevolts(pieces: Pieces, space: SpaceId, count: number): Pieces {
  const { [space]: before, ...others } = pieces.revolts;
  const revolts = count === 0 ? others : { ...others, [space]: count };
  const reserve = { ...pieces.reserve, revolts: pieces.reserve.revolts + (before ?? 0) - count };
  return { ...pieces, revolts, reserve };
}

/** From the reserve, which must have one: a player who must place one and cannot has lost (1.3). */
export function placeRevolt(pieces: Pieces, space: SpaceId): Pieces {
  return setRevolts(pieces, space, revoltsAt(pieces, space) + 1);
}
export function removeRevolt(pieces: Pieces, space: SpaceId): Pieces {
  return setRevolts(pieces, space, revoltsAt(pieces, space) - 1);
}

/** On the track a revolt is out of the game (9.1). */
export function loseRevolt(pieces: Pieces): Pieces {
  return withReserve(pieces, { revolts: pieces.reserve.revolts - 1 });
}

export function placeArmy(pieces: Pieces, kind: ArmyKind, at: CityId): Pieces {
  const { armies } = pieces.reserve;
  return {
    ...withReserve(pieces, { armies: { ...armies, [kind]: armies[kind] - 1 } }),
    armies: [...pieces.armies, { kind, at }],
  };
}
export function moveArmy(pieces: Pieces, from: CityId, to: CityId): Pieces {
  return { ...pieces, armies: pieces.armies.map((army) => (army.at === from ? { ...army, at: to } : army)) };
}

/** Beaten: the army and all revolts of its space (5.4.4); the special one returns to the reserve (10.6.4). */
export function removeArmy(pieces: Pieces, at: CityId): Pieces {
  const army = armyAt(pieces, at);
  if (army === undefined) return pieces;
  const { armies } = pieces.reserve;
  const cleared = setRevolts(pieces, at, 0);
  return {
    ...withReserve(cleared, { armies: { ...armies, [army.kind]: armies[army.kind] + 1 } }),
    armies: pieces.armies.filter((other) => other !== army),
  };
}

/** From his reserve to the top of the stack. */
export function placeGarrison(pieces: Pieces, city: CityId, garrison: GarrisonId): Pieces {
  const { garrisons } = pieces.reserve;
  const stack = [...garrisonsAt(pieces, city), garrison];
  const left =
    garrison === 'legion' ? { legion: null } : { garrisons: { ...garrisons, [garrison]: garrisons[garrison] - 1 } };
  return { ...withReserve(pieces, left), garrisons: { ...pieces.garrisons, [city]: stack } };
}

/** The uppermost of this owner; the legion goes to the player who took it. */
export function removeGarrison(pieces: Pieces, city: CityId, garrison: GarrisonId, taker: GeneralId): Pieces {
  const stack = garrisonsAt(pieces, city);
  const at = stack.lastIndexOf(garrison);
  if (at < 0) return pieces;
  const { [city]: _before, ...others } = pieces.garrisons;
  const rest = stack.filter((_, place) => place !== at);
  const { garrisons } = pieces.reserve;
  const back =
    garrison === 'legion' ? { legion: taker } : { garrisons: { ...garrisons, [garrison]: garrisons[garrison] + 1 } };
  return { ...withReserve(pieces, back), garrisons: rest.length === 0 ? others : { ...others, [city]: rest } };
}

/** An army takes the top one; the legion goes home to the consul (10.4.3). */
export function loseTopGarrison(pieces: Pieces, city: CityId): Pieces {
  const top = garrisonsAt(pieces, city).at(-1);
  return top === undefined ? pieces : removeGarrison(pieces, city, top, 'consul');
}

/** Beaten: the general and all garrisons of his space (5.4.5). A fleet stays (5.4.8). */
export function removeCommander(pieces: Pieces, commander: CommanderId): Pieces {
  const at = pieces.commanders[commander];
  const left = moveCommander(pieces, commander, null);
  if (at === null || !isCity(at)) return left;
  return garrisonsAt(pieces, at).reduce((rest) => loseTopGarrison(rest, at), left);
}

export function layRoad(pieces: Pieces, connection: string): Pieces {
  return { ...withReserve(pieces, { roads: pieces.reserve.roads - 1 }), roads: [...pieces.roads, connection] };
}
