import type { Action } from '../src/core/action.js';
import type { GameEvent } from '../src/core/chronicle.js';
import type { Dice } from '../src/core/dice.js';
import { MEDIOEVO } from '../src/games/medioevo/index.js';
import type { Medioevo } from '../src/games/medioevo/state/state.js';
import { encodePng } from '../src/rendering/encode.js';
import { assetsFolder, DEFAULT_WIDTH } from '../src/rendering/picturer.js';
import { openRenderer } from '../src/rendering/renderer.js';
import type { Picture } from '../src/table/ports/message.js';
import { Chance } from '../tests/kit/fuzz/chance.js';
import { choose } from '../tests/kit/fuzz/player.js';
import { MEDIOEVO_SUBJECT } from '../tests/medioevo/fuzz/subject.js';
import { type Bench, inSlices, type Measure, measure, sideBySide } from './measure.js';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const SEED = 5;
const BATCHES = 60;
const BOARDS = 30;
const SLICE = 30;
/** Long enough to have everything in it. */
const ACTIONS = 1000;

/** Hispania's goals for Medioevo: its rules beside a copy of the state, and its boards. */
export const bench: Bench = async () => [...rules(), ...(await boards())];

function rules(): readonly Measure[] {
  const game = played();
  const at = game.states.findIndex((state, index) => index > game.states.length / 4 && moveIn(state) !== null);
  const state = game.states[at];
  const move = state === undefined ? null : moveIn(state);
  if (state === undefined || move === null) throw new Error('nobody moves');
  const copy = () => {
    if (JSON.parse(JSON.stringify(state)).turn !== state.turn) throw new Error('another turn');
  };
  // A position that was not seen before, and a new action: nothing that was found for the last ones helps.
  const fresh = () => ({ ...state, lands: { ...state.lands }, vehicles: [...state.vehicles] });
  const applied = sideBySide(() => after(fresh(), move.seat, { ...move.action }, rolling()), copy, BATCHES);
  const offered = sideBySide(() => MEDIOEVO.offers(fresh(), move.seat), copy, BATCHES);
  game.replayed();
  const replay = game.replayed();
  const perSecond = (name: string, found: { value: number; baseline: number }, atLeast: number) =>
    measure({ name: `medioevo: ${name}`, ...found, unit: '/s', goal: { of: 'value', atLeast } });
  return [
    perSecond('apply of a full move / a copy of the state', applied, 40_000),
    perSecond('offers of a full move / a copy of the state', offered, 20_000),
    measure({
      name: `medioevo: replay of ${game.actions.length} actions, by 1,000 / 1,000 copies`,
      value: (replay * 1000) / game.actions.length,
      unit: 'ms',
      baseline: 1_000_000 / offered.baseline,
      goal: { of: 'value', atMost: 60 },
    }),
  ];
}

/** One game going on: the picture of the changes after each action, drawn and encoded, beside its encoding alone. */
async function boards(): Promise<readonly Measure[]> {
  const { states, events } = played();
  const renderer = openRenderer(assetsFolder());
  const [whole, encoding]: [number[], number[]] = [[], []];
  for (const [at, state] of states.slice(-BOARDS).entries()) {
    const request = { show: 'changes', events: events.at(at - BOARDS) ?? [] };
    const scene = MEDIOEVO.scene(MEDIOEVO.view(state, null), request, 'en');
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

/** A full move of whoever's it is, to where nobody stands: its first start, all of it, the first place it reaches. */
function moveIn(state: Medioevo): { readonly seat: string; readonly action: Action } | null {
  if (state.frames.at(-1)?.kind !== 'combat') return null;
  const seat = MEDIOEVO.obligations(state)[0]?.seats[0] ?? '';
  if (!MEDIOEVO.offers(state, seat).some(({ verb }) => verb === 'move')) return null;
  const from = MEDIOEVO.ask(state, seat, 'move', {});
  const start = from.kind === 'one' ? (from.choices[0]?.id ?? '') : '';
  const group = MEDIOEVO.ask(state, seat, 'move', { from: start });
  const only = group.kind === 'some' ? group.choices.find(({ free }) => free === true) : undefined;
  if (only === undefined) return null;
  const going = { from: start, group: { [only.id]: 1 } };
  const to = MEDIOEVO.ask(state, seat, 'move', going);
  const quiet = to.kind === 'one' ? to.choices.find(({ note }) => note === undefined) : undefined;
  return quiet === undefined ? null : { seat, action: { verb: 'move', ...going, to: quiet.id } };
}

/** The same faces each time, none better than another. */
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
  const begun = MEDIOEVO.setup({ turns: '12' }, SEATS, dice);
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

/** The lowest tenth: what else the machine does then disturbs neither side of the ratio. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? Number.NaN;
}
