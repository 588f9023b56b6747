/** What Discord takes of one message, in either of its forms. */
export interface Measure {
  readonly characters: number;
  readonly bytes: number;
}

/** Words beside the rows of buttons. */
export const OF_TEXT: Measure = { characters: 2000, bytes: Number.POSITIVE_INFINITY };

/** All words of a container together. Some ten thousand bytes of them are answered with a fault of Discord's own. */
export const OF_CONTAINER: Measure = { characters: 4000, bytes: 8000 };

/** Everything in a container, whatever it stands in, the container itself among it. */
export const COMPONENTS_MOST = 40;

export const ALT_MOST = 1024;

/** A text of more messages than these becomes a file. */
export const MESSAGES_MOST = 4;

export function fits(measure: Measure, ...texts: readonly string[]): boolean {
  const whole = texts.join('');
  return [...whole].length <= measure.characters && Buffer.byteLength(whole) <= measure.bytes;
}
