import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/rendering/board.js';
import { ByteCache } from '../../src/rendering/cache.js';
import { freeSpot } from '../../src/rendering/marks/free-spot.js';
import { isInside } from '../../src/rendering/marks/outline.js';
import { soundDepths, washInwards } from '../../src/rendering/marks/wash.js';
import { type Canvas, cutOut, makeStamp, stampOnto } from '../../src/rendering/paint/pixels.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { FONTS, openLettering } from '../../src/rendering/text/lettering.js';
import { boardView, closeUpView, zoomView } from '../../src/rendering/view.js';

const lettering = openLettering(join(assetsFolder(), 'fonts'));

describe('a cache by bytes', () => {
  it('forgets what was used longest ago', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    expect(cache.get('a')).toBe('A');
    cache.set('c', 'C', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    expect(cache.bytes).toBe(8);
  });

  it('counts a replaced entry once, and keeps a single one that is too large', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('a', 'AA', 6);
    expect(cache.bytes).toBe(6);
    cache.set('big', 'B', 50);
    expect([cache.get('a'), cache.get('big')]).toEqual([undefined, 'B']);
  });
});

describe('stamping', () => {
  const sheet = (pixels: readonly number[][]): Canvas => ({
    width: pixels.length,
    height: 1,
    data: Uint8Array.from(pixels.flat()),
  });
  const stampOf = (from: Canvas) => makeStamp(cutOut(from, 0, 0, from.width, 1), from.width, 1);
  const paper = (width: number, value: number): Canvas => ({
    width,
    height: 1,
    data: new Uint8Array(width * 3).fill(value),
  });

  it('covers, mixes and leaves alone by alpha', () => {
    const canvas = paper(4, 200);
    const stamp = stampOf(
      sheet([
        [10, 20, 30, 0],
        [10, 20, 30, 255],
        [0, 0, 0, 128],
      ]),
    );
    stampOnto(canvas, stamp, 1, 0);
    expect([...canvas.data]).toEqual([200, 200, 200, 200, 200, 200, 10, 20, 30, 100, 100, 100]);
  });

  it('cuts off what hangs over any edge', () => {
    const stamp = stampOf(
      sheet([
        [1, 1, 1, 255],
        [2, 2, 2, 255],
        [3, 3, 3, 255],
      ]),
    );
    const [left, right, below] = [paper(2, 0), paper(2, 0), paper(2, 0)];
    stampOnto(left, stamp, -2, 0);
    stampOnto(right, stamp, 1, 0);
    stampOnto(below, stamp, 0, 1);
    expect([[...left.data], [...right.data], [...below.data]]).toEqual([
      [3, 3, 3, 0, 0, 0],
      [0, 0, 0, 1, 1, 1],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('knows how deep inside a shape a pixel lies', () => {
    const side = 9;
    const pixels = new Uint8Array(side * side * 4);
    for (let y = 1; y < side - 1; y++) for (let x = 1; x < side - 1; x++) pixels[(y * side + x) * 4 + 3] = 255;
    soundDepths(pixels, side, side);
    washInwards({
      byDepth: (depth) => ({ colour: [Math.round(depth * 10), 0, 0], alpha: 1 }),
      pattern: () => ({ colour: [0, 0, 0], alpha: 0 }),
      period: 1,
    })(pixels, side, side, 1);
    const row = Array.from({ length: side }, (_, x) => pixels[(4 * side + x) * 4]);
    expect(row).toEqual([0, 10, 20, 30, 40, 30, 20, 10, 0]);
  });
});

describe('lettering', () => {
  const said = 'ÁÀÂÄÇÉÈÊËÍÎÏÑÓÔÖÚÙÛÜáàâäçéèêëíîïñóôöúùûüœ’«»¡¿½0123456789+−…–·AZaz';

  it.each(Object.keys(FONTS).filter((hand) => hand !== 'title' && hand !== 'name'))(
    'has every sign of three languages in the hand of %s',
    (hand) => {
      const wanting = [...said].filter(
        (char) => lettering.path(hand === 'figure' ? 'figure' : 'prose', char, { x: 0, y: 0, size: 10 }) === '',
      );
      expect(wanting).toEqual([]);
    },
  );

  it('is as wide as what it draws, and accents add nothing', () => {
    expect(lettering.measure('figure', 'E', 100)).toBeGreaterThan(30);
    expect(lettering.measure('figure', 'É', 100)).toBeCloseTo(lettering.measure('figure', 'E', 100), 0);
    expect(lettering.path('figure', 'É', { x: 0, y: 0, size: 100 }).length).toBeGreaterThan(
      lettering.path('figure', 'E', { x: 0, y: 0, size: 100 }).length,
    );
  });

  it('shortens what does not fit', () => {
    const width = lettering.measure('prose', 'Guillén de Mont', 20);
    const short = lettering.fit('prose', 'Guillén de Montcada', 20, width);
    expect(short).toMatch(/^Guillén de M.*…$/);
    expect(lettering.measure('prose', short, 20)).toBeLessThanOrEqual(width);
    expect(lettering.fit('prose', 'Teo', 20, width)).toBe('Teo');
  });
});

describe('views', () => {
  const area = (bounds: Place['bounds']) => ({ bounds });
  const board = {
    size: [1600, 1200],
    places: { corner: area([10, 10, 120, 110]), middle: area([700, 500, 900, 700]), wide: area([20, 20, 1500, 1100]) },
  } as const;

  it('shows the whole board at the width asked for', () => {
    expect(boardView(board, 800)).toEqual({ left: 0, top: 0, width: 1600, height: 1200, scale: 0.5 });
  });

  it('keeps a zoom on the board and its areas in sight', () => {
    for (const focus of [['corner'], ['middle'], ['corner', 'middle'], ['wide']])
      for (const beside of [false, true]) {
        const view = zoomView(board, focus, 1600, beside);
        expect(view.left).toBeGreaterThanOrEqual(0);
        expect(view.left + view.width).toBeLessThanOrEqual(1600);
        expect(view.top + view.height).toBeLessThanOrEqual(1200);
        for (const id of focus) {
          const bounds =
            id === 'corner' ? board.places.corner : id === 'middle' ? board.places.middle : board.places.wide;
          expect(bounds.bounds[0]).toBeGreaterThanOrEqual(view.left);
          expect(bounds.bounds[2]).toBeLessThanOrEqual(view.left + view.width);
          expect(bounds.bounds[1]).toBeGreaterThanOrEqual(view.top);
          expect(bounds.bounds[3]).toBeLessThanOrEqual(view.top + view.height);
        }
      }
  });

  it('keeps what it shows below the strip of its title', () => {
    for (const focus of ['corner', 'middle'] as const) {
      const view = zoomView(board, [focus], 1600, false, 116);
      const strip = 116 / view.scale;
      expect(board.places[focus].bounds[1]).toBeGreaterThanOrEqual(view.top + strip - 1);
      expect(board.places[focus].bounds[3]).toBeLessThanOrEqual(view.top + view.height);
    }
  });

  it('leaves the right of the picture to the dice of a battle', () => {
    const view = zoomView(board, ['middle'], 1600, true);
    expect((900 - view.left) / view.width).toBeLessThan(0.72);
  });

  it('shows a part closer only if it is nearly twice as large as on the whole board', () => {
    expect(closeUpView(board, ['corner'], 1600, false)?.scale).toBeGreaterThan(1.8);
    expect(zoomView(board, ['corner', 'middle'], 1600, false).width).toBeLessThan(1600);
    expect(closeUpView(board, ['corner', 'middle'], 1600, false)).toBeNull();
    expect(closeUpView(board, [], 1600, false)).toBeNull();
  });

  it('shows the whole board for areas it does not know', () => {
    expect(zoomView(board, ['atlantis'], 1600, false)).toEqual(boardView(board, 1600));
  });
});

describe('a sign that must not hide counters', () => {
  const place = { d: 'M0 0L100 0L100 100L0 100Z', bounds: [0, 0, 100, 100], centre: [50, 50] } as const;

  it('stands in the middle where that is free, else beside what is there', () => {
    const free = freeSpot(place, [], 20, 20);
    expect(Math.hypot(free[0] - 50, free[1] - 50)).toBeLessThan(8);
    const [x, y] = freeSpot(place, [[20, 20, 80, 80]], 20, 20);
    expect(x - 10 >= 80 || x + 10 <= 20 || y - 10 >= 80 || y + 10 <= 20).toBe(true);
  });

  it('stays inside the outline, not only inside its box', () => {
    const corner = { ...place, d: 'M0 0L100 0L0 100Z', centre: [30, 30] } as const;
    const [x, y] = freeSpot(corner, [[0, 0, 60, 28]], 20, 20);
    for (const spot of [
      [x - 10, y - 10],
      [x + 10, y + 10],
    ] as const)
      expect(isInside(corner, spot)).toBe(true);
    expect(isInside(corner, [90, 90])).toBe(false);
  });
});
