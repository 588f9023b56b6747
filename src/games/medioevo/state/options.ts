/** The table's choices at the start (chapters 1 and 9). */
export const LENGTHS = ['8', '10', '12'] as const;
export const KINGDOM_CHOICES = ['choose', 'random', 'auction'] as const;
export const HONOUR_LIMITS = ['none', '20', '25', '30', '35', '40', '50'] as const;
export const ON_OFF = ['off', 'on'] as const;
export const CITY_CHOICES = ['city', 'town'] as const;
/** No teams, or this many. */
export const TEAM_CHOICES = ['none', '2', '3'] as const;
export const TIME_CHOICES = ['none', 'host'] as const;
export const TOKEN_CHOICES = ['8-10', '10-8'] as const;

export type Options = {
  readonly turns: number;
  /** Reaching it ends the game at once; null: no limit. */
  readonly honourLimit: number | null;
  readonly kingdoms: (typeof KINGDOM_CHOICES)[number];
  /** The terrain variant (9.2). */
  readonly terrain: boolean;
  /** Cards fitting others' battles are asked for, if their owners ordered it (8.8). */
  readonly thirdParties: boolean;
  /** The civil building the final majority counts (9.6, RULINGS 56). */
  readonly majority: (typeof CITY_CHOICES)[number];
  /** A player's control tokens and property tokens (9.6, RULINGS 1). */
  readonly controlTokens: number;
  readonly propertyTokens: number;
  /** The first seat may declare a turn the last. */
  readonly timeLimit: boolean;
  /** The variants of blood tokens, teams and deployment (9.3 to 9.5). */
  readonly blood: boolean;
  readonly teams: number;
  readonly deployment: boolean;
};

export const USUAL_OPTIONS: Options = {
  turns: 10,
  honourLimit: null,
  kingdoms: 'choose',
  terrain: false,
  thirdParties: true,
  majority: 'city',
  controlTokens: 8,
  propertyTokens: 10,
  timeLimit: false,
  blood: false,
  teams: 0,
  deployment: false,
};
