import { parentPort, workerData } from 'node:worker_threads';
import type { Scene } from '../core/scene.js';
import type { Picture } from '../table/ports/message.js';
import type { Encoded } from './encode.js';
import { openRenderer } from './renderer.js';

/** The rendering thread: one task at a time, in the order they came. */
export type Task =
  | { readonly kind: 'draw'; readonly picture: Picture; readonly width: number }
  | { readonly kind: 'animate'; readonly scenes: readonly Scene[] };
export type Order = { readonly id: number; readonly task: Task };
export type Delivery =
  | ({ readonly id: number; readonly ok: true } & Encoded)
  | { readonly id: number; readonly ok: false; readonly error: string };

const port = parentPort;
if (port !== null) {
  const renderer = openRenderer(String(workerData));
  const perform = async (task: Task): Promise<Encoded> => {
    switch (task.kind) {
      case 'draw':
        return renderer.draw(task.picture, task.width);
      case 'animate':
        return renderer.animate(task.scenes);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ id, task }: Order) => {
    last = last.then(async () => {
      try {
        const drawn = await perform(task);
        // A separate buffer, which can be transferred without copying.
        const bytes = new Uint8Array(drawn.bytes);
        const delivery: Delivery = { ...drawn, id, ok: true, bytes };
        port.postMessage(delivery, [bytes.buffer]);
      } catch (error) {
        const delivery: Delivery = { id, ok: false, error: error instanceof Error ? error.message : String(error) };
        port.postMessage(delivery);
      }
    });
  });
}
