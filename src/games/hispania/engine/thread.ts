import type { NationId, ProvinceId } from '../facts/ids.js';
import type { HispaniaEvent } from '../state/events.js';
import type { Hispania } from '../state/state.js';

/** A battle is a story of its own, which a table may tell in a thread: all of the same two in one province and turn. */
export function threadOf({ turn, frames }: Hispania, event: HispaniaEvent): string | null {
  if (event.type === 'battle-ended') return threadKey(turn, event.province, event.attacker, event.defender);
  const battle = frames.findLast((frame) => frame.kind === 'battle');
  return battle === undefined ? null : threadKey(turn, battle.province, battle.attacker.nation, battle.defender.nation);
}

export function threadKey(turn: number, province: ProvinceId, attacker: NationId, defender: NationId): string {
  return `${turn}/${province}/${attacker}/${defender}`;
}
