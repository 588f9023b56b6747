/**
 * A thing to be drawn, in board units around its own origin. Sprites with one key look the same, whatever the scene:
 * they are rasterised once a scale and then only copied.
 */
export interface Sprite {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly svg: () => string;
  /** Works over the raw pixels (four bytes each, straight alpha): for what SVG would do slowly. */
  readonly dye?: Dye;
}

export type Dye = (pixels: Uint8Array, width: number, height: number, scale: number) => void;

export interface Placed {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** The part of the board that is shown, in board units, and how many pixels a unit takes. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** What a picture is made of, from back to front. */
export interface DisplayList {
  readonly view: View;
  readonly items: readonly Placed[];
}
