import type { Action } from '../../src/core/action.js';
import type { GameModule } from '../../src/core/game-module.js';
import type { SeatId } from '../../src/core/seat.js';
import type { State } from '../../src/core/state.js';
import { marching } from '../../src/games/medioevo/advice/marching.js';
import { taxing } from '../../src/games/medioevo/advice/taxing.js';
import { FRESH } from '../../src/games/medioevo/movement/questions.js';
import { foreseen } from '../../src/games/medioevo/orders/planned-moves.js';
import type { FrameOf } from '../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { hide } from '../../src/games/medioevo/tells/view.js';

/** Whoever has nothing to move does not want to be asked again in each round. */
const INSTEAD: Readonly<Record<string, string>> = { pass: 'rest' };

/** What somebody says who wants to be called as seldom as possible. */
export function saidOnce(module: GameModule, state: State, seat: SeatId, action: Action): Action {
  const verb = INSTEAD[action.verb];
  const offered = verb !== undefined && module.offers(state, seat).some((offer) => offer.verb === verb);
  return offered ? { verb } : action;
}

/** What he lays down before he puts the phone away; null: nothing more. */
export function laidAhead(module: GameModule, state: State, seat: SeatId): Action | null {
  if (!isMedioevo(state)) return null;
  const offers = module.offers(state, seat);
  for (const [verb, thought] of Object.entries(THOUGHTS)) {
    if (!offers.some((offer) => offer.verb === verb)) continue;
    const action = thought(hide(state, seat), seat);
    if (action !== null && isLegal(module, state, seat, action)) return action;
  }
  return null;
}

const NO_DICE = { roll: () => 1 };

function isLegal(module: GameModule, state: State, seat: SeatId, action: Action): boolean {
  return module.apply(state, seat, action, NO_DICE).ok;
}

/** What the players of Medioevo think of, in order. */
const THOUGHTS: Readonly<Record<string, (state: Medioevo, seat: SeatId) => Action | null>> = {
  tax(state, seat) {
    const taxes = state.frames.find((frame) => frame.kind === 'tax-levels');
    const [turn] = state.frames;
    const laid = taxes?.kind === 'tax-levels' ? taxes.chosen : turn?.kind === 'turn' ? (turn.taxes ?? {}) : {};
    return laid[seat] === undefined ? taxing(state, seat).action : null;
  },
  bid(state, seat) {
    const [turn] = state.frames;
    const isNext = state.phase !== 'turn-order' && turn?.kind === 'turn';
    return isNext && turn.bids?.[seat] === undefined ? { verb: 'bid', florins: 0 } : null;
  },
  'plan-move'(state, seat) {
    const march = nextMarch(state, seat);
    return march === null ? null : { ...march, verb: 'plan-move', more: 'then-next' };
  },
  rest: () => ({ verb: 'rest' }),
};

/** The full move after those that are planned. */
function nextMarch(before: Medioevo, seat: SeatId): Action | null {
  const { state } = foreseen(before, seat);
  const here: FrameOf<'combat'> = {
    ...{ kind: 'combat', id: 0, round: 1, place: state.order.indexOf(seat), passes: 0 },
    ...FRESH,
  };
  const found = marching({ ...state, frames: [here] }, here, seat)?.action;
  return found?.verb === 'move' ? found : null;
}

function isMedioevo(state: State): state is Medioevo {
  return 'realms' in state && 'warCircle' in state && 'empireDeck' in state;
}
