import { count, fields, list, maybe, oneOf, type Read, type Reader, text, truth } from '../../../kit/data/reader.js';
import { BRANCHES } from './kinds.js';

/** States and deeds that objectives ask for (8.4). */
export const STATES = [
  'adjacent',
  'cards',
  'cargo',
  'control',
  'controlOne',
  'florins',
  'goods',
  'home',
  'levels',
  'market',
  'own',
  'ownEach',
  'ownIn',
  'ownTogether',
  'pacts',
  'presence',
  'prisoners',
  'technology',
  'tokens',
  'transportIn',
] as const;
export type ObjectiveState = (typeof STATES)[number];

export const DEEDS = [
  'attack-value',
  'auction',
  'conquer',
  'destroy-army',
  'destroy-building',
  'event-unharmed',
  'full-move',
  'income',
  'no-rebellion',
  'pact-payment',
  'peace',
  'plunder',
  'route',
  'sale',
  'sales',
  'spend-points',
  'suppress',
  'turn-cards',
  'win-battle',
  'win-naval-battle',
] as const;
export type Deed = (typeof DEEDS)[number];

/** One kind of piece or several. */
const kinds: Reader<readonly string[]> = (json, path) => (typeof json === 'string' ? [json] : list(text)(json, path));

export const objective = fields({
  state: maybe(oneOf(STATES)),
  deed: maybe(oneOf(DEEDS)),
  of: maybe(kinds),
  atLeast: maybe(count),
  level: maybe(count),
  civilLevel: maybe(count),
  where: maybe(oneOf(['outside home', 'fire', 'home of another'])),
  branch: maybe(oneOf([...BRANCHES, 'all'])),
  different: maybe(count),
  same: maybe(count),
  value: maybe(count),
  players: maybe(count),
  held: maybe(count),
  colours: maybe(count),
  whole: maybe(truth),
  outside: maybe(count),
  debt: maybe(count),
  kind: maybe(oneOf(['trade', 'military'])),
  notHome: maybe(truth),
  cubes: maybe(count),
  zones: maybe(count),
  florins: maybe(count),
  within: maybe(oneOf(['turn'])),
  stages: maybe(count),
  tax: maybe(count),
  running: maybe(count),
  from: maybe(oneOf(['player'])),
  landed: maybe(truth),
  holding: maybe(oneOf(['cathedral'])),
  outnumbered: maybe(truth),
  units: maybe(count),
  territories: maybe(count),
});
export type Objective = Read<typeof objective>;
