import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { firstScenes } from '../src/first-scenes.js';
import { GAMES } from '../src/games/registry.js';
import { openAnimator } from '../src/rendering/animator.js';
import { encodePng } from '../src/rendering/encode.js';
import { assetsFolder, DEFAULT_WIDTH, openPicturer } from '../src/rendering/picturer.js';
import { openRenderer } from '../src/rendering/renderer.js';
import { replayFrame } from '../src/table/film/film.js';
import type { Picture } from '../src/table/ports/message.js';
import { battleZoom, lateGame, nextPosition, reachZoom, withChanges } from '../tests/rendering/late-game.js';
import { type Bench, type Measure, measure, median } from './measure.js';

const MEGABYTE = 1024 * 1024;
const FRESH = 40;
const AT_ONCE = 30;
const ROUNDS = 3;
const FIRSTS = 5;

/** Every position drawn here is new; the caches of a running bot (art, sprites) are warm. */
export const bench: Bench = async () => {
  // First the memory of the whole process, before anything else has filled it.
  const asABotDoes = await throughThePicturer();
  return [...(await freshRender()), ...asABotDoes, ...(await firstOfAProcess()), ...(await movingPicture())];
};

/**
 * A new thread stands for a new process: nothing loaded or drawn yet. The bot warms up its renderer before it connects
 * to Discord, so nobody can ask earlier. The minimum of several counts, free of other load.
 */
async function firstOfAProcess(): Promise<Measure[]> {
  const [ready, first, later]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < FIRSTS; round++) {
    const picturer = openPicturer();
    ready.push(await timeOf(() => picturer.warmUp(firstScenes(GAMES))));
    first.push(await timeOf(() => picturer.draw(picture(lateGame(0)))));
    for (let index = 1; index <= AT_ONCE / 2; index++)
      later.push(await timeOf(() => picturer.draw(picture(lateGame(index * 7)))));
    await picturer.close();
  }
  return [
    measure({
      name: 'first board of a process / later boards of other games',
      value: Math.min(...first),
      unit: 'ms',
      baseline: undisturbed(later),
      goal: { of: 'ratio', atMost: 4 },
    }),
    measure({
      name: 'making pictures ready before the bot comes / later boards',
      value: Math.min(...ready),
      unit: 'ms',
      baseline: undisturbed(later),
    }),
  ];
}

async function freshRender(): Promise<Measure[]> {
  const renderer = openRenderer(assetsFolder());
  await renderer.draw(picture(lateGame(0)), DEFAULT_WIDTH);
  // One game in progress: pictures differ in parts. Then boards that share nothing but the nations.
  const onward = await timed(renderer, positions());
  const strange = await timed(
    renderer,
    Array.from({ length: FRESH }, (_, index) => lateGame(index + 1)),
  );
  const sizes: Measure[] = [];
  for (const [name, scene, most] of [
    ['board', withChanges(lateGame(3)), 2],
    ['zoom on a battle', battleZoom(lateGame(3)), 8],
    ['zoom on a reach', reachZoom(lateGame(3)), 8],
  ] as const) {
    const { bytes } = await renderer.draw(picture(scene), DEFAULT_WIDTH);
    const size = bytes.byteLength / MEGABYTE;
    sizes.push(
      measure({
        name: `size of a ${name}`,
        value: size,
        unit: 'MB',
        baseline: most,
        goal: { of: 'value', atMost: most },
      }),
    );
  }
  return [
    measure({
      name: 'fresh late-game board / PNG encoding alone',
      value: onward.whole,
      unit: 'ms',
      baseline: onward.encoding,
      goal: { of: 'ratio', atMost: 1.6 },
    }),
    measure({
      name: 'board of another game / PNG encoding alone',
      value: strange.whole,
      unit: 'ms',
      baseline: strange.encoding,
    }),
    ...sizes,
  ];
}

async function timed(
  renderer: ReturnType<typeof openRenderer>,
  scenes: readonly ReturnType<typeof lateGame>[],
): Promise<{ readonly whole: number; readonly encoding: number }> {
  const [whole, encoding]: [number[], number[]] = [[], []];
  for (const scene of scenes) {
    const start = performance.now();
    await renderer.draw(picture(scene), DEFAULT_WIDTH);
    whole.push(performance.now() - start);
    const pixels = await renderer.paint(picture(scene), DEFAULT_WIDTH);
    const encodingStart = performance.now();
    await encodePng(pixels);
    encoding.push(performance.now() - encodingStart);
  }
  return { whole: undisturbed(whole), encoding: undisturbed(encoding) };
}

/** The lowest tenth of both: other load then affects neither side of the ratio. */
function undisturbed(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN;
}

function positions(count = FRESH): ReturnType<typeof lateGame>[] {
  const scenes = [lateGame(0)];
  for (let index = 1; index <= count; index++) scenes.push(nextPosition(scenes.at(-1) ?? lateGame(0), index));
  return scenes.slice(1);
}

async function throughThePicturer(): Promise<Measure[]> {
  const picturer = openPicturer();
  await picturer.draw(picture(lateGame(0)));
  const cached: number[] = [];
  for (let index = 0; index < 50; index++) {
    const start = performance.now();
    await picturer.draw(picture(lateGame(0)));
    cached.push(performance.now() - start);
  }
  globalThis.gc?.();
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss);
  }, 5);
  const alone = await timeOf(() => picturer.draw(picture(lateGame(99))));
  // Other load blocks the loop too: the minimum of several rounds is due to the drawing itself.
  const rounds: { readonly all: number; readonly stop: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const scenes = Array.from({ length: AT_ONCE }, (_, index) => picture(lateGame(100 + round * AT_ONCE + index)));
    const loop = monitorEventLoopDelay({ resolution: 1 });
    await pause(50);
    loop.enable();
    const all = await timeOf(() => Promise.all(scenes.map((scene) => picturer.draw(scene))));
    loop.disable();
    rounds.push({ all, stop: loop.max / 1e6 });
  }
  const stop = Math.min(...rounds.map((round) => round.stop));
  const all = Math.min(...rounds.map((round) => round.all));
  clearInterval(watch);
  await picturer.close();
  return [
    measure({
      name: 'cached board',
      value: median(cached),
      unit: 'ms',
      baseline: alone,
      goal: { of: 'value', atMost: 5 },
    }),
    measure({ name: `${AT_ONCE} boards asked at once / one`, value: all, unit: 'ms', baseline: alone }),
    measure({
      name: `${AT_ONCE} at once: longest stop of the event loop`,
      value: stop,
      unit: 'ms',
      baseline: all,
      goal: { of: 'value', atMost: 50 },
    }),
    measure({
      name: `${AT_ONCE} at once: memory of the whole process`,
      value: memory / MEGABYTE,
      unit: 'MB',
      baseline: 400,
      goal: { of: 'value', atMost: 400 },
    }),
  ];
}

/** As long as a whole scenario D: one frame per nation's turn. */
async function movingPicture(): Promise<Measure[]> {
  const animator = openAnimator();
  const frames = [lateGame(0), ...positions(180)].map((scene) => replayFrame(scene, []));
  const began = performance.now();
  const { bytes } = await animator.animate(frames, 'all');
  const took = (performance.now() - began) / 1000;
  await animator.close();
  return [
    measure({
      name: `moving picture of ${frames.length} frames`,
      value: took,
      unit: 's',
      baseline: frames.length,
      goal: { of: 'value', atMost: 60 },
    }),
    measure({
      name: 'size of a moving picture',
      value: bytes.byteLength / MEGABYTE,
      unit: 'MB',
      baseline: 10,
      goal: { of: 'value', atMost: 10 },
    }),
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function picture(scene: ReturnType<typeof lateGame>): Picture {
  return { kind: 'scene', scene };
}
