import type { JsonObject } from '../../core/json.js';
import type { Locale } from '../../core/locale.js';
import type { Chart } from '../../core/scene.js';
import { personIn, type SeatId } from '../../core/seat.js';
import { halves, PICTURE_WORDS } from './picture/words.js';
import { book } from './state/reading.js';
import { isView } from './view.js';

/** Victory points of each seat over the turns. */
export function chart(view: JsonObject, locale: Locale): Chart | null {
  const name = (seat: SeatId) => personIn(view, seat);
  if (!isView(view)) return null;
  const { first, last } = book(view).scenarios[view.options.scenario];
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const lines = view.seats.map((seat) => ({
    name: name(seat),
    values: turns.map((turn) => (turn > view.turn ? null : scoreBy(view.ledger, seat, turn))),
  }));
  const title = PICTURE_WORDS[locale].chart;
  return {
    map: 'hispania',
    locale,
    title,
    x: turns.map(String),
    lines,
    alt: [
      title,
      ...lines.map(({ name, values }) => `${name}: ${halves(values.findLast((value) => value !== null) ?? 0)}`),
    ].join('. '),
  };
}

function scoreBy(
  ledger: readonly { readonly seat: string | null; readonly turn: number; readonly points: number }[],
  seat: string,
  turn: number,
): number {
  return ledger.reduce((sum, entry) => (entry.seat === seat && entry.turn <= turn ? sum + entry.points : sum), 0);
}
