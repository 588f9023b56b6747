import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { offeredToAll } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { askTax } from '../taxes/tax-levels.js';

/** The step in which all choose their tax, while it is still to come this turn. */
function taxesToCome({ frames }: Medioevo): FrameOf<'tax-levels'> | null {
  const found = frames.slice(0, -1).find((frame) => frame.kind === 'tax-levels');
  return found?.kind === 'tax-levels' ? found : null;
}

/** The turn after this one, from the combat on: by then everybody knows what he has left for it. */
function turnToCome({ frames, phase, turn, options }: Medioevo): FrameOf<'turn'> | null {
  const [last] = frames;
  const isLate = phase === 'combat' || phase === 'commerce';
  return last?.kind === 'turn' && frames.length > 1 && isLate && turn < options.turns ? last : null;
}

type Laid = Pick<FrameOf<'turn'>, 'bids' | 'taxes'>;

/** The bids laid down for the next turn, each at most what its bidder still has (2.0). */
export function bidsAhead({ realms }: Medioevo, { bids = {} }: Laid): FrameOf<'bidding'>['chosen'] {
  return Object.fromEntries(
    Object.entries(bids).flatMap(([seat, action]): readonly (readonly [SeatId, Action])[] => {
      const realm = realms[seat];
      if (realm === undefined || realm.out) return [];
      return [[seat, { ...action, florins: Math.min(kit.numberIn(action, 'florins'), realm.cash) }]];
    }),
  );
}

/** The taxes laid down for the next turn, of those who still play (3.1). */
export function taxesAhead({ realms }: Medioevo, { taxes = {} }: Laid): FrameOf<'tax-levels'>['chosen'] {
  return Object.fromEntries(Object.entries(taxes).filter(([seat]) => realms[seat]?.out === false));
}

/**
 * The next bid and tax from the combat on, and the tax until it is asked: whoever lays them down is not waited for when
 * all are asked, and may change them until all have chosen (2.0, 3.1).
 */
export const LAID_AHEAD = offeredToAll({
  tax: {
    secret: true,
    when: (state) => taxesToCome(state) !== null || turnToCome(state) !== null,
    slots: [askTax],
    does(play, seat, action) {
      const taxes = taxesToCome(play.state);
      const turn = turnToCome(play.state);
      if (taxes !== null) kit.keepChoice<Medioevo, Play, FrameOf<'tax-levels'>>(play, taxes, seat, action);
      else if (turn !== null) lay(play, turn, { taxes: { ...turn.taxes, [seat]: action } }, seat, action);
    },
  },
  bid: {
    secret: true,
    when: (state) => turnToCome(state) !== null,
    slots: [(state, seat) => kit.askNumber('florins', 0, state.realms[seat]?.cash ?? 0)],
    does(play, seat, action) {
      const turn = turnToCome(play.state);
      if (turn !== null) lay(play, turn, { bids: { ...turn.bids, [seat]: action } }, seat, action);
    },
  },
});

function lay(play: Play, turn: FrameOf<'turn'>, laid: Laid, seat: SeatId, action: Action): void {
  play.replace({ ...turn, ...laid });
  play.emit({ ...action, type: 'chose', seat, audience: [seat] });
}

/** One's own; nobody else knows whether there are any. */
export function seenTurn(here: FrameOf<'turn'>, viewer: SeatId | null): FrameOf<'turn'> {
  const { bids, taxes, ...open } = here;
  const [bid, tax] = viewer === null ? [] : [bids?.[viewer], taxes?.[viewer]];
  return {
    ...open,
    ...(viewer === null || bid === undefined ? {} : { bids: { [viewer]: bid } }),
    ...(viewer === null || tax === undefined ? {} : { taxes: { [viewer]: tax } }),
  };
}
