import { describe, expect, it } from 'vitest';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import type { Picture } from '../../src/table/ports/message.js';
import { expectGolden, GOLDEN_WIDTH, TOLERANCE, tenThousandthsThatDiffer } from './golden-file.js';
import { battleZoom, lateGame, nextPosition, reachZoom, scoreChart, withChanges } from './late-game.js';

const renderer = openRenderer(assetsFolder());
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
    await expectGolden(name, await renderer.paint(picture, GOLDEN_WIDTH));
  });

  it('come out the same whatever was drawn before: only what changed is painted anew', async () => {
    const long = openRenderer(assetsFolder());
    let scene = lateGame(3);
    for (let step = 1; step < 6; step++) {
      await long.paint({ kind: 'scene', scene }, GOLDEN_WIDTH);
      scene = nextPosition(scene, step);
    }
    await long.paint({ kind: 'scene', scene: lateGame(4, 'fr') }, GOLDEN_WIDTH);
    const one = await long.paint({ kind: 'scene', scene }, GOLDEN_WIDTH);
    const fresh = await openRenderer(assetsFolder()).paint({ kind: 'scene', scene }, GOLDEN_WIDTH);
    expect(Buffer.compare(one.data, fresh.data)).toBe(0);
  });

  it('would tell a board with one counter less', async () => {
    const scene = lateGame(11, 'en');
    const [whole, less] = [
      await renderer.paint({ kind: 'scene', scene }, GOLDEN_WIDTH),
      await renderer.paint({ kind: 'scene', scene: { ...scene, stacks: scene.stacks.slice(1) } }, GOLDEN_WIDTH),
    ];
    expect(tenThousandthsThatDiffer(whole.data, less.data)).toBeGreaterThan(TOLERANCE.pixels);
  });
});
