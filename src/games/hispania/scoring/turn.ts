import type { Play } from '../engine/play.js';
import { NATION_IDS } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { earnPoints } from './kills.js';
import { turnPoints } from './provinces.js';

/** 3, 5, 7, 10, 13, 15 and 19; in the extended game also 21 (8.4, 16.6). */
export function isScoringTurn(state: Hispania): boolean {
  const { calendar, scenarios } = book(state);
  if (calendar.scoringTurns.includes(state.turn)) return true;
  return scenarios[state.options.scenario].extended === true && calendar.extendedScoringTurns.includes(state.turn);
}

/** The end of a game turn: every nation scores its provinces, before any transformation (8.4, 8.5). */
export function scoreTurn(play: Play): void {
  if (!isScoringTurn(play.state)) return;
  for (const nation of NATION_IDS) {
    if (play.state.nations[nation].status !== 'playing') continue;
    const { provinces, extra, total } = turnPoints(play.state, nation);
    if (total === 0) continue;
    play.emit({ type: 'provinces-counted', nation, provinces, extra });
    earnPoints(play, nation, total, 'provinces', { count: provinces.length });
  }
}
