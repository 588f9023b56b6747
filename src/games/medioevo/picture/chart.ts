import type { Chart } from '../../../core/scene.js';
import { personIn } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { factionOf } from './board.js';

/** Each seat's honour after every turn. */
export function chart(seen: kit.Seen<Medioevo>, locale: Locale): Chart | null {
  const { history, options, seats } = seen;
  if (history.length === 0) return null;
  const turns = Array.from({ length: options.turns }, (_, index) => index);
  const lines = seats.map((seat) => ({
    faction: factionOf(seen, seat),
    name: personIn(seen, seat),
    values: turns.map((turn) => history[turn]?.[seat] ?? null),
  }));
  const title = WORDS.say(locale, 'chart.honour') ?? '';
  return kit.scoreChart(locale, { map: 'medioevo', title, x: turns.map((turn) => `${turn + 1}`), lines });
}
