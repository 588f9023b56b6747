import type { Board, Place } from './board.js';
import type { View } from './paint/sprite.js';

/** Shares of the board's width. Few steps, so that one enlargement's sprites serve the next. */
const ZOOM_STEPS = [0.25, 0.325, 0.425, 0.55, 0.71875] as const;
const MARGIN = 46;
/** A close-up is nearly twice as large as the whole, or it is not worth what it leaves out. */
const CLOSE_UP_MOST = 0.55;
/** With a battle the right side of the picture is for its dice. */
const BATTLE_SHARE = 0.7;

type BoardBounds = Pick<Board, 'size'> & { readonly places: Readonly<Record<string, Pick<Place, 'bounds'>>> };

export function boardView(board: BoardBounds, width: number): View {
  const [boardWidth, boardHeight] = board.size;
  return { left: 0, top: 0, width: boardWidth, height: boardHeight, scale: width / boardWidth };
}

/** The smallest step that shows the places with a margin, kept within the board; the whole if there is none. */
export function zoomView(
  board: BoardBounds,
  focus: readonly string[],
  width: number,
  besideDice: boolean,
  head = 0,
): View {
  return partView(board, focus, width, besideDice, head) ?? boardView(board, width);
}

/** As zoomed, unless it would be hardly larger than the whole: null. */
export function closeUpView(
  board: BoardBounds,
  focus: readonly string[],
  width: number,
  besideDice: boolean,
  head = 0,
): View | null {
  const view = partView(board, focus, width, besideDice, head);
  return view === null || view.width > CLOSE_UP_MOST * board.size[0] ? null : view;
}

/** `head`: the height of a strip above the board, of a board's height; the view reaches up behind it. */
export function partView(
  board: BoardBounds,
  focus: readonly string[],
  width: number,
  besideDice: boolean,
  head = 0,
): View | null {
  const bounds = focus.flatMap((id) => board.places[id]?.bounds ?? []);
  if (bounds.length === 0) return null;
  const every = (side: number) => bounds.filter((_, index) => index % 4 === side);
  const [left, top] = [Math.min(...every(0)) - MARGIN, Math.min(...every(1)) - MARGIN];
  const [right, bottom] = [Math.max(...every(2)) + MARGIN, Math.max(...every(3)) + MARGIN];
  const [boardWidth, boardHeight] = board.size;
  const share = besideDice ? BATTLE_SHARE : 1;
  const needed = Math.max((right - left) / share, ((bottom - top) * boardWidth) / (boardHeight - head));
  const step = ZOOM_STEPS.map((part) => Math.round(part * boardWidth)).find((candidate) => candidate >= needed);
  if (step === undefined) return null;
  const height = (step * boardHeight) / boardWidth;
  const strip = Math.round((step * head) / boardWidth);
  const middle = (left + right) / 2;
  return {
    left: within(middle - (step * share) / 2, boardWidth - step),
    top: within((top + bottom - height + strip) / 2, boardHeight - height + strip) - strip,
    width: step,
    height,
    scale: width / step,
  };
}

function within(value: number, most: number): number {
  return Math.round(Math.max(0, Math.min(value, most)));
}
