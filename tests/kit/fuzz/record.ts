// npm run record -- FILE [--game ID] [--games N] [--seed S]   records whole games: each action and a hash of its state
// npm run record -- --check FILE                             replays them; status 1 where one comes to something else
// Before and after a change that must not change play. The file is gzipped JSON, a line a game.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { State } from '../../../src/core/state.js';
import { Chance } from './chance.js';
import { Coverage } from './coverage.js';
import { begin } from './game.js';
import { choose } from './player.js';
import type { Start, Subject } from './subject.js';
import { SUBJECTS } from './subjects.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'hispania' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('which file?');

type Recorded = {
  readonly game: string;
  readonly seed: number;
  readonly start: Start;
  readonly begun: string;
  /** Who, what, and the hash of the state after it with what happened. */
  readonly steps: readonly (readonly [string, Action, string])[];
};
const MOST_STEPS = 6000;

if (values.check) await check(file);
else await record(file);

async function record(to: string): Promise<void> {
  const subject = subjectOf(values.game);
  const zipped = createGzip();
  const written = new Promise<void>((resolve) => zipped.pipe(createWriteStream(to)).once('finish', () => resolve()));
  const lines = Writable.toWeb(zipped).getWriter();
  let steps = 0;
  for (let game = 0; game < Number(values.games); game++) {
    const recorded = play(subject, Number(values.seed) + game);
    steps += recorded.steps.length;
    await lines.write(Buffer.from(`${JSON.stringify(recorded)}\n`));
  }
  await lines.close();
  await written;
  console.log(`${values.games} games of ${values.game}, ${steps} actions, in ${to}`);
}

function play(subject: Subject, seed: number): Recorded {
  const start = subject.start(seed);
  const chance = new Chance(seed);
  let state = begin(subject, start, new Chance(seed), new Coverage());
  const begun = hashOf(state, []);
  const steps: [string, Action, string][] = [];
  while (subject.module.outcome(state) === null && steps.length < MOST_STEPS) {
    const { seat, action } = choose(subject, state, chance, seed);
    const done = subject.module.apply(state, seat, action, diceOf(subject, seed, steps.length));
    if (!done.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)} ${JSON.stringify(done.rejection)}`);
    ({ state } = done.value);
    steps.push([seat, action, hashOf(state, done.value.events)]);
  }
  return { game: subject.module.id, seed, start, begun, steps };
}

async function check(from: string): Promise<void> {
  const unlike: string[] = [];
  let [games, steps] = [0, 0];
  for await (const line of createInterface({ input: createReadStream(from).pipe(createGunzip()) })) {
    const recorded: Recorded = JSON.parse(line);
    const problem = replay(recorded);
    if (problem !== null) unlike.push(`seed ${recorded.seed} (${recorded.start.name}): ${problem}`);
    games += 1;
    steps += recorded.steps.length;
  }
  for (const problem of unlike.slice(0, 20)) console.log(problem);
  console.log(
    `${games} games, ${steps} states: ${games - unlike.length} replay to the same hashes, ${unlike.length} do not`,
  );
  process.exitCode = unlike.length > 0 ? 1 : 0;
}

/** Where it comes to something else, or null. */
function replay({ game, seed, start, begun, steps }: Recorded): string | null {
  const subject = subjectOf(game);
  let state = begin(subject, start, new Chance(seed), new Coverage());
  if (hashOf(state, []) !== begun) return 'another beginning';
  for (const [index, [seat, action, hash]] of steps.entries()) {
    const done = subject.module.apply(state, seat, action, diceOf(subject, seed, index));
    if (!done.ok) return `action ${index} ${JSON.stringify(action)} is refused: ${JSON.stringify(done.rejection)}`;
    ({ state } = done.value);
    if (hashOf(state, done.value.events) !== hash)
      return `another state after action ${index} ${JSON.stringify(action)}`;
  }
  return null;
}

function diceOf(subject: Subject, seed: number, index: number) {
  const chance = new Chance(seed * 100_003 + index);
  return subject.dice?.(chance, seed) ?? chance;
}

function hashOf(state: State, events: readonly GameEvent[]): string {
  return createHash('sha256')
    .update(JSON.stringify([state, events]))
    .digest('base64url')
    .slice(0, 10);
}

function subjectOf(id: string): Subject {
  const subject = SUBJECTS.find(({ module }) => module.id === id);
  if (subject === undefined) throw new Error(`no such game: ${id}`);
  return subject;
}
