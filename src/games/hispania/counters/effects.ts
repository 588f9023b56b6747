import type { Play } from '../engine/play.js';
import type { PlayedEvent } from '../special/frame.js';
import { type BattleFrame, SIDES } from '../state/battle.js';
import { battleCounter } from './battle-counters.js';
import { reopenWindow } from './open-to.js';
import { doInTurn } from './turn-counters.js';

/** An event's effect, unless a Nul stopped it (10.3). */
export function carryOut(play: Play, played: PlayedEvent): void {
  if (battleCounter(played.event) === undefined) {
    doInTurn(play, played);
    return;
  }
  const battle = play.battle();
  const changed = battle === undefined ? null : battleWith(battle, played);
  if (changed === null) return;
  play.changeBattle(changed);
  reopenWindow(play, played.event === 'de');
}

/** The battle with its effect; null: it has none on a battle. */
export function battleWith(battle: BattleFrame, played: PlayedEvent): BattleFrame | null {
  const side = SIDES.find((one) => battle[one].nation === played.nation);
  const counter = battleCounter(played.event);
  return side === undefined || counter === undefined ? null : counter.changed(battle, side, played);
}
