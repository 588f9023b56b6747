import { scenarioOf } from '../facts/scenario.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** How many revolts a box takes (11.new-empire.1). */
export function stackOfBox(state: Draco): number {
  return scenarioOf(state.options.scenario)?.trackStack ?? 1;
}

/** Boxes before the first one with a revolt stay empty, if a scenario says so. */
export function firstOpenBox(state: Draco): number {
  const most = stackOfBox(state);
  const begun = state.track.findIndex((discs) => discs > 0);
  const first = Math.max(begun, 0);
  return state.track.findIndex((discs, place) => place >= first && discs < most);
}

/** The year of the current round. */
export function yearOf(state: Draco): number {
  return board(state).file.track[firstOpenBox(state)] ?? 0;
}

/** Rounds to play, including this one. */
export function roundsLeft(state: Draco): number {
  const box = firstOpenBox(state);
  if (box < 0) return 0;
  const most = stackOfBox(state);
  return state.track.slice(box).reduce((sum, discs) => sum + most - discs, 0);
}
