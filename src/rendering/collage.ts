import type { Scene } from '../core/scene.js';
import type { Canvas } from './paint/pixels.js';

const GAP = 12;
/** Of the ground between the boards. */
const GREY = 0x2b;

/** Several boards beside and below one another, as near to a square as their number allows. */
export async function collage(
  paint: (scene: Scene, width: number) => Promise<Canvas>,
  scenes: readonly Scene[],
  width: number,
): Promise<Canvas> {
  const columns = Math.ceil(Math.sqrt(scenes.length));
  const each = Math.floor((width - GAP * (columns - 1)) / columns);
  const rows: Canvas[][] = [];
  for (const [place, scene] of scenes.entries()) {
    const row = rows[Math.floor(place / columns)] ?? [];
    if (place % columns === 0) rows.push(row);
    row.push(await paint(scene, each));
  }
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const height = heights.reduce((sum, one) => sum + one, GAP * (rows.length - 1));
  const whole = { width, height, data: new Uint8Array(width * height * 3).fill(GREY) };
  let top = 0;
  for (const [place, row] of rows.entries()) {
    for (const [column, board] of row.entries()) lay(whole, board, column * (each + GAP), top);
    top += (heights[place] ?? 0) + GAP;
  }
  return whole;
}

function lay(whole: Canvas, board: Canvas, left: number, top: number): void {
  const bytes = Math.min(board.width, whole.width - left) * 3;
  for (let y = 0; y < board.height; y++) {
    const from = y * board.width * 3;
    whole.data.set(board.data.subarray(from, from + bytes), ((top + y) * whole.width + left) * 3);
  }
}
