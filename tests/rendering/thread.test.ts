import { afterAll, describe, expect, it } from 'vitest';
import { openPicturer } from '../../src/rendering/picturer.js';
import type { Picture } from '../../src/table/message.js';
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
