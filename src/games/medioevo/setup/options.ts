import type { Setup, SetupOption } from '../../../core/contract/setup.js';
import * as kit from '../../../kit/index.js';
import {
  CITY_CHOICES,
  HONOUR_LIMITS,
  KINGDOM_CHOICES,
  LENGTHS,
  ON_OFF,
  type Options,
  TEAM_CHOICES,
  TIME_CHOICES,
  TOKEN_CHOICES,
} from '../state/options.js';

/** The length of a game and the rulebook's variants, one by one (1.1, 9.1 to 9.6). */
export const SETUP_OPTIONS: readonly SetupOption[] = [
  { name: 'turns', choices: LENGTHS, fallback: '10', always: true },
  { name: 'honour-limit', choices: HONOUR_LIMITS, fallback: 'none' },
  { name: 'kingdoms', choices: KINGDOM_CHOICES, fallback: 'choose' },
  { name: 'terrain', choices: ON_OFF, fallback: 'off' },
  { name: 'third-party-windows', choices: ON_OFF, fallback: 'on' },
  { name: 'majority', choices: CITY_CHOICES, fallback: 'city' },
  { name: 'tokens', choices: TOKEN_CHOICES, fallback: '8-10' },
  { name: 'time-limit', choices: TIME_CHOICES, fallback: 'none' },
  { name: 'blood', choices: ON_OFF, fallback: 'off' },
  { name: 'teams', choices: TEAM_CHOICES, fallback: 'none' },
  { name: 'deployment', choices: ON_OFF, fallback: 'off' },
];

/** Missing or unknown values take the default. */
export function optionsOf(setup: Setup): Options {
  const limit = kit.oneIn(HONOUR_LIMITS, setup['honour-limit']) ?? 'none';
  const teams = kit.oneIn(TEAM_CHOICES, setup.teams) ?? 'none';
  const [control, property] = (kit.oneIn(TOKEN_CHOICES, setup.tokens) ?? '8-10').split('-').map(Number);
  return {
    turns: Number(kit.oneIn(LENGTHS, setup.turns) ?? '10'),
    honourLimit: limit === 'none' ? null : Number(limit),
    kingdoms: kit.oneIn(KINGDOM_CHOICES, setup.kingdoms) ?? 'choose',
    terrain: setup.terrain === 'on',
    thirdParties: setup['third-party-windows'] !== 'off',
    majority: kit.oneIn(CITY_CHOICES, setup.majority) ?? 'city',
    controlTokens: control ?? 8,
    propertyTokens: property ?? 10,
    timeLimit: setup['time-limit'] === 'host',
    blood: setup.blood === 'on',
    teams: Number(teams === 'none' ? 0 : teams),
    deployment: setup.deployment === 'on',
  };
}
