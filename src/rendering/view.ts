import type { View } from './paint/sprite.js';
import type { Place, Places } from './places.js';

/** Few steps, so that the sprites of one enlargement serve the next one too. */
const ZOOM_STEPS = [400, 520, 680, 880, 1150] as const;
const MARGIN = 46;
/** With a battle the right of the picture belongs to its dice. */
const BATTLE_SHARE = 0.7;

type BoardBounds = Pick<Places, 'size'> & { readonly areas: Readonly<Record<string, Pick<Place, 'bounds'>>> };

export function boardView(places: BoardBounds, width: number): View {
  const [boardWidth, boardHeight] = places.size;
  return { left: 0, top: 0, width: boardWidth, height: boardHeight, scale: width / boardWidth };
}

/** The smallest step that shows the areas with some room around them, kept on the board. */
export function zoomView(places: BoardBounds, focus: readonly string[], width: number, besideDice: boolean): View {
  const bounds = focus.flatMap((id) => places.areas[id]?.bounds ?? []);
  if (bounds.length === 0) return boardView(places, width);
  const every = (side: number) => bounds.filter((_, index) => index % 4 === side);
  const [left, top] = [Math.min(...every(0)) - MARGIN, Math.min(...every(1)) - MARGIN];
  const [right, bottom] = [Math.max(...every(2)) + MARGIN, Math.max(...every(3)) + MARGIN];
  const [boardWidth, boardHeight] = places.size;
  const share = besideDice ? BATTLE_SHARE : 1;
  const needed = Math.max((right - left) / share, ((bottom - top) * boardWidth) / boardHeight);
  const step = ZOOM_STEPS.find((candidate) => candidate >= needed);
  if (step === undefined) return boardView(places, width);
  const height = (step * boardHeight) / boardWidth;
  const middle = (left + right) / 2;
  return {
    left: within(middle - (step * share) / 2, boardWidth - step),
    top: within((top + bottom) / 2 - height / 2, boardHeight - height),
    width: step,
    height,
    scale: width / step,
  };
}

function within(value: number, most: number): number {
  return Math.round(Math.max(0, Math.min(value, most)));
}
