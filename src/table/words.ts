import type { Locale } from '../core/locale.js';
import type { Line, People } from './message.js';

/** How an edge wants its text: Discord escapes markdown and has its own times, the terminal does neither. */
export interface Style {
  readonly locale: Locale;
  readonly people: People;
  /** Makes a person's own words harmless. */
  readonly escape: (text: string) => string;
  /** An instant, as the edge shows it (in Discord `<t:…:R>`). */
  readonly time: (instant: Date) => string;
}

/** A line in words. */
export type Say = (line: Line, style: Style) => string;
