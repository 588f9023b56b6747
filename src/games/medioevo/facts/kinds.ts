export const GOOD_IDS = ['weapons', 'salt', 'furs', 'grain', 'slaves', 'spices', 'cloth', 'wine'] as const;
export type GoodId = (typeof GOOD_IDS)[number];

export const TERRAINS = ['plain', 'forest', 'hill', 'mountain', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** How two places touch. */
export const BORDER_KINDS = ['land', 'river', 'strait', 'coast', 'sea'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

/** The branches of technology, by the colour of their points; objective tokens have these colours too. */
export const BRANCHES = ['blue', 'yellow', 'orange', 'red', 'green', 'violet'] as const;
export type Branch = (typeof BRANCHES)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const UNIT_TYPES = ['light-infantry', 'archer', 'heavy-infantry', 'cavalry', 'captain'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Military units on the board: captains by level. */
export const UNIT_IDS = [
  'light-infantry',
  'archer',
  'heavy-infantry',
  'cavalry',
  'captain-1',
  'captain-2',
  'captain-3',
] as const;
export type UnitId = (typeof UNIT_IDS)[number];

export const BUILDING_CLASSES = ['civil', 'military', 'religious'] as const;
export type BuildingClass = (typeof BUILDING_CLASSES)[number];
export const BUILDING_IDS = ['village', 'town', 'city', 'tower', 'fort', 'castle', 'cathedral'] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

export const TRANSPORT_IDS = ['war-wagon', 'galley', 'caravan', 'merchant-ship'] as const;
export type TransportId = (typeof TRANSPORT_IDS)[number];
export const ENGINE_IDS = ['catapult', 'trebuchet', 'bombard'] as const;
export type EngineId = (typeof ENGINE_IDS)[number];

export const TECHNOLOGY_IDS = [
  'carpentry',
  'logistics',
  'machinery',
  'cartography',
  'commerce',
  'market',
  'control',
  'guilds',
  'edict',
  'law',
  'nation',
  'influence',
  'art-of-war',
  'promotion',
  'tactics',
  'strategy',
  'masonry',
  'architecture',
  'mathematics',
  'engineering',
  'religion',
  'monasticism',
  'proselytism',
  'flight-of-time',
] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];

export const EVENT_EFFECTS = ['movement', 'armies', 'buildings', 'goods'] as const;
export type EventEffect = (typeof EVENT_EFFECTS)[number];

export const TAX_LEVELS = [10, 20, 30, 40, 50] as const;
export type TaxLevel = (typeof TAX_LEVELS)[number];

export const PHASES = ['turn-order', 'events', 'taxes', 'purchases', 'combat', 'commerce', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** R stated, X derived from an example, P public, C ours and replaceable, O the table's own replacement. */
export const SOURCES = ['R', 'X', 'P', 'C', 'O'] as const;
