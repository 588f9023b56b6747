import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { ABILITY_TYPES, CAPTAIN_USES } from '../battle/abilities.js';
import { PROTECTIONS } from '../battle/throws/fire.js';
import { MOMENTS } from '../facts/card-moments.js';
import { UNIT_TYPES } from '../facts/kinds.js';
import { PLACE_IDS } from '../facts/place-ids.js';
import { BATTLE_EFFECTS, BATTLE_STAGES, BLOWS, PARLEYS, SIDES } from '../state/battle.js';
import { AIMS } from '../state/battle-order.js';
import { level, units } from './values.js';

const { count, each, fields, list, maybe, number, oneOf, orNull, truth, usually } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

/** A current battle, and the choices before and after it. */
export function battleFrames(seat: Reader<SeatId>, owner: Reader<string>) {
  const bySide = <Value>(value: Reader<Value>) => each(SIDES, value);
  const crew = fields({
    vehicle: count,
    level,
    crew: count,
    units,
    target: oneOf(AIMS),
  });
  return {
    battle: kit.frame('battle', {
      at: oneOf(PLACE_IDS),
      held: orNull(seat),
      attacker: owner,
      defender: owner,
      round: count,
      stage: oneOf(BATTLE_STAGES),
      began: bySide(count),
      capture: bySide(oneOf(['no', 'full', 'halved'])),
      pointsLeft: count,
      flight: orNull(fields({ to: oneOf(PLACE_IDS), points: count })),
      protection: orNull(oneOf(PROTECTIONS)),
      galleys: list(count),
      crews: bySide(list(crew)),
      captain: bySide(list(fields({ use: oneOf(CAPTAIN_USES), type: oneOf(ABILITY_TYPES) }))),
      sacrificed: bySide(count),
      dice: bySide(list(count)),
      thrown: maybe(list(fields({ side: oneOf(SIDES), face: count, needed: count }))),
      heavy: bySide(count),
      cavalry: bySide(count),
      bonuses: list(
        fields({
          side: oneOf(SIDES),
          what: oneOf(BATTLE_EFFECTS),
          points: number,
          until: oneOf(['round', 'battle']),
          type: maybe(oneOf(UNIT_TYPES)),
        }),
      ),
      outcome: orNull(
        fields({
          winner: orNull(oneOf(SIDES)),
          dealt: bySide(count),
          losses: bySide(count),
          crushing: count,
          spared: orNull(count),
        }),
      ),
      wounds: list(fields({ side: oneOf(SIDES), points: count, by: oneOf(BLOWS), captured: truth })),
      parley: orNull(fields({ by: oneOf(SIDES), kind: oneOf(PARLEYS) })),
      spoken: bySide(count),
      windows: list(oneOf(MOMENTS)),
      trapped: bySide(units),
      delayed: bySide(count),
      toTheEnd: truth,
      lost: bySide(units),
      taken: bySide(units),
      lostBefore: usually(bySide(units), () => ({ attacker: {}, defender: {} })),
    }),
    adrift: kit.frame('adrift', {
      at: oneOf(PLACE_IDS),
      shots: list(fields({ vehicle: count, side: oneOf(SIDES), face: count, needed: count })),
    }),
    foes: kit.frame('foes', {
      seat,
      at: oneOf(PLACE_IDS),
      held: orNull(seat),
      beaten: orNull(owner),
      pointsLeft: count,
      must: truth,
    }),
    sack: kit.frame('sack', { at: oneOf(PLACE_IDS), from: maybe(seat) }),
    spoils: kit.frame('spoils', {
      seat,
      at: oneOf(PLACE_IDS),
      from: orNull(owner),
      conquered: truth,
      attacking: maybe(truth),
      asked: maybe(truth),
    }),
  };
}
