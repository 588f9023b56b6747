import type { Choice, Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { MOST_BID } from '../auction/assign.js';
import { stillToCome } from '../auction/eligible.js';
import { ASKED_AT, timingOf } from '../counters/timing.js';
import { areaChoice, eventChoice, nationChoice, pieceChoice } from '../engine/domain.js';
import { AREA_IDS, EVENT_KINDS, NATION_IDS, type NationId, PROVINCE_IDS, UNIT_KINDS } from '../facts/ids.js';
import { ORDER_KINDS, type OrderKind, STAND_UNTIL } from '../state/order.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** The subjects of standing orders, and the slots of each kind. */

const ANY: Choice = { id: 'any' };

/**
 * Some orders need a nation of one's own: before the auctions there may be none. Others are for nations still to be
 * auctioned.
 */
export function kindsFor(state: Hispania, seat: SeatId): readonly OrderKind[] {
  return ORDER_KINDS.filter((kind) => {
    if (kind === 'submit' || kind === 'purchase' || kind === 'capital') return ownNations(state, seat).length > 0;
    if (kind === 'bid') return auctioned(state).length > 0;
    return kind !== 'mission' || seatOf(state, 'el-cid') === seat;
  });
}

/** Unowned, but to be auctioned (14.2). */
function auctioned(state: Hispania): readonly NationId[] {
  return state.options.version === 'advanced' ? stillToCome(state) : [];
}

type Slot = Extract<Domain, { readonly kind: 'one' | 'number' }>;
function slot(name: string, choices: readonly Choice[]): Slot {
  return { kind: 'one', slot: name, choices };
}

export function askOrder(state: Hispania, seat: SeatId, kind: OrderKind): readonly Slot[] {
  const own = ownNations(state, seat).map(nationChoice);
  const provinces = PROVINCE_IDS.map((province) => areaChoice(province));
  const areas = AREA_IDS.map((area) => areaChoice(area));
  const units = UNIT_KINDS.map(pieceChoice);
  switch (kind) {
    case 'stand':
      return [
        slot('nation', [ANY, ...own]),
        slot('province', [ANY, ...provinces]),
        slot(
          'until',
          STAND_UNTIL.map((id) => ({ id })),
        ),
      ];
    case 'retreat':
      return [slot('nation', [ANY, ...own]), slot('from', [ANY, ...provinces]), slot('to', areas)];
    case 'submit':
      return [
        slot('nation', own),
        slot('to', [ANY, ...NATION_IDS.map(nationChoice)]),
        slot('answer', [{ id: 'yes' }, { id: 'no' }]),
      ];
    case 'target':
      return [slot('nation', [ANY, ...own]), slot('first', units)];
    case 'pass':
      return [
        slot('event', [
          ANY,
          { id: 'sign' },
          ...EVENT_KINDS.filter((event) => ASKED_AT[timingOf(event)]).map(eventChoice),
        ]),
        slot('unless', [{ id: 'none' }, ...NATION_IDS.map(nationChoice)]),
      ];
    case 'ignore':
      return [slot('nation', [ANY, ...NATION_IDS.map(nationChoice)])];
    case 'purchase':
      return [slot('nation', own), slot('unit', [{ id: 'none' }, ...units])];
    case 'capital':
      return [slot('nation', own), slot('province', provinces)];
    case 'bid':
      return [
        slot('nation', auctioned(state).map(nationChoice)),
        { kind: 'number', slot: 'points', min: 0, max: MOST_BID, step: 1 },
      ];
    case 'mission':
      return [
        slot('nation', [ANY, ...NATION_IDS.map(nationChoice)]),
        slot('answer', [{ id: 'accept' }, { id: 'refuse' }]),
      ];
  }
}

function ownNations(state: Hispania, seat: SeatId): readonly NationId[] {
  return NATION_IDS.filter((nation) => state.nations[nation].seat === seat);
}
