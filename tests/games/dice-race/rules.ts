import { type Action, isTally } from '../../../src/core/action.js';
import { type Applied, CHAPTER_ENDED, type GameEvent, type Outcome } from '../../../src/core/chronicle.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import { type Dice, shuffled } from '../../../src/core/dice.js';
import type { Obligation } from '../../../src/core/obligation.js';
import { type Domain, type Filled, misfitOf, type Offer } from '../../../src/core/offer.js';
import { ok, type Result, refuse } from '../../../src/core/result.js';
import type { SeatId, TableMode } from '../../../src/core/seat.js';
import { run, type Step } from './boxes.js';
import { type Frame, GOODS, isOver, LANES, type Order, type RaceState, slotOf, top, withSeat } from './state.js';

type Tell = (event: GameEvent) => void;

export function setup(choice: Setup, seats: readonly SeatId[], dice: Dice): Result<Applied<RaceState>> {
  const cards: Record<SeatId, number> = {};
  const events: GameEvent[] = [];
  for (const seat of seats) {
    const card = dice.roll(6, { what: 'card', audience: [seat] });
    cards[seat] = card;
    events.push({ type: 'card-drawn', seat, steps: card, audience: [seat] });
  }
  const state: RaceState = {
    length: choice.length === 'long' ? 24 : 12,
    rounds: 12,
    round: 0,
    seats,
    order: seats,
    at: Object.fromEntries(seats.map((seat) => [seat, 0])),
    cards,
    bids: {},
    packs: {},
    orders: {},
    meetings: 0,
    stack: [{ box: 'bids' }],
  };
  return settle({ state, events }, dice);
}

export function obligations(state: RaceState): readonly Obligation[] {
  const frame = top(state);
  switch (frame?.box) {
    case 'bids':
      return unbid(state).map((seat) => ({ id: `bid-${seat}`, seats: [seat], kind: 'reaction', what: 'bid' }));
    case 'turn':
      return [{ id: `turn-${state.round}-${frame.seat}`, seats: [frame.seat], kind: 'turn', what: 'turn' }];
    case 'meeting':
      return [
        {
          id: `meeting-${frame.id}`,
          seats: [frame.seat],
          kind: 'reaction',
          what: 'meeting',
          values: { mover: { kind: 'seat', id: frame.mover } },
        },
      ];
    default:
      return [];
  }
}

function unbid(state: RaceState): readonly SeatId[] {
  return state.seats.filter((seat) => state.bids[seat] === undefined);
}

export function offers(state: RaceState, seat: SeatId): readonly Offer[] {
  if (isOver(state) || !state.seats.includes(seat)) return [];
  const frame = top(state);
  const always: Offer[] = [
    { verb: 'order', optional: true },
    { verb: 'shout', optional: true },
  ];
  switch (frame?.box) {
    case 'bids':
      return unbid(state).includes(seat) ? [{ verb: 'bid' }, ...always] : always;
    case 'turn': {
      if (frame.seat !== seat) return always;
      if (frame.moved) return [{ verb: 'done' }, { verb: 'pack', optional: true }, ...always];
      const boost: Offer[] =
        (state.cards[seat] ?? 0) > 0 ? [{ verb: 'boost', final: true, optional: true, secret: true }] : [];
      return [
        { verb: 'advance', final: true },
        { verb: 'sneak' },
        ...boost,
        { verb: 'pack', optional: true },
        ...always,
      ];
    }
    case 'meeting':
      return frame.seat === seat ? [{ verb: 'push', final: true }, { verb: 'yield' }, ...always] : always;
    default:
      return always;
  }
}

export function ask(_state: RaceState, _seat: SeatId, verb: string, filled: Filled): Domain {
  switch (verb) {
    case 'bid':
      return filled.amount === undefined
        ? { kind: 'number', slot: 'amount', min: 0, max: 200, step: 1 }
        : { kind: 'done' };
    case 'sneak':
      return filled.steps === undefined ? { kind: 'number', slot: 'steps', min: 1, max: 2, step: 1 } : { kind: 'done' };
    case 'pack': {
      if (filled.lane === undefined) {
        return { kind: 'one', slot: 'lane', choices: LANES.map((id) => ({ id, name: { kind: 'lane', id } })) };
      }
      if (filled.goods !== undefined) return { kind: 'done' };
      const choices = Object.entries(GOODS).map(([id, count]) => ({ id, count, name: { kind: 'goods', id } }));
      return { kind: 'some', slot: 'goods', choices, min: 1, max: 3 };
    }
    case 'order':
      return filled.how === undefined
        ? { kind: 'one', slot: 'how', choices: [{ id: 'ask' }, { id: 'push', note: 'rolls' }, { id: 'yield' }] }
        : { kind: 'done' };
    case 'shout':
      return filled.words === undefined ? { kind: 'text', slot: 'words', maxLength: 40 } : { kind: 'done' };
    default:
      return { kind: 'done' };
  }
}

export function apply(state: RaceState, seat: SeatId, action: Action, dice: Dice): Result<Applied<RaceState>> {
  if (!offers(state, seat).some((offer) => offer.verb === action.verb)) return refuse('not-now', { verb: action.verb });
  const misfit = misfitOf(offers(state, seat), (who, verb, filled) => ask(state, who, verb, filled), seat, action);
  if (misfit !== null) return refuse(misfit.code, { verb: action.verb });
  const frame = top(state);
  switch (action.verb) {
    case 'order': {
      const how = slotOf(action, 'how');
      if (how !== 'ask' && how !== 'push' && how !== 'yield') return refuse('not-now', { verb: 'order' });
      const order: Order = how;
      const next = { ...state, orders: withSeat(state.orders, seat, order) };
      return ok({ state: next, events: [{ type: 'ordered', seat, how, audience: [seat] }] });
    }
    case 'shout':
      return ok({ state, events: [{ type: 'shouted', seat, words: slotOf(action, 'words') }] });
    case 'pack': {
      const goods = action.goods;
      if (goods === undefined || !isTally(goods)) return refuse('not-now', { verb: 'pack' });
      const next = { ...state, packs: withSeat(state.packs, seat, goods) };
      return ok({ state: next, events: [{ type: 'packed', seat, lane: slotOf(action, 'lane'), goods }] });
    }
    case 'bid': {
      const amount = Number(action.amount);
      const next = { ...state, bids: withSeat(state.bids, seat, amount) };
      const events: GameEvent[] = [
        { type: 'bid', seat, amount, audience: [seat] },
        { type: 'bid-sealed', seat },
      ];
      return settle({ state: next, events }, dice);
    }
    case 'sneak':
      return move(state, seat, Number(action.steps), [], dice);
    case 'advance': {
      const face = dice.roll(6, { what: 'advance', values: { seat: { kind: 'seat', id: seat } } });
      return move(state, seat, face, [{ type: 'rolled', seat, face }], dice);
    }
    case 'boost': {
      const steps = state.cards[seat] ?? 0;
      const played: GameEvent = { type: 'card-played', seat, steps, reveals: true };
      return move({ ...state, cards: withSeat(state.cards, seat, 0) }, seat, steps, [played], dice);
    }
    case 'push':
    case 'yield':
      if (frame?.box !== 'meeting') return refuse('not-now', { verb: action.verb });
      return answer(state, frame, action.verb, dice);
    case 'done':
      return settle({ state: { ...state, stack: state.stack.slice(0, -1) }, events: [] }, dice);
    default:
      return refuse('not-now', { verb: action.verb });
  }
}

/** The turn frame waits beneath while those met are asked. */
function move(state: RaceState, seat: SeatId, steps: number, before: readonly GameEvent[], dice: Dice) {
  const at = Math.min(state.length, (state.at[seat] ?? 0) + steps);
  const met = state.seats.filter((other) => other !== seat && state.at[other] === at && at > 0 && at < state.length);
  const stack: Frame[] = [
    ...state.stack.slice(0, -1),
    { box: 'turn', seat, moved: true },
    ...met.map((other, index): Frame => ({ box: 'meeting', seat: other, mover: seat, id: state.meetings + index + 1 })),
  ];
  const next = { ...state, at: withSeat(state.at, seat, at), meetings: state.meetings + met.length, stack };
  const thread = met.length > 0 ? { thread: `meeting-${next.meetings}` } : {};
  const moved: GameEvent = { type: 'moved', seat, steps, at, ...thread };
  return settle({ state: next, events: [...before, moved] }, dice);
}

function answer(
  state: RaceState,
  frame: Extract<Frame, { box: 'meeting' }>,
  how: 'push' | 'yield',
  dice: Dice,
): Result<Applied<RaceState>> {
  const events: GameEvent[] = [];
  const next = resolveMeeting({ ...state, stack: state.stack.slice(0, -1) }, frame, how, dice, (event) =>
    events.push(event),
  );
  return settle({ state: next, events }, dice);
}

function resolveMeeting(
  state: RaceState,
  frame: Extract<Frame, { box: 'meeting' }>,
  how: 'push' | 'yield',
  dice: Dice,
  tell: Tell,
): RaceState {
  const thread = `meeting-${frame.id}`;
  if (how === 'yield') {
    tell({ type: 'yielded', seat: frame.seat, thread });
    return state;
  }
  const face = dice.roll(6, { what: 'push', needed: 4, values: { seat: { kind: 'seat', id: frame.seat } } });
  tell({ type: 'pushed', seat: frame.seat, mover: frame.mover, face, needed: 4, thread });
  if (face < 4) return state;
  return { ...state, at: withSeat(state.at, frame.mover, Math.max(0, (state.at[frame.mover] ?? 0) - 1)) };
}

/** Runs the boxes until somebody is awaited, and says whose turn it then is. */
function settle(applied: Applied<RaceState>, dice: Dice): Result<Applied<RaceState>> {
  const events = [...applied.events];
  const { stack, ...world } = applied.state;
  const done = run({ enter }, { world: { ...world, stack: [] }, stack }, dice, (event) => events.push(event));
  return ok({ state: { ...done.world, stack: done.stack }, events });
}

function enter(world: RaceState, frame: Frame, dice: Dice, tell: Tell): Step<RaceState, Frame> {
  switch (frame.box) {
    case 'bids':
      return unbid(world).length > 0 ? { kind: 'await', world } : openBids(world, dice, tell);
    case 'round': {
      if (Object.values(world.at).some((at) => at >= world.length)) return { kind: 'go', world, next: [] };
      const [next, ...left] = frame.left;
      if (next !== undefined) {
        const turn: Frame[] = [
          { box: 'turn', seat: next, moved: false },
          { box: 'end-of-turn', seat: next },
        ];
        return { kind: 'call', world, frame: { box: 'round', left }, first: turn };
      }
      if (world.round >= world.rounds) return { kind: 'go', world, next: [] };
      return { kind: 'go', world: { ...world, round: world.round + 1 }, next: [{ box: 'round', left: world.order }] };
    }
    case 'turn':
      return { kind: 'await', world };
    case 'meeting': {
      const order = world.orders[frame.seat] ?? 'ask';
      if (order === 'ask') return { kind: 'await', world };
      return { kind: 'go', world: resolveMeeting(world, frame, order, dice, tell), next: [] };
    }
    case 'end-of-turn': {
      tell({ type: CHAPTER_ENDED, chapter: 'turn', seat: frame.seat });
      if ((world.at[frame.seat] ?? 0) < world.length) return { kind: 'go', world, next: [] };
      tell({ type: 'finished', seat: frame.seat });
      return { kind: 'go', world, next: [] };
    }
  }
}

function openBids(world: RaceState, dice: Dice, tell: Tell): Step<RaceState, Frame> {
  const drawn = shuffled(dice, world.seats, { what: 'order' });
  const order = [...drawn].sort((one, other) => (world.bids[other] ?? 0) - (world.bids[one] ?? 0));
  tell({ type: 'bids-opened', bids: { ...world.bids }, order, reveals: true });
  return { kind: 'go', world: { ...world, order, round: 1 }, next: [{ box: 'round', left: order }] };
}

/** Whoever does not choose goes one careful step, bids nothing, and yields. */
export function fallback(state: RaceState, obligation: Obligation): Action {
  const frame = top(state);
  if (obligation.what === 'bid') return { verb: 'bid', amount: 0 };
  if (obligation.what === 'meeting') return { verb: 'yield' };
  return frame?.box === 'turn' && frame.moved ? { verb: 'done' } : { verb: 'sneak', steps: 1 };
}

export function outcome(state: RaceState, mode: TableMode): Outcome | null {
  if (!isOver(state)) return null;
  const scores = [...new Set(Object.values(state.at))].sort((one, other) => other - one);
  const ranking = scores.map((score) => {
    const seats = state.seats.filter((seat) => state.at[seat] === score);
    return seats.length > 1 ? { seats, score, tied: true as const } : { seats, score };
  });
  if (mode === 'competitive') return { ranking };
  const won = Object.values(state.at).some((at) => at >= state.length);
  return {
    ranking: [{ seats: state.seats, result: won ? 'won' : 'lost', score: Math.max(...scores) }],
    verdict: { key: won ? 'in-time' : 'late' },
  };
}
