import { expect, test } from 'vitest';
import type { Scene } from '../../src/core/scene.js';
import { collage } from '../../src/rendering/collage.js';

const scene = (map: string): Scene => ({
  map,
  locale: 'en',
  title: map,
  places: [],
  stacks: [],
  marks: [],
  panels: [],
  alt: map,
});

/** A board of one colour, half as high as it is wide. */
const paint = async ({ map }: Scene, width: number) => {
  const height = Math.round(width / 2) + Number(map);
  return { width, height, data: new Uint8Array(width * height * 3).fill(Number(map)) };
};

test('Boards lie two by two, none over another', async () => {
  const { width, height, data } = await collage(paint, ['1', '2', '3'].map(scene), 212);
  const at = (x: number, y: number) => data[(y * width + x) * 3];
  // Each is 100 wide; between them are 12; the first row is as high as the second board.
  expect(height).toBe(52 + 12 + 53);
  expect([at(0, 0), at(99, 50), at(112, 0), at(211, 51), at(0, 64), at(99, 116)]).toEqual([1, 1, 2, 2, 3, 3]);
  expect(new Set([at(105, 0), at(0, 51), at(0, 60), at(112, 64), at(211, 116)]).size).toBe(1);
});

test('One board alone is as wide as the picture', async () => {
  const { width, height } = await collage(paint, [scene('7')], 200);
  expect([width, height]).toEqual([200, 107]);
});
