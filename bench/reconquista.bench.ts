import type { Action } from '../src/core/action.js';
import type { Dice } from '../src/core/dice.js';
import { RECONQUISTA } from '../src/games/reconquista/index.js';
import type { Reconquista } from '../src/games/reconquista/state/state.js';
import { encodePng } from '../src/rendering/encode.js';
import { assetsFolder, DEFAULT_WIDTH } from '../src/rendering/picturer.js';
import { openRenderer } from '../src/rendering/renderer.js';
import { type Bench, inSlices, type Measure, measure, sideBySide } from './measure.js';
import { recorded as recordedHispania } from './rules.bench.js';

const BATCHES = 60;

/** So short a game ends before it is well compiled: it is played this often before measuring. */
const BEFORE = 200;
const SLICE = 10;

const SEAT = 'p1';

/**
 * Hispania's goals. An action of the automaton is a whole turn: rebellion, event, marches, battles and sieges. A
 * solitaire's rules beside a JSON copy of its state, the least that any copying engine must do.
 */
export const bench: Bench = async () => {
  const game = recorded();
  const middle = game.states[Math.floor(game.states.length / 2)] ?? game.first;
  const purchase: Action = { verb: 'buy', unit: 'garrison', place: 'oviedo' };
  const spending =
    game.states.find((state) => state.frames.at(-1)?.kind === 'spending' && state.purse > 1) ?? game.first;
  const bought = sideBySide(() => applied(spending, purchase, game.dice()), copyOf(spending), BATCHES);
  const offered = sideBySide(() => RECONQUISTA.offers(middle, SEAT), copyOf(middle), BATCHES);
  const replay = game.replayed();
  const hispania = recordedHispania();
  const hispanias = hispania.replayed();
  return [
    measure({
      name: 'reconquista: apply of a purchase / a copy of the state',
      ...bought,
      unit: '/s',
      goal: { of: 'value', atLeast: 100_000 },
    }),
    measure({
      name: 'reconquista: offers of a decision / a copy of the state',
      ...offered,
      unit: '/s',
      goal: { of: 'value', atLeast: 20_000 },
    }),
    measure({
      name: `reconquista: replay of a game of ${game.actions.length} actions, by 1,000 / by 1,000 of Hispania’s`,
      value: (replay * 1000) / game.actions.length,
      unit: 'ms',
      baseline: (hispanias * 1000) / hispania.actions,
      goal: { of: 'value', atMost: 20 },
    }),
    measure({
      name: `reconquista: the same by 1,000 of its ${game.events} events / by 1,000 of Hispania’s`,
      value: (replay * 1000) / game.events,
      unit: 'ms',
      baseline: (hispanias * 1000) / hispania.events,
      goal: { of: 'ratio', atMost: 1 },
    }),
    await freshPicture(game.states),
  ] satisfies readonly Measure[];
};

/** Each board of the game drawn once, with the caches of a running bot warm. */
async function freshPicture(states: readonly Reconquista[]): Promise<Measure> {
  const renderer = openRenderer(assetsFolder());
  const scenes = states.map((state) => {
    const scene = RECONQUISTA.pictures.scene({ ...RECONQUISTA.view(state, null), people: {} }, { show: 'board' }, 'en');
    if (!scene.ok) throw new Error(scene.rejection.code);
    return { kind: 'scene', scene: scene.value } as const;
  });
  const [first] = scenes;
  if (first !== undefined) await renderer.draw(first, DEFAULT_WIDTH);
  const [whole, encoding]: [number[], number[]] = [[], []];
  for (const picture of scenes.slice(1)) {
    const start = performance.now();
    await renderer.draw(picture, DEFAULT_WIDTH);
    whole.push(performance.now() - start);
    const pixels = await renderer.paint(picture, DEFAULT_WIDTH);
    const encodingStart = performance.now();
    await encodePng(pixels);
    encoding.push(performance.now() - encodingStart);
  }
  return measure({
    name: 'reconquista: fresh board / PNG encoding alone',
    value: leastTenth(whole),
    unit: 'ms',
    baseline: leastTenth(encoding),
    goal: { of: 'ratio', atMost: 1.6 },
  });
}

/** Other load affects neither side of the ratio. */
function leastTenth(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 10)] ?? Number.NaN;
}

function copyOf(state: Reconquista): () => void {
  return () => {
    if (JSON.parse(JSON.stringify(state)).turn !== state.turn) throw new Error('another turn');
  };
}

/** The same faces each time, evenly distributed; `from` where a slice starts. */
function rolling(from = 7): Dice & { readonly at: () => number } {
  let state = from;
  return {
    at: () => state,
    roll(sides) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * sides);
    },
  };
}

function applied(state: Reconquista, action: Action, dice: Dice): Reconquista {
  const done = RECONQUISTA.apply(state, SEAT, action, dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value.state;
}

/** A whole game from turn 12 by the default play: enough of everything. */
function recorded() {
  const dice = rolling();
  const begun = RECONQUISTA.setup.begin({ scenario: '12' }, [SEAT], dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  const first = begun.value.state;
  const [states, actions]: [Reconquista[], Action[]] = [[first], []];
  const starts: { readonly state: Reconquista; readonly from: number }[] = [];
  let events = 0;
  for (let state = first; ; ) {
    const [owed] = RECONQUISTA.obligations(state);
    if (owed === undefined) break;
    if (actions.length % SLICE === 0) starts.push({ state, from: dice.at() });
    const action = RECONQUISTA.fallback(state, owed);
    const done = RECONQUISTA.apply(state, SEAT, action, dice);
    if (!done.ok) throw new Error(done.rejection.code);
    state = done.value.state;
    events += done.value.events.length;
    states.push(state);
    actions.push(action);
  }
  const slice = (index: number) => {
    const start = starts[index];
    if (start === undefined) return;
    const again = rolling(start.from);
    actions
      .slice(index * SLICE, (index + 1) * SLICE)
      .reduce((state, action) => applied(state, { ...action }, again), start.state);
  };
  const replayed = () => {
    for (let time = 0; time < BEFORE; time++) for (const [index] of starts.entries()) slice(index);
    return inSlices(starts.length, slice);
  };
  return { first, states, actions, events, replayed, dice: rolling };
}
