/** Names of the board and the pieces. The ids are those of data files and positions. */
export const HISPANIC_PROVINCES = [
  'ilergetia',
  'celtiberia',
  'carpetania',
  'lusitania',
  'gallaecia',
  'cantabria',
] as const;
export type HispanicProvince = (typeof HISPANIC_PROVINCES)[number];

export const ROMAN_PROVINCES = ['ulterior', 'citerior'] as const;
export type RomanProvince = (typeof ROMAN_PROVINCES)[number];

/** In the order of the armies' moves (8.2.1). */
export const PROVINCE_IDS = [...HISPANIC_PROVINCES, ...ROMAN_PROVINCES] as const;
export type ProvinceId = (typeof PROVINCE_IDS)[number];

/** By province and number. */
export const CITY_IDS = [
  'beseda',
  'gerunda',
  'calagurris',
  'salduba',
  'ilerda',
  'osca',
  'puciala',
  'segontia',
  'cauca',
  'bilbilis',
  'segobriga',
  'numantia',
  'abula',
  'regina',
  'capara',
  'baecula',
  'salmantica',
  'toletum',
  'talabriga',
  'onuba',
  'ebora',
  'conimbriga',
  'emerita',
  'olisipo',
  'noega',
  'lancia',
  'asturica',
  'lucus',
  'bracara',
  'brigantium',
  'vareia',
  'deobriga',
  'aracillum',
  'pallantia',
  'pompaelo',
  'flaviobriga',
  'basti',
  'castulo',
  'corduba',
  'gades',
  'dertosa',
  'valentia',
  'tarraco',
  'carthago-nova',
] as const;
export type CityId = (typeof CITY_IDS)[number];

/** By number. */
export const SEA_IDS = [
  'mare-balearicum',
  'mare-ibericum',
  'mare-gaditanum',
  'mare-atlanticum',
  'mare-cantabricum',
] as const;
export type SeaId = (typeof SEA_IDS)[number];

export const SPACE_IDS = [...CITY_IDS, ...SEA_IDS] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** In turn order. */
export const GENERAL_IDS = ['praetor-ulterior', 'praetor-citerior', 'consul'] as const;
export type GeneralId = (typeof GENERAL_IDS)[number];

/** May act for Rome: a general, or the proconsul of 10.3. */
export const COMMANDER_IDS = [...GENERAL_IDS, 'proconsul'] as const;
export type CommanderId = (typeof COMMANDER_IDS)[number];

export const ARMY_KINDS = ['normal', 'special'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];

/** The owner of a garrison; the legion (10.4) is everybody's. */
export const GARRISON_IDS = [...GENERAL_IDS, 'legion'] as const;
export type GarrisonId = (typeof GARRISON_IDS)[number];

export const VARIANT_IDS = [
  'ingenivm',
  'imperivm',
  'proconsvl',
  'legio-hispana',
  'pirates',
  'terror',
  'hispano',
] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

export const SCENARIO_IDS = [
  'first-repression',
  'siege-of-numantia',
  'terror-of-rome',
  'river-of-oblivion',
  'new-empire',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const OBSTACLES = ['mountains', 'pyrenees', 'durius', 'iberus', 'tagus', 'anas', 'baetis', 'minius'] as const;

export const SOURCES = ['R', 'X', 'P', 'C'] as const;

const CITIES: ReadonlySet<string> = new Set(CITY_IDS);
const SEAS: ReadonlySet<string> = new Set(SEA_IDS);

export function isCity(id: string): id is CityId {
  return CITIES.has(id);
}
export function isSea(id: string): id is SeaId {
  return SEAS.has(id);
}
export function isSpace(id: string): id is SpaceId {
  return isCity(id) || isSea(id);
}
export function isRoman(province: ProvinceId): province is RomanProvince {
  return province === 'ulterior' || province === 'citerior';
}
