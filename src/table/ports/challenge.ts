import type { Setup } from '../../core/contract/setup.js';

/** One seed and one setup for all who take it up: of a day, or among friends by name. */
export interface Challenge {
  readonly id: string;
  /** Its owner: a server (or the channel, if there is none), or `EVERYWHERE`. */
  readonly scope: string;
  readonly name: string;
  readonly module: string;
  readonly rulesVersion: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly seedHash: string;
  readonly openedAt: Date;
  /** Until when it can be taken up and a game of it begun. */
  readonly until: Date;
}

/** The scope of what everyone using this bot may take up. */
export const EVERYWHERE = 'everywhere';

export interface ChallengeOfGame {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly until: string;
  /** How many games of it are in play. */
  readonly playing: number;
}
