import { Worker } from 'node:worker_threads';
import { ReckoningQueue, ThinkingQueue, type ThreadLimits } from './operation/thread-queue.js';

/** More than any question needs; if a thread wants more, it is ended, not the bot. */
const MEGABYTES = 256;

export function openReckoning(limits: Partial<ThreadLimits> = {}): ReckoningQueue {
  return new ReckoningQueue(() => startThread('reckoning-thread'), limits);
}

export function openThinking(limits: Partial<ThreadLimits> = {}): ThinkingQueue {
  return new ThinkingQueue(() => startThread('thinking-thread'), limits);
}

/** A build has plain JavaScript beside this file. It gets none of the bot's environment. */
function startThread(name: string): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? './thread-from-source.mjs' : `./${name}.js`;
  return new Worker(new URL(file, import.meta.url), {
    workerData: `./${name}.ts`,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
}
