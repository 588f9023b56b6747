import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPainter } from '../../src/rendering/painter.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import type { Picture } from '../../src/table/ports/message.js';
import { battleZoom, lateGame, nextPosition, reachZoom, scoreChart, withChanges } from './late-game.js';

/** GOLDEN=write draws them anew: look at every one before it is committed. */
const writing = process.env.GOLDEN === 'write';
const folder = fileURLToPath(new URL('./golden/', import.meta.url));
const WIDTH = 800;
/** A channel may differ by so much, in so many of ten thousand pixels: rounding, never a counter in another place. */
const TOLERANCE = { channel: 44, pixels: 5 } as const;

const painter = openPainter(assetsFolder());
const pictures: Readonly<Record<string, Picture>> = {
  board: { kind: 'scene', scene: lateGame(11, 'en') },
  changes: { kind: 'scene', scene: withChanges(lateGame(11, 'fr')) },
  battle: { kind: 'scene', scene: battleZoom(lateGame(11, 'es')) },
  reach: { kind: 'scene', scene: reachZoom(lateGame(11, 'en')) },
  chart: { kind: 'chart', chart: scoreChart(11) },
};

describe('golden pictures', () => {
  it.each(Object.keys(pictures))('%s', async (name) => {
    const picture = pictures[name];
    if (picture === undefined) throw new Error(`no picture ${name}`);
    const { width, height, data } = await painter.paint(picture, WIDTH);
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
  });

  it('come out the same whatever was drawn before: only what changed is painted anew', async () => {
    const long = openPainter(assetsFolder());
    let scene = lateGame(3);
    for (let step = 1; step < 6; step++) {
      await long.paint({ kind: 'scene', scene }, WIDTH);
      scene = nextPosition(scene, step);
    }
    await long.paint({ kind: 'scene', scene: lateGame(4, 'fr') }, WIDTH);
    const one = await long.paint({ kind: 'scene', scene }, WIDTH);
    const fresh = await openPainter(assetsFolder()).paint({ kind: 'scene', scene }, WIDTH);
    expect(Buffer.compare(one.data, fresh.data)).toBe(0);
  });

  it('would tell a board with one counter less', async () => {
    const scene = lateGame(11, 'en');
    const [whole, less] = [
      await painter.paint({ kind: 'scene', scene }, WIDTH),
      await painter.paint({ kind: 'scene', scene: { ...scene, stacks: scene.stacks.slice(1) } }, WIDTH),
    ];
    expect(tenThousandthsThatDiffer(whole.data, less.data)).toBeGreaterThan(TOLERANCE.pixels);
  });
});

function tenThousandthsThatDiffer(one: Uint8Array, other: Uint8Array): number {
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    const worst = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))),
    );
    if (worst > TOLERANCE.channel) differing += 1;
  }
  return (differing * 30_000) / one.length;
}
