import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { DONE } from '../../../kit/offers/domain.js';
import { diceOf, isTargetType, kindOf, otherSide, stackOfSide, targetsFor } from '../battle/targets.js';
import { mayRetreatFrom } from '../battle/ways-out.js';
import { pieceChoice } from '../engine/domain.js';
import type { EventKind } from '../facts/ids.js';
import type { Moment, PlayedEvent } from '../special/frame.js';
import { type BattleEffects, type BattleFrame, SIDES, type Side } from '../state/battle.js';
import { isMountain } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { eventsAt, type PlayedAt } from './timing.js';

/** An event counter of battles (10.3.5 to 10.3.22). */
interface BattleCounter {
  /** Could this side play it now, by public facts? */
  fits(state: Hispania, battle: BattleFrame, side: Side): boolean;
  /** Further questions besides the event. */
  asks?(state: Hispania, battle: BattleFrame, side: Side, filled: Filled): Domain;
  /** The battle with its effect, which may be on an army too. */
  changed(battle: BattleFrame, side: Side, played: Aimed): BattleFrame;
}

type Aimed = Pick<PlayedEvent, 'unit' | 'target' | 'second'>;

/** All of them: a new kind is missing here. */
const COUNTERS: Readonly<Record<PlayedAt<Moment>, BattleCounter>> = {
  // 10.3.9
  embuscade: {
    fits: (state, battle, side) => side === 'defender' && !isMountain(state, battle.province) && isOwnGround(battle),
    changed: (battle) => withEffects(battle, { ground: 'mountain' }),
  },
  // 10.3.20
  ruse: {
    fits: (state, battle, side) => side === 'attacker' && isMountain(state, battle.province) && isOwnGround(battle),
    changed: (battle) => withEffects(battle, { ground: 'plain' }),
  },
  // 10.3.22
  traitrise: {
    fits(state, battle, side) {
      const enemy = otherSide(side);
      return (stackOfSide(state, battle, enemy).castle ?? 0) > 0 && !battle.effects.frailCastle[enemy];
    },
    changed(battle, side) {
      const { frailCastle } = battle.effects;
      return withEffects(battle, { frailCastle: { ...frailCastle, [otherSide(side)]: true } });
    },
  },
  // 10.3.12
  indiscipline: {
    fits(state, battle, side) {
      const enemy = otherSide(side);
      const { knight = 0, crusader = 0 } = stackOfSide(state, battle, enemy);
      return knight + crusader > battle.effects.frailKnights[enemy];
    },
    changed(battle, side) {
      const { frailKnights } = battle.effects;
      const enemy = otherSide(side);
      return withEffects(battle, { frailKnights: { ...frailKnights, [enemy]: frailKnights[enemy] + 1 } });
    },
  },
  // 10.3.19
  retraite: {
    fits: (state, battle, side) =>
      battle.effects.leaves !== side && battle.effects.leaves !== 'both' && mayRetreatFrom(state, battle, side),
    changed(battle, side) {
      const { leaves } = battle.effects;
      return withEffects(battle, { leaves: leaves === null || leaves === side ? side : 'both' });
    },
  },
  // 10.3.21
  tactique: {
    fits: (_state, { effects }, side) => !effects.tactic[side],
    changed: (battle, side) => withEffects(battle, { tactic: { ...battle.effects.tactic, [side]: true } }),
  },
  // 10.3.5
  bravoure: {
    fits: (state, battle, side) =>
      battle.effects.brave === null &&
      braveUnits(state, battle, side).length > 0 &&
      braveTargets(state, battle, side).length > 0,
    asks: askBrave,
    changed(battle, side, { unit, target, second }) {
      const last = second ?? target;
      if (unit === null || target === null || last === null || !isUnitKind(unit)) return battle;
      if (!isTargetType(target) || !isTargetType(last)) return battle;
      return withEffects(battle, { brave: { side, unit, targets: [target, last] } });
    },
  },
  // 10.3.8
  de: {
    fits: (_state, { effects }) => !effects.again,
    changed: (battle) => withEffects(battle, { again: true }),
  },
};
const BY_KIND: { readonly [Kind in EventKind]?: BattleCounter } = COUNTERS;

function withEffects(battle: BattleFrame, effects: Partial<BattleEffects>): BattleFrame {
  return { ...battle, effects: { ...battle.effects, ...effects } };
}

/** No event has changed it (10.3.10). */
function isOwnGround({ effects }: BattleFrame): boolean {
  return effects.ground === null;
}

export function battleCounter(event: EventKind): BattleCounter | undefined {
  return BY_KIND[event];
}

/** Events a side could play now, by public facts. */
export function chancesOf(state: Hispania, battle: BattleFrame, side: Side, moment: Moment): readonly EventKind[] {
  return eventsAt(moment).filter((event) => BY_KIND[event]?.fits(state, battle, side) === true);
}

/** Units that may attack twice: all but Castles (10.3.5). */
function braveUnits(state: Hispania, battle: BattleFrame, side: Side) {
  return [...diceOf(state, battle, side).keys()].filter((unit) => unit !== 'castle');
}
function braveTargets(state: Hispania, battle: BattleFrame, side: Side) {
  return [...targetsFor(state, battle, side).keys()].filter((target) => kindOf(target) !== 'castle');
}

/** The unit that attacks twice, and its targets (10.3.5). */
function askBrave(state: Hispania, battle: BattleFrame, side: Side, filled: Filled): Domain {
  if (filled.unit === undefined) {
    return { kind: 'one', slot: 'unit', choices: braveUnits(state, battle, side).map(pieceChoice) };
  }
  const choices = braveTargets(state, battle, side).map((id) => ({ id, name: { kind: 'target', id } }));
  if (filled.target === undefined) return { kind: 'one', slot: 'target', choices };
  return filled.second === undefined && choices.length > 1 ? { kind: 'one', slot: 'second', choices } : DONE;
}

/** The sides this seat fights for: both, if a player's nations meet; neutrals belong to nobody (9.7.1). */
export function sidesFoughtFor(state: Hispania, battle: BattleFrame, seat: SeatId): readonly Side[] {
  return SIDES.filter((side) => battle[side].seat === seat && state.nations[battle[side].nation].status !== 'neutral');
}
