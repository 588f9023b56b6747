/** A drawing of the style: parts from back to front, in a box of 100 by 100. */
export type Drawing = readonly DrawingPart[];

interface DrawingPart {
  readonly d?: string;
  readonly circle?: readonly [x: number, y: number, radius: number];
  readonly ellipse?: readonly [x: number, y: number, rx: number, ry: number];
  readonly rect?: readonly [x: number, y: number, width: number, height: number, corner: number];
  /** Drawn as a line of this width rather than filled. */
  readonly w?: number;
  /** Knocked out: painted in the ground's colour. */
  readonly k?: 1;
  /** Fixed colours: `#rrggbb`, or one of the faction's by name. With either, nothing else colours the part. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly cap?: 'round';
  readonly join?: 'round';
  readonly dash?: string;
  readonly opacity?: number;
  /** Rotation about the centre of the box, in degrees. */
  readonly turn?: number;
}

/** What a drawing's colour names stand for. */
export type Palette = Readonly<Record<string, string>>;

/** A drawing in two colours; parts with fixed colours keep them. */
export function drawingSvg(drawing: Drawing, ink: string, ground: string, palette: Palette = {}): string {
  const colour = (name: string) => palette[name] ?? name;
  return drawing
    .map((part) => {
      const shape = shapeOf(part);
      const turned = part.turn === undefined ? '' : ` transform="rotate(${part.turn} 50 50)"`;
      const plain = part.k === 1 ? ground : ink;
      if (part.fill === undefined && part.stroke === undefined)
        return part.w === undefined
          ? `<${shape} fill="${plain}"${turned}/>`
          : `<${shape} fill="none" stroke="${plain}" stroke-width="${part.w}" stroke-linecap="round" stroke-linejoin="round"${turned}/>`;
      const line =
        part.stroke === undefined
          ? ''
          : ` stroke="${colour(part.stroke)}" stroke-width="${part.w ?? 1}"${part.cap === undefined ? '' : ` stroke-linecap="${part.cap}"`}${part.join === undefined ? '' : ` stroke-linejoin="${part.join}"`}${part.dash === undefined ? '' : ` stroke-dasharray="${part.dash}"`}`;
      const faint = part.opacity === undefined ? '' : ` opacity="${part.opacity}"`;
      return `<${shape} fill="${part.fill === undefined ? 'none' : colour(part.fill)}"${line}${faint}${turned}/>`;
    })
    .join('');
}

function shapeOf({ d, circle, ellipse, rect }: DrawingPart): string {
  if (circle !== undefined) return `circle cx="${circle[0]}" cy="${circle[1]}" r="${circle[2]}"`;
  if (ellipse !== undefined)
    return `ellipse cx="${ellipse[0]}" cy="${ellipse[1]}" rx="${ellipse[2]}" ry="${ellipse[3]}"`;
  if (rect !== undefined)
    return `rect x="${rect[0]}" y="${rect[1]}" width="${rect[2]}" height="${rect[3]}" rx="${rect[4]}"`;
  return `path d="${d ?? ''}"`;
}
