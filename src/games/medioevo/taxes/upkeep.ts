import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { takeOff } from '../control/taken-along.js';
import { askUnitPlace, dismissUnits, unitPlaces, unitsThere } from '../control/unit-places.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { typeOf, unitCard } from '../facts/pieces.js';
import { isTerritory } from '../facts/place-ids.js';
import { shouldBorrow } from '../policy/purse.js';
import { shareOfInterest } from '../purchases/discounts.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { askVehicle } from '../state/vehicle.js';
import { BANKRUPTCY } from './bankruptcy.js';
import { upkeepOf } from './income.js';
import { borrow, mayBorrow } from './loans.js';
import { vehiclesOf } from './property.js';

type Here = FrameOf<'upkeep'>;

/**
 * What is due cannot be paid: a loan if available, else pieces are removed, or for interest property is plundered (3.4,
 * 8.4).
 */
export const upkeep: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'upkeep',
  who: (_state, { seat }) => [seat],
  // Not the missing amount: that would reveal how much he has.
  values: (state, here) => ({ due: dueNow(state, here) }),
  verbs: {
    borrow: {
      when: (state, _here, seat) => mayBorrow(state, seat),
      byDefault(state, { interest }, seat) {
        const removes = !interest && unitPlaces(state, seat).length > 0 && !shouldBorrow(state, seat);
        return removes ? cheapestUnit(state, seat) : { verb: 'borrow' };
      },
      does: (play, _here, seat) => borrow(play, seat),
    },
    'remove-unit': {
      when: (state, { interest }, seat) => !interest && unitPlaces(state, seat).length > 0,
      byDefault: (state, _here, seat) => cheapestUnit(state, seat),
      slots: [
        (state, _here, seat) => askUnitPlace(state, 'at', unitPlaces(state, seat)),
        (state, _here, seat, { at }) => kit.askOne('unit', 'unit', kindsAt(state, seat, at)),
      ],
      does: (play, _here, seat, action) => removeUnit(play, seat, action),
    },
    'remove-vehicle': {
      when: (state, { interest }, seat) => !interest && vehiclesOf(state, seat).length > 0,
      byDefault: true,
      slots: [(state, _here, seat) => askVehicle('vehicle', vehiclesOf(state, seat))],
      does: (play, _here, seat, action) => takeOff(play, seat, play.vehicle(Number(action.vehicle))),
    },
    ...BANKRUPTCY,
  },
  settles(play, here) {
    const { seat, interest } = here;
    const due = dueNow(play.state, here);
    if (play.realm(seat).out) {
      play.pop();
      return true;
    }
    const missing = due - play.realm(seat).cash;
    if (missing > 0) {
      tellMissing(play, here, due, missing);
      return false;
    }
    play.pop();
    play.pay(seat, due, interest ? 'interest' : 'upkeep');
    if (interest) shareOfInterest(play, seat, due);
    if (interest) play.changeRealm(seat, { arrears: 0, unpaid: 0 });
    return true;
  },
});

/** Nothing is paid for pieces off the map. */
export const dueNow = (state: Medioevo, { seat, due, interest }: Here): number =>
  interest ? due : Math.min(due, upkeepOf(state, seat));

/** To himself alone, and again when it changes. */
function tellMissing(play: Play, here: Here, due: number, missing: number): void {
  const { seat, interest } = here;
  if (here.missing === missing) return;
  play.replace({ ...here, missing });
  play.emit({ type: 'florins-missing', seat, due, missing, interest, audience: [seat] });
}

const kindsAt = (state: Medioevo, seat: SeatId, at: unknown) => {
  const units = unitsThere(state, seat, at);
  return UNIT_IDS.filter((unit) => (units[unit] ?? 0) > 0);
};

/** The cheapest military unit goes first (`decisions`, upkeep). */
function cheapestUnit(state: Medioevo, seat: SeatId): Action {
  const { pieces } = bookOf(state.overrides);
  const all = unitPlaces(state, seat).flatMap((at) => kindsAt(state, seat, at).map((unit) => ({ at, unit })));
  const cost = (unit: UnitId) => unitCard(pieces, typeOf(unit)).cost;
  const [cheapest] = all.toSorted((one, other) => cost(one.unit) - cost(other.unit));
  if (cheapest === undefined) throw new Error(`${seat} has no unit to remove`);
  return { verb: 'remove-unit', ...cheapest };
}

function removeUnit(play: Play, seat: SeatId, action: Action): void {
  const unit = kit.oneIn(UNIT_IDS, action.unit);
  const at = kit.textIn(action, 'at');
  if (unit === null) return;
  dismissUnits(play, seat, at, { [unit]: 1 });
  const where = isTerritory(at) ? at : play.vehicle(Number(at)).at;
  play.emit({ type: 'removed', seat, pieces: { [unit]: 1 }, at: where });
}
