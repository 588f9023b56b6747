import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { isProvince } from '../state/reading.js';
import { leaderPiece, piecesOf, unitCount } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import { releaseAll, releaseVassal } from '../submission/ending.js';
import { becomingOf, scopeOf } from './scope.js';

/** The new nation enters the game with only what it is given (9.4.2). */
export function openNation(play: Play, nation: NationId): void {
  if (play.state.nations[nation].status === 'waiting') play.nation(nation, { status: 'playing', gold: 0 });
}

/**
 * The old nation is gone with its gold (9.4.2); its Leaders leave except those handed on (11.castille.4), its vassals
 * are free. Outside the scope its units stay as neutrals (9.7, 11.castille.3).
 */
export function closeNation(play: Play, from: NationId, heir: NationId | null): void {
  const becoming = becomingOf(play.state, from);
  const scope = scopeOf(play.state, from);
  const neutral = becoming?.elsewhere === 'neutral';
  for (const area of areasWith(play.state, from)) {
    const inScope = scope.includes(area) || !isProvince(area);
    for (const leader of play.state.areas[area][from]?.leaders ?? []) {
      play.remove(area, from, leaderPiece(leader), 1);
      if (heir !== null && becoming?.leaders?.includes(leader) === true) play.add(area, heir, leaderPiece(leader), 1);
      else play.emit({ type: 'leader-left', nation: from, leader });
    }
    if (neutral && !inScope) continue;
    for (const [piece, count] of piecesOf(play.state.areas[area][from]))
      play.discard(area, from, piece, count, 'transformed');
  }
  const stays = areasWith(play.state, from).some((area) => unitCount(play.state.areas[area][from]) > 0);
  releaseAll(play, from);
  if (play.state.nations[from].suzerain !== null) releaseVassal(play, from);
  play.nation(from, { status: stays ? 'neutral' : 'gone', gold: 0, capital: null, pool: [], overfull: [] });
  if (stays) play.emit({ type: 'turned-neutral', nation: from });
}
