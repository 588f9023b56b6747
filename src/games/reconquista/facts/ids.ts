/** The five regions in the order of their numbers, I to V. */
export const REGION_IDS = ['asturias', 'aragon', 'castile', 'portugal', 'al-andalus'] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** The twenty places, region by region, in the order of their numbers. */
export const PLACE_IDS = [
  'santiago',
  'oviedo',
  'leon',
  'galicia',
  'pamplona',
  'barcelona',
  'tarragona',
  'zaragoza',
  'salamanca',
  'la-mancha',
  'valencia',
  'toledo',
  'porto',
  'lisbon',
  'seville',
  'badajoz',
  'algeciras',
  'cordoba',
  'murcia',
  'granada',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

/** The religion of a city. */
export const FAITHS = ['christian', 'muslim'] as const;
export type Faith = (typeof FAITHS)[number];

/** The sides. The French and the Bands are hostile to all, as the Rebels are. */
export const SIDES = ['christian', 'muslim', 'rebel', 'french', 'bands'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Cities, forts and El Cid are not units (3.2). Mercenaries and Crusaders are Armies that die first (12.2); an Army of
 * the French or Bands is a neutral Army.
 */
export const UNIT_KINDS = ['mercenary', 'crusader', 'garrison', 'rebel', 'army', 'order'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The units that each side may have. */
export type Troop =
  | `christian-${Exclude<UnitKind, 'rebel'>}`
  | `muslim-${'mercenary' | 'garrison' | 'army'}`
  | 'rebel-rebel'
  | 'french-army'
  | 'bands-army';

export const REBELLION_KINDS = [
  'rebels',
  'proselytism',
  'peasant-revolt',
  'rebel-governor',
  'regional-revolt',
] as const;
export type RebellionKind = (typeof REBELLION_KINDS)[number];

export const RANDOM_EVENTS = [
  'french-intervention',
  'corruption',
  'mercenaries',
  'bands',
  'military-orders',
  'famine',
  'el-cid',
  'tribute',
  'jihad',
  'crusade',
  'expulsions',
  'pilgrims',
  'taifas',
  'empire',
  'plague',
] as const;
export type RandomEvent = (typeof RANDOM_EVENTS)[number];

/** The three tables of the advanced events. */
export const AGES = ['umayyads', 'almoravids', 'almohads'] as const;
export type Age = (typeof AGES)[number];

export const VERDICTS = ['almanzor', 'yusuf-ibn-tashfin', 'el-cid', 'alfonso-viii', 'ferdinand-and-isabella'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** R stated, X derived from an example, P public, C ours and replaceable. */
export const SOURCES = ['R', 'X', 'P', 'C'] as const;

export function isPlace(id: string): id is PlaceId {
  return PLACE_IDS.some((known) => known === id);
}
export function isRegion(id: string): id is RegionId {
  return REGION_IDS.some((known) => known === id);
}
