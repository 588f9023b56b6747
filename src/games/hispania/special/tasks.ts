import { drawOpener } from '../auction/open.js';
import { OPENING_AUCTIONS, SUCCESSOR_AUCTIONS } from '../auction/tasks.js';
import { drawCounters } from '../counters/draw.js';
import type { Task } from '../engine/rules.js';
import { scoreTurn } from '../scoring/turn.js';
import { TRANSFORMATIONS } from '../transform/tasks.js';
import { becomeInfantry } from './infantry.js';
import { leaveGame, leavingLeaders } from './leaving.js';
import { openingArrivals } from './opening-arrivals.js';
import { scoreOwnTurn } from './own-turn.js';
import { scoreSurvivors } from './viriathus.js';

/** What is done by itself at the start and the end of a turn and of a nation's turn. */
export const OPENING: readonly Task[] = [
  drawOpener,
  ...OPENING_AUCTIONS,
  drawCounters,
  openingArrivals,
  (play) => becomeInfantry(play, 'almoravide'),
];
export const START: readonly Task[] = [];
/** After what the nation gets at the end of its turn (WISIGOTH's Castles), retreats and all: its points for that (8.3). */
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
