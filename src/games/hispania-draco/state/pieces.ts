import type { Board } from '../facts/board.js';
import {
  type ArmyKind,
  type CityId,
  COMMANDER_IDS,
  type CommanderId,
  type GarrisonId,
  GENERAL_IDS,
  type GeneralId,
  isCity,
  isRoman,
  type ProvinceId,
  type SeaId,
  type SpaceId,
} from '../facts/ids.js';

export type Army = { readonly kind: ArmyKind; readonly at: CityId };

/** Pieces off the board that may come into play. */
export type Reserve = {
  readonly revolts: number;
  readonly armies: Readonly<Record<ArmyKind, number>>;
  readonly garrisons: Readonly<Record<GeneralId, number>>;
  /** The general with the legion in reserve (10.4.1 to 10.4.3); null: on the board, or not played. */
  readonly legion: GeneralId | null;
  /** Roads to lay at set-up, or saved by 10.1. */
  readonly roads: number;
};

/** The pieces' positions. Garrisons from bottom to top; revolts by count, pirates on seas. */
export type Pieces = {
  readonly commanders: Readonly<Record<CommanderId, SpaceId | null>>;
  readonly armies: readonly Army[];
  readonly revolts: Readonly<Partial<Record<SpaceId, number>>>;
  readonly garrisons: Readonly<Partial<Record<CityId, readonly GarrisonId[]>>>;
  readonly fleets: readonly SeaId[];
  /** Laid roads, without the printed ones. */
  readonly roads: readonly string[];
  /** The stick along the Durius (11.river-of-oblivion.3). */
  readonly stick: boolean;
  readonly reserve: Reserve;
};

export const NOBODY: Readonly<Record<CommanderId, null>> = {
  'praetor-ulterior': null,
  'praetor-citerior': null,
  consul: null,
  proconsul: null,
};

/** In a city (0.5); pirates are always one disc (10.5.5). */
export const MOST_DISCS = 3;

export function revoltsAt(pieces: Pieces, space: SpaceId): number {
  return pieces.revolts[space] ?? 0;
}

export function garrisonsAt(pieces: Pieces, space: SpaceId): readonly GarrisonId[] {
  return isCity(space) ? (pieces.garrisons[space] ?? []) : [];
}

export function armyAt(pieces: Pieces, space: SpaceId): Army | undefined {
  return pieces.armies.find((army) => army.at === space);
}

export function commandersAt(pieces: Pieces, space: SpaceId): readonly CommanderId[] {
  return COMMANDER_IDS.filter((id) => pieces.commanders[id] === space);
}

export function armyIn(board: Board, pieces: Pieces, province: ProvinceId): Army | undefined {
  return pieces.armies.find(({ at }) => board.cities[at].province === province);
}

/** Does he share his space, so that he may only leave (5.1.10)? */
export function isCrowded(pieces: Pieces, commander: CommanderId): boolean {
  const at = pieces.commanders[commander];
  return at !== null && COMMANDER_IDS.some((other) => other !== commander && pieces.commanders[other] === at);
}

export function generalsOffBoard(pieces: Pieces): readonly GeneralId[] {
  return GENERAL_IDS.filter((id) => pieces.commanders[id] === null);
}

/** No city of the province is in revolt (5.2.4). */
export function isFreeOfRevolt(board: Board, pieces: Pieces, province: ProvinceId): boolean {
  return board.citiesOf[province].every((city) => revoltsAt(pieces, city) === 0);
}

/** Every city of the province is in revolt (8.2.6). */
export function isFull(board: Board, pieces: Pieces, province: ProvinceId): boolean {
  return board.citiesOf[province].every((city) => revoltsAt(pieces, city) > 0);
}

/** Garrisons in the six capitals, and no city of a Roman province in revolt (1.1). */
export function isConquered(board: Board, pieces: Pieces): boolean {
  return (
    board.capitals.every((city) => garrisonsAt(pieces, city).length > 0) &&
    Object.keys(pieces.revolts).every((space) => !isCity(space) || !isRoman(board.cities[space].province))
  );
}
