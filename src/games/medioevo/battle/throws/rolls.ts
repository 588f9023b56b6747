import type { Play } from '../../engine/play.js';
import { effectOf, otherSide, type RoundResult, SIDES, type Side } from '../../state/battle.js';
import { BARBARIANS } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf } from '../../state/units.js';
import { afterShield, wounded } from '../losses/wounds.js';
import { SACRIFICE, usualReroll } from '../policies.js';
import { inMelee, orderOf } from '../sides.js';
import { bonusOf, type Here } from '../stages.js';
import { worthOfDice } from './dice.js';
import { type Melee, type MeleeResult, meleeResult } from './melee.js';

const DICE = [4, 6, 8] as const;

/** The value that a side has reached, all in; the dice of barbarians lie in the war circle for the whole turn. */
export function reached(state: Medioevo, here: Here, side: Side): number {
  const dice = here.dice[side];
  if (dice.length === 0) return 0;
  return worthOfDice(dice).attack + bonusOf(state, here, side) + SACRIFICE * here.sacrificed[side];
}

/** d4, d6 and d8; of a horde those of the war circle; none where nobody is in the melee (RULINGS 24). */
export function rollFor(play: Play, here: Here, side: Side): Here {
  if (sizeOf(inMelee(play.state, here, side)) === 0) return { ...here, dice: { ...here.dice, [side]: [] } };
  const circle = play.state.warCircle;
  const dice =
    here[side] === BARBARIANS && circle !== null
      ? [circle.d4, circle.d6, circle.d8]
      : DICE.map((sides) => play.die(sides, 'battle', { side: { kind: 'side', id: side } }));
  return { ...here, dice: { ...here.dice, [side]: dice } };
}

/** Each die once more at most, all those named together (6.4.4). */
export function reroll(play: Play, here: Here, side: Side, which: readonly boolean[]): Here {
  const dice = here.dice[side].map((face, index) =>
    which[index] === true ? play.die(DICE[index] ?? 6, 'battle-again', { side: { kind: 'side', id: side } }) : face,
  );
  return { ...here, dice: { ...here.dice, [side]: dice } };
}

export function rerollByOrder(play: Play, here: Here, side: Side): Here {
  const { state } = play;
  const rolled = here[side] !== BARBARIANS && here.dice[side].length > 0;
  if (!rolled || orderOf(state, here, side).reroll === 'none') return here;
  const bonus = bonusOf(state, here, side) + SACRIFICE * here.sacrificed[side];
  const toBeat = side === 'defender' ? reached(state, here, 'attacker') : null;
  return reroll(play, here, side, usualReroll(here.dice[side], bonus, toBeat));
}

/** Does the side take prisoners in this battle, of an enemy who can be one (6.9)? */
function captures(here: Here, side: Side): boolean {
  return here.capture[side] !== 'no' && here[otherSide(side)] !== BARBARIANS;
}

/** What the dice that lie come to. */
export function comparison(state: Medioevo, here: Here): MeleeResult {
  const melee = (side: Side): Melee => {
    const dice = here.dice[side];
    const thrown = dice.length === 0 ? { attack: 0, losses: 0 } : worthOfDice(dice);
    return {
      ...thrown,
      units: sizeOf(inMelee(state, here, side)),
      bonus: bonusOf(state, here, side) + SACRIFICE * here.sacrificed[side],
      flight: side === 'attacker' ? (here.flight?.points ?? null) : null,
      captureHalved: here.capture[side] === 'halved',
      captureRelief: effectOf(here, side, 'capture-penalty'),
      heavy: here.heavy[side],
      cavalry: here.cavalry[side],
    };
  };
  return meleeResult(melee('attacker'), melee('defender'));
}

/** The most that a side can deal by the dice that lie, after what a building takes off; what is delayed comes with it. */
export function mostDealt(state: Medioevo, here: Here, side: Side): number {
  const result = comparison(state, here);
  const [own, enemy] = [SIDES.indexOf(side), otherSide(side)];
  const won = result.winner === own ? result.score + result.crushing : 0;
  const dealt = won + (own === 0 ? result.cavalry[0] : result.cavalry[1]);
  return afterShield(state, here, { side: enemy, points: dealt, by: 'melee' }) + here.delayed[enemy];
}

/** The values are compared (6.4.7). */
export function compare(play: Play, here: Here): Here {
  const result = comparison(play.state, here);
  const winner: Side | null = result.winner === null ? null : result.winner === 0 ? 'attacker' : 'defender';
  play.emit({
    type: 'round-fought',
    attacker: here.attacker,
    defender: here.defender,
    attack: [...result.attack],
    losses: [...result.losses],
    winner: winner === null ? null : here[winner],
  });
  const dealt = (side: Side, cavalry: number) => (winner === side ? result.score : 0) + cavalry;
  const outcome: RoundResult = {
    winner,
    dealt: { attacker: dealt('attacker', result.cavalry[0]), defender: dealt('defender', result.cavalry[1]) },
    losses: { attacker: result.losses[0], defender: result.losses[1] },
    crushing: result.crushing,
    spared: null,
  };
  return { ...here, outcome };
}

/** As many points of crushing superiority as the winner can take off his own losses (6.4.7). */
export function mostSpared({ outcome }: Here): number {
  if (outcome === null || outcome.winner === null) return 0;
  return Math.min(outcome.crushing, outcome.losses[outcome.winner]);
}

export function crushByOrder(play: Play, here: Here): Here {
  const { outcome } = here;
  if (outcome === null || outcome.winner === null || outcome.spared !== null) return here;
  const spares = orderOf(play.state, here, outcome.winner).crushing === 'spare';
  return { ...here, outcome: { ...outcome, spared: spares ? mostSpared(here) : 0 } };
}

/** The beaten side takes the score, and both take their own losses, the attacker first (6.4.4, 6.4.9). */
export function blows(play: Play, here: Here): Here {
  const { outcome } = here;
  if (outcome === null) return here;
  const { winner } = outcome;
  const spared = outcome.spared ?? 0;
  let after: Here = { ...here, outcome: null };
  for (const side of SIDES) {
    const more = winner === side ? outcome.crushing - spared : 0;
    const captured = winner === side && captures(here, side);
    const points = outcome.dealt[side] + more;
    after = wounded(play, after, { side: otherSide(side), points, by: 'melee', captured });
  }
  for (const side of SIDES) {
    // Who captures and wins spares the enemy his own losses (RULINGS 76).
    if (winner === otherSide(side) && captures(here, winner)) continue;
    const points = outcome.losses[side] - (winner === side ? spared : 0);
    after = wounded(play, after, { side, points, by: 'losses', captured: false });
  }
  const late = SIDES.filter((side) => here.delayed[side] > 0).map(
    (side) => ({ side, points: here.delayed[side], by: 'archers', captured: false }) as const,
  );
  return { ...after, wounds: [...after.wounds, ...late], delayed: { attacker: 0, defender: 0 } };
}
