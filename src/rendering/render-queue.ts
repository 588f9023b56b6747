import { Worker } from 'node:worker_threads';
import type { Scene } from '../core/scene.js';
import type { Picture } from '../table/ports/message.js';
import type { Encoded } from './encode.js';
import type { Delivery, Order, Task } from './worker.js';

/** Passes a few pictures at a time to the rendering thread, and restarts it when it dies. */
export interface RenderQueue {
  draw(picture: Picture, width: number): Promise<Encoded>;
  animate(scenes: readonly Scene[]): Promise<Encoded>;
  /** Draws ahead when idle. Never fails: errors show when the picture is requested. */
  warmUp(picture: Picture, width: number): Promise<void>;
  close(): Promise<void>;
}

/** More waiting orders than this are refused: the asker would get no picture in time anyway. */
const MOST_WAITING = 500;

interface Waiting {
  readonly task: Task;
  readonly resolve: (drawn: Encoded) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

export function openRenderQueue(assets: string, startThread: (assets: string) => Worker = startWorker): RenderQueue {
  const waiting: Waiting[] = [];
  /** Done only while nobody waits for a picture. */
  const spare: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let number = 0;
  let closed = false;

  const start = (): Worker => {
    const started = startThread(assets);
    started.on('message', (delivery: Delivery) => {
      if (current === null || delivery.id !== number) return;
      const done = current;
      current = null;
      if (delivery.ok) done.resolve(delivery);
      else done.reject(new Error(`the picture could not be drawn: ${delivery.error}`));
      next();
    });
    const fallen = (error: Error): void => {
      if (worker !== started) return;
      worker = null;
      const lost = current;
      current = null;
      // This order may have killed it: retry once, then give up.
      if (lost !== null && lost.tries < 2 && !closed) waiting.unshift(lost);
      else lost?.reject(error);
      next();
    };
    started.on('error', fallen);
    started.on('exit', (code) => fallen(new Error(`the rendering thread ended (${code})`)));
    return started;
  };

  const next = (): void => {
    if (current !== null) return;
    const order = waiting.shift() ?? spare.shift();
    if (order === undefined) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    current = order;
    order.tries += 1;
    number += 1;
    const message: Order = { id: number, task: order.task };
    worker.postMessage(message);
  };

  const ask = (task: Task): Promise<Encoded> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('the renderer is closed'));
      if (waiting.length >= MOST_WAITING) return reject(new Error(`${MOST_WAITING} pictures are waiting already`));
      waiting.push({ task, resolve, reject, tries: 0 });
      next();
    });

  return {
    draw: (picture, width) => ask({ kind: 'draw', picture, width }),
    animate: (scenes) => ask({ kind: 'animate', scenes }),
    warmUp: (picture, width) =>
      new Promise((resolve) => {
        if (closed) return resolve();
        const done = () => resolve();
        spare.push({ task: { kind: 'draw', picture, width }, resolve: done, reject: done, tries: 1 });
        next();
      }),
    close: async () => {
      closed = true;
      const left = [...(current === null ? [] : [current]), ...waiting.splice(0), ...spare.splice(0)];
      current = null;
      for (const order of left) order.reject(new Error('the renderer is closed'));
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}

/** A build has plain JavaScript beside this file; for the sources see worker-from-source.mjs. */
function startWorker(assets: string): Worker {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './worker.js';
  return new Worker(new URL(file, import.meta.url), { workerData: assets, execArgv: [] });
}
