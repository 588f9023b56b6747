import { fields, list, oneOf, orNull, type Read, record, text, truth } from '../../../kit/data/reader.js';
import { KINGDOM_IDS, type KingdomId } from './ids.js';
import { BORDER_KINDS, type BorderKind, GOOD_IDS, SOURCES, TERRAINS } from './kinds.js';
import {
  isSea,
  isTerritory,
  PLACE_IDS,
  type PlaceId,
  SEA_IDS,
  type SeaId,
  TERRITORY_IDS,
  type TerritoryId,
} from './place-ids.js';

const sources = record(oneOf(SOURCES));
const source = oneOf(SOURCES);

const territory = fields({
  id: oneOf(TERRITORY_IDS),
  aliases: list(text),
  home: orNull(oneOf(KINGDOM_IDS)),
  terrain: oneOf(TERRAINS),
  inhabited: truth,
  good: orNull(oneOf(GOOD_IDS)),
  port: truth,
  fire: truth,
  sources,
});
const sea = fields({ id: oneOf(SEA_IDS), closed: truth, sources });
const kingdom = fields({ id: oneOf(KINGDOM_IDS), colour: text, sources });
const good = fields({ id: oneOf(GOOD_IDS), colour: text });
const border = fields({ between: list(oneOf(PLACE_IDS)), kind: oneOf(BORDER_KINDS), source });

export const boardFile = fields({
  kingdoms: list(kingdom),
  links: list(fields({ between: list(oneOf(KINGDOM_IDS)), source })),
  goods: list(good),
  territories: list(territory),
  seas: list(sea),
  borders: list(border),
});
type BoardFile = Read<typeof boardFile>;
export type TerritoryCard = Read<typeof territory>;
export type SeaCard = Read<typeof sea>;
export type KingdomCard = Read<typeof kingdom>;

/** The fixed board: the places and their connections. */
export interface Board {
  readonly territories: ReadonlyMap<TerritoryId, TerritoryCard>;
  readonly seas: ReadonlyMap<SeaId, SeaCard>;
  readonly kingdoms: ReadonlyMap<KingdomId, KingdomCard>;
  readonly goods: BoardFile['goods'];
  readonly homes: ReadonlyMap<KingdomId, readonly TerritoryId[]>;
  readonly linked: ReadonlyMap<KingdomId, readonly KingdomId[]>;
  /** Neighbours with the kind of border. */
  readonly borders: ReadonlyMap<PlaceId, ReadonlyMap<PlaceId, BorderKind>>;
  readonly near: ReadonlyMap<PlaceId, Near>;
}

/** A place's neighbours: precomputed, because every way search asks at each step. */
interface Near {
  readonly places: readonly PlaceId[];
  readonly lands: readonly TerritoryId[];
  readonly seas: readonly SeaId[];
}

export function boardFrom(file: BoardFile): Board {
  const borders = new Map<PlaceId, Map<PlaceId, BorderKind>>(PLACE_IDS.map((id) => [id, new Map()]));
  for (const { between, kind } of file.borders) {
    const [one, other] = between;
    if (one === undefined || other === undefined) continue;
    borders.get(one)?.set(other, kind);
    borders.get(other)?.set(one, kind);
  }
  const linked = (id: KingdomId) =>
    KINGDOM_IDS.filter(
      (to) => to !== id && file.links.some(({ between }) => between.includes(id) && between.includes(to)),
    );
  return {
    territories: new Map(file.territories.map((card) => [card.id, card])),
    seas: new Map(file.seas.map((card) => [card.id, card])),
    kingdoms: new Map(file.kingdoms.map((card) => [card.id, card])),
    goods: file.goods,
    homes: new Map(
      KINGDOM_IDS.map((id) => [id, file.territories.flatMap((card) => (card.home === id ? [card.id] : []))]),
    ),
    linked: new Map(KINGDOM_IDS.map((id) => [id, linked(id)])),
    borders,
    near: new Map([...borders].map(([at, kinds]) => [at, nearBy([...kinds.keys()])])),
  };
}

function nearBy(places: readonly PlaceId[]): Near {
  return { places, lands: places.filter(isTerritory), seas: places.filter(isSea) };
}
const NOTHING_NEAR = nearBy([]);

export function territoryCard(board: Board, at: TerritoryId): TerritoryCard {
  const card = board.territories.get(at);
  if (card === undefined) throw new Error(`no territory ${at}`);
  return card;
}

export function homeOf(board: Board, kingdom: KingdomId): readonly TerritoryId[] {
  return board.homes.get(kingdom) ?? [];
}

/** Every adjacent place. */
export function placesBy(board: Board, at: PlaceId): readonly PlaceId[] {
  return (board.near.get(at) ?? NOTHING_NEAR).places;
}

/** Territories adjacent by land, a river, or the Dardanelles (1.5). */
export function landsBy(board: Board, at: PlaceId): readonly TerritoryId[] {
  return (board.near.get(at) ?? NOTHING_NEAR).lands;
}

/** Seas on its coast, or adjacent to it. */
export function seasBy(board: Board, at: PlaceId): readonly SeaId[] {
  return (board.near.get(at) ?? NOTHING_NEAR).seas;
}
