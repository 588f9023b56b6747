/**
 * Something to draw, in board units around its own origin. Sprites with the same key look the same in any scene: they
 * are rasterised once per scale and then only copied.
 */
export interface Sprite {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly svg: () => string;
  /** As finished vectors, where `svg` is only the shape to be dyed. */
  readonly vectors?: () => string;
  /**
   * Raw-pixel work that SVG would do slowly: `prepare` makes a shape shared by several sprites, `dye` turns a copy into
   * this sprite.
   */
  readonly dyed?: { readonly shape: string; readonly prepare: Dye; readonly dye: Dye };
}

/** Four bytes per pixel, straight alpha. */
export type Dye = (pixels: Uint8Array, width: number, height: number, scale: number) => void;

export interface Placed {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** The visible part of the board, in board units, and the pixels per unit. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}
