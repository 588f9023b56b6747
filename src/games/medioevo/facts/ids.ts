/** The six kingdoms, in the rulebook's order. */
export const KINGDOM_IDS = [
  'byzantine-empire',
  'mamluk-sultanate',
  'kingdom-of-hungary',
  'holy-roman-empire',
  'republic-of-novgorod',
  'golden-horde',
] as const;
export type KingdomId = (typeof KINGDOM_IDS)[number];

export const CHARACTER_IDS = [
  'bishop',
  'warlord',
  'crossbowman',
  'scientist',
  'infiltrator',
  'spy',
  'merchant',
  'tax-collector',
  'militia',
  'surgeon',
  'vendor',
  'architect',
  'templar',
  'magnate',
  'jailer',
  'plague-doctor',
  'bard',
  'assassin',
  'joker',
  'diplomat',
  'artilleryman',
  'ranger',
  'pirate',
  'princess',
  'saviour',
  'cameleer',
  'marauder',
  'heroine',
  'sheriff',
  'mystic',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];
