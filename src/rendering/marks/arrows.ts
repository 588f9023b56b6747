import type { SceneMark } from '../../core/scene.js';
import type { Spot } from '../board.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { factionStyle, INKS } from '../style.js';
import type { Lettering } from '../text/lettering.js';

const OUTLINE = INKS.outline;
/** Distance between parallel arrows along one way. */
const LANE = 15;

type ArrowMark = Extract<SceneMark, { kind: 'arrow' }>;

/** Arrows along ways, in the faction's colour; dashed as the style says. */
export function arrowItems(map: MapFolder, lettering: Lettering, marks: readonly ArrowMark[]): Placed[] {
  const lanes = new Map<string, number>();
  return marks.flatMap((mark) => {
    const points = route(map, mark.path);
    const lane = nextLane(lanes, `${mark.path[0]}>${mark.path.at(-1)}`);
    return points.length > 1 ? [arrow(map, lettering, mark, points, lane * LANE)] : [];
  });
}

function nextLane(lanes: Map<string, number>, key: string): number {
  const lane = lanes.get(key) ?? 0;
  lanes.set(key, lane + 1);
  return lane;
}

/** What a label at the end of an arrow needs. */
const ROOM = 90;

/** How far an arrow reaches into its first and last area: it shows the crossing without covering counters. */
const REACH_IN = 46;

/** Across the borders at their crossings; in areas on the way it bends a little towards the centre. */
function route(map: MapFolder, path: readonly string[]): Spot[] {
  const places = path.flatMap((id) => map.board.places[id] ?? []);
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

function arrow(map: MapFolder, lettering: Lettering, mark: ArrowMark, route: readonly Spot[], shift: number): Placed {
  const look = factionStyle(map.style, mark.faction);
  const points = smooth(route.map(([x, y]): Spot => [x + shift * 0.7, y + shift]));
  const tip = points.at(-1) ?? [0, 0];
  const before = points.at(-4) ?? points[0] ?? tip;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const shaft = points.slice(0, -3);
  const said = mark.text ?? '';
  const room = said.length > FIGURES ? ROOM : 34;
  const middle = said.length > FIGURES ? along(tip, angle, BEYOND) : (points[Math.floor(points.length * 0.42)] ?? tip);
  const head = [
    along(tip, angle, 0),
    along(tip, angle + 2.6, 27),
    along(tip, angle + Math.PI, 15),
    along(tip, angle - 2.6, 27),
  ];
  const line = `M${shaft.map(text).join('L')}`;
  const point = `M${head.map(text).join('L')}Z`;
  const { dash } = map.style.arrows[mark.look] ?? {};
  const broken = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${more === '' ? 'round' : 'butt'}" stroke-linejoin="round"${more}/>`;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const sprite: Sprite = {
    key: `arrow:${map.id}:${mark.look}:${mark.faction}:${mark.path.join('>')}:${said}:${shift}`,
    left,
    top,
    width: Math.max(...xs) + room - left,
    height: Math.max(...ys) + room - top,
    svg: () =>
      `${stroke('#fff8e6', 17)}<path d="${point}" fill="#fff8e6" stroke="#fff8e6" stroke-width="8" stroke-linejoin="round"/>
      ${stroke(OUTLINE, 12, broken)}<path d="${point}" fill="${look.field}" stroke="${OUTLINE}" stroke-width="3.500" stroke-linejoin="round"/>
      ${stroke(look.field, 7, broken)}${said === '' ? '' : saidSvg(lettering, said, middle)}`,
  };
  return { sprite, x: 0, y: 0 };
}

/** The number on a disc at mid-way; a longer label at the end, large enough for a phone. */
function saidSvg(lettering: Lettering, said: string, [x, y]: Spot): string {
  return said.length > FIGURES ? wordSvg(lettering, said, [x, y]) : figureSvg(lettering, said, [x, y]);
}

function figureSvg(lettering: Lettering, said: string, [x, y]: Spot): string {
  const size = Math.min(21, (21 * 24) / Math.max(1, lettering.measure('figure', said, 21)));
  return `
      <circle cx="${x}" cy="${y}" r="15" fill="#fffaf0" stroke="${OUTLINE}" stroke-width="3"/>
      <path d="${lettering.path('figure', said, { x, y: y + (size * 7.5) / 21, size, anchor: 'middle' })}" fill="${OUTLINE}"/>`;
}

function wordSvg(lettering: Lettering, said: string, [x, y]: Spot): string {
  const width = lettering.measure('figure', said, WORD) + 14;
  const height = WORD + 4;
  return `
      <rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="10" fill="#fffaf0" stroke="${OUTLINE}" stroke-width="3"/>
      <path d="${lettering.path('figure', said, { x, y: y + WORD * 0.36, size: WORD, anchor: 'middle' })}" fill="${OUTLINE}"/>`;
}

/** At most this many characters go on a disc. */
const FIGURES = 2;
/** Letter size of a label: nine pixels when a picture of 1,600 is seen at 400. */
const WORD = 36;
/** Its distance beyond the tip, where arrows from one place have spread apart. */
const BEYOND = 26;

/** A Catmull-Rom curve through the points, as short straight pieces. */
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
