/** The thread in which bots think: one thought at a time, in order. */
import { parentPort } from 'node:worker_threads';
import { GAMES } from './games/registry.js';
import type { Reckoned, ToReckon } from './operation/thread-queue.js';
import { thoughtOf } from './table/change/think.js';
import { rulesAmong } from './table/context.js';
import type { ThoughtStep, ToThink } from './table/ports/thinker.js';

const port = parentPort;
port?.on('message', ({ id, question }: ToReckon<ToThink>) => port.postMessage(thought(id, question)));

function thought(id: number, about: ToThink): Reckoned<readonly ThoughtStep[]> {
  try {
    const rules = rulesAmong(GAMES, about);
    if (rules === null) return { id, ok: false, error: `no rules ${about.module} ${about.rulesVersion}` };
    return { id, ok: true, answer: thoughtOf(rules, about) };
  } catch (fault) {
    return { id, ok: false, error: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}
