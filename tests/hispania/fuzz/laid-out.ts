import type { Setup } from '../../../src/core/contract/setup.js';
import type { JsonObject } from '../../../src/core/json.js';
import { PROVINCE_IDS, type ProvinceId } from '../../../src/games/hispania/facts/ids.js';

/** A game that begins in its midst, to come where chance alone never brings one. */
export type LaidOut = { readonly setup: Setup; readonly position: JsonObject };

const HELD: readonly ProvinceId[] = PROVINCE_IDS.filter((id) => id !== 'majorque' && id !== 'ibiza');

/** The points for all of Hispania, or for whole zones (11.wisigoth.10, 11). */
function greatVisigoths(lost: readonly ProvinceId[]): LaidOut {
  const setup = { scenario: 'A', version: 'standard' };
  const provinces: Record<string, JsonObject> = {};
  for (const id of HELD) provinces[id] = lost.includes(id) ? { lusitanien: ['infantry'] } : { wisigoth: ['infantry'] };
  const seats = {
    p1: ['byzance', 'omeyyad'],
    p2: ['sueve', 'hispano-romain'],
    p3: ['wisigoth', 'castille'],
    p4: ['lusitanien', 'franc', 'aragon'],
  };
  return { setup, position: { ...setup, turn: 9, nation: 'wisigoth', phase: 'income', provinces, seats } };
}

/** Counters are due to be drawn: the position waits before it throws (10.3.1). */
function beforeTheDraw(): LaidOut {
  const setup = { scenario: 'D', version: 'standard', events: 'on' };
  const provinces: Record<string, JsonObject> = {
    valence: { 'valence-nation': ['infantry', 'castle'] },
    seville: { 'seville-nation': ['infantry', 'castle'] },
    leon: { 'leon-nation': ['infantry'] },
    avila: { castille: ['infantry'] },
    saragosse: { 'saragosse-nation': ['infantry', 'infantry'] },
  };
  const seats = {
    p1: ['valence-nation', 'castille'],
    p2: ['seville-nation'],
    p3: ['leon-nation'],
    p4: ['saragosse-nation'],
  };
  const options = { events: true };
  const { scenario, version } = setup;
  return { setup, position: { scenario, version, options, turn: 16, phase: 'opening', provinces, seats } };
}

const POSITIONS: readonly LaidOut[] = [
  greatVisigoths(['lisbonne']),
  greatVisigoths(['lisbonne', 'porto']),
  beforeTheDraw(),
];

/** One game in so many. */
const EVERY = 100;

export function laidOut(seed: number): LaidOut | null {
  if (seed % EVERY !== EVERY - 1) return null;
  return POSITIONS[Math.floor(seed / EVERY) % POSITIONS.length] ?? null;
}
