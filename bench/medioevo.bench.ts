import type { Action, Tally } from '../src/core/action.js';
import type { GameEvent } from '../src/core/chronicle.js';
import type { Dice } from '../src/core/dice.js';
import { MEDIOEVO } from '../src/games/medioevo/index.js';
import { copyOfLands, copyOfState } from '../src/games/medioevo/state/copies.js';
import type { Medioevo } from '../src/games/medioevo/state/state.js';
import { encodePng } from '../src/rendering/encode.js';
import { assetsFolder, DEFAULT_WIDTH } from '../src/rendering/picturer.js';
import { openRenderer } from '../src/rendering/renderer.js';
import type { Picture } from '../src/table/ports/message.js';
import { Chance } from '../tests/kit/fuzz/chance.js';
import { choose } from '../tests/kit/fuzz/player.js';
import { MEDIOEVO_SUBJECT } from '../tests/medioevo/fuzz/subject.js';
import { type Bench, type Goal, inSlices, type Measure, measure, sideBySide } from './measure.js';
import { boardgame } from './rules.bench.js';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const SEED = 5;
const BATCHES = 60;
const BOARDS = 30;
const SLICE = 30;
/** Long enough to contain everything. */
const ACTIONS = 1000;

/**
 * Hispania's goals for Medioevo, measured the same way: one move repeated in one position, offers and apply in a new
 * position, a whole game replayed, beside boardgame.io's reducer; and its boards.
 */
export const bench: Bench = async () => [...rules(), ...(await boards())];

function rules(): readonly Measure[] {
  const game = played();
  const at = game.states.findIndex((state, index) => index > game.states.length / 4 && moveIn(state) !== null);
  const state = game.states[at];
  const move = state === undefined ? null : moveIn(state);
  if (state === undefined || move === null) throw new Error('nobody moves');
  const { seat } = move;
  // A new action each time, so that cached proofs do not help.
  const action = () => ({ ...move.action, group: { ...move.group } });
  // A position not seen before, so that cached results do not help.
  const fresh = () => ({ ...copyOfState(state), lands: copyOfLands(state.lands), vehicles: [...state.vehicles] });
  const library = boardgame();
  const seen = sideBySide(() => after(state, seat, action(), rolling()), library, BATCHES);
  const unseen = sideBySide(() => after(fresh(), seat, action(), rolling()), library, BATCHES);
  const decided = sideBySide(
    () => {
      const now = fresh();
      MEDIOEVO.offers(now, seat);
      return after(now, seat, action(), rolling());
    },
    library,
    BATCHES,
  );
  const copied = sideBySide(() => JSON.parse(JSON.stringify(state)), library, BATCHES);
  game.replayed();
  const replay = game.replayed();
  const perSecond = (name: string, found: { value: number; baseline: number }, goal?: Goal) =>
    measure({ name: `medioevo: ${name} / boardgame.io’s reducer`, ...found, unit: '/s', ...(goal && { goal }) });
  return [
    perSecond('apply of a full move', seen, { of: 'value', atLeast: 40_000 }),
    perSecond('the same in a position never seen before', unseen),
    perSecond('offers of a decision and its apply', decided, { of: 'value', atLeast: 20_000 }),
    perSecond('a copy of its state, which is no part of it', copied),
    measure({
      name: `medioevo: replay of ${game.actions.length} actions, by 1,000 / 1,000 of boardgame.io’s moves`,
      value: (replay * 1000) / game.actions.length,
      unit: 'ms',
      baseline: 1_000_000 / seen.baseline,
      goal: { of: 'value', atMost: 60 },
    }),
  ];
}

/** One game in progress: drawing and encoding the changes after each action, beside encoding alone. */
async function boards(): Promise<readonly Measure[]> {
  const { states, events } = played();
  const renderer = openRenderer(assetsFolder());
  const [whole, encoding]: [number[], number[]] = [[], []];
  for (const [at, state] of states.slice(-BOARDS).entries()) {
    const request = { show: 'changes', events: events.at(at - BOARDS) ?? [] };
    const scene = MEDIOEVO.pictures.scene(MEDIOEVO.view(state, null), request, 'en');
    if (!scene.ok) throw new Error(scene.rejection.code);
    const picture: Picture = { kind: 'scene', scene: scene.value };
    const began = performance.now();
    await renderer.draw(picture, DEFAULT_WIDTH);
    const drawn = performance.now();
    const pixels = await renderer.paint(picture, DEFAULT_WIDTH);
    const painted = performance.now();
    await encodePng(pixels);
    whole.push(drawn - began);
    encoding.push(performance.now() - painted);
  }
  return [
    measure({
      name: 'medioevo: fresh board / PNG encoding alone',
      value: undisturbed(whole),
      unit: 'ms',
      baseline: undisturbed(encoding),
      goal: { of: 'ratio', atMost: 1.6 },
    }),
  ];
}

/**
 * A move of one unit with its carrier to the first reachable place without a note (nobody there); combat goes on
 * afterwards.
 */
function moveIn(state: Medioevo): { readonly seat: string; readonly action: Action; readonly group: Tally } | null {
  if (state.frames.at(-1)?.kind !== 'combat') return null;
  const seat = MEDIOEVO.obligations(state)[0]?.seats[0] ?? '';
  if (!MEDIOEVO.offers(state, seat).some(({ verb }) => verb === 'move')) return null;
  const starts = MEDIOEVO.ask(state, seat, 'move', {});
  for (const { id: from } of starts.kind === 'one' ? starts.choices : []) {
    const movers = MEDIOEVO.ask(state, seat, 'move', { from });
    const unit = movers.kind === 'some' ? movers.choices.find(({ free }) => free !== true) : undefined;
    if (unit === undefined || unit.name?.kind !== 'unit') continue;
    const group = { [unit.id]: 1 };
    const reached = MEDIOEVO.ask(state, seat, 'move', { from, group });
    const quiet = reached.kind === 'one' ? reached.choices.find(({ note }) => note === undefined) : undefined;
    if (quiet === undefined) continue;
    const action: Action = { verb: 'move', from, group, to: quiet.id };
    if (after(state, seat, action, rolling()).state.frames.at(-1)?.kind === 'combat') return { seat, action, group };
  }
  return null;
}

/** The same faces each time, evenly distributed. */
function rolling(from = 7): Dice & { chance(): number } {
  let state = from;
  return {
    chance: () => state,
    roll(sides) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * sides);
    },
  };
}

function after(state: Medioevo, seat: string, action: Action, dice: Dice) {
  const done = MEDIOEVO.apply(state, seat, action, dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value;
}

/** A game of four by random offers, or as much of it as counts. */
function played() {
  const dice = rolling();
  const chance = new Chance(SEED);
  const begun = MEDIOEVO.setup.begin({ turns: '12' }, SEATS, dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  const starts: { readonly state: Medioevo; readonly chance: number }[] = [];
  const states: Medioevo[] = [];
  const actions: { readonly seat: string; readonly action: Action }[] = [];
  const events: (readonly GameEvent[])[] = [];
  for (let { state } = begun.value; MEDIOEVO.outcome(state) === null && actions.length < ACTIONS; ) {
    if (actions.length % SLICE === 0) starts.push({ state, chance: dice.chance() });
    const chosen = choose(MEDIOEVO_SUBJECT, state, chance, SEED);
    const done = after(state, chosen.seat, chosen.action, dice);
    state = done.state;
    states.push(state);
    actions.push(chosen);
    events.push(done.events);
  }
  const slice = (index: number) => {
    const start = starts[index];
    if (start === undefined) return;
    const again = rolling(start.chance);
    let state = start.state;
    for (const { seat, action } of actions.slice(index * SLICE, (index + 1) * SLICE)) {
      state = after(state, seat, { ...action }, again).state;
    }
  };
  return { states, actions, events, replayed: () => inSlices(starts.length, slice) };
}

/** The lowest tenth: other load then affects neither side of the ratio. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? Number.NaN;
}
