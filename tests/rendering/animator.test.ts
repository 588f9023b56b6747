import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/core/scene.js';
import type { RosterPanel } from '../../src/core/scene-panels.js';
import { thinned } from '../../src/rendering/animate.js';
import { openAnimator } from '../../src/rendering/animator.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import type { RenderQueue } from '../../src/rendering/render-queue.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { replayFrame } from '../../src/table/film/film.js';
import { expectGolden } from './golden-file.js';
import { battleZoom, lateGame, nextPosition, withChanges } from './late-game.js';

function score(step: number): RosterPanel['rows'] {
  return ['Ysabel', 'Guillén de Montcada', 'Teo', 'Zulema'].map((name, index) => ({
    faction: ['first', 'second', 'third', 'fourth'][index] ?? '',
    name,
    score: `${20 + ((step * 7 + index * 13) % 60)}½`,
    ...(index === step % 4 ? { state: 'active' as const } : {}),
  }));
}

function course(length: number): readonly Scene[] {
  const scenes = [withChanges(lateGame(3))];
  for (let step = 1; step < length; step++) scenes.push(nextPosition(scenes.at(-1) ?? lateGame(3), step));
  return scenes.map((scene, step) => replayFrame(scene, score(step)));
}

describe('a moving picture', () => {
  it('shows a frame a scene, the last one longest, for ever', async () => {
    const animator = openAnimator();
    const scenes = course(6);
    const drawn = await animator.animate(scenes, 'Six turns');
    await animator.close();
    expect([drawn.type, drawn.width, drawn.height, drawn.alt]).toEqual(['image/gif', 600, 450, 'Six turns']);
    const { pages, delay = [], loop, width, pageHeight } = await sharp(drawn.bytes, { animated: true }).metadata();
    expect([pages, loop, width, pageHeight]).toEqual([6, 0, 600, 450]);
    expect(delay.slice(0, 5).every((one) => one < (delay[5] ?? 0))).toBe(true);
    const frames = await Promise.all(
      scenes.map((_, page) => sharp(drawn.bytes, { page }).removeAlpha().raw().toBuffer()),
    );
    expect(new Set(frames.map((frame) => frame.toString('base64'))).size).toBe(6);
  });

  it('of a game that has only begun is one frame', async () => {
    const animator = openAnimator();
    const drawn = await animator.animate(course(1), 'One turn');
    await animator.close();
    const { pages, width, height } = await sharp(drawn.bytes, { animated: true }).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 600, 450]);
  });

  it('has its title and the points in letters for a thumbnail, and nothing that would be too small', async () => {
    const frame = replayFrame(battleZoom(lateGame(3, 'fr')), score(1));
    expect(frame.focus).toBeUndefined();
    expect(frame.panels.map(({ slot }) => slot)).toEqual(['score']);
    await expectGolden('replay', await openRenderer(assetsFolder()).paint({ kind: 'scene', scene: frame }, 400));
  });

  it('leaves out frames evenly where there are too many, never the first or the last', () => {
    const frames = Array.from({ length: 1000 }, (_, index) => index);
    const shown = thinned(frames);
    expect(shown.length).toBeLessThan(300);
    expect([shown[0], shown.at(-1)]).toEqual([0, 999]);
    const steps = shown.slice(1).map((frame, index) => frame - (shown[index] ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
    expect(thinned(frames.slice(0, 7))).toHaveLength(7);
  });

  it('is refused without scenes, and afterwards the next one is made', async () => {
    const animator = openAnimator();
    await expect(animator.animate([], 'nothing')).rejects.toThrow('nothing to be shown');
    expect((await animator.animate(course(2), 'two')).type).toBe('image/gif');
    await animator.close();
    await expect(animator.animate(course(2), 'late')).rejects.toThrow('closed');
  });
});

describe('the animator', () => {
  it('makes one after the other, each in a thread that ends with it', async () => {
    const told: string[] = [];
    let opened = 0;
    const openQueue = (): RenderQueue => {
      const number = ++opened;
      return {
        animate: async () => {
          told.push(`begins ${number}`);
          await new Promise((resolve) => setImmediate(resolve));
          told.push(`ends ${number}`);
          return { bytes: Uint8Array.of(number), type: 'image/gif', width: 1, height: 1 };
        },
        draw: async () => {
          throw new Error('no picture is drawn here');
        },
        warmUp: async () => {},
        close: async () => {
          told.push(`closed ${number}`);
        },
      };
    };
    const animator = openAnimator('nowhere', openQueue);
    await Promise.all([animator.animate([], 'one'), animator.animate([], 'two')]);
    expect(told).toEqual(['begins 1', 'ends 1', 'closed 1', 'begins 2', 'ends 2', 'closed 2']);
  });
});
