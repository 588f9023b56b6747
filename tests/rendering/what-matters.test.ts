import { describe, expect, test } from 'vitest';
import type { SceneStack } from '../../src/core/scene.js';
import { placeCounters } from '../../src/rendering/layout.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { assetsFolder } from '../../src/rendering/picturer.js';

const { board, style } = openMap(assetsFolder(), 'medioevo');
const pieces = ['village', 'fort', 'light-infantry', 'archer', 'wagon'];
const counters = pieces.map((piece) => ({ piece }));
const OWN: SceneStack = { place: 'constantinople', faction: 'byzantine-empire', counters, matters: 'more' };
const HORDE: SceneStack = {
  place: 'konya',
  faction: 'barbarians',
  counters: [{ piece: 'archer' }],
  matters: 'less',
};
const sizesOf = (stacks: readonly SceneStack[], isEnlarged = false) =>
  stacks.map((_, at) =>
    Math.max(
      ...placeCounters(board, style, stacks, isEnlarged).flatMap(({ stack, size }) => (stack === at ? [size] : [])),
    ),
  );
const plain = ({ matters: _, ...stack }: SceneStack): SceneStack => stack;

describe('counters that matter more or less', () => {
  test('where nothing is said all stand as large as there is room', () => {
    const [own = 0, horde = 0] = sizesOf([plain(OWN), plain(HORDE)]);
    expect(horde).toBeGreaterThan(2 * own);
  });

  test('what matters more may cover a name, and what matters less is no larger', () => {
    const [own = 0, horde = 0] = sizesOf([OWN, HORDE]);
    expect(own).toBeGreaterThanOrEqual(26);
    expect(horde).toBeLessThanOrEqual(own);
    expect(horde).toBeGreaterThanOrEqual(26);
  });

  test('an enlarged board leaves more names uncovered', () => {
    const [small = 0] = sizesOf([OWN], true);
    expect(small).toBeLessThan(sizesOf([OWN])[0] ?? 0);
    expect(small).toBeGreaterThanOrEqual(20);
  });

  test('hordes alone on the board are as large as ever', () => {
    expect(sizesOf([HORDE])).toEqual(sizesOf([plain(HORDE)]));
  });
});
