import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { dropQueue } from '../orders/drop-queue.js';
import type { Battle, Side } from '../state/battle.js';
import type { BattleOrder } from '../state/battle-order.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { armyOn, orderAt } from './sides.js';
import { mannedGalleys } from './throws/galleys.js';

/** Capture at three to one or more costs nothing (6.9). */
const CAPTURE_RATIO = 3;

export interface Meeting {
  readonly at: PlaceId;
  readonly attacker: Owner;
  readonly defender: Owner;
  /** The attacker's remaining movement points. */
  readonly pointsLeft?: number;
  /** The holder before the attacker came; by default the present one. */
  readonly held?: SeatId | null;
}

/** Two armies meet (6.4). This step comes before the current one; it ends with one holder of the field or none. */
export function beginBattle(play: Play, { at, attacker, defender, pointsLeft = 0, held }: Meeting): void {
  if (isBanned(play.state, 'combat', at)) return;
  const began = {
    attacker: sizeOf(armyOn(play.state, at, attacker)),
    defender: sizeOf(armyOn(play.state, at, defender)),
  };
  const byOrder = (owner: Owner, own: number, enemy: number) =>
    owner !== BARBARIANS && wantsPrisoners(orderAt(play.state, owner, at), own, enemy)
      ? captureBy(own, enemy)
      : ('no' as const);
  const before = isTerritory(at) ? play.land(at).holder : null;
  play.emit({ type: 'battle-began', at, attacker, defender });
  // No queued move goes on unseen after a battle (6.13.2).
  for (const owner of [attacker, defender]) if (owner !== BARBARIANS) dropQueue(play, owner);
  play.next({
    kind: 'battle',
    at,
    held: held === undefined ? before : held,
    attacker,
    defender,
    round: 1,
    stage: 'plan',
    began,
    capture: {
      attacker: byOrder(attacker, began.attacker, began.defender),
      defender: byOrder(defender, began.defender, began.attacker),
    },
    pointsLeft,
    flight: null,
    protection: null,
    galleys: mannedGalleys(play.state, { at, attacker, defender }),
    crews: { attacker: [], defender: [] },
    captain: { attacker: [], defender: [] },
    sacrificed: { attacker: 0, defender: 0 },
    dice: { attacker: [], defender: [] },
    heavy: { attacker: 0, defender: 0 },
    cavalry: { attacker: 0, defender: 0 },
    bonuses: [],
    outcome: null,
    wounds: [],
    parley: null,
    spoken: { attacker: 0, defender: 0 },
    windows: [],
    trapped: { attacker: {}, defender: {} },
    delayed: { attacker: 0, defender: 0 },
    toTheEnd: false,
    lost: { attacker: {}, defender: {} },
    taken: { attacker: {}, defender: {} },
    lostBefore: { attacker: {}, defender: {} },
  });
}

function wantsPrisoners({ capture }: BattleOrder, own: number, enemy: number): boolean {
  switch (capture) {
    case 'never':
      return false;
    case 'two-to-one':
      return own >= 2 * enemy;
    case 'three-to-one':
      return own >= CAPTURE_RATIO * enemy;
    case 'always':
      return true;
  }
}

/** Declared before the first round and fixed by the numbers then, for the whole battle (6.9). */
export function captureBy(own: number, enemy: number): 'full' | 'halved' {
  return own >= CAPTURE_RATIO * enemy ? 'full' : 'halved';
}

/** The side that holds the place's military building and is protected by it, if any (6.5.8). */
export function protectedSide({ lands, lasting }: Pick<Medioevo, 'lands' | 'lasting'>, battle: Battle): Side | null {
  const { at } = battle;
  if (!isTerritory(at)) return null;
  const { holder, military } = lands[at];
  const guarded =
    military !== null || lasting.some((one) => one.kind === 'tower' && one.at === at && one.seat === holder);
  if (!guarded) return null;
  return holder === battle.attacker ? 'attacker' : holder === battle.defender ? 'defender' : null;
}
