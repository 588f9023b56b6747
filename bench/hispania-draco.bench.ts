import type { Action } from '../src/core/action.js';
import type { GameEvent } from '../src/core/chronicle.js';
import type { Dice } from '../src/core/dice.js';
import type { Obligation } from '../src/core/obligation.js';
import { HISPANIA_DRACO } from '../src/games/hispania-draco/index.js';
import type { Draco } from '../src/games/hispania-draco/state/state.js';
import { encodePng } from '../src/rendering/encode.js';
import { assetsFolder, DEFAULT_WIDTH } from '../src/rendering/picturer.js';
import { openRenderer } from '../src/rendering/renderer.js';
import type { Picture } from '../src/table/ports/message.js';
import { GameStage } from '../tests/discord/game-stage.js';
import { answeringServer, onServer, testImage } from '../tests/support/databases.js';
import { AT_ONCE, crowd, figure } from './crowd.js';
import { type Bench, inSlices, type Measure, measure, sideBySide } from './measure.js';

const SETUP = { imperivm: 'on', proconsvl: 'on', terror: 'on' };
const SEATS = ['p1', 'p2'];
const BATCHES = 60;
const BOARDS = 40;
const SLICE = 30;

/** Hispania's goals for Draco Ideas' Hispania: its rules beside a copy of the state, its boards, its first answers. */
export const bench: Bench = async () => [...rules(), ...(await boards()), ...(await answers())];

function rules(): readonly Measure[] {
  const game = played();
  const state = game.states.find(({ turn, frames }) => frames.at(-1)?.kind === 'roman' && turn.denarii > 3);
  const [owed] = state === undefined ? [] : HISPANIA_DRACO.obligations(state);
  if (state === undefined || owed === undefined) throw new Error('nobody has four denarii');
  const [seat = ''] = owed.seats;
  const move = moveIn(state, owed);
  const copy = () => {
    if (JSON.parse(JSON.stringify(state)).round !== state.round) throw new Error('another round');
  };
  // A new action each time, so that cached proofs do not help.
  const applied = sideBySide(() => after(state, seat, { ...move }, rolling()), copy, BATCHES);
  // A position not seen before, so that cached paths do not help.
  const fresh = () => ({ ...state, pieces: { ...state.pieces } });
  const offered = sideBySide(() => HISPANIA_DRACO.offers(fresh(), seat), copy, BATCHES);
  // A game has a hundred actions: all of them run once before measuring, as in a longer game.
  game.replayed();
  const replay = game.replayed();
  const perSecond = (name: string, found: { value: number; baseline: number }, atLeast: number) =>
    measure({ name: `hispania-draco: ${name}`, ...found, unit: '/s', goal: { of: 'value', atLeast } });
  return [
    perSecond('apply of a move / a copy of the state', applied, 100_000),
    perSecond('offers of a decision / a copy of the state', offered, 20_000),
    measure({
      name: `hispania-draco: replay of a game of ${game.actions.length} actions, by 1,000 / 1,000 copies`,
      value: (replay * 1000) / game.actions.length,
      unit: 'ms',
      baseline: 1_000_000 / offered.baseline,
      goal: { of: 'value', atMost: 20 },
    }),
  ];
}

/** One game in progress: drawing and encoding the changes after each action, beside encoding alone. */
async function boards(): Promise<readonly Measure[]> {
  const { states, events } = played();
  const renderer = openRenderer(assetsFolder());
  const [whole, encoding]: [number[], number[]] = [[], []];
  for (const [at, state] of states.slice(0, BOARDS).entries()) {
    const request = { show: 'changes', events: events[at] ?? [] };
    const scene = HISPANIA_DRACO.pictures.scene(HISPANIA_DRACO.view(state, null), request, 'en');
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
      name: 'hispania-draco: fresh board / PNG encoding alone',
      value: undisturbed(whole),
      unit: 'ms',
      baseline: undisturbed(encoding),
      goal: { of: 'ratio', atMost: 1.6 },
    }),
  ];
}

/** Everyone asks for the status of his own game at once. */
async function answers(): Promise<readonly Measure[]> {
  const server = await answeringServer();
  const made =
    server === null
      ? { place: { kind: 'memory', image: await testImage() } as const, drop: async () => undefined }
      : await onServer(server).make();
  const stage = await GameStage.open({ games: [HISPANIA_DRACO], place: made.place, realDeadlines: true });
  try {
    const tables = Array.from({ length: AT_ONCE }, (_, at) => ({
      user: stage.discord.user(`A${at}`),
      channel: stage.channel(`game-${at}`),
    }));
    for (const { user, channel } of tables) {
      await user.slash(channel, 'game create', { system: 'hispania-draco' });
      await user.slash(channel, 'game join');
      await user.slash(channel, 'game start');
    }
    await stage.posted();
    const asked = (what: string) =>
      crowd((at) => {
        const table = tables[at];
        if (table === undefined) throw new Error('nobody sits there');
        return table.user.send(table.channel, what);
      }, stage.discord.world);
    const [reads, floor] = [await asked('game status'), await asked('game mine')];
    return [figure('hispania-draco: first answer, 50 questions at once, p99', reads, floor, 0.99, 300)];
  } finally {
    await stage.close();
    await made.drop();
  }
}

function moveIn(state: Draco, { seats: [seat = ''] }: Obligation): Action {
  const unnamed = HISPANIA_DRACO.ask(state, seat, 'move', {});
  const figure = unnamed.kind === 'one' && unnamed.slot === 'figure' ? unnamed.choices[0]?.id : undefined;
  const named = figure === undefined ? {} : { figure };
  const ways = HISPANIA_DRACO.ask(state, seat, 'move', named);
  const to = ways.kind === 'one' ? ways.choices[0]?.id : undefined;
  if (to === undefined) throw new Error('no way');
  return { verb: 'move', ...named, to };
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

function after(state: Draco, seat: string, action: Action, dice: Dice) {
  const done = HISPANIA_DRACO.apply(state, seat, action, dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value;
}

/** A whole campaign of two by the default play. */
function played() {
  const begin = (dice: Dice) => {
    const begun = HISPANIA_DRACO.setup.begin(SETUP, SEATS, dice);
    if (!begun.ok) throw new Error(begun.rejection.code);
    return begun.value.state;
  };
  const dice = rolling();
  const starts: { readonly state: Draco; readonly chance: number }[] = [];
  const [states, actions, events]: [Draco[], { seat: string; action: Action }[], (readonly GameEvent[])[]] = [
    [],
    [],
    [],
  ];
  for (let state = begin(dice); ; ) {
    const [owed] = HISPANIA_DRACO.obligations(state);
    const seat = owed?.seats[0];
    if (owed === undefined || seat === undefined) break;
    if (actions.length % SLICE === 0) starts.push({ state, chance: dice.chance() });
    const action = HISPANIA_DRACO.fallback(state, owed);
    const done = after(state, seat, action, dice);
    state = done.state;
    states.push(state);
    actions.push({ seat, action });
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
