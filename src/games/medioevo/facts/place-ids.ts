/** The 95 territories, by their ids. */
export const TERRITORY_IDS = [
  'achaea',
  'acre',
  'adrianople',
  'aleppo',
  'alexandria',
  'alfold',
  'antakya',
  'apulia',
  'armenia',
  'augsburg',
  'azaq',
  'banat',
  'bavaria',
  'beloozero',
  'bolghar',
  'bosnia',
  'brandenburg',
  'bruges',
  'buda',
  'burgundy',
  'caffa',
  'cairo',
  'candia',
  'carinthia',
  'cilicia',
  'cologne',
  'constantinople',
  'cumania',
  'cyrenaica',
  'damascus',
  'damietta',
  'danzig',
  'denmark',
  'epirus',
  'famagusta',
  'finland',
  'genoa',
  'georgia',
  'halych',
  'jerusalem',
  'karelia',
  'kiev',
  'kolozsvar',
  'konya',
  'krakow',
  'ladoga',
  'lithuania',
  'lubeck',
  'majar',
  'moldavia',
  'mosul',
  'nicaea',
  'novgorod',
  'nuremberg',
  'oleshia',
  'panormum',
  'paphlagonia',
  'philadelphia',
  'poland',
  'polotsk',
  'pozsony',
  'prague',
  'provence',
  'prussia',
  'pskov',
  'ragusa',
  'riga',
  'rome',
  'ryazan',
  'saraj',
  'saraychik',
  'saxony',
  'scandinavia',
  'serbia',
  'sivas',
  'slavonia',
  'smolensk',
  'smyrna',
  'tabriz',
  'tarnovo',
  'thessalonica',
  'torzhok',
  'trebisonda',
  'tripolitania',
  'tunis',
  'tuscany',
  'ukek',
  'upper-egypt',
  'venice',
  'vienna',
  'visby',
  'vladimir',
  'vologda',
  'wallachia',
  'zagreb',
] as const;
export type TerritoryId = (typeof TERRITORY_IDS)[number];

/** The 19 seas. */
export const SEA_IDS = [
  'adriatic-sea',
  'aegean-sea',
  'balearic-sea',
  'baltic-sea',
  'caspian-sea',
  'cyprus-sea',
  'danish-straits',
  'eastern-black-sea',
  'gulf-of-finland',
  'gulf-of-sidra',
  'ionian-sea',
  'levantine-sea',
  'libyan-sea',
  'ligurian-sea',
  'north-sea',
  'red-sea',
  'sea-of-azov',
  'tyrrhenian-sea',
  'western-black-sea',
] as const;
export type SeaId = (typeof SEA_IDS)[number];

/** Where things stand: a territory or a sea. */
export type PlaceId = TerritoryId | SeaId;
export const PLACE_IDS: readonly PlaceId[] = [...TERRITORY_IDS, ...SEA_IDS];

const PLACES: ReadonlyMap<string, number> = new Map(PLACE_IDS.map((id, index) => [id, index]));

/** These places in the board's order. */
export function inOrder<Place extends PlaceId>(places: Iterable<Place>): readonly Place[] {
  return [...places].sort((one, other) => (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0));
}

const TERRITORIES: ReadonlySet<string> = new Set(TERRITORY_IDS);
const SEAS: ReadonlySet<string> = new Set(SEA_IDS);

export function isTerritory(id: string): id is TerritoryId {
  return TERRITORIES.has(id);
}
export function isSea(id: string): id is SeaId {
  return SEAS.has(id);
}
export function isPlace(id: string): id is PlaceId {
  return isTerritory(id) || isSea(id);
}
