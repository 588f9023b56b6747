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
  /**
   * Worked over in raw pixels, for what SVG would do slowly: `prepare` makes a shape that several sprites share,
   * `dye` makes this sprite of a copy.
   */
  readonly dyed?: { readonly shape: string; readonly prepare: Dye; readonly dye: Dye };
}

/** Four bytes a pixel, straight alpha. */
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
