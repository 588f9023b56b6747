import type { Interpreted } from '../../../src/core/contract/typing.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { isObject, type Json, type JsonObject } from '../../../src/core/json.js';
import { ok, type Result, refuse } from '../../../src/core/result.js';
import type { Scene } from '../../../src/core/scene.js';
import type { SeatId, TableMode } from '../../../src/core/seat.js';
import { apply, ask, fallback, obligations, offers, outcome, setup } from './rules.js';
import { LANES, type RaceState, top } from './state.js';
import { words } from './words.js';

const SEATS: Readonly<Record<TableMode, { min: number; max: number }>> = {
  competitive: { min: 2, max: 4 },
  cooperative: { min: 2, max: 3 },
  solitaire: { min: 1, max: 1 },
};

/** The race against one another, together against time, or alone. */
export function diceRace(mode: TableMode = 'competitive', id = 'dice-race'): GameModule<RaceState> {
  return {
    id,
    rulesVersion: '1.0',
    mode,
    about: { entries: [], always: [], of: () => null, place: (id) => ({ kind: 'place', id }), chapters: {} },
    setup: {
      options: [{ name: 'length', choices: ['short', 'long'], fallback: 'short' }],
      seatsFor: () => ok(SEATS[mode]),
      begin: (choice, seats, dice, overrides) =>
        overrides === 'refuse-me' || (overrides === 'only-two' && seats.length > 2)
          ? refuse('bad-overrides')
          : setup(choice, seats, dice),
    },
    obligations,
    offers,
    ask,
    apply,
    fallback,
    outcome: (state) => outcome(state, mode),
    meanings: {},
    foresee: {
      action: (state, seat, action) =>
        action.verb === 'advance' ? { key: 'advance', values: { at: state.at[seat] ?? 0 } } : null,
    },
    view,
    pictures: {
      scene: (seen, request, locale) =>
        request.show === 'battle' ? refuse('no-battles') : ok(sceneOf(seen, locale, request.show)),
      stands: () => '',
      chart: (seen, locale) => ({
        map: 'dice-race',
        locale,
        title: 'Race',
        x: ['now'],
        lines: numbers(seen.at).map(([seat, at]) => ({ name: seat, values: [at] })),
        alt: 'race',
      }),
    },
    seats: (seen) =>
      numbers(seen.at).map(([seat, at]) => ({
        seat,
        score: at,
        parts: [{ kind: 'lane', id: 'lane-1', score: at }],
        role: null,
        plays: null,
      })),
    status: (seen) => {
      if (seen.box === 'bids') return { key: 'bids' };
      if (seen.box === null) return { key: 'over' };
      return {
        key: 'round',
        values: { round: Number(seen.round), seat: { kind: 'seat', id: String(seen.turn ?? '') } },
      };
    },
    typing: {
      commands: [
        { name: 'bid', options: [{ name: 'amount', type: 'integer', required: true }] },
        { name: 'advance' },
        { name: 'sneak', options: [{ name: 'steps', type: 'integer', required: true }] },
        { name: 'boost' },
        {
          name: 'pack',
          options: [
            { name: 'goods', type: 'text', required: true },
            { name: 'lane', type: 'text', autocomplete: true },
          ],
        },
        { name: 'shout', options: [{ name: 'words', type: 'text', required: true }] },
        { name: 'react', options: [{ name: 'how', type: 'text', required: true, choices: ['push', 'yield'] }] },
        { name: 'orders', options: [{ name: 'react', type: 'text', choices: ['ask', 'push', 'yield'] }] },
        { name: 'odds' },
        { name: 'map', options: [{ name: 'lane', type: 'text', autocomplete: true }] },
      ],
      interpret,
      suggest: (_state, _seat, _command, option, options) =>
        option === 'lane'
          ? LANES.filter((lane) => lane.includes(String(options.lane ?? ''))).map((lane) => ({
              name: lane,
              value: lane,
            }))
          : [],
    },
    position: {
      read: readPosition,
      write: (state, nameOf) => ({
        at: Object.fromEntries(Object.entries(state.at).map(([seat, at]) => [nameOf(seat), at])),
        round: state.round,
        turn: turnOf(state) === null ? null : nameOf(turnOf(state) ?? ''),
        seats: Object.fromEntries(state.seats.map((seat) => [nameOf(seat), [seat]])),
      }),
    },
    words,
  };
}

function turnOf(state: RaceState): SeatId | null {
  const turn = state.stack.find((frame) => frame.box === 'turn');
  return turn?.box === 'turn' ? turn.seat : null;
}

function interpret(
  _state: RaceState,
  _seat: SeatId | null,
  command: string,
  options: Readonly<Record<string, string | number | boolean>>,
): Result<Interpreted> {
  const act = (action: { verb: string; [slot: string]: string | number | Readonly<Record<string, number>> }) =>
    ok<Interpreted>({ kind: 'actions', actions: [action] });
  switch (command) {
    case 'bid':
      return act({ verb: 'bid', amount: Number(options.amount) });
    case 'sneak':
      return act({ verb: 'sneak', steps: Number(options.steps) });
    case 'react':
      return act({ verb: String(options.how) });
    case 'orders':
      return act({ verb: 'order', how: String(options.react ?? 'ask') });
    case 'shout':
      return act({ verb: 'shout', words: String(options.words) });
    case 'pack': {
      const goods: Record<string, number> = {};
      for (const part of String(options.goods).split(',')) {
        const match = /^\s*(\d+)\s+(\w+)\s*$/.exec(part);
        if (match === null) return refuse('goods', { given: part });
        goods[match[2] ?? ''] = Number(match[1]);
      }
      return act({ verb: 'pack', lane: String(options.lane ?? 'lane-1'), goods });
    }
    case 'odds':
      return ok({ kind: 'answer', lines: [{ key: 'odds', values: { percent: 50 } }] });
    case 'map':
      return ok({
        kind: 'answer',
        lines: [{ key: 'here', values: { lane: { kind: 'lane', id: String(options.lane) } } }],
        picture: { show: 'region', places: [String(options.lane)] },
      });
    default:
      return act({ verb: command });
  }
}

/** Cards, bids and standing orders are their owner's secret. */
function view(state: RaceState, seat: SeatId | null): JsonObject {
  const mine = <Value>(record: Readonly<Record<SeatId, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([owner]) => owner === seat));
  return {
    length: state.length,
    round: state.round,
    at: state.at,
    box: top(state)?.box ?? null,
    turn: turnOf(state),
    packs: state.packs,
    cards: mine(state.cards),
    bids: mine(state.bids),
    orders: mine(state.orders),
  };
}

function numbers(record: Json | undefined): readonly (readonly [string, number])[] {
  if (!isObject(record)) return [];
  return Object.entries(record).map(([key, value]) => [key, Number(value)] as const);
}

function sceneOf(seen: JsonObject, locale: string, show: string): Scene {
  return {
    map: 'dice-race',
    locale,
    title: show,
    places: [],
    stacks: numbers(seen.at).map(([seat, at]) => ({
      place: `lane-${at}`,
      faction: seat,
      counters: [],
    })),
    marks: [],
    panels: [],
    alt: numbers(seen.at)
      .map(([seat, at]) => `${seat} ${at}`)
      .join(', '),
  };
}

function readPosition(position: Json, seatOf: (name: string) => SeatId): Result<RaceState> {
  if (!isObject(position) || !isObject(position.at)) return refuse('position-wrong');
  const at = Object.fromEntries(numbers(position.at).map(([name, place]) => [seatOf(name), place]));
  const seats = Object.keys(at).sort();
  const [first] = seats;
  if (first === undefined || Object.values(at).some((place) => !Number.isInteger(place) || place < 0 || place > 11)) {
    return refuse('position-wrong');
  }
  const turn = typeof position.turn === 'string' ? seatOf(position.turn) : first;
  if (!seats.includes(turn)) return refuse('position-wrong');
  const order = [...seats.slice(seats.indexOf(turn)), ...seats.slice(0, seats.indexOf(turn))];
  return ok({
    length: 12,
    rounds: 12,
    round: Number(position.round ?? 1),
    seats,
    order,
    at,
    cards: {},
    bids: Object.fromEntries(seats.map((seat) => [seat, 0])),
    packs: {},
    orders: {},
    meetings: 0,
    stack: [
      { box: 'round', left: order.slice(1) },
      { box: 'end-of-turn', seat: turn },
      { box: 'turn', seat: turn, moved: false },
    ],
  });
}
