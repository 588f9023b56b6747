import sharp from 'sharp';
import type { Canvas } from './paint/pixels.js';

export interface Encoded {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/webp' | 'image/gif';
  readonly width: number;
  readonly height: number;
}

/** A size that Discord accepts and a phone loads at once. */
const MOST_BYTES = 2 * 1024 * 1024;

/** PNG; WebP for the rare picture that would be too big. */
export async function encode(canvas: Canvas): Promise<Encoded> {
  const { width, height } = canvas;
  const png = await encodePng(canvas);
  if (png.byteLength <= MOST_BYTES) return { bytes: png, type: 'image/png', width, height };
  const webp = await raw(canvas).webp({ quality: 88, effort: 2 }).toBuffer();
  return { bytes: webp, type: 'image/webp', width, height };
}

export function encodePng(canvas: Canvas): Promise<Uint8Array> {
  return raw(canvas).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
}

function raw({ width, height, data }: Canvas) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
