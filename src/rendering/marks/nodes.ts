import type { ScenePlace } from '../../core/scene.js';
import type { Place } from '../board.js';
import { plateSvg } from '../counters/tile.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { type EmphasisStyle, INKS, NEUTRAL, type NodeStyle, paletteOf } from '../style.js';

/** The nodes of a point-to-point map in their owners' colours, ringed if highlighted. */
export function nodeItems(map: MapFolder, places: readonly ScenePlace[]): Placed[] {
  const said = new Map(places.map((place) => [place.id, place]));
  return Object.entries(map.board.places).flatMap(([id, place]): Placed[] => {
    if (place.node === undefined) return [];
    const { look = place.kind, owner = NEUTRAL, emphasis } = said.get(id) ?? {};
    const style = map.style.nodes[look];
    const shown = emphasis === undefined ? undefined : map.style.emphases[emphasis];
    const [x, y] = place.centre;
    return [
      ...(shown === undefined ? [] : [{ sprite: ringSprite(map, place, shown, `${emphasis}`), x, y }]),
      ...(style === undefined ? [] : [{ sprite: nodeSprite(map, place.node, style, look, owner), x, y }]),
    ];
  });
}

function nodeSprite(map: MapFolder, wide: number, style: NodeStyle, look: string, owner: string): Sprite {
  const size = wide * (style.scale ?? 1);
  const half = size * 0.56;
  return {
    key: `node:${map.id}:${look}:${owner}:${size}`,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () => {
      const device = style.device === undefined || owner === NEUTRAL ? '' : plateSvg(map, owner, 50, 50, style.device);
      const drawn = drawingSvg(style.drawing, INKS.text, INKS.paper, paletteOf(map.style, owner));
      return `<g transform="scale(${size / 100}) translate(-50 -50)">${drawn}${device}</g>`;
    },
  };
}

/** Distinguished by line as well as colour: dots, dashes and a solid line. */
const DASHES: Readonly<Record<EmphasisStyle['hatching'], string>> = {
  none: '',
  dots: '0.1 9',
  bend: '9 7',
  cross: '15 5',
};

function ringSprite(map: MapFolder, { node = 0 }: Place, style: EmphasisStyle, name: string): Sprite {
  const radius = node / 2 + 9;
  const half = radius + 12;
  return {
    key: `ring:${map.id}:${name}:${node}`,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () =>
      `<circle r="${radius}" fill="${style.ground}" fill-opacity="${Math.max(0.45, style.alpha)}" stroke="${style.edge}" stroke-width="13"/>
      <circle r="${radius}" fill="none" stroke="${style.light}" stroke-width="7" stroke-linecap="${style.hatching === 'dots' ? 'round' : 'butt'}" stroke-dasharray="${DASHES[style.hatching]}"/>`,
  };
}
