import { drawOpener } from '../auction/open.js';
import { OPENING_AUCTIONS, SUCCESSOR_AUCTIONS } from '../auction/tasks.js';
import { drawCounters } from '../counters/draw.js';
import type { Task } from '../engine/rules.js';
import { scoreTurn } from '../scoring/turn.js';
import { TRANSFORMATIONS } from '../transform/tasks.js';
import { leaveGame, leavingLeaders } from './leaving.js';
import { openingArrivals } from './opening-arrivals.js';
import { scoreSurvivors } from './viriathus.js';

/** What is done by itself at the start and the end of a turn and of a nation's turn. */
export const OPENING: readonly Task[] = [drawOpener, ...OPENING_AUCTIONS, drawCounters, openingArrivals];
export const START: readonly Task[] = [];
export const FINISH: readonly Task[] = [];
/** Points first, then successors and transformations, departures last (1.5, 8.5). */
export const CLOSING: readonly Task[] = [
  scoreTurn,
  (play) => scoreSurvivors(play, 'lusitanien'),
  ...SUCCESSOR_AUCTIONS,
  leavingLeaders,
  ...TRANSFORMATIONS,
  leaveGame,
];
