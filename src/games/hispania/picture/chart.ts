import type { Chart } from '../../../core/scene.js';
import { personIn } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { SENTENCES } from '../words/languages/index.js';

/** Each seat's victory points over the turns, less what it paid for nations (15.1): as in the ranking. */
export function chart(state: Hispania, locale: Locale): Chart | null {
  const { first, last } = book(state).scenarios[state.options.scenario];
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const lines = state.seats.map((seat) => ({
    name: personIn(state, seat),
    values: kit.runningTotals(
      [
        ...state.ledger.filter((entry) => entry.seat === seat),
        ...(state.players[seat]?.bids ?? []).map(({ turn, points }) => ({ turn, points: -points })),
      ],
      turns,
      state.turn,
    ),
  }));
  return kit.scoreChart(locale, {
    map: 'hispania',
    title: SENTENCES[locale]['picture.chart'],
    x: turns.map(String),
    lines,
  });
}
