import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../src/games/registry.js';
import { HandClock } from '../src/local/local-table.js';
import { openLocalTableOn } from '../src/open-local-table.js';
import { openLocalWeb } from '../src/open-local-web.js';
import type { TrailShown } from '../src/web/shown.js';
import { type Bench, type Measure, measure } from './measure.js';

const CHANNEL = 'bench';
const PRESSES = 80;
const STEPS = 150;

/** The table in a browser: the first board, a press, a step back in time; what the page weighs. */
export const bench: Bench = async () => {
  const local = await openLocalTableOn({
    place: { kind: 'memory' },
    games: GAMES,
    clock: new HandClock(new Date('2026-01-05T12:00:00Z')),
    seed: 'b'.repeat(64),
    pictures: false,
    continues: null,
  })();
  const page = await openLocalWeb({ web: { host: '127.0.0.1', port: 0, asked: true }, locale: 'en' }, local);
  let ids = 0;
  const ask = async (asked: string, body?: object): Promise<string> => {
    const answer = await fetch(`http://localhost:${page.port}/api/${asked}`, {
      headers: { authorization: `Here ${CHANNEL} red`, 'x-table': '1', 'x-language': 'en' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify({ ...body, id: `bench${++ids}` }) }),
    });
    if (!answer.ok) throw new Error(`${asked}: ${answer.status}`);
    return answer.text();
  };
  const firstBoard = await took(async () => {
    await ask('home');
    await ask('cover?game=hispania');
  });
  const nothing = await each(STEPS, () => ask('complete?line='));
  for (const line of ['/game create system:hispania scenario:A bots:default', '/game join', '/game start'])
    await ask('act', { line });
  const presses = await each(PRESSES, async () => {
    await ask('act', { token: await usual() });
  });
  const { steps }: TrailShown = JSON.parse(await ask('trail'));
  let have = '';
  const back = await each(STEPS, async (number) => {
    const { delta } = JSON.parse(await ask(`moment?at=${number % steps}&have=${have}`));
    have = delta.id;
  });
  await page.close();
  await local.close();
  return [
    figure('the words and the first board, after the start', firstBoard, nothing, 1_000),
    figure(`a press to its answer, 95 % of ${PRESSES}`, presses, nothing, 150),
    figure(`a step of the slider, 95 % of ${STEPS}`, back, nothing, 50),
    weight('the script, compressed', ['page.js'], nothing),
    weight('the scripts inside Discord, compressed', ['page.js', 'inside.js'], nothing),
  ];

  /** The button that stands out: of a question, or of the panel. */
  async function usual(): Promise<string> {
    const game = await local.store.inChannel(CHANNEL);
    const { panel } = await local.table.pressable(game?.id ?? '', 'red');
    const buttons = panel.flat().flatMap((control) => (control.kind === 'button' ? [control] : []));
    const done = buttons.findLast(({ style }) => style === 'primary') ?? buttons[0];
    if (done === undefined) throw new Error('there is nothing to press');
    return done.token;
  }
};

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The 95th percentile. */
async function each(times: number, work: (number: number) => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let number = 0; number < times; number++) all.push(await took(() => work(number)));
  return all.sort((one, other) => one - other)[Math.floor(times * 0.95)] ?? Number.NaN;
}

function figure(name: string, value: number, baseline: number, atMost: number): Measure {
  return measure({ name, value, unit: 'ms', baseline, goal: { of: 'value', atMost } });
}

function weight(name: string, files: readonly string[], baseline: number): Measure {
  const sizes = files.map((file) => gzipSync(readFileSync(path.resolve('src/web/generated', file))).byteLength);
  const value = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  return measure({ name, value, unit: 'kB', baseline, goal: { of: 'value', atMost: 150 } });
}
