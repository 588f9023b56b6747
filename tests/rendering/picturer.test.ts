import { describe, expect, it } from 'vitest';
import { openPicturer, pictureKey } from '../../src/rendering/picturer.js';
import type { RenderQueue } from '../../src/rendering/render-queue.js';
import type { Picture } from '../../src/table/ports/message.js';
import { lateGame, scoreChart } from './late-game.js';

const board = (variant: number): Picture => ({ kind: 'scene', scene: lateGame(variant) });

/** A queue that only counts; it fails where it is told to. */
function counting(failing: () => boolean = () => false) {
  let drawn = 0;
  const queue: RenderQueue = {
    draw: async (_, width) => {
      drawn += 1;
      await Promise.resolve();
      if (failing()) throw new Error('the brush broke');
      return { bytes: Uint8Array.of(drawn), type: 'image/png', width, height: width };
    },
    animate: async () => {
      throw new Error('nothing moves here');
    },
    warmUp: async () => {},
    close: async () => {},
  };
  return { queue, count: () => drawn };
}

describe('the picturer', () => {
  it('draws the same thing once, also when it is asked for many times at once', async () => {
    const { queue, count } = counting();
    const picturer = openPicturer('nowhere', queue);
    const together = await Promise.all(Array.from({ length: 30 }, () => picturer.draw(board(1))));
    expect(new Set(together.map((drawn) => drawn.bytes)).size).toBe(1);
    await picturer.draw(structuredClone(board(1)));
    expect(count()).toBe(1);
    await picturer.draw(board(2));
    await picturer.draw(board(1), 800);
    expect(count()).toBe(3);
  });

  it('does not keep a failure', async () => {
    let broken = true;
    const { queue, count } = counting(() => broken);
    const picturer = openPicturer('nowhere', queue);
    await expect(picturer.draw(board(1))).rejects.toThrow('the brush broke');
    broken = false;
    await expect(picturer.draw(board(1))).resolves.toMatchObject({ type: 'image/png' });
    expect(count()).toBe(2);
  });

  it('gives the alternative text of what it draws, and bounds the width', async () => {
    const { queue } = counting();
    const picturer = openPicturer('nowhere', queue);
    const chart: Picture = { kind: 'chart', chart: scoreChart(1) };
    expect((await picturer.draw(chart)).alt).toBe('Victory points over the turns');
    expect((await picturer.draw(board(3))).alt).toBe('A crowded board, variant 3');
    expect((await picturer.draw(board(3), 100_000)).width).toBe(3200);
    expect((await picturer.draw(board(3), 1)).width).toBe(200);
  });

  it('tells pictures apart by everything in them', () => {
    const scene = lateGame(1);
    const moved = { ...scene, stacks: scene.stacks.slice(1) };
    const keys = [scene, moved, { ...scene, locale: 'fr' }].map((one) =>
      pictureKey({ kind: 'scene', scene: one }, 1600),
    );
    expect(new Set(keys).size).toBe(3);
  });
});
