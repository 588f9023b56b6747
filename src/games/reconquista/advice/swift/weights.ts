/** What the quick policy lives by: fitted by playing thousands of games on numbers. */
export interface Weights {
  /** Walls, per point, as far as they help: in the strongest city, and in the others. */
  readonly homeEach: number;
  readonly homeMost: number;
  readonly otherEach: number;
  readonly otherMost: number;
  /** Bought: an Army, and one more for each place to take nearby, and for each Army beside it. */
  readonly army: number;
  readonly front: number;
  readonly together: number;
  readonly city: number;
  readonly conversion: number;
  readonly bribe: number;
  /** Marching: a unit lost, a Garrison that leaves its walls, a further step, the least gain. */
  readonly unit: number;
  readonly bare: number;
  readonly far: number;
  readonly enough: number;
  /** A place without Muslims; a point of income for a turn, for so many turns at most. */
  readonly step: number;
  readonly income: number;
  readonly turns: number;
  readonly taken: number;
  /** A majority, a region without Muslims: beside their two points. */
  readonly region: number;
  /** What leaves a city, by its strength, as far as it helps there. */
  readonly leave: number;
  /** Late in the game, by the share that is over: walls, Armies and cities count so much more. */
  readonly wallsLate: number;
  readonly armyLate: number;
  readonly cityLate: number;
  /** An Army on the last turn. */
  readonly armyLast: number;
}

export const WEIGHTS: Weights = {
  homeEach: 1.75,
  homeMost: 11,
  otherEach: 1.1,
  otherMost: 6.06,
  army: 0.75,
  front: 0.05,
  together: 0.0353,
  city: 0.9,
  conversion: 1.6,
  bribe: 5.12,
  unit: 0.68,
  bare: 0.447,
  far: 0.04,
  enough: 0.12,
  step: 0.5,
  income: 0.546,
  turns: 5.18,
  taken: 1.35,
  region: 2,
  leave: 0.056,
  wallsLate: 0.0268,
  armyLate: 0,
  cityLate: -0.0471,
  armyLast: 0.4,
};
