import type { Scene } from '../core/scene.js';
import type { Animator, Drawn } from '../table/ports/world.js';
import { assetsFolder } from './picturer.js';
import { openRenderQueue, type RenderQueue } from './render-queue.js';

interface OpenAnimator extends Animator {
  close(): Promise<void>;
}

/**
 * The table's animator: each moving picture in a thread that ends with it, so that pictures do not wait and its memory
 * is freed; one after the other.
 */
export function openAnimator(
  assets: string = assetsFolder(),
  openQueue: (assets: string) => RenderQueue = openRenderQueue,
): OpenAnimator {
  let last: Promise<unknown> = Promise.resolve();
  let queue: RenderQueue | null = null;
  let closed = false;

  const animateNow = async (scenes: readonly Scene[], alt: string): Promise<Drawn> => {
    if (closed) throw new Error('the animator is closed');
    const own = openQueue(assets);
    queue = own;
    try {
      const { bytes, type, width, height } = await own.animate(scenes);
      return { bytes, type, width, height, alt };
    } finally {
      queue = null;
      await own.close();
    }
  };

  return {
    animate: (scenes, alt) => {
      const made = last.then(() => animateNow(scenes, alt));
      last = made.catch(() => null);
      return made;
    },
    close: async () => {
      closed = true;
      await queue?.close();
      await last;
    },
  };
}
