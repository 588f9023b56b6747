import { drawOpener } from '../auction/open.js';
import { OPENING_AUCTIONS, SUCCESSOR_AUCTIONS } from '../auction/tasks.js';
import { drawCounters } from '../counters/draw.js';
import type { Play } from '../engine/play.js';
import type { Task } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { scoreTurn } from '../scoring/turn.js';
import { book } from '../state/reading.js';
import { areasWith } from '../state/whereabouts.js';
import { TRANSFORMATIONS } from '../transform/tasks.js';
import { leaveGame, leavingLeaders } from './leaving.js';
import { openingArrivals } from './opening-arrivals.js';
import { scoreOwnTurn } from './own-turn.js';
import { scoreSurvivors } from './viriathus.js';

/** Automatic tasks at the start and the end of a turn and of a nation's turn. */
export const OPENING: readonly Task[] = [
  drawOpener,
  ...OPENING_AUCTIONS,
  drawCounters,
  openingArrivals,
  (play) => becomeInfantry(play, 'almoravide'),
];
export const START: readonly Task[] = [];
/** After gains at the end of the turn (WISIGOTH's Castles), with their retreats: points for that (8.3). */
export const FINISH: readonly Task[] = [
  (play) => {
    const { nation } = play.state.stage;
    if (nation !== null) scoreOwnTurn(play, nation);
  },
];
/** Points first, then successors and transformations, departures last (1.5, 8.5). */
export const CLOSING: readonly Task[] = [
  scoreTurn,
  (play) => scoreSurvivors(play, 'lusitanien'),
  ...SUCCESSOR_AUCTIONS,
  leavingLeaders,
  ...TRANSFORMATIONS,
  leaveGame,
];

/** From turn 20 the ALMORAVIDE's Elites are Infantry (11.almoravide.6). */
export function becomeInfantry(play: Play, nation: NationId): void {
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power !== 'become-infantry' || power.turn > play.state.turn) continue;
    let changed = 0;
    for (const area of areasWith(play.state, nation)) {
      const count = play.state.areas[area][nation]?.elite ?? 0;
      play.remove(area, nation, 'elite', count);
      play.add(area, nation, 'infantry', count);
      changed += count;
    }
    if (changed > 0) play.emit({ type: 'became-infantry', nation, count: changed });
  }
}
