import type { SceneCounter } from '../../core/scene.js';

/** One counter for each kind that is there, in this order. */
export function countersOf<Piece extends string>(
  order: readonly Piece[],
  tally: Readonly<Partial<Record<Piece, number>>>,
): readonly SceneCounter[] {
  return order.flatMap((piece) => {
    const count = tally[piece] ?? 0;
    return count === 0 ? [] : [{ piece, count }];
  });
}
