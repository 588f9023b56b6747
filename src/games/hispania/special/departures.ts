import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import type { Power } from '../facts/power.js';
import { earnPoints } from '../scoring/kills.js';
import { book } from '../state/reading.js';
import { piecesOf, unitCount } from '../state/stack.js';
import type { Stack } from '../state/state.js';
import type { MoveMade } from './moments.js';
import { noteNumber } from './notes.js';

/**
 * CARTHAGE (2) and OMEYYAD (11, 12) to Narbonne, VANDALE (7 to 9) to Afrique: units that leave the game for points
 * (11.carthage.4, 11.omeyyad.6, 11.vandale.7, 11.vandale.8).
 */
export const DEPARTURES = {
  moved(nation: NationId) {
    return (play: Play, { path, units }: MoveMade): void => {
      const to = path.at(-1);
      // From Gascogne to Narbonne is not leaving Hispania; nor is staying where one arrived.
      if (to !== undefined && path.length > 1) leave(play, nation, to, units);
    };
  },
  retreated(nation: NationId) {
    return (play: Play, units: Stack, _from: AreaId, to: AreaId): void => leave(play, nation, to, units);
  },
};

function leave(play: Play, nation: NationId, to: AreaId, units: Stack): void {
  const power = exitTo(play, nation, to);
  if (power === undefined) return;
  const gone = unitCount(units);
  const before = noteNumber(play.state, nation, 'exited');
  const most = power.power === 'exit' ? power.most - before : gone;
  for (const [piece, count] of piecesOf(units)) play.remove(to, nation, piece, count);
  play.note(nation, 'exited', before + gone);
  play.emit({ type: 'left-the-game', nation, units, to });
  const counted = Math.max(0, Math.min(gone, most));
  earnPoints(play, nation, power.pv * counted, 'exit', { count: counted });
}

function exitTo(play: Play, nation: NationId, to: AreaId): Extract<Power, { power: 'exit' | 'migration' }> | undefined {
  const { turn } = play.state;
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if ((power.power === 'exit' || power.power === 'migration') && power.to === to && power.turns.includes(turn)) {
      return power;
    }
  }
  return undefined;
}
