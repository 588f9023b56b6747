import type { JsonObject } from '../../../core/json.js';
import type { Chart } from '../../../core/scene.js';
import { personIn } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { book } from '../state/reading.js';
import { isView } from '../tells/view.js';
import { PICTURE_WORDS } from './words.js';

/** Victory points of each seat over the turns, less what it paid for its nations (15.1): as the ranking has them. */
export function chart(view: JsonObject, locale: Locale): Chart | null {
  if (!isView(view)) return null;
  const { first, last } = book(view).scenarios[view.options.scenario];
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const lines = view.seats.map((seat) => ({
    name: personIn(view, seat),
    values: kit.runningTotals(
      [
        ...view.ledger.filter((entry) => entry.seat === seat),
        ...(view.players[seat]?.bids ?? []).map(({ turn, points }) => ({ turn, points: -points })),
      ],
      turns,
      view.turn,
    ),
  }));
  return kit.scoreChart(locale, { map: 'hispania', title: PICTURE_WORDS[locale].chart, x: turns.map(String), lines });
}
