import { createRequire } from 'node:module';
import type { Action } from '../src/core/action.js';
import type { Dice } from '../src/core/dice.js';
import { HISPANIA } from '../src/games/hispania/index.js';
import type { Hispania } from '../src/games/hispania/state/state.js';
import { type Bench, type Measure, measure, median, perSecond } from './measure.js';

const STRETCHES = 7;
const STRETCH_MS = 250;

/**
 * Issue 3: the rules beside boardgame.io's reducer and beside spread copies by hand, which move one of 200 units on 40
 * provinces. Stretches of both alternate, so that what else the machine does disturbs neither side of a ratio.
 */
export const bench: Bench = async () => {
  const library = boardgame();
  const byHand = spreadCopies();
  const played = movement();
  const game = recorded();
  const replayed = () => game.replay();
  const [toLibrary, toHand, offered] = [
    sideBySide(played.apply, library),
    sideBySide(played.apply, byHand),
    sideBySide(played.offersAndApply, library),
  ];
  const replay = sideBySide(replayed, library);
  const perThousand = (1000 / replay.value / game.actions) * 1000;
  return [
    measure({
      name: 'apply of a move / boardgame.io’s reducer',
      value: toLibrary.value,
      unit: '/s',
      baseline: toLibrary.baseline,
      // 100,000 where boardgame.io makes 5,500.
      goal: { of: 'ratio', atLeast: 18 },
    }),
    measure({
      name: 'apply of a move / spread copies by hand',
      value: toHand.value,
      unit: '/s',
      baseline: toHand.baseline,
    }),
    measure({
      name: 'offers of a decision and its apply / boardgame.io’s reducer',
      value: offered.value,
      unit: '/s',
      baseline: offered.baseline,
      // 20,000 where boardgame.io makes 5,500.
      goal: { of: 'ratio', atLeast: 3.6 },
    }),
    measure({
      name: 'replay of a finished scenario D, by 1,000 actions / boardgame.io’s moves',
      value: perThousand,
      unit: 'ms',
      baseline: 1_000_000 / replay.baseline,
      // 20 ms where 1,000 moves of boardgame.io take 180.
      goal: { of: 'ratio', atMost: 0.11 },
    }),
  ] satisfies readonly Measure[];
};

function sideBySide(work: () => void, other: () => void): { readonly value: number; readonly baseline: number } {
  const [values, baselines]: [number[], number[]] = [[], []];
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    baselines.push(perSecond(other, STRETCH_MS));
    values.push(perSecond(work, STRETCH_MS));
  }
  return { value: median(values), baseline: median(baselines) };
}

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

function boardgame(): () => void {
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

function movement() {
  let state = begun().state;
  while (state.stage.phase !== 'move' || state.stage.nation !== 'galicien') state = withDefault(state, still);
  const seat = state.nations.galicien.seat ?? '';
  const action: Action = { verb: 'move', from: 'tierra-de-campos', units: { infantry: 1 }, to: 'duero' };
  // A new action each time: what was proved of the last one does not help.
  const apply = (from: Hispania) => {
    if (!HISPANIA.apply(from, seat, { ...action }, still).ok) throw new Error('refused');
  };
  return {
    apply: () => apply(state),
    offersAndApply: () => {
      // A state that was not seen before: nothing that was worked out for the last one helps.
      const fresh = { ...state, areas: { ...state.areas } };
      HISPANIA.offers(fresh, seat);
      apply(fresh);
    },
  };
}

/** A whole scenario D, each seat doing something that is offered, then the same actions again and again. */
function recorded(): { readonly actions: number; readonly replay: () => void } {
  const faces: number[] = [];
  const chance = run(2024);
  const writing: Dice = {
    roll(sides) {
      const face = (chance() % sides) + 1;
      faces.push(face);
      return face;
    },
  };
  const start = begun().state;
  const log: { readonly seat: string; readonly action: Action }[] = [];
  let state = start;
  while (HISPANIA.outcome(state) === null && log.length < 5_000) {
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) break;
    const action = tried(state, owed.seat, chance) ?? HISPANIA.fallback(state, owed);
    const done = HISPANIA.apply(state, owed.seat, action, writing);
    if (!done.ok) throw new Error(done.rejection.code);
    log.push({ seat: owed.seat, action });
    state = done.value.state;
  }
  return {
    actions: log.length,
    replay() {
      let next = 0;
      const reading: Dice = { roll: () => faces[next++] ?? 1 };
      let again = start;
      for (const { seat, action } of log) {
        const done = HISPANIA.apply(again, seat, action, reading);
        if (!done.ok) throw new Error(done.rejection.code);
        again = done.value.state;
      }
    },
  };
}

/** An offered action picked by chance; null where the pick leads nowhere. */
function tried(state: Hispania, seat: string, chance: () => number): Action | null {
  const offers = HISPANIA.offers(state, seat).filter(({ optional }) => optional !== true);
  const verb = offers[chance() % Math.max(1, offers.length)]?.verb;
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
  const started = HISPANIA.setup({ scenario: 'D', version: 'standard' }, ['p1', 'p2', 'p3', 'p4'], still);
  if (!started.ok) throw new Error(started.rejection.code);
  return started.value;
}

function withDefault(state: Hispania, dice: Dice): Hispania {
  const [owed] = HISPANIA.obligations(state);
  if (owed === undefined) throw new Error('nobody is awaited');
  const done = HISPANIA.apply(state, owed.seat, HISPANIA.fallback(state, owed), dice);
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
