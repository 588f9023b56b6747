import { parentPort, workerData } from 'node:worker_threads';
import type { Picture } from '../table/ports/message.js';
import type { Encoded } from './encode.js';
import { openPainter } from './painter.js';

/** The painter's thread: one order at a time, in the order they came. */
export interface Order {
  readonly id: number;
  readonly picture: Picture;
  readonly width: number;
}
export type Delivery =
  | ({ readonly id: number; readonly ok: true } & Encoded)
  | { readonly id: number; readonly ok: false; readonly error: string };

const port = parentPort;
if (port !== null) {
  const painter = openPainter(String(workerData));
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ id, picture, width }: Order) => {
    last = last.then(async () => {
      try {
        const drawn = await painter.draw(picture, width);
        // A buffer of its own, which can be handed over without copying.
        const bytes = Uint8Array.from(drawn.bytes);
        const delivery: Delivery = { ...drawn, id, ok: true, bytes };
        port.postMessage(delivery, [bytes.buffer]);
      } catch (error) {
        const delivery: Delivery = { id, ok: false, error: error instanceof Error ? error.message : String(error) };
        port.postMessage(delivery);
      }
    });
  });
}
