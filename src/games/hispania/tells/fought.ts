import type { GameEvent } from '../../../core/chronicle.js';
import type { Fought } from '../../../core/fought.js';
import { asItBegan, type Began, isBattleBegun } from '../odds/at-the-start.js';
import { oddsOf } from '../odds/odds.js';
import { pointsOf } from '../scoring/combat.js';
import type { HispaniaEvent } from '../state/events.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';

type Ended = Extract<HispaniaEvent, { readonly type: 'battle-ended' }>;

/**
 * A chapter's battles, with the tables' points for losses (8.1), expected and actual: before a vassal's half is taken
 * (8.10), to compare like with like.
 */
export function fought(state: Hispania, events: readonly GameEvent[]): readonly Fought[] {
  const battles: Fought[] = [];
  let began: Began | null = null;
  for (const event of events) {
    if (isBattleBegun(event)) began = event;
    else if (isEnded(event) && began !== null && isSame(began, event)) {
      const battle = compared(state, began, event);
      if (battle !== null) battles.push(battle);
      began = null;
    }
  }
  return battles;
}

function compared(state: Hispania, began: Began, ended: Ended & GameEvent): Fought | null {
  const { setting } = began;
  if (setting === undefined || typeof ended.thread !== 'string') return null;
  const { then, battle } = asItBegan(state, began, setting);
  const by = setting.hire?.recruiter ?? began.attacker;
  // Only the active nation scores battle points (8.9).
  const won = by === setting.nation ? pointsOf(then, { ...ended, by }).points : 0;
  const { points } = oddsOf(then, battle);
  return {
    thread: ended.thread,
    by: state.nations[by].seat,
    against: state.nations[ended.defender].seat,
    expected: points.reduce((sum, { points: each, chance }) => sum + each * chance, 0),
    won,
    fallen:
      unitCount(ended.attackerLost) +
      unitCount(ended.defenderLost) +
      ended.attackerLeaders.length +
      ended.defenderLeaders.length,
  };
}

/** Events come back from the log as they were written. */
function isEnded(event: GameEvent): event is GameEvent & Ended {
  return event.type === 'battle-ended';
}

function isSame(began: Began, ended: Ended): boolean {
  return began.province === ended.province && began.attacker === ended.attacker && began.defender === ended.defender;
}
