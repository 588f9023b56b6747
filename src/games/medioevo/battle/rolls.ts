import type { Play } from '../engine/play.js';
import { otherSide, SIDES, type Side } from '../state/battle.js';
import { BARBARIANS } from '../state/land.js';
import { sizeOf } from '../state/units.js';
import { worthOfDice } from './dice.js';
import { type Melee, meleeResult } from './melee.js';
import { hordeSacrifice, SACRIFICE, usualReroll, usualSacrifice } from './policies.js';
import { armyOn, inMelee } from './sides.js';
import { bonusOf, type Here, orderOf, sacrifice, sacrificeable, strike } from './stages.js';

const DICE = [4, 6, 8] as const;
/** What three dice show on an average: to judge a sacrifice before they are thrown. */
const EXPECTED = 6;

/** The value that a side has reached, all in; the dice of barbarians lie in the war circle for the whole turn. */
export function reached(play: Play, here: Here, side: Side): number {
  const dice = here.dice[side];
  if (dice.length === 0) return 0;
  return worthOfDice(dice).attack + bonusOf(play, here, side) + SACRIFICE * here.sacrificed[side];
}

/** Before its own dice a side sacrifices light infantry (6.5.2); a horde by its own rule (12.3). */
export function sacrificeByOrder(play: Play, here: Here, side: Side): Here {
  const most = sacrificeable(play, here, side);
  const [own, enemy] = [armyOn(play.state, here.at, here[side]), armyOn(play.state, here.at, here[otherSide(side)])];
  if (here[side] === BARBARIANS) return sacrifice(play, here, side, Math.min(most, hordeSacrifice(own, enemy)));
  const toBeat = side === 'defender' ? reached(play, here, 'attacker') : null;
  const expected = EXPECTED + bonusOf(play, here, side);
  return sacrifice(play, here, side, usualSacrifice(orderOf(play, here, side), most, expected, toBeat));
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
  if (here[side] === BARBARIANS || here.dice[side].length === 0 || orderOf(play, here, side).reroll === 'none') {
    return here;
  }
  const bonus = bonusOf(play, here, side) + SACRIFICE * here.sacrificed[side];
  const toBeat = side === 'defender' ? reached(play, here, 'attacker') : null;
  return reroll(play, here, side, usualReroll(here.dice[side], bonus, toBeat));
}

/** The values are compared, the beaten side takes the score, and both take their own losses, the attacker first (6.4.6). */
export function compare(play: Play, here: Here): Here {
  const melee = (side: Side): Melee => {
    const units = sizeOf(inMelee(play.state, here, side));
    const dice = here.dice[side];
    const thrown = dice.length === 0 ? { attack: 0, losses: 0 } : worthOfDice(dice);
    return {
      ...thrown,
      units,
      bonus: bonusOf(play, here, side) + SACRIFICE * here.sacrificed[side],
      flight: side === 'attacker' ? (here.flight?.points ?? null) : null,
      captureHalved: here.capture[side] === 'halved',
      heavy: here.heavy[side],
      cavalry: here.cavalry[side],
    };
  };
  const result = meleeResult(melee('attacker'), melee('defender'));
  const winner: Side | null = result.winner === null ? null : result.winner === 0 ? 'attacker' : 'defender';
  play.emit({
    type: 'round-fought',
    attacker: here.attacker,
    defender: here.defender,
    attack: [...result.attack],
    losses: [...result.losses],
    winner: winner === null ? null : here[winner],
  });
  const spares = winner === null ? false : orderOf(play, here, winner).crushing === 'spare';
  const own = { attacker: result.losses[0], defender: result.losses[1] };
  const spared = winner === null || !spares ? 0 : Math.min(result.crushing, own[winner]);
  const more = result.crushing - spared;
  let after = here;
  const captured = winner !== null && here.capture[winner] !== 'no' && here[otherSide(winner)] !== BARBARIANS;
  SIDES.forEach((side, index) => {
    const cavalry = result.cavalry[index] ?? 0;
    const dealt = (winner === side ? result.score + more : 0) + cavalry;
    after = strike(play, after, otherSide(side), dealt, 'melee', captured && winner === side);
  });
  for (const side of SIDES) {
    // Who captures and wins spares the enemy his own losses (RULINGS 76).
    const saved = captured && winner === otherSide(side);
    const points = own[side] - (winner === side ? spared : 0);
    if (!saved) after = strike(play, after, side, points, 'losses');
  }
  return after;
}
