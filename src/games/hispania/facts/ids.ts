/** Names of the board and the counters (0.1, 0.2, 0.5). The ids are those of data files and positions. */
export const PROVINCE_IDS = [
  'galice',
  'porto',
  'duero',
  'asturies',
  'cantabrie',
  'leon',
  'tierra-de-campos',
  'pays-basque',
  'vieille-castille',
  'pamplune',
  'lusitanie',
  'alcantara',
  'salamanque',
  'avila',
  'segovie',
  'calatayud',
  'cuenca',
  'lisbonne',
  'badajoz',
  'algarve',
  'sierra-morena',
  'seville',
  'cadix',
  'cordoue',
  'gibraltar',
  'tolede',
  'la-mancha',
  'grenade',
  'carthagene',
  'denia',
  'valence',
  'majorque',
  'ibiza',
  'castellon',
  'tortosa',
  'saragosse',
  'huesca',
  'barcelone',
  'pyrenees-occidentales',
  'pyrenees-orientales',
] as const;
export type ProvinceId = (typeof PROVINCE_IDS)[number];

export const OFF_MAP_IDS = ['afrique', 'gascogne', 'narbonne'] as const;
export type OffMapId = (typeof OFF_MAP_IDS)[number];

/** Where units may stand: a province, an off-map province, the one sea. */
export const AREA_IDS = [...PROVINCE_IDS, ...OFF_MAP_IDS, 'sea'] as const;
export type AreaId = (typeof AREA_IDS)[number];

export const ZONES = ['nord', 'centre', 'sud', 'est'] as const;

export const RIVERS = ['ebre', 'douro', 'tage'] as const;
export type River = (typeof RIVERS)[number];

/** In playing order (1.2). `leon-nation` is LEÓN; `leon` is the province. */
export const NATION_IDS = [
  'carthage',
  'galicien',
  'cantabrien',
  'lusitanien',
  'basque',
  'celte',
  'ibere',
  'rome',
  'hispano-romain',
  'vandale',
  'alain',
  'sueve',
  'wisigoth',
  'byzance',
  'omeyyad',
  'franc',
  'aragon',
  'badajoz-nation',
  'saragosse-nation',
  'navarre',
  'leon-nation',
  'castille',
  'seville-nation',
  'valence-nation',
  'grenade-nation',
  'el-cid',
  'almoravide',
  'croisade',
  'almohade',
] as const;
export type NationId = (typeof NATION_IDS)[number];

/**
 * `crusader`: ARAGON's Knights of turn 16, ordinary Knights except that they leave with it. Leaders are not units
 * (0.6).
 */
export const UNIT_KINDS = ['infantry', 'elite', 'cavalry', 'knight', 'crusader', 'castle', 'fort', 'berber'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The sixteen kinds of event counters (10.3.1). */
export const EVENT_KINDS = [
  'armee',
  'bravoure',
  'chateau-fort',
  'de',
  'embuscade',
  'fougue',
  'indiscipline',
  'invasion',
  'longue-vie',
  'nul',
  'remise',
  'retraite',
  'ruse',
  'tactique',
  'traitrise',
  'tresor',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const SCENARIO_IDS = ['A', 'B', 'C', 'D', 'E'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const VERSIONS = ['standard', 'advanced'] as const;
export type Version = (typeof VERSIONS)[number];
