import type { LegendPanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { BUILDING_IDS, GOOD_IDS, TRANSPORT_IDS, UNIT_IDS } from '../facts/kinds.js';
import { WORDS } from '../words/index.js';

/** Printed on the board, or laid there by what happened; keys of the style and of the words. */
const SIGNS = ['fire', 'port', 'wound', 'battle', 'loss', 'move'] as const;
const PIECES = [...UNIT_IDS, ...BUILDING_IDS, ...TRANSPORT_IDS];

/** More would be too small to read. */
const MOST = 9;

/** Beside a close-up: only what is to be seen there, goods and signs before pieces. */
export function closeUpLegend(
  locale: Locale,
  { places, stacks, marks }: kit.OnBoard,
  focus: readonly string[],
): LegendPanel & { readonly slot: string } {
  const near = {
    places: places.filter(({ id }) => focus.includes(id)),
    stacks: stacks.filter(({ place }) => focus.includes(place)),
    marks,
  };
  const isSign = (symbol: string) => SIGNS.some((one) => one === symbol);
  const isGood = (symbol: string) => GOOD_IDS.some((one) => one === symbol);
  const { entries } = kit.legendOf(kit.symbolsOn(near), [...GOOD_IDS, ...SIGNS, ...PIECES], (symbol) => {
    if (isSign(symbol)) return WORDS.say(locale, `legend.${symbol}`) ?? '';
    return WORDS.name(locale, { kind: isGood(symbol) ? 'good' : 'piece', id: symbol });
  });
  return { slot: 'near', kind: 'legend', entries: entries.slice(0, MOST) };
}
