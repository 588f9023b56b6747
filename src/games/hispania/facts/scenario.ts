import type { Reader } from '../../../kit/data/reader.js';
import {
  byNumber,
  count,
  each,
  fields,
  list,
  Misread,
  maybe,
  oneOf,
  type Read,
  record,
  table,
  text,
  truth,
} from '../../../kit/data/reader.js';
import { EVENT_KINDS, NATION_IDS, PROVINCE_IDS, SCENARIO_IDS, UNIT_KINDS, VERSIONS } from './ids.js';

const nationId = oneOf(NATION_IDS);
/** Keys are turns. */
export const byTurn = <Value>(value: Reader<Value>) => byNumber(1, 21, value);
const year: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isInteger(json)) throw new Misread(path, 'year');
  return json;
};

/** First and last turn (16.1 to 16.5), and how many nations a player should and may have (14.4.1, 14.4.2). */
const scenario = fields({
  id: oneOf(SCENARIO_IDS),
  first: count,
  last: count,
  versions: list(oneOf(VERSIONS)),
  leastNations: count,
  mostNations: count,
  /** Points at the start, to the group that holds the nation (16.1). */
  compensation: maybe(table(NATION_IDS, count)),
  extended: maybe(truth),
});
export type Scenario = Read<typeof scenario>;

export const scenariosFile = fields({
  about: text,
  scenarios: list(scenario),
  scoringTurns: list(count),
  extendedScoringTurns: list(count),
  majors: list(nationId),
  groupNames: record(nationId),
  emirates: list(nationId),
  /** First and last year of each turn; negative before our era. */
  dates: byTurn(list(year)),
  fixedDates: list(count),
});
export type ScenariosFile = Read<typeof scenariosFile>;

/** The starting positions, by first turn (12.1, 12.2). */
const startingUnits = table(NATION_IDS, table(PROVINCE_IDS, table(UNIT_KINDS, count)));
export const setupFile = fields({
  about: text,
  setups: list(fields({ id: text, startTurn: count, scenarios: list(oneOf(SCENARIO_IDS)), units: startingUnits })),
  /** Provinces whose starting units the rulebook states. */
  fixed: list(oneOf(PROVINCE_IDS)),
});
export type SetupFile = Read<typeof setupFile>;

export const eventsFile = fields({
  about: text,
  total: count,
  drawTurns: list(count),
  counts: each(EVENT_KINDS, count),
});
export type EventsFile = Read<typeof eventsFile>;
