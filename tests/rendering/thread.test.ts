import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { openEasel } from '../../src/rendering/easel.js';
import { openPicturer } from '../../src/rendering/picturer.js';
import type { Picture } from '../../src/table/ports/message.js';
import { scoreChart } from './late-game.js';

describe("the painter's thread", () => {
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

  it('answers nobody after it was closed', async () => {
    const short = openPicturer();
    const waiting = short.draw({ kind: 'chart', chart: scoreChart(4) });
    const refused = expect(waiting).rejects.toThrow('closed');
    await short.close();
    await refused;
    await expect(short.draw({ kind: 'chart', chart: scoreChart(5) })).rejects.toThrow('closed');
  });
});

/** A painter that falls dead over each order for the width 666, and over every first order of its life if it is weak. */
function mortal(weak: () => boolean): Worker {
  const script = `
    const { parentPort, workerData } = require('node:worker_threads');
    let weak = workerData;
    parentPort.on('message', ({ id, width }) => {
      if (weak || width === 666) process.exit(1);
      parentPort.postMessage({ id, ok: true, bytes: Uint8Array.of(width % 256), type: 'image/png', width, height: 1 });
    });`;
  return new Worker(script, { eval: true, workerData: weak() });
}

describe('a painter that dies at work', () => {
  const picture: Picture = { kind: 'chart', chart: scoreChart(1) };

  it('is followed by another, who gets the order once more', async () => {
    let lives = 0;
    const easel = openEasel('nowhere', () => mortal(() => ++lives === 1));
    expect((await easel.draw(picture, 300)).width).toBe(300);
    expect(lives).toBe(2);
    await easel.close();
  });

  it('takes an order that kills with it, and only that one', async () => {
    const easel = openEasel('nowhere', () => mortal(() => false));
    const all = await Promise.allSettled([300, 666, 301, 302].map((width) => easel.draw(picture, width)));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value.width : 'lost'))).toEqual([300, 'lost', 301, 302]);
    await easel.close();
  });

  it('is not asked for more than it can ever do', async () => {
    const easel = openEasel('nowhere', () => mortal(() => false));
    const all = await Promise.allSettled(Array.from({ length: 600 }, () => easel.draw(picture, 300)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBe(99);
    await easel.close();
  });
});
