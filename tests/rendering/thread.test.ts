import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { openPicturer } from '../../src/rendering/picturer.js';
import { openRenderQueue } from '../../src/rendering/render-queue.js';
import type { Picture } from '../../src/table/ports/message.js';
import { lateGame, scoreChart } from './late-game.js';

describe('the rendering thread', () => {
  const picturer = openPicturer();
  afterAll(() => picturer.close());

  it('draws a chart as PNG, and goes on after an order that it cannot fill', async () => {
    const lost: Picture = { kind: 'chart', chart: { ...scoreChart(1), map: 'atlantis' } };
    await expect(picturer.draw(lost)).rejects.toThrow(/could not be drawn.*atlantis/);
    await expect(picturer.draw({ kind: 'chart', chart: { ...scoreChart(1), map: '../fonts' } })).rejects.toThrow();
    const drawn = await picturer.draw({ kind: 'chart', chart: scoreChart(1) }, 800);
    expect([drawn.type, drawn.width, drawn.height]).toEqual(['image/png', 800, 500]);
    expect([...drawn.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('draws as it would have, after it has made ready', async () => {
    const [warm, cold] = [openPicturer(), openPicturer()];
    await warm.warmUp([lateGame(6)]);
    const [one, other] = await Promise.all(
      [warm, cold].map((each) => each.draw({ kind: 'scene', scene: lateGame(5) }, 400)),
    );
    expect(Buffer.compare(one?.bytes ?? Buffer.of(), other?.bytes ?? Buffer.of(1))).toBe(0);
    await Promise.all([warm.close(), cold.close()]);
  });

  it('answers nobody after it was closed', async () => {
    const short = openPicturer();
    const waiting = short.draw({ kind: 'chart', chart: scoreChart(4) });
    const refused = expect(waiting).rejects.toThrow('closed');
    await short.close();
    await refused;
    await expect(short.draw({ kind: 'chart', chart: scoreChart(5) })).rejects.toThrow('closed');
  });
});

/** A renderer that falls dead over each order for the width 666, and over every first order of its life if it is weak. */
function mortal(weak: () => boolean): Worker {
  const script = `
    const { parentPort, workerData } = require('node:worker_threads');
    let weak = workerData;
    parentPort.on('message', ({ id, task: { width } }) => {
      if (weak || width === 666) process.exit(1);
      parentPort.postMessage({ id, ok: true, bytes: Uint8Array.of(width % 256), type: 'image/png', width, height: 1 });
    });`;
  return new Worker(script, { eval: true, workerData: weak() });
}

describe('a renderer that dies at work', () => {
  const picture: Picture = { kind: 'chart', chart: scoreChart(1) };

  it('is followed by another, who gets the order once more', async () => {
    let lives = 0;
    const queue = openRenderQueue('nowhere', () => mortal(() => ++lives === 1));
    expect((await queue.draw(picture, 300)).width).toBe(300);
    expect(lives).toBe(2);
    await queue.close();
  });

  it('takes an order that kills with it, and only that one', async () => {
    const queue = openRenderQueue('nowhere', () => mortal(() => false));
    const all = await Promise.allSettled([300, 666, 301, 302].map((width) => queue.draw(picture, width)));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value.width : 'lost'))).toEqual([300, 'lost', 301, 302]);
    await queue.close();
  });

  it('dies of a warm-up without taking a picture with it', async () => {
    const queue = openRenderQueue('nowhere', () => mortal(() => false));
    const warm = queue.warmUp(picture, 666);
    expect((await queue.draw(picture, 300)).width).toBe(300);
    await warm;
    await queue.close();
    await queue.warmUp(picture, 300);
  });

  it('is not asked for more than it can ever do', async () => {
    const queue = openRenderQueue('nowhere', () => mortal(() => false));
    const all = await Promise.allSettled(Array.from({ length: 600 }, () => queue.draw(picture, 300)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBe(99);
    await queue.close();
  });
});
