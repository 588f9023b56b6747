import type { SceneMark } from '../../core/scene.js';
import type { Bounds } from '../board.js';
import { plateSvg } from '../counters/tile.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { factionStyle, INKS, NEUTRAL, paletteOf, type SignStyle } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { freeSpot } from './free-spot.js';

const PILL_WIDTH = 82;

type SignMark = Extract<SceneMark, { kind: 'sign' }>;

/** Signs at places: losses, battles. `taken` is where counters and names are, which signs avoid. */
export function signItems(
  map: MapFolder,
  lettering: Lettering,
  marks: readonly SignMark[],
  taken: readonly Bounds[],
): Placed[] {
  const occupied = [...taken];
  return marks.flatMap((mark) => {
    const place = map.board.places[mark.place];
    const look = map.style.signs[mark.look];
    if (place === undefined || look === undefined) return [];
    const sprite = signSprite(map, lettering, mark, look);
    const [x, y] = freeSpot(place, occupied, sprite.width, sprite.height);
    occupied.push([x - sprite.width / 2, y - sprite.height / 2, x + sprite.width / 2, y + sprite.height / 2]);
    return [{ sprite, x, y }];
  });
}

function signSprite(map: MapFolder, lettering: Lettering, mark: SignMark, look: SignStyle): Sprite {
  const { faction = NEUTRAL, text = '' } = mark;
  const key = `sign:${map.id}:${mark.look}:${faction}:${text}`;
  switch (look.form) {
    case 'plain':
      return {
        key,
        left: -look.size / 2,
        top: -look.size / 2,
        width: look.size,
        height: look.size,
        svg: () =>
          `<g transform="scale(${look.size / 100}) translate(-50 -50)">${drawingSvg(look.drawing, INKS.text, INKS.paper, paletteOf(map.style, faction))}</g>`,
      };
    case 'pill':
      return {
        key,
        left: -PILL_WIDTH / 2,
        top: -18,
        width: PILL_WIDTH,
        height: 36,
        svg: () => pillSvg(map, lettering, faction, text, look),
      };
  }
}

/** The faction's emblem, what happened to it, and how many. */
function pillSvg(
  map: MapFolder,
  lettering: Lettering,
  faction: string,
  text: string,
  look: Extract<SignStyle, { form: 'pill' }>,
): string {
  const { field } = factionStyle(map.style, faction);
  return `<rect x="${-PILL_WIDTH / 2 + 1.5}" y="-16" width="${PILL_WIDTH - 3}" height="32" rx="16" fill="#fffaf0" stroke="${INKS.outline}" stroke-width="2.500"/>
      ${plateSvg(map, faction, -24, 0, 14)}<circle cx="-24" cy="0" r="13" fill="none" stroke="${field}" stroke-width="3.500"/>
      <g transform="translate(-7 -10) scale(.2)">${drawingSvg(look.drawing, look.colour, '#fffaf0')}</g>
      <path d="${lettering.path('figure', text, { x: 25, y: 8, size: 23, anchor: 'middle' })}" fill="${look.colour}"/>`;
}
