import { Worker } from 'node:worker_threads';
import { type ReckoningLimits, ReckoningQueue } from './operation/reckoning-queue.js';

/** More than any question needs; a thread that wants more is ended, not the bot. */
const MEGABYTES = 256;

export function openReckoning(limits: Partial<ReckoningLimits> = {}): ReckoningQueue {
  return new ReckoningQueue(startThread, limits);
}

/** A build has plain JavaScript beside this file. It knows nothing of the bot's environment. */
function startThread(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './reckoning-from-source.mjs' : './reckoning-thread.js';
  return new Worker(new URL(file, import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
}
