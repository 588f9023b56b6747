import type { SceneMark } from '../../core/scene.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import type { Bounds, Spot } from '../places.js';
import { nationStyle } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { freeSpot } from './free-spot.js';

const OUTLINE = '#1c130c';
const LANE = 15;
const LOSS_WIDTH = 82;

/**
 * What changed: arrows for moves (broken ones for retreats), crosses for losses, crossed swords for battles.
 * `taken` is where counters and names stand: crosses and swords keep clear of them.
 */
export function changeItems(
  map: MapFolder,
  lettering: Lettering,
  marks: readonly SceneMark[],
  taken: readonly Bounds[],
): Placed[] {
  const lanes = new Map<string, number>();
  const [arrows, signs]: [Placed[], Placed[]] = [[], []];
  const occupied = [...taken];
  const sign = (area: string, sprite: Sprite): void => {
    const place = map.places.areas[area];
    if (place === undefined) return;
    const [x, y] = freeSpot(place, occupied, sprite.width, sprite.height);
    occupied.push([x - sprite.width / 2, y - sprite.height / 2, x + sprite.width / 2, y + sprite.height / 2]);
    signs.push({ sprite, x, y });
  };
  for (const mark of marks) {
    switch (mark.kind) {
      case 'move':
      case 'retreat': {
        const points = route(map, mark.path);
        const lane = nextLane(lanes, `${mark.path[0]}>${mark.path.at(-1)}`);
        if (points.length > 1) arrows.push(arrow(map, lettering, mark, points, lane * LANE));
        break;
      }
      case 'loss':
        sign(mark.area, lossSprite(map, lettering, mark.nation, mark.count));
        break;
      case 'battle':
        sign(mark.area, battleSprite(44));
        break;
    }
  }
  return [...arrows, ...signs];
}

function nextLane(lanes: Map<string, number>, key: string): number {
  const lane = lanes.get(key) ?? 0;
  lanes.set(key, lane + 1);
  return lane;
}

/** How far an arrow reaches into the areas where it starts and ends: it shows the crossing, not the counters' heads. */
const REACH_IN = 46;

/** Over the borders where they are crossed; through an area on the way it bends a little to its middle. */
function route(map: MapFolder, path: readonly string[]): Spot[] {
  const places = path.flatMap((id) => map.places.areas[id] ?? []);
  const gates = places.slice(0, -1).map((place, index): Spot => {
    const next = places[index + 1] ?? place;
    return place.crossings?.[path[index + 1] ?? ''] ?? between(place.centre, next.centre, 0.5);
  });
  const [firstGate, lastGate] = [gates[0], gates.at(-1)];
  const [start, end] = [places[0], places.at(-1)];
  if (firstGate === undefined || lastGate === undefined || start === undefined || end === undefined) return [];
  const points: Spot[] = [towards(firstGate, start.centre, REACH_IN)];
  for (const [index, gate] of gates.entries()) {
    const nextGate = gates[index + 1];
    const through = places[index + 1];
    points.push(gate);
    if (nextGate !== undefined && through !== undefined)
      points.push(between(between(gate, nextGate, 0.5), through.centre, 0.35));
  }
  return [...points, towards(lastGate, end.centre, REACH_IN)];
}

function between([ax, ay]: Spot, [bx, by]: Spot, share: number): Spot {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function towards(from: Spot, to: Spot, most: number): Spot {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return distance <= most ? to : between(from, to, most / distance);
}

function arrow(
  map: MapFolder,
  lettering: Lettering,
  mark: Extract<SceneMark, { kind: 'move' | 'retreat' }>,
  route: readonly Spot[],
  shift: number,
): Placed {
  const look = nationStyle(map.style, mark.nation);
  const points = smooth(route.map(([x, y]): Spot => [x + shift * 0.7, y + shift]));
  const tip = points.at(-1) ?? [0, 0];
  const before = points.at(-4) ?? points[0] ?? tip;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const shaft = points.slice(0, -3);
  const middle = points[Math.floor(points.length * 0.42)] ?? tip;
  const head = [
    along(tip, angle, 0),
    along(tip, angle + 2.6, 27),
    along(tip, angle + Math.PI, 15),
    along(tip, angle - 2.6, 27),
  ];
  const line = `M${shaft.map(text).join('L')}`;
  const point = `M${head.map(text).join('L')}Z`;
  const broken = mark.kind === 'retreat' ? ' stroke-dasharray="11 13"' : '';
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${more === '' ? 'round' : 'butt'}" stroke-linejoin="round"${more}/>`;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 34, Math.min(...ys) - 34];
  const count = String(mark.count);
  const sprite: Sprite = {
    key: `arrow:${map.id}:${mark.kind}:${mark.nation}:${mark.path.join('>')}:${mark.count}:${shift}`,
    left,
    top,
    width: Math.max(...xs) + 34 - left,
    height: Math.max(...ys) + 34 - top,
    svg: () =>
      `${stroke('#fff8e6', 17)}<path d="${point}" fill="#fff8e6" stroke="#fff8e6" stroke-width="8" stroke-linejoin="round"/>
      ${stroke(OUTLINE, 12, broken)}<path d="${point}" fill="${look.field}" stroke="${OUTLINE}" stroke-width="3.500" stroke-linejoin="round"/>
      ${stroke(look.field, 7, broken)}
      <circle cx="${middle[0]}" cy="${middle[1]}" r="15" fill="#fffaf0" stroke="${OUTLINE}" stroke-width="3"/>
      <path d="${lettering.path('figure', count, { x: middle[0], y: middle[1] + 7.5, size: 21, anchor: 'middle' })}" fill="${OUTLINE}"/>`,
  };
  return { sprite, x: 0, y: 0 };
}

/** A curve through the points (Catmull and Rom), as short straight pieces. */
function smooth(points: readonly Spot[]): Spot[] {
  const curve: Spot[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const b = points[index] ?? [0, 0];
    const c = points[index + 1] ?? b;
    const a = points[index - 1] ?? b;
    const d = points[index + 2] ?? c;
    for (let step = 0; step < 12; step++) {
      const t = step / 12;
      const at = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
      curve.push([at(a[0], b[0], c[0], d[0]), at(a[1], b[1], c[1], d[1])]);
    }
  }
  const last = points.at(-1);
  return last === undefined ? curve : [...curve, last];
}

function along([x, y]: Spot, angle: number, distance: number): Spot {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

function text([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function lossSprite(map: MapFolder, lettering: Lettering, nation: string, count: number): Sprite {
  const look = nationStyle(map.style, nation);
  return {
    key: `loss:${map.id}:${nation}:${count}`,
    left: -LOSS_WIDTH / 2,
    top: -18,
    width: LOSS_WIDTH,
    height: 36,
    svg: () =>
      `<rect x="${-LOSS_WIDTH / 2 + 1.5}" y="-16" width="${LOSS_WIDTH - 3}" height="32" rx="16" fill="#fffaf0" stroke="${OUTLINE}" stroke-width="2.500"/>
      ${plateSvg(map, nation, -24, 0, 14)}<circle cx="-24" cy="0" r="13" fill="none" stroke="${look.field}" stroke-width="3.500"/>
      <path d="M-4 -7L10 7M10 -7L-4 7" stroke="#c8101a" stroke-width="5.500" stroke-linecap="round"/>
      <path d="${lettering.path('figure', String(count), { x: 25, y: 8, size: 23, anchor: 'middle' })}" fill="#a60d12"/>`,
  };
}

/** Crossed swords on a burst. */
function battleSprite(size: number): Sprite {
  return {
    key: `battle:${size}`,
    left: -size / 2,
    top: -size / 2,
    width: size,
    height: size,
    svg: () => `<g transform="scale(${size / 100})">${battleSvg()}</g>`,
  };
}

export function battleSvg(): string {
  const spikes = Array.from({ length: 24 }, (_, index) => {
    const radius = index % 2 === 0 ? 49 : 38;
    return `${(Math.cos((index * Math.PI) / 12) * radius).toFixed(1)} ${(Math.sin((index * Math.PI) / 12) * radius).toFixed(1)}`;
  });
  const sword = `<path d="M0 -36L5 -26V14H-5V-26Z" fill="#f4f2ec" stroke="${OUTLINE}" stroke-width="3"/><path d="M-14 14H14V20H-14Z" fill="#f2c534" stroke="${OUTLINE}" stroke-width="3"/><path d="M-3.500 20H3.500V34H-3.500Z" fill="#6b4423" stroke="${OUTLINE}" stroke-width="3"/>`;
  return `<path d="M${spikes.join('L')}Z" fill="#d9341d" stroke="${OUTLINE}" stroke-width="4" stroke-linejoin="round"/><g transform="rotate(45)">${sword}</g><g transform="rotate(-45)">${sword}</g>`;
}
