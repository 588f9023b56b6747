import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scene } from '../core/scene.js';
import { altOf, type Picture } from '../table/ports/message.js';
import type { Drawn, Picturer } from '../table/ports/world.js';
import { ByteCache } from './cache.js';
import type { Encoded } from './encode.js';
import { openRenderQueue, type RenderQueue } from './render-queue.js';

/** A width that looks sharp on a phone. */
export const DEFAULT_WIDTH = 1600;
const LEAST_WIDTH = 200;
const MOST_WIDTH = 3200;
const PICTURE_BYTES = 32 * 1024 * 1024;

interface OpenPicturer extends Picturer {
  /** Draws pictures in advance that nobody sees, so that the first one requested is hardly slower than the next. */
  warmUp(scenes: readonly Scene[]): Promise<void>;
  close(): Promise<void>;
}

/** The table's picturer: finished pictures come from the cache, and one being drawn is not drawn twice. */
export function openPicturer(
  assets: string = assetsFolder(),
  queue: RenderQueue = openRenderQueue(assets),
): OpenPicturer {
  const drawn = new ByteCache<Encoded>(PICTURE_BYTES);
  const underway = new Map<string, Promise<Encoded>>();

  const drawOnce = (key: string, picture: Picture, width: number): Promise<Encoded> => {
    const known = drawn.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const begun = underway.get(key);
    if (begun !== undefined) return begun;
    const work = queue.draw(picture, width).then((encoded) => {
      drawn.set(key, encoded, encoded.bytes.byteLength);
      return encoded;
    });
    const settled = work.finally(() => underway.delete(key));
    underway.set(key, settled);
    return settled;
  };

  return {
    draw: async (picture, width = DEFAULT_WIDTH): Promise<Drawn> => {
      const pixels = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));
      const alt = altOf(picture);
      const { bytes, type, width: drawnWidth, height } = await drawOnce(pictureKey(picture, pixels), picture, pixels);
      return { bytes, type, width: drawnWidth, height, alt };
    },
    warmUp: async (scenes) => {
      await Promise.all(scenes.map((scene) => queue.warmUp({ kind: 'scene', scene }, DEFAULT_WIDTH)));
    },
    close: () => queue.close(),
  };
}

/**
 * The key is the picture's data, which contains all that is seen and nothing else: what a reader may not know never
 * gets here.
 */
export function pictureKey(picture: Picture, width: number): string {
  return createHash('sha256').update(`${width}:`).update(JSON.stringify(picture)).digest('base64');
}

/** The project's `assets` folder, wherever the build put this file. */
export function assetsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'assets', 'fonts'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the folder assets/fonts is missing');
    folder = above;
  }
  return join(folder, 'assets');
}
