import type { Play } from '../../engine/play.js';
import { bonusPoints, type Shot, type Side } from '../../state/battle.js';
import type { FrameOf } from '../../state/frame.js';
import { countOf, sizeOf } from '../../state/units.js';
import { type Fighting, mayUse, usersOf } from '../abilities.js';
import { hits } from '../lie.js';
import { HITS } from './fire.js';

/** Each pair of archers lowers all their dice by one (card 8). */
const PAIR = 2;

/**
 * A side's shots (6.5.1): its archers and captains allowed to, and units a card lets shoot (7). Pairs of archers lower
 * the dice (8).
 */
export function volley(
  play: Play,
  here: FrameOf<'battle'>,
  side: Side,
  own: Fighting,
  enemy: Fighting,
): readonly Shot[] {
  const lent = mayUse(own, enemy, 'archer') ? Math.min(bonusPoints(here, side, 'archers'), sizeOf(own.units)) : 0;
  const shooters = usersOf(own, enemy, 'archer') + lent;
  const pairs = Math.floor(countOf(own.units, 'archer') / PAIR);
  const needed = HITS + Math.min(pairs, bonusPoints(here, side, 'archer-dice'));
  const roll = () => play.die(8, 'archer', { side: { kind: 'side', id: side } });
  return Array.from({ length: shooters }, () => {
    return { side, face: roll(), needed };
  });
}

/** The hits of a side's shots, with the points dealt by Strategy. */
export function hitsOf(here: FrameOf<'battle'>, side: Side, shots: readonly Shot[]): number {
  return shots.filter((shot) => shot.side === side && hits(shot)).length + bonusPoints(here, side, 'strategy');
}
