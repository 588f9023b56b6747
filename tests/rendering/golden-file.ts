import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Canvas } from '../../src/rendering/paint/pixels.js';

/** GOLDEN=write draws them anew: look at every one before it is committed. */
const writing = process.env.GOLDEN === 'write';
const folder = fileURLToPath(new URL('./golden/', import.meta.url));
export const GOLDEN_WIDTH = 800;
/** A channel may differ by so much, in so many of ten thousand pixels: rounding, never a counter in another place. */
export const TOLERANCE = { channel: 44, pixels: 5 } as const;

export async function expectGolden(name: string, { width, height, data }: Canvas): Promise<void> {
  const file = `${folder}${name}.png`;
  if (writing) {
    mkdirSync(folder, { recursive: true });
    const raw = { width, height, channels: 3 } as const;
    writeFileSync(file, await sharp(data, { raw }).png({ palette: true, colours: 256, dither: 0 }).toBuffer());
  }
  expect(existsSync(file), `${file} is missing: GOLDEN=write`).toBe(true);
  const golden = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([width, height]).toEqual([golden.info.width, golden.info.height]);
  expect(tenThousandthsThatDiffer(data, golden.data)).toBeLessThanOrEqual(TOLERANCE.pixels);
}

export function tenThousandthsThatDiffer(one: Uint8Array, other: Uint8Array): number {
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    const worst = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))),
    );
    if (worst > TOLERANCE.channel) differing += 1;
  }
  return (differing * 30_000) / one.length;
}
