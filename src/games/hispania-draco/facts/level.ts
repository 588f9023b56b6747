/** The five settings of a level, from easy to hard (2.1). */
export const LEVEL_CHOICES = {
  denarii: [7, 6, 5],
  garrisons: [5, 4, 3],
  fleets: [4, 3, 2],
  roads: [5, 4, 3],
  armies: [1, 2, 3],
} as const;

export const LEVEL_SETTINGS = ['denarii', 'garrisons', 'fleets', 'roads', 'armies'] as const;
export type LevelSetting = (typeof LEVEL_SETTINGS)[number];
export type Level = Readonly<Record<LevelSetting, number>>;

export const MIDDLE_LEVEL: Level = { denarii: 6, garrisons: 4, fleets: 3, roads: 4, armies: 2 };

/** In the rulebook's notation: 64342. */
export function levelCode(level: Level): string {
  return LEVEL_SETTINGS.map((setting) => level[setting]).join('');
}

export function levelFrom(code: string): Level | null {
  const digits = [...code].map(Number);
  const level: Record<LevelSetting, number> = { ...MIDDLE_LEVEL };
  for (const [place, setting] of LEVEL_SETTINGS.entries()) {
    const found = LEVEL_CHOICES[setting].find((value) => value === digits[place]);
    if (found === undefined) return null;
    level[setting] = found;
  }
  return digits.length === LEVEL_SETTINGS.length ? level : null;
}

/** The pieces of the box (0.8). */
export const REVOLTS = 22;
export const ARMIES = 3;
/** The cost of the proconsul (10.3.1). */
export const PROCONSUL_COST = 3;
export const PROCONSUL_SEA = 'mare-balearicum';
/** Hispano's denarii per turn, and the Romans' when he plays (10.7.1, 10.7.4). */
export const HISPANO_DENARII = 2;
export const DENARII_WITH_HISPANO = 6;
/** The most a siege, an attack or an attempt on the special army may use (5.3.1). */
export const MOST_STAKED = 3;

/** By the number of the city drawn (3.3). */
export function revoltsOfNumber(number: number): number {
  return number <= 2 ? 3 : number <= 4 ? 2 : 1;
}
