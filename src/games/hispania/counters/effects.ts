import type { Play } from '../engine/play.js';
import type { PlayedEvent } from '../special/frame.js';
import { SIDES } from '../state/battle.js';
import { battleCounter } from './battle-counters.js';
import { reopenWindow } from './open-to.js';
import { doInTurn } from './turn-counters.js';

/** An event's effect, unless a Nul stopped it (10.3). */
export function carryOut(play: Play, played: PlayedEvent): void {
  const counter = battleCounter(played.event);
  if (counter === undefined) {
    doInTurn(play, played);
    return;
  }
  const battle = play.battle();
  const side = SIDES.find((one) => battle?.[one].nation === played.nation);
  if (battle === undefined || side === undefined) return;
  play.changeBattle(counter.changed(battle, side, played));
  reopenWindow(play, played.event === 'de');
}
