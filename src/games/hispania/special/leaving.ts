import type { Play } from '../engine/play.js';
import { NATION_IDS } from '../facts/ids.js';
import { book, leadersOf } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import { releaseAll, releaseVassal } from '../submission/ending.js';
import { isLeaderSpared } from './notes.js';

/** Leaders whose card names the end of a game turn (3.3.6), with ARAGON's Crusader Knights (11.aragon.8). */
export function leavingLeaders(play: Play): void {
  for (const nation of NATION_IDS) {
    for (const { name, leavesAtEndOf } of book(play.state).nations[nation].leaders ?? []) {
      if (leavesAtEndOf === undefined) continue;
      const last = leavesAtEndOf + (isLeaderSpared(play.state, nation, name) ? 1 : 0);
      if (play.state.turn >= last && leadersOf(play.state, nation).some(({ leader }) => leader === name)) {
        play.removeLeader(nation, name);
        play.emit({ type: 'leader-left', nation, leader: name });
      }
      if (play.state.turn === leavesAtEndOf) dismissCrusaders(play, nation);
    }
  }
}

/** ARAGON's, with Ramirez (11.aragon.8). */
function dismissCrusaders(play: Play, nation: (typeof NATION_IDS)[number]): void {
  for (const area of areasWith(play.state, nation)) {
    const count = play.state.areas[area][nation]?.crusader ?? 0;
    if (count > 0) play.discard(area, nation, 'crusader', count, 'left');
  }
}

/**
 * CARTHAGE, VANDALE, ALAIN and CROISADE leave the game entirely (11.carthage.6, 11.vandale.9, 11.alain.7,
 * 11.croisade.5).
 */
export function leaveGame(play: Play): void {
  for (const nation of NATION_IDS) {
    if (book(play.state).nations[nation].leavesEndOf !== play.state.turn) continue;
    if (play.state.nations[nation].status !== 'playing') continue;
    for (const area of areasWith(play.state, nation)) {
      for (const [piece, count] of piecesOf(play.state.areas[area][nation]))
        play.discard(area, nation, piece, count, 'left');
    }
    releaseAll(play, nation);
    if (play.state.nations[nation].suzerain !== null) releaseVassal(play, nation);
    play.nation(nation, { status: 'gone', gold: 0, capital: null, pool: [], overfull: [] });
    play.emit({ type: 'nation-left', nation });
  }
}
