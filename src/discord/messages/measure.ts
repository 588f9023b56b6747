/** Discord's limits for one message, in either form. */
export interface Measure {
  readonly characters: number;
  readonly bytes: number;
}

/** Text beside the rows of buttons. */
export const OF_TEXT: Measure = { characters: 2000, bytes: Number.POSITIVE_INFINITY };

/** All text of a container together. Discord returns a 5xx above about 10 kB. */
export const OF_CONTAINER: Measure = { characters: 4000, bytes: 8000 };

/** All components of a container, nested ones and the container included. */
export const COMPONENTS_MOST = 40;

/** A text of more messages than this becomes a file. */
export const MESSAGES_MOST = 4;

export function fits(measure: Measure, ...texts: readonly string[]): boolean {
  const whole = texts.join('');
  return [...whole].length <= measure.characters && Buffer.byteLength(whole) <= measure.bytes;
}
