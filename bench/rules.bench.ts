import { createRequire } from 'node:module';
import type { Action } from '../src/core/action.js';
import type { Dice } from '../src/core/dice.js';
import { firstAwaited } from '../src/core/obligation.js';
import { HISPANIA } from '../src/games/hispania/index.js';
import type { Hispania } from '../src/games/hispania/state/state.js';
import { type Bench, inSlices, type Measure, measure, sideBySide } from './measure.js';

/**
 * The rules beside boardgame.io's reducer and beside hand-written spread copies that move one of 200 units on 40
 * provinces. Short batches of both alternate and the quickest tenth counts, so that other load affects neither.
 */
export const bench: Bench = async () => {
  const library = boardgame();
  const byHand = spreadCopies();
  const played = movement();
  const game = recorded();
  const moves = sideBySide(played.apply, library);
  const copies = sideBySide(played.apply, byHand);
  const offered = sideBySide(played.offersAndApply, library);
  const replay = game.replayed();
  const { baseline } = sideBySide(byHand, library);
  return [
    measure({
      name: 'apply of a move / boardgame.io’s reducer',
      value: moves.value,
      unit: '/s',
      baseline: moves.baseline,
      goal: { of: 'value', atLeast: 100_000 },
    }),
    measure({
      name: 'apply of a move / spread copies by hand',
      value: copies.value,
      unit: '/s',
      baseline: copies.baseline,
    }),
    measure({
      name: 'offers of a decision and its apply / boardgame.io’s reducer',
      value: offered.value,
      unit: '/s',
      baseline: offered.baseline,
      goal: { of: 'value', atLeast: 20_000 },
    }),
    measure({
      name: `replay of a scenario D of ${game.actions} actions, by 1,000 / 1,000 of boardgame.io’s moves`,
      value: (replay * 1000) / game.actions,
      unit: 'ms',
      baseline: 1_000_000 / baseline,
      goal: { of: 'value', atMost: 20 },
    }),
  ] satisfies readonly Measure[];
};

// The baselines: the same small job.

interface Counter {
  readonly id: string;
  readonly nation: string;
  readonly kind: string;
  readonly moved: number;
  readonly wounds: number;
}
type Board = { readonly provinces: Readonly<Record<string, readonly Counter[]>>; readonly turn: number };

function board(): Board {
  const provinces: Record<string, readonly Counter[]> = {};
  for (let province = 0; province < 40; province++) {
    provinces[`province-${province}`] = Array.from({ length: 5 }, (_, unit) => ({
      id: `unit-${province}-${unit}`,
      nation: `nation-${(province + unit) % 29}`,
      kind: 'infantry',
      moved: 0,
      wounds: 0,
    }));
  }
  return { provinces, turn: 1 };
}

function spreadCopies(): () => void {
  const start = board();
  return () => {
    const from = start.provinces['province-3'] ?? [];
    const [unit, ...rest] = from;
    if (unit === undefined) throw new Error('no unit');
    const to = [...(start.provinces['province-4'] ?? []), { ...unit, moved: unit.moved + 1 }];
    const next: Board = { ...start, provinces: { ...start.provinces, 'province-3': rest, 'province-4': to } };
    if (next.turn !== 1) throw new Error('another turn');
  };
}

type Reducer = (state: unknown, action: object) => unknown;
interface Library {
  readonly CreateGameReducer: (options: object) => Reducer;
  readonly InitializeGame: (options: object) => unknown;
}

export function boardgame(): () => void {
  const library: unknown = createRequire(import.meta.url)('boardgame.io/dist/cjs/internal.js');
  if (!isLibrary(library)) throw new Error('boardgame.io has changed');
  const game = {
    name: 'bench',
    setup: board,
    moves: {
      move: ({ G }: { G: Board }) => {
        const from = [...(G.provinces['province-3'] ?? [])];
        const unit = from.shift();
        if (unit === undefined) return G;
        const to = [...(G.provinces['province-4'] ?? []), { ...unit, moved: unit.moved + 1 }];
        return { ...G, provinces: { ...G.provinces, 'province-3': from, 'province-4': to } };
      },
    },
  };
  const reduce = library.CreateGameReducer({ game });
  const start = library.InitializeGame({ game, numPlayers: 4 });
  const action = { type: 'MAKE_MOVE', payload: { type: 'move', args: [], playerID: '0' } };
  return () => {
    reduce(start, action);
  };
}

function isLibrary(value: unknown): value is Library {
  return typeof value === 'object' && value !== null && 'CreateGameReducer' in value && 'InitializeGame' in value;
}

// The rules.

/** Always the highest face: with one that misses, battles by the absent's default would never end. */
const hitting: Dice = { roll: (sides) => sides };

function movement() {
  let state = begun().state;
  while (state.stage.phase !== 'move' || state.stage.nation !== 'galicien') state = withDefault(state, hitting);
  const seat = state.nations.galicien.seat ?? '';
  const action: Action = { verb: 'move', from: 'tierra-de-campos', units: { infantry: 1 }, to: 'duero' };
  // A new action each time, so that cached proofs do not help.
  const apply = (from: Hispania) => {
    if (!HISPANIA.apply(from, seat, { ...action }, still).ok) throw new Error('refused');
  };
  return {
    apply: () => apply(state),
    offersAndApply: () => {
      // A state not seen before, so that cached results do not help.
      const fresh = { ...state, areas: { ...state.areas } };
      HISPANIA.offers(fresh, seat);
      apply(fresh);
    },
  };
}

const SLICE = 30;

/** A whole scenario D with each seat taking some offer, then the same actions repeatedly. */
export function recorded(): { readonly actions: number; readonly events: number; readonly replayed: () => number } {
  const faces: number[] = [];
  const chance = run(2024);
  const writing: Dice = {
    roll(sides) {
      const face = (chance() % sides) + 1;
      faces.push(face);
      return face;
    },
  };
  const log: { readonly seat: string; readonly action: Action }[] = [];
  const starts: { readonly state: Hispania; readonly roll: number }[] = [];
  let state = begun().state;
  let events = 0;
  while (HISPANIA.outcome(state) === null && log.length < 5_000) {
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) break;
    if (log.length % SLICE === 0) starts.push({ state, roll: faces.length });
    const action = tried(state, firstAwaited(owed), chance) ?? HISPANIA.fallback(state, owed);
    const done = HISPANIA.apply(state, firstAwaited(owed), action, writing);
    if (!done.ok) throw new Error(done.rejection.code);
    log.push({ seat: firstAwaited(owed), action });
    state = done.value.state;
    events += done.value.events.length;
  }
  const slice = (index: number) => {
    const start = starts[index];
    if (start === undefined) return;
    let next = start.roll;
    const reading: Dice = { roll: () => faces[next++] ?? 1 };
    let again = start.state;
    for (const { seat, action } of log.slice(index * SLICE, (index + 1) * SLICE)) {
      const done = HISPANIA.apply(again, seat, { ...action }, reading);
      if (!done.ok) throw new Error(done.rejection.code);
      again = done.value.state;
    }
  };
  return { actions: log.length, events, replayed: () => inSlices(starts.length, slice) };
}

/** A random offered action; null if the pick leads nowhere. */
function tried(state: Hispania, seat: string, chance: () => number): Action | null {
  const offers = HISPANIA.offers(state, seat).filter(({ optional }) => optional !== true);
  const moves = offers.some((offer) => offer.verb === 'move') && chance() % 3 > 0;
  const verb = moves ? 'move' : offers[chance() % Math.max(1, offers.length)]?.verb;
  if (verb === undefined) return null;
  const filled: Record<string, string | number | Record<string, number>> = {};
  for (;;) {
    const domain = HISPANIA.ask(state, seat, verb, filled);
    if (domain.kind === 'done') return { verb, ...filled };
    if (domain.kind === 'one') {
      const choice = domain.choices[chance() % Math.max(1, domain.choices.length)];
      if (choice === undefined) return null;
      filled[domain.slot] = choice.id;
    } else if (domain.kind === 'number') filled[domain.slot] = domain.min;
    else if (domain.kind === 'text') filled[domain.slot] = '';
    else {
      const tally: Record<string, number> = {};
      let missing = Math.max(domain.min, Math.min(domain.max, 2));
      for (const { id, count } of domain.choices) {
        const taken = Math.min(count, missing);
        if (taken > 0) tally[id] = taken;
        missing -= taken;
      }
      filled[domain.slot] = tally;
    }
  }
}

const still: Dice = { roll: () => 5 };

function begun(): { readonly state: Hispania } {
  const started = HISPANIA.setup.begin({ scenario: 'D', version: 'standard' }, ['p1', 'p2', 'p3', 'p4'], still);
  if (!started.ok) throw new Error(started.rejection.code);
  return started.value;
}

function withDefault(state: Hispania, dice: Dice): Hispania {
  const [owed] = HISPANIA.obligations(state);
  if (owed === undefined) throw new Error('nobody is awaited');
  const done = HISPANIA.apply(state, firstAwaited(owed), HISPANIA.fallback(state, owed), dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value.state;
}

function run(seed: number): () => number {
  let last = seed;
  return () => {
    last ^= last << 13;
    last ^= last >>> 17;
    last ^= last << 5;
    return last >>> 0;
  };
}
