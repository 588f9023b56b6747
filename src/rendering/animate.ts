import sharp from 'sharp';
import type { Scene } from '../core/scene.js';
import type { Encoded } from './encode.js';
import type { Canvas } from './paint/pixels.js';

/** Large enough for a message's width. */
const WIDTH = 600;
/** More frames are thinned out: nobody watches longer, and all are in memory at once. */
const MOST_FRAMES = 240;
const FRAME_MS = 600;
const LAST_MS = 5000;
/** Discord accepts files of 10 MB; leave some room for the rest of the request. */
const MOST_BYTES = 9.5 * 1000 * 1000;
/** Smaller sizes to try if the first is too big. */
const SMALLER = [1, 0.8, 0.65, 0.5] as const;

type Paint = (scene: Scene, width: number) => Promise<Canvas>;

/** The scenes in sequence as an endless GIF; the last stays longest. */
export async function animate(paint: Paint, scenes: readonly Scene[]): Promise<Encoded> {
  const shown = thinned(scenes);
  if (shown.length === 0) throw new Error('there is nothing to be shown one after the other');
  let drawn = await animated(paint, shown, WIDTH);
  for (const part of SMALLER.slice(1)) {
    if (drawn.bytes.byteLength <= MOST_BYTES) return drawn;
    drawn = await animated(paint, shown, Math.round(WIDTH * part));
  }
  return drawn;
}

/** Evenly, including the first and the last. */
export function thinned<Frame>(frames: readonly Frame[]): readonly Frame[] {
  if (frames.length <= MOST_FRAMES) return frames;
  const step = (frames.length - 1) / (MOST_FRAMES - 1);
  return Array.from({ length: MOST_FRAMES }, (_, index) => frames[Math.round(index * step)]).flatMap((frame) =>
    frame === undefined ? [] : [frame],
  );
}

async function animated(paint: Paint, scenes: readonly Scene[], width: number): Promise<Encoded> {
  const frames: Buffer[] = [];
  let height = 0;
  for (const scene of scenes) {
    const canvas = await paint(scene, width);
    height = canvas.height;
    // Lightly compressed, since all wait in memory for the last one.
    const raw = { width: canvas.width, height: canvas.height, channels: 3 } as const;
    frames.push(await sharp(canvas.data, { raw }).png({ compressionLevel: 1 }).toBuffer());
  }
  const delay = frames.map((_, index) => (index === frames.length - 1 ? LAST_MS : FRAME_MS));
  // No dithering: unchanged pixels must be identical from frame to frame, or they are written again.
  const [only, ...others] = frames;
  // A single one cannot be joined into a sequence.
  const joined = others.length === 0 ? sharp(only) : sharp(frames, { join: { animated: true } });
  const bytes = await joined.gif({ delay, loop: 0, effort: 3, dither: 0, interPaletteMaxError: 64 }).toBuffer();
  return { bytes, type: 'image/gif', width, height };
}
