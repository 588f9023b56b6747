/** The thread in which the rules answer hard questions: one at a time, in order. */
import { parentPort } from 'node:worker_threads';
import type { Interpreted } from './core/contract/typing.js';
import type { Result } from './core/result.js';
import { GAMES } from './games/registry.js';
import type { Reckoned, ToReckon } from './operation/thread-queue.js';
import { rulesAmong } from './table/context.js';
import type { HardQuestion } from './table/ports/reckoner.js';

const port = parentPort;
port?.on('message', ({ id, question }: ToReckon<HardQuestion>) => port.postMessage(reckoned(id, question)));

function reckoned(
  id: number,
  { module, rulesVersion, state, seat, command, options }: HardQuestion,
): Reckoned<Result<Interpreted>> {
  try {
    const rules = rulesAmong(GAMES, { module, rulesVersion });
    if (rules === null) return { id, ok: false, error: `no rules ${module} ${rulesVersion}` };
    return { id, ok: true, answer: rules.typing.interpret(state, seat, command, options) };
  } catch (fault) {
    return { id, ok: false, error: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}
