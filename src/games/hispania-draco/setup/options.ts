import type { Setup, SetupOption } from '../../../core/contract/setup.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { SCENARIO_IDS, type ScenarioId, VARIANT_IDS, type VariantId } from '../facts/ids.js';
import {
  DENARII_WITH_HISPANO,
  LEVEL_CHOICES,
  LEVEL_SETTINGS,
  type Level,
  type LevelSetting,
  MIDDLE_LEVEL,
} from '../facts/level.js';
import { type Scenario, scenarioOf } from '../facts/scenario.js';
import type { Options } from '../state/state.js';

/** Above every setting. */
const MOST = 9;

const YES = 'on';
const NO = 'off';
/** Terror with its option (10.6.5). */
const TRAITORS = 'traitors';

/** The choices at creation: a scenario, the five settings of the level, the variants (2.1, 10). */
export const SETUP_OPTIONS: readonly SetupOption[] = [
  { name: 'scenario', choices: ['none', ...SCENARIO_IDS], fallback: 'none', always: true },
  ...LEVEL_SETTINGS.map((setting) => ({
    name: setting,
    choices: LEVEL_CHOICES[setting].map(String),
    fallback: String(MIDDLE_LEVEL[setting]),
  })),
  ...VARIANT_IDS.map((name) => ({
    name,
    choices: name === 'terror' ? [NO, YES, TRAITORS] : [NO, YES],
    fallback: NO,
  })),
];

const SETUP_REFUSALS = ['variant-forbidden'] as const;

/** The level as allowed by the scenario and Hispano, and the scenario's fixed variants (10.7.1, 11.4). */
export function optionsOf(setup: Setup): Result<Options, (typeof SETUP_REFUSALS)[number]> {
  const scenario: ScenarioId | 'none' = SCENARIO_IDS.find((id) => id === setup.scenario) ?? 'none';
  const facts = scenarioOf(scenario);
  const asked = VARIANT_IDS.filter((id) => setup[id] === YES || setup[id] === TRAITORS);
  const variants = VARIANT_IDS.filter((id) => asked.includes(id) || facts?.variants.includes(id) === true);
  const barred = variants.find((id) => facts?.forbidden?.includes(id) === true);
  if (barred !== undefined) return refuse('variant-forbidden', { variant: { kind: 'variant', id: barred } });
  const traitors = setup.terror === TRAITORS;
  return ok({ level: levelOf(setup, facts, variants), scenario, variants, traitors });
}

function levelOf(setup: Setup, facts: Scenario | null, variants: readonly VariantId[]): Level {
  const level: Record<LevelSetting, number> = { ...MIDDLE_LEVEL };
  for (const setting of LEVEL_SETTINGS) {
    const chosen = LEVEL_CHOICES[setting].find((value) => String(value) === setup[setting]) ?? MIDDLE_LEVEL[setting];
    const { is, min, max } = facts?.limits[setting] ?? {};
    level[setting] = is ?? Math.min(max ?? MOST, Math.max(min ?? 0, chosen));
  }
  return variants.includes('hispano') ? { ...level, denarii: DENARII_WITH_HISPANO } : level;
}

/** One to three Romans, and one more with Hispano (2.5). */
export function seatsFor(setup: Setup): Result<{ readonly min: number; readonly max: number }> {
  const options = optionsOf(setup);
  if (!options.ok) return options;
  return ok(options.value.variants.includes('hispano') ? { min: 2, max: 4 } : { min: 1, max: 3 });
}
