/** What speaks for Rome at the beginning of a turn: its place in the list of signs. */
export const AT = {
  start: 0,
  held: 1,
  /** A capital guarded by one disc with an army in its province; an army in a province not held. */
  threatened: 2,
  contested: 3,
  /** Provinces not yet held: open ones, one over their discs, the discs there, the way of the nearest general. */
  open: 4,
  near: 5,
  inTheWay: 6,
  reach: 7,
  spaces: 8,
  discs: 9,
  romanLand: 10,
  /** One over the reserve plus one; the reserve, weighted for the last five. */
  scarce: 11,
  last: 12,
  reserve: 13,
  generalOff: 14,
  army: 15,
  allArmies: 16,
  /** Garrisons in reserve, up to the number of missing capitals; generals without any. */
  usable: 17,
  bare: 18,
  /** Garrisons outside the capitals: they support. */
  guards: 19,
  missingByRound: 20,
  workByRound: 21,
  reserveByRound: 22,
  rounds: 23,
  /** Whose turn begins. */
  second: 24,
  third: 25,
} as const;
export type Sign = keyof typeof AT;
/** Every sign, in the order of the list. */
export const SIGNS = Object.keys(AT);
