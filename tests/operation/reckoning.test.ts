import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { openReckoning } from '../../src/open-reckoning.js';
import { ReckoningQueue } from '../../src/operation/thread-queue.js';
import { openTable } from '../../src/table/open-table.js';
import type { HardQuestion } from '../../src/table/ports/reckoner.js';
import { LIMITS } from '../support/edge-limits.js';
import { tableFixture } from '../table/fixture.js';

const POSITION = {
  turn: 4,
  nation: 'rome',
  phase: 'move',
  provinces: { leon: { galicien: ['infantry', 'infantry'] }, duero: { rome: ['elite', 'elite'] } },
  seats: { red: ['rome'], blue: ['galicien'] },
};
const ODDS = { province: 'leon', units: '2 elite', against: '2 infantry' };

let queue: ReckoningQueue | null = null;
// Time stands still where answers are limited: a thread that starts slowly on a busy machine is given up by no clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await queue?.close();
  queue = null;
});

async function question(): Promise<HardQuestion> {
  const t = tableFixture({ games: [HISPANIA] });
  await t.lay(POSITION);
  const game = await t.game();
  const state = (await t.store.snapshotAt(game.id, game.version))?.state;
  if (state === undefined) throw new Error('no state');
  return {
    module: game.module,
    rulesVersion: game.rulesVersion,
    state,
    seat: 'p1',
    command: 'odds',
    options: ODDS,
  };
}

/** A thread that does what the text says; it tells here, beside its answers, that it has begun. */
const begun = new EventEmitter();
const threadOf = (text: string) => () =>
  new Worker(text, { eval: true }).on('message', (told) => void (told.begun === true && begun.emit('begun')));
const ECHO = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, question }) => {
    parentPort.postMessage({ begun: true });
    if (question.command === 'hang') for (;;);
    if (question.command === 'die') process.exit(1);
    if (question.command === 'fail') return parentPort.postMessage({ id, ok: false, error: 'no' });
    parentPort.postMessage({ id, ok: true, answer: { ok: true, value: { kind: 'actions', actions: [] } } });
  });`;
const of = (command: string): HardQuestion => ({
  module: 'm',
  rulesVersion: '1',
  state: {},
  seat: null,
  command,
  options: {},
});
const ANSWER = { ok: true, value: { kind: 'actions', actions: [] } };

describe('a hard question', () => {
  test('has the same answer apart as at the table, and leaves the loop free', async () => {
    queue = openReckoning();
    const asked = await question();
    const rules: GameModule = HISPANIA;
    const here = rules.typing.interpret(asked.state, asked.seat, 'odds', ODDS);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    expect(await queue.answer(asked)).toEqual(here);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  test('that hangs is given up, that kills its thread is a fault, and the next is answered', async () => {
    queue = new ReckoningQueue(threadOf(ECHO), { milliseconds: 300 });
    const hangs = once(begun, 'begun');
    const answers = [queue.answer(of('hang')), queue.answer(of('odds'))];
    await hangs;
    vi.advanceTimersByTime(299);
    expect(await Promise.race([answers[0], 'still at it'])).toBe('still at it');
    vi.advanceTimersByTime(1);
    expect(await Promise.all(answers)).toEqual([null, ANSWER]);
    await expect(queue.answer(of('die'))).rejects.toThrow('ended');
    await expect(queue.answer(of('fail'))).rejects.toThrow('no');
    expect(await queue.answer(of('odds'))).toEqual(ANSWER);
  });

  test('beyond those that wait already is sent away, in words', async () => {
    queue = new ReckoningQueue(threadOf(ECHO), { waiting: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => queue?.answer(of('odds'))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    const t = tableFixture({ games: [HISPANIA] });
    await t.lay(POSITION);
    const clock = { now: () => new Date('2026-11-18T12:00:00Z') };
    const entropy = { id: () => 'x', seed: () => '0' };
    const reckoner = { answer: async () => null };
    const busy = openTable({ store: t.store, games: [HISPANIA], limits: LIMITS, clock, entropy, reckoner });
    const reply = await busy.execute({ ...t.asker('red', t.channel), command: 'odds', options: ODDS });
    expect(reply.refused?.code).toBe('reckon-busy');
    // What only looks, or plays, is answered as ever.
    expect(
      (await busy.execute({ ...t.asker('red', t.channel), command: 'score', options: {} })).refused,
    ).toBeUndefined();
  });
});
