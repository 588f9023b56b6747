import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { loseTokensOf } from '../control/structures.js';
import { takeOff } from '../control/taken-along.js';
import type { Play } from '../engine/play.js';
import { breakOut, placesForRebellion } from '../events/rebellion.js';
import { BUILDING_CLASSES } from '../facts/kinds.js';
import { buildingCard, buildingOf } from '../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { askVehicle } from '../state/vehicle.js';
import { eliminate } from './elimination.js';
import { mayBorrow } from './loans.js';
import { buildingsOf, priceOfVehicle, transportsOf } from './property.js';

type Here = FrameOf<'upkeep'>;
type Remedies = Readonly<Record<string, kit.Verb<Medioevo, Play, Here>>>;

/** The florins from a rebellion against oneself (8.4). */
const REBELLION = 100;

const hasProperty = (state: Medioevo, seat: SeatId) =>
  transportsOf(state, seat).length > 0 || buildingsOf(state, seat).length > 0;
/** Interest is due, and no loan is available. */
const isBankrupt = (state: Medioevo, { interest }: Here, seat: SeatId) => interest && !mayBorrow(state, seat);

/** Home territories that have not rebelled for this debt yet; rebellion is for players with nothing left to plunder. */
function rebels(state: Medioevo, here: Here, seat: SeatId): readonly TerritoryId[] {
  return isBankrupt(state, here, seat) && !hasProperty(state, seat)
    ? placesForRebellion(state, seat, here.rebelled)
    : [];
}

/**
 * Interest is due, with neither enough florins nor a loan available (8.4): own transports and buildings are plundered
 * for half their cost; with none left, rebellions for 100 florins each, no more than needed. It may also stay unpaid
 * (RULINGS 124).
 */
export const BANKRUPTCY: Remedies = {
  'plunder-transport': {
    when: (state, here, seat) => isBankrupt(state, here, seat) && transportsOf(state, seat).length > 0,
    byDefault: true,
    slots: [(state, _here, seat) => askVehicle('vehicle', transportsOf(state, seat))],
    does(play, _here, seat, action) {
      const vehicle = play.vehicle(Number(action.vehicle));
      const florins = priceOfVehicle(play.state, vehicle) / 2;
      play.receive(seat, florins);
      takeOff(play, seat, vehicle, { florins });
    },
  },
  'plunder-building': {
    when: (state, here, seat) => isBankrupt(state, here, seat) && buildingsOf(state, seat).length > 0,
    byDefault: true,
    slots: [
      (state, _here, seat) => kit.askOne('at', 'territory', [...new Set(buildingsOf(state, seat).map(({ at }) => at))]),
      (state, _here, seat, { at }) =>
        kit.askOne(
          'class',
          'building-class',
          buildingsOf(state, seat).flatMap((one) => (one.at === at ? [one.category] : [])),
        ),
    ],
    does(play, _here, seat, action) {
      const at = kit.textIn(action, 'at');
      const category = kit.oneIn(BUILDING_CLASSES, action.class);
      if (!isTerritory(at) || category === null) return;
      const building = play.land(at)[category];
      if (building === null) return;
      const id = buildingOf(category, building.level);
      play.changeLand(at, { [category]: null });
      if (category === 'military') loseTokensOf(play, at);
      const florins = buildingCard(play.book.pieces, id).cost / 2;
      play.receive(seat, florins);
      play.emit({ type: 'removed', seat, pieces: { [id]: 1 }, at, florins });
    },
  },
  'sell-peace': {
    when: (state, here, seat) => rebels(state, here, seat).length > 0,
    byDefault: true,
    final: true,
    slots: [(state, here, seat) => kit.askOne('at', 'territory', rebels(state, here, seat))],
    does(play, here, seat, action) {
      const at = kit.textIn(action, 'at');
      if (!isTerritory(at)) return;
      play.replace({ ...here, rebelled: [...here.rebelled, at] });
      play.receive(seat, REBELLION);
      play.emit({ type: 'peace-sold', seat, at, florins: REBELLION });
      breakOut(play, seat, at);
    },
  },
  unpaid: {
    when: isBankrupt,
    byDefault: true,
    does: (play, here, seat) => leaveUnpaid(play, here, seat),
  },
};

/** The rest stays due; a second consecutive time puts the kingdom out of the game (8.4). */
function leaveUnpaid(play: Play, { due }: Here, seat: SeatId): void {
  const { cash, unpaid } = play.realm(seat);
  play.pop();
  play.changeRealm(seat, { cash: 0, arrears: due - cash, unpaid: unpaid + 1 });
  play.emit({ type: 'interest-unpaid', seat, florins: due - cash });
  if (unpaid + 1 >= 2) eliminate(play, seat);
}
