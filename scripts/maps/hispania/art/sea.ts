import { draw, INK } from '../../shared/art/ink.js';
import { shoreLines, wavy } from '../../shared/art/waves.js';
import { chanceOf } from '../../shared/chance.js';
import type { Point } from '../../shared/points.js';
import { clearance, inside } from '../../shared/shapes.js';
import { SEA_BOX } from '../geography.js';
import { BOARD } from '../projection.js';

/** The centre of the compass rose, where the rhumb lines start. */
const ROSE: Point = [408, 1046];
const ROSE_SIZE = 84;
/** A sea serpent and a galley: water without them looks empty. */
const BEASTS: readonly Point[] = [
  [900, 1018],
  [1218, 812],
];

/** Water, rhumb lines, shore lines, waves and the rose: everything below the land. */
export function sea(shores: readonly (readonly Point[])[], outline: string): string {
  return [
    draw('rect', { width: BOARD.width, height: BOARD.height, fill: INK.sea }),
    rhumbs(),
    shoreLines(outline),
    waves(shores),
    serpent(900, 1022),
    galley(1218, 822),
    rose(),
  ].join('');
}

function rhumbs(): string {
  const lines = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    const [dx, dy] = [Math.cos(angle) * 2000, Math.sin(angle) * 2000];
    return `M${ROSE[0]} ${ROSE[1]}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
  });
  const fine = { fill: 'none', stroke: '#6d8f98', 'stroke-width': 0.8 };
  return (
    draw('path', { ...fine, d: lines.filter((_, index) => index % 2 === 0).join(''), 'stroke-opacity': 0.42 }) +
    draw('path', { ...fine, d: lines.filter((_, index) => index % 2 === 1).join(''), 'stroke-opacity': 0.2 })
  );
}

function waves(shores: readonly (readonly Point[])[]): string {
  const chance = chanceOf('waves');
  let path = '';
  for (let y = 14; y < BOARD.height; y += 25)
    for (let x = BOARD.west + 4; x < BOARD.width; x += 56) {
      const [wx, wy] = [x + chance() * 40, y + chance() * 14];
      if (chance() < 0.35 || wx > 1570) continue;
      const { left, top, right, bottom } = SEA_BOX;
      const inBox = wx > left - 34 && wx < right + 14 && wy > top - 12 && wy < bottom + 12;
      const atRose = Math.hypot(wx + 9 - ROSE[0], wy - ROSE[1]) < ROSE_SIZE + 26;
      const atBeast = BEASTS.some(([bx, by]) => Math.hypot(wx + 9 - bx, (wy - by) * 1.5) < 62);
      if (inBox || atRose || atBeast || inside([wx + 9, wy], shores) || clearance([wx + 9, wy], shores) < 34) continue;
      const size = 5 + chance() * 2;
      path += `M${wx.toFixed(1)} ${wy.toFixed(1)}q${size / 2} ${-size * 0.55} ${size} 0t${size} 0t${size} 0`;
    }
  return wavy(path);
}

function rose(): string {
  const ray = (angle: number, length: number, half: number, dark: string, pale: string) => {
    const at = (turn: number, far: number) =>
      `${(Math.sin(angle + turn) * far).toFixed(2)} ${(-Math.cos(angle + turn) * far).toFixed(2)}`;
    const [tip, left, right] = [at(0, length), at(-Math.PI / 8, half), at(Math.PI / 8, half)];
    const line = { stroke: INK.line, 'stroke-width': 0.8, 'stroke-linejoin': 'round' };
    return (
      draw('path', { d: `M0 0L${left}L${tip}Z`, fill: pale, ...line }) +
      draw('path', { d: `M0 0L${right}L${tip}Z`, fill: dark, ...line })
    );
  };
  const ring = (radius: number, width: number) =>
    draw('circle', { r: radius, fill: 'none', stroke: INK.line, 'stroke-width': width });
  const ticks = Array.from({ length: 64 }, (_, index) => {
    const angle = (index * Math.PI) / 32;
    const [from, to] = [index % 2 === 0 ? 58.5 : 60.5, 64];
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return `M${(s * from).toFixed(2)} ${(-c * from).toFixed(2)}L${(s * to).toFixed(2)} ${(-c * to).toFixed(2)}`;
  }).join('');
  const points = [
    ...[1, 3, 5, 7, 9, 11, 13, 15].map((index) => ray((index * Math.PI) / 8, 42, 13, '#7fa0a4', '#e9e1c6')),
    ...[1, 3, 5, 7].map((index) => ray((index * Math.PI) / 4, 55, 18, '#c79a3b', '#f3e8cb')),
    ...[0, 2, 4, 6].map((index) => ray((index * Math.PI) / 4, 76, 20, index === 0 ? '#a12a1c' : '#3d5a68', '#f8f0da')),
  ];
  const lily =
    'M0 -90c3 3 4 6 2.4 9.5c3.4 -2.6 7.2 -1 6.2 2.6c-.6 2.4 -3.6 2.6 -4.4 .6c-.4 2.4 -1.8 3 -2.6 3.2h-3.2c-.8 -.2 -2.2 -.8 -2.6 -3.2c-.8 2 -3.8 1.8 -4.4 -.6c-1 -3.6 2.8 -5.2 6.2 -2.6c-1.6 -3.5 -.6 -6.5 2.4 -9.5z';
  return draw(
    'g',
    { transform: `translate(${ROSE[0]} ${ROSE[1]})` },
    draw('circle', { r: 66, fill: '#dfe6d6', 'fill-opacity': 0.75 }),
    ring(66, 1.4),
    ring(57.5, 0.8),
    draw('path', { d: ticks, stroke: INK.line, 'stroke-width': 0.9 }),
    ...points,
    draw('circle', { r: 5.5, fill: '#f3e8cb', stroke: INK.line, 'stroke-width': 1 }),
    draw('circle', { r: 2, fill: '#a12a1c' }),
    draw('path', { d: lily, fill: '#a12a1c', stroke: INK.line, 'stroke-width': 0.6 }),
  );
}

const FINE = { stroke: '#4d6f79', 'stroke-width': 1.1, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** Its head and three coils above the water. */
function serpent(x: number, y: number): string {
  const coil = (at: number, wide: number, tall: number) => {
    const inner = wide - 9;
    return `M${at} 0C${at} ${-tall} ${at + wide} ${-tall} ${at + wide} 0h-4.5C${at + 4.5 + inner} ${-tall + 7} ${at + 4.5} ${-tall + 7} ${at + 4.5} 0Z`;
  };
  const neck =
    'M-47 0C-45 -12 -37 -16 -37 -25C-37 -28 -39 -29.5 -42 -29C-46 -28.4 -50 -26.5 -53 -27.5C-50 -31 -47 -34.5 -41 -35.2C-34 -36 -30.5 -31.5 -30.5 -26C-30.5 -16 -39 -11 -41 0Z';
  const tail =
    'M46 0C48 -8 54 -12 60 -13C57 -16 57 -19 59 -22C61 -18 64 -17 68 -18C66 -14 63 -12 60.5 -10.5C55 -8.5 51 -5 50 0Z';
  const water = 'M-56 2q4 -3 8 0t8 0t8 0M-26 3q4 -3 8 0t8 0t8 0t8 0M14 3q4 -3 8 0t8 0M40 2q4 -3 8 0t8 0';
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    draw('path', { d: [neck, coil(-29, 30, 27), coil(8, 27, 21), tail].join(''), fill: '#8fb0a4', ...FINE }),
    draw('path', { d: 'M-36 -33l4 -4l1 5l4 -1l-1 5l4 1l-3 4', fill: 'none', ...FINE }),
    draw('circle', { cx: -42, cy: -31.5, r: 1.1, fill: '#33505a' }),
    draw('path', { d: water, fill: 'none', ...FINE }),
  );
}

/** A galley under sail with its oars out. */
function galley(x: number, y: number): string {
  const oars = Array.from({ length: 8 }, (_, index) => `M${-19 + index * 5} -3l-4 9`).join('');
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    draw('path', { d: 'M-1 -7V-43M-1 -43l-15 30M21 -8l3 -16', fill: 'none', ...FINE, 'stroke-width': 1.5 }),
    draw('path', { d: 'M2 -42C18 -36 23 -24 21 -12C14 -15 7 -15 1 -12C5 -22 6 -32 2 -42Z', fill: '#f3e8cb', ...FINE }),
    draw('path', { d: 'M9.5 -28.5v9M5.5 -25h8', fill: 'none', ...FINE, stroke: '#a12a1c', 'stroke-width': 1.8 }),
    draw('path', { d: 'M-1 -43c-5 -3 -7 1 -12 -2c3 4 6 3 12 5z', fill: '#a12a1c', ...FINE, 'stroke-width': 0.6 }),
    draw('path', {
      d: 'M-34 -13C-31 -4 -26 0 -18 1H20C27 0 31 -5 34 -9L25 -7H-24C-28 -7 -31 -9 -34 -13Z',
      fill: '#a9814f',
      ...FINE,
    }),
    draw('path', { d: oars, fill: 'none', ...FINE, 'stroke-width': 1 }),
    draw('path', { d: 'M-40 6q4 -3 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0', fill: 'none', ...FINE }),
  );
}
