import { pieceStyle, type Style } from '../style.js';

/** How wide a counter is for its height: a square or a disc, but a plaque with a name on it is wider. */
const PLAQUE_ASPECT = 1.9;

export function counterAspect(style: Style, piece: string): number {
  return pieceStyle(style, piece).form === 'plaque' ? PLAQUE_ASPECT : 1;
}
