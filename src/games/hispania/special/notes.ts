import type { Json } from '../../../core/json.js';
import type { NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';

/** What a nation's rules must remember between moments (`NationState.notes`). */
const NOTES = [
  /** How many units have gone to Narbonne for points (11.carthage.4, 11.omeyyad.6). */
  'exited',
  /** Provinces that have had their Fort (11.rome.8). */
  'forts',
  /** Tolède has fallen (9.6.12). */
  'toledoFallen',
  /** Provinces of the Great Emirate that have scored; Valence for EL CID. */
  'prizes',
  /** EL CID has been asked by this nation in this turn. */
  'asked',
  /** EL CID's units off the board. */
  'company',
  /** OMEYYAD has levied its Berbers. */
  'levied',
] as const;
type Note = (typeof NOTES)[number];

export function noteOf(state: Hispania, nation: NationId, key: Note): Json | undefined {
  return state.nations[nation].notes[key];
}
export function noteList(state: Hispania, nation: NationId, key: Note): readonly string[] {
  const value = noteOf(state, nation, key);
  return Array.isArray(value) ? value.filter((one: Json): one is string => typeof one === 'string') : [];
}
export function noteNumber(state: Hispania, nation: NationId, key: Note): number {
  const value = noteOf(state, nation, key);
  return typeof value === 'number' ? value : 0;
}

/** Longue vie was played on this Leader: he stays a turn longer (10.3.15). */
export function keyOfSpared(leader: string): string {
  return `spared:${leader}`;
}
export function isLeaderSpared(state: Hispania, nation: NationId, leader: string): boolean {
  return state.nations[nation].notes[keyOfSpared(leader)] === true;
}
