import type { Play } from '../engine/play.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Battle } from '../state/battle.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import { sizeOf } from '../state/units.js';
import { armyOn } from './sides.js';

/** Capture with at least three to one costs nothing (6.9). */
export const CAPTURE_RATIO = 3;

/** Two armies meet (6.4). The step is done before whatever is under way; it ends with the field held by one or by nobody. */
export function beginBattle(
  play: Play,
  { at, attacker, defender, pointsLeft = 0 }: { at: PlaceId; attacker: Owner; defender: Owner; pointsLeft?: number },
): void {
  const began = {
    attacker: sizeOf(armyOn(play.state, at, attacker)),
    defender: sizeOf(armyOn(play.state, at, defender)),
  };
  const captures = (owner: Owner, own: number, enemy: number): Battle['capture']['attacker'] => {
    if (owner === BARBARIANS) return 'no';
    const { captureFrom } = play.realm(owner).battleOrder;
    if (captureFrom === 0 || own < captureFrom * enemy) return 'no';
    return own >= CAPTURE_RATIO * enemy ? 'full' : 'halved';
  };
  play.emit({ type: 'battle-began', at, attacker, defender });
  play.next({
    kind: 'battle',
    at,
    attacker,
    defender,
    round: 1,
    stage: 'plan',
    began,
    capture: {
      attacker: captures(attacker, began.attacker, began.defender),
      defender: captures(defender, began.defender, began.attacker),
    },
    pointsLeft,
    flight: null,
    protection: null,
    crews: { attacker: [], defender: [] },
    captain: { attacker: [], defender: [] },
    sacrificed: { attacker: 0, defender: 0 },
    dice: { attacker: [], defender: [] },
    heavy: { attacker: 0, defender: 0 },
    cavalry: { attacker: 0, defender: 0 },
    bonuses: [],
    toTheEnd: false,
    lost: { attacker: {}, defender: {} },
    taken: { attacker: {}, defender: {} },
  });
}

/** Who holds the military building of the place, if one of the two does: he is protected by it (6.5.8). */
export function protectedSide(play: Play, battle: Battle): 'attacker' | 'defender' | null {
  const { at } = battle;
  if (!isTerritory(at) || play.land(at).military === null) return null;
  const { holder } = play.land(at);
  return holder === battle.attacker ? 'attacker' : holder === battle.defender ? 'defender' : null;
}
