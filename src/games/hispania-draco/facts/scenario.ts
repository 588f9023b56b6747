import {
  count,
  fields,
  list,
  maybe,
  oneOf,
  type Read,
  read,
  record,
  sound,
  table,
  text,
} from '../../../kit/data/reader.js';
import scenariosJson from './data/scenarios.json' with { type: 'json' };
import {
  ARMY_KINDS,
  CITY_IDS,
  GENERAL_IDS,
  HISPANIC_PROVINCES,
  SCENARIO_IDS,
  type ScenarioId,
  SOURCES,
  SPACE_IDS,
  VARIANT_IDS,
} from './ids.js';
import { LEVEL_SETTINGS } from './level.js';

const SPECIAL_RULES = ['demonstration-of-power', 'lethe', 'guerrilla'] as const;

const placed = fields({
  general: maybe(oneOf(GENERAL_IDS)),
  garrison: maybe(oneOf(GENERAL_IDS)),
  revolts: maybe(count),
  army: maybe(oneOf(ARMY_KINDS)),
  fleet: maybe(count),
});

/**
 * A scenario's set-up, its start and its restrictions (11.1, 11.4); by field:
 * - `track`, `startsAt`, `startsWith`: 11.siege-of-numantia.1, 11.terror-of-rome.1, 11.river-of-oblivion.1.
 * - `place`, `revolts`, `noArmyIn`: 11.first-repression.1, 11.terror-of-rome.2, 11.river-of-oblivion.2.
 * - `limits`: 11.first-repression.3; `variants`, `forbidden`: 11.new-empire.4.
 */
const scenario = fields({
  id: oneOf(SCENARIO_IDS),
  years: text,
  /** Revolts on the track's boxes, by year. */
  track: record(count),
  /** Revolts per box (11.new-empire.1). */
  trackStack: maybe(count),
  startsAt: oneOf(GENERAL_IDS),
  startsWith: maybe(oneOf(['hispanic-phase'])),
  commander: fields({ general: oneOf(GENERAL_IDS), name: text }),
  place: table(SPACE_IDS, placed),
  limits: table(LEVEL_SETTINGS, fields({ min: maybe(count), max: maybe(count), is: maybe(count) })),
  /** By province: a list, the usual draw, or a draw among these numbers. */
  revolts: table(HISPANIC_PROVINCES, (json, path) =>
    Array.isArray(json) ? list(count)(json, path) : oneOf(['listed', 'drawn'])(json, path),
  ),
  noArmyIn: list(oneOf(HISPANIC_PROVINCES)),
  /** Placed on one of these cities by the die, two faces each in this order (11.new-empire.3). */
  initialArmies: maybe(list(fields({ army: oneOf(ARMY_KINDS), on: list(oneOf(CITY_IDS)) }))),
  variants: list(oneOf(VARIANT_IDS)),
  suggested: maybe(list(oneOf(VARIANT_IDS))),
  forbidden: maybe(list(oneOf(VARIANT_IDS))),
  special: maybe(oneOf(SPECIAL_RULES)),
  sources: record(oneOf(SOURCES)),
});
export type Scenario = Read<typeof scenario>;

const SCENARIOS: readonly Scenario[] = sound(
  read(fields({ about: text, scenarios: list(scenario) }), scenariosJson),
).scenarios;

export function scenarioOf(id: ScenarioId | 'none'): Scenario | null {
  return SCENARIOS.find((known) => known.id === id) ?? null;
}
