import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../scripts/maps/shared/points.js';
import { clearance, inside } from '../../scripts/maps/shared/shapes.js';
import type { SceneStack } from '../../src/core/scene.js';
import { LOCALES, type Locale } from '../../src/core/words.js';
import { WORDS } from '../../src/games/hispania/words/index.js';
import { type Box, overlap } from '../../src/rendering/free-space.js';
import { LABEL, placeBadges, placeCounters, placeLabels } from '../../src/rendering/layout.js';
import { counterAspect } from '../../src/rendering/style.js';
import { openLettering } from '../../src/rendering/text/lettering.js';
import { atlas, board, facts, style } from './board-files.js';
import { scenesOf } from './played.js';
import { chancePosition, setupPositions } from './positions.js';

const lettering = openLettering(fileURLToPath(new URL('../../assets/fonts', import.meta.url)));
const measure = (text: string, size: number) => lettering.measure('name', text, size);

interface Owned extends Box {
  readonly area: string;
  readonly what: string;
}
const namesIn = (locale: Locale) => [
  ...[...facts.provinces, ...facts.offMap].map(({ id }) => ({ id, name: WORDS.name(locale, { kind: 'area', id }) })),
  { id: 'sea', name: WORDS.name(locale, { kind: 'area', id: 'sea' }) },
];
/** The ink of every line of every name. */
const lettersIn = (locale: Locale): Owned[] =>
  placeLabels(board, namesIn(locale), measure).flatMap(({ place, x, y, size, lines }) =>
    lines.map((line, index) => ({
      area: place,
      what: line,
      x,
      y: y + index * size * LABEL.leading - (size * (LABEL.rise - LABEL.fall)) / 2,
      width: measure(line, size),
      height: size * (LABEL.rise + LABEL.fall),
    })),
  );
const printed = facts.provinces.map(({ id }) => ({ id, badges: [{ badge: 'income' }, { badge: 'stacking' }] }));
const badges: Owned[] = placeBadges(board, printed).map(({ place, badge, x, y, size }) => ({
  area: place,
  what: badge.badge,
  x,
  y,
  width: size,
  height: size,
}));
const countersOf = (stacks: readonly SceneStack[]): Owned[] =>
  placeCounters(board, style, stacks).map(({ stack, what, x, y, size }) => {
    const piece = what.kind === 'counter' ? what.counter.piece : '';
    const width = size * counterAspect(style, piece);
    return { area: stacks[stack]?.place ?? '', what: piece, x, y, width, height: size };
  });

const cornersOf = ({ x, y, width, height }: Box): Point[] =>
  [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy): Point => [x + dx * width, y + dy * height]));
/** How far a box sticks out of its area: 0 when all of it lies within. */
function beyond(box: Owned): number {
  const rings = atlas.rings(box.area);
  return Math.max(0, ...cornersOf(box).map((corner) => (inside(corner, rings) ? 0 : clearance(corner, rings))));
}
const clashes = (some: readonly Owned[]): string[] =>
  some.flatMap((a, index) =>
    some.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.area} ${a.what} / ${b.area} ${b.what}`] : [])),
  );

describe.each(LOCALES)('names in %s', (locale) => {
  const letters = lettersIn(locale);

  it('are all written, in a size that can be read', () => {
    expect(new Set(letters.map(({ area }) => area)).size).toBe(44);
    for (const { size } of placeLabels(board, namesIn(locale), measure)) expect(size).toBeGreaterThanOrEqual(13);
  });

  it('stay within their province and touch neither one another nor the badges', () => {
    for (const one of [...letters, ...badges])
      expect([one.area, one.what, beyond(one)]).toEqual([one.area, one.what, 0]);
    expect(clashes([...letters, ...badges])).toEqual([]);
  });
});

describe('counters', () => {
  const names = LOCALES.flatMap((locale) => lettersIn(locale));
  const obstacles = new Map(
    Object.keys(board.places).map((id) => [id, [...names, ...badges].filter(({ area }) => area === id)]),
  );

  /** All counters are drawn, each inside its area, off the names in every language, the badges and each other. */
  function checkPosition(stacks: readonly SceneStack[]): number {
    const counters = countersOf(stacks);
    expect(counters).toHaveLength(stacks.reduce((sum, one) => sum + one.counters.length, 0));
    const faults = counters.flatMap((one) => {
      const wrong = beyond(one) > 0 ? [`${one.area}: ${one.what} leaves it by ${beyond(one).toFixed(1)}`] : [];
      const hit = (obstacles.get(one.area) ?? []).find((other) => overlap(one, other));
      return hit === undefined ? wrong : [...wrong, `${one.area}: ${one.what} on ${hit.what}`];
    });
    expect([...faults, ...clashes(counters)]).toEqual([]);
    return Math.min(...counters.map(({ height }) => height));
  }

  it('stand well in the set-ups', () => {
    for (const position of setupPositions()) expect(checkPosition(position)).toBeGreaterThanOrEqual(44);
  });

  it('stand well in 60 positions of chance, battles and Leaders among them', () => {
    for (let seed = 0; seed < 60; seed++) expect(checkPosition(chancePosition(seed))).toBeGreaterThanOrEqual(16);
  });

  it.each([
    ['A', 'standard'],
    ['A', 'advanced'],
    ['B', 'advanced'],
    ['C', 'standard'],
    ['C', 'advanced'],
    ['D', 'standard'],
    ['D', 'advanced'],
    ['E', 'advanced'],
  ])('stand well in positions of played games: scenario %s, %s', (scenario, version) => {
    for (const seed of ['1', '2']) {
      const scenes = scenesOf({ scenario, version, events: 'on' }, seed, 1500, 15);
      expect(scenes.length).toBeGreaterThan(20);
      for (const { stacks } of scenes) if (stacks.length > 0) expect(checkPosition(stacks)).toBeGreaterThanOrEqual(18);
    }
  });

  it('stand well where every province holds two great armies', () => {
    const army = (area: string, nation: string, units: readonly string[]): SceneStack => ({
      place: area,
      faction: nation,
      counters: units.map((piece) => ({ piece, count: 2 })),
    });
    const units = ['infantry', 'elite', 'cavalry', 'knight', 'castle', 'leader'];
    const crowded = Object.keys(board.places).flatMap((area) => [
      army(area, 'rome', units),
      army(area, 'ibere', ['infantry', 'cavalry', 'castle', 'ruin']),
    ]);
    expect(checkPosition(crowded)).toBeGreaterThanOrEqual(14);
  });

  it('stand where they stood when the same is asked again', () => {
    const position = chancePosition(7);
    expect(placeCounters(board, style, position)).toEqual(placeCounters(structuredClone(board), style, position));
  });
});
