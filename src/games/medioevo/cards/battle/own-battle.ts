import * as kit from '../../../../kit/index.js';
import { armyOn } from '../../battle/sides.js';
import type { Play } from '../../engine/play.js';
import { UNIT_IDS, type UnitId } from '../../facts/kinds.js';
import { isTerritory } from '../../facts/place-ids.js';
import { type BattleBonus, otherSide, SIDES, type Side } from '../../state/battle.js';
import type { FrameOf } from '../../state/frame.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, tallyOf, type Units } from '../../state/units.js';
import type { Use } from '../ability.js';
import { battleNow, sideIn } from '../holding.js';

export interface OwnBattle {
  readonly battle: FrameOf<'battle'>;
  readonly side: Side;
  readonly enemy: Side;
}

/** The current battle, if the card's player is a side of it. */
export function ownBattle(state: Medioevo, { seat }: Pick<Use, 'seat'>): OwnBattle | null {
  const battle = battleNow(state);
  const side = battle === null ? null : sideIn(battle, seat);
  return battle === null || side === null ? null : { battle, side, enemy: otherSide(side) };
}

/** No die of the round is thrown yet, and both sides still stand: a card may have slain the last unit of one. */
export function isBeforeRound(state: Medioevo, battle: FrameOf<'battle'>): boolean {
  return battle.stage === 'plan' && SIDES.every((side) => sizeOf(armyOn(state, battle.at, battle[side])) > 0);
}

/** The same, before a round. */
export function beforeRound(state: Medioevo, use: Pick<Use, 'seat'>): OwnBattle | null {
  const own = ownBattle(state, use);
  return own !== null && isBeforeRound(state, own.battle) ? own : null;
}

/** The same, before the very first die. */
export function beforeBattle(state: Medioevo, use: Pick<Use, 'seat'>): OwnBattle | null {
  const own = beforeRound(state, use);
  return own?.battle.round === 1 ? own : null;
}

/** The same, when all dice are rolled and no damage is dealt. */
export function beforeDamage(state: Medioevo, use: Pick<Use, 'seat'>): OwnBattle | null {
  const own = ownBattle(state, use);
  return own?.battle.stage === 'compare' ? own : null;
}

/** The same, at either time: damage before the melee counts too, if played before the round. */
export function beforeRoundOrDamage(state: Medioevo, use: Pick<Use, 'seat'>): OwnBattle | null {
  return beforeRound(state, use) ?? beforeDamage(state, use);
}

export function addBonus(play: Play, battle: FrameOf<'battle'>, bonus: BattleBonus): void {
  play.replace({ ...battle, bonuses: [...battle.bonuses, bonus] });
}

export function unitsOn(state: Medioevo, { battle }: OwnBattle, side: Side): Units {
  return armyOn(state, battle.at, battle[side]);
}

/** One unit of a side, by kind. */
export function askUnit(slot: string, units: Units) {
  return kit.askOne(slot, 'unit', Object.keys(tallyOf(units)));
}

export const unitIn = (value: unknown): UnitId | null =>
  kit.oneIn(UNIT_IDS, value === undefined ? undefined : String(value));

/** A battle ashore: at sea no unit is placed or changed, since it would have no galley. */
export const isAshore = ({ battle }: OwnBattle): boolean => isTerritory(battle.at);
