import type { SceneConnection } from '../../core/scene.js';
import type { Connection, Spot } from '../board.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { type ConnectionStyle, INKS, NEUTRAL, paletteOf } from '../style.js';

/** The board's connections in the map's looks, or in those that the scene gives them. */
export function connectionItems(map: MapFolder, connections: readonly SceneConnection[]): Placed[] {
  const said = new Map(connections.map((one) => [pairOf(one.between), one]));
  const drawn = map.board.connections ?? [];
  const unknown = connections.filter(({ between }) => !drawn.some((one) => pairOf(one.between) === pairOf(between)));
  const straight = unknown.flatMap(({ between }): Connection[] => {
    const [a, b] = between.map((id) => map.board.places[id]?.centre);
    return a === undefined || b === undefined ? [] : [{ between, line: [a, b] }];
  });
  return [...drawn, ...straight].flatMap((connection): Placed[] => {
    const own = said.get(pairOf(connection.between));
    const look = own?.look ?? connection.look;
    const style = look === undefined ? undefined : map.style.connections[look];
    if (style === undefined) return [];
    return [{ sprite: lineSprite(map, connection, style, `${look}`, own?.faction ?? NEUTRAL), x: 0, y: 0 }];
  });
}

const pairOf = (between: readonly [string, string]): string => [...between].sort().join('|');

const MARGIN = 14;

function lineSprite(
  map: MapFolder,
  { between, line }: Connection,
  style: ConnectionStyle,
  look: string,
  faction: string,
): Sprite {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    key: `way:${map.id}:${pairOf(between)}:${look}:${faction}`,
    left,
    top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN - top,
    svg: () => {
      const palette = paletteOf(map.style, faction);
      const d = `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
      const strokes = style.lines.map(
        ({ colour, width, dash }) =>
          `<path d="${d}" fill="none" stroke="${palette[colour] ?? colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="${dash === undefined ? 'round' : 'butt'}"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`,
      );
      const beads =
        style.beads === undefined
          ? []
          : spread(line, style.beads.count).map(
              ([x, y]) =>
                `<g transform="translate(${x} ${y}) scale(${(style.beads?.size ?? 0) / 100}) translate(-50 -50)">${drawingSvg(style.beads?.drawing ?? [], INKS.text, INKS.paper, palette)}</g>`,
            );
      return [...strokes, ...beads].join('');
    },
  };
}

/** This many evenly spaced spots along the line, excluding its ends. */
function spread(line: readonly Spot[], count: number): Spot[] {
  const lengths = line.slice(1).map((to, index) => far(line[index] ?? to, to));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index): Spot => {
    let left = (whole * (index + 1)) / (count + 1);
    for (const [at, length] of lengths.entries()) {
      const [from, to] = [line[at] ?? [0, 0], line[at + 1] ?? [0, 0]];
      if (left <= length && length > 0) {
        const share = left / length;
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      }
      left -= length;
    }
    return line.at(-1) ?? [0, 0];
  });
}

const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
