import type { Play } from '../../engine/play.js';
import { bonusPoints, bothSides, otherSide, SIDES, type Side } from '../../state/battle.js';
import { BARBARIANS } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf } from '../../state/units.js';
import { afterShield, wounded } from '../losses/wounds.js';
import { rerollBy, SACRIFICE } from '../policies.js';
import { inMelee, orderOf, ordersOfSide } from '../sides.js';
import { bonusOf, type Here } from '../stages.js';
import { DICE, diceInCircle, worthOfDice } from './dice.js';
import { type Melee, type MeleeResult, meleeResult, mostSpared, outcomeOf, woundsOf } from './melee.js';

/** A side's final value; barbarian dice stay in the war circle for the whole turn. */
export function meleeValue(state: Medioevo, here: Here, side: Side): number {
  const dice = here.dice[side];
  return dice.length === 0 ? 0 : worthOfDice(dice).attack + addedTo(state, here, side);
}

function addedTo(state: Medioevo, here: Here, side: Side): number {
  return bonusOf(state, here, side) + SACRIFICE * here.sacrificed[side];
}

/** d4, d6 and d8; for a horde those of the war circle; none without units in the melee (RULINGS 24). */
export function rollFor(play: Play, here: Here, side: Side): Here {
  if (sizeOf(inMelee(play.state, here, side)) === 0) return { ...here, dice: { ...here.dice, [side]: [] } };
  const circle = play.state.warCircle;
  const dice =
    here[side] === BARBARIANS && circle !== null
      ? diceInCircle(circle)
      : DICE.map((sides) => play.die(sides, 'battle', { side: { kind: 'side', id: side } }));
  return { ...here, dice: { ...here.dice, [side]: dice } };
}

/** Each die may be rerolled once, all together (6.4.4). */
export function reroll(play: Play, here: Here, side: Side, which: readonly boolean[]): Here {
  const dice = here.dice[side].map((face, index) =>
    which[index] === true ? play.die(DICE[index] ?? 6, 'battle-again', { side: { kind: 'side', id: side } }) : face,
  );
  return { ...here, dice: { ...here.dice, [side]: dice } };
}

export function rerollByOrder(play: Play, here: Here, side: Side): Here {
  const { state } = play;
  const toBeat = side === 'defender' ? meleeValue(state, here, 'attacker') : null;
  const lead = ordersOfSide(state, here, side);
  return reroll(play, here, side, rerollBy(lead, here.dice[side], addedTo(state, here, side), toBeat));
}

/** Does the side try to capture an enemy that can be captured (6.9)? */
function captures(here: Here, side: Side): boolean {
  return here.capture[side] !== 'no' && here[otherSide(side)] !== BARBARIANS;
}

/** The comparison of the rolled dice. */
export function meleeOf(state: Medioevo, here: Here): MeleeResult {
  const melee = (side: Side): Melee => ({
    ...worthOfDice(here.dice[side]),
    units: sizeOf(inMelee(state, here, side)),
    bonus: addedTo(state, here, side),
    flight: side === 'attacker' ? (here.flight?.points ?? null) : null,
    captureHalved: here.capture[side] === 'halved',
    captureRelief: bonusPoints(here, side, 'capture-penalty'),
    heavy: here.heavy[side],
    cavalry: here.cavalry[side],
  });
  return meleeResult(melee('attacker'), melee('defender'));
}

/** The most a side can deal with these dice, after the building's protection; delayed damage is included. */
export function mostDealt(state: Medioevo, here: Here, side: Side): number {
  const [{ winner, dealt, crushing }, enemy] = [outcomeOf(meleeOf(state, here)), otherSide(side)];
  const points = dealt[side] + (winner === side ? crushing : 0);
  return afterShield(state, here, { side: enemy, points, by: 'melee' }) + here.delayed[enemy];
}

/** The values are compared (6.4.7). */
export function settleComparison(play: Play, here: Here): Here {
  const result = meleeOf(play.state, here);
  const outcome = outcomeOf(result);
  play.emit({
    type: 'round-fought',
    attacker: here.attacker,
    defender: here.defender,
    attack: [...result.attack],
    losses: [...result.losses],
    winner: outcome.winner === null ? null : here[outcome.winner],
  });
  return { ...here, outcome };
}

export function crushByOrder(play: Play, here: Here): Here {
  const { outcome } = here;
  if (outcome === null || outcome.winner === null || outcome.spared !== null) return here;
  const spares = orderOf(play.state, here, outcome.winner).crushing === 'spare';
  return { ...here, outcome: { ...outcome, spared: spares ? mostSpared(here) : 0 } };
}

/** Deals the round's damage; delayed damage comes last. */
export function blows(play: Play, here: Here): Here {
  const { outcome } = here;
  if (outcome === null) return here;
  const wounds = woundsOf(
    outcome,
    outcome.spared ?? 0,
    bothSides((side) => captures(here, side)),
  );
  const after = wounds.reduce<Here>((so, wound) => wounded(play, so, wound), { ...here, outcome: null });
  const late = SIDES.filter((side) => here.delayed[side] > 0).map(
    (side) => ({ side, points: here.delayed[side], by: 'archers', captured: false }) as const,
  );
  return { ...after, wounds: [...after.wounds, ...late], delayed: { attacker: 0, defender: 0 } };
}
