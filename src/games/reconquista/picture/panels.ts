import type { Scene } from '../../../core/scene.js';
import type { ScenePanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import { legendOf, symbolsOn } from '../../../kit/index.js';
import { pointsOf, verdictOf } from '../closing/points.js';
import type { Book } from '../facts/book.js';
import { type Faith, PLACE_IDS, SIDES, type Side } from '../facts/ids.js';
import { revenueOf } from '../income/revenue.js';
import { citiesOf, standsIn } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { nounFor } from '../words/names.js';
import { nameWithText } from './alt.js';

const TURNS = 20;
/** The track of turns, the sides on the board with their figures, and this turn's story. */
export function panelsOf(state: Reconquista, book: Book, locale: Locale): readonly ScenePanel[] {
  return [turnTrack(state), sides(state, book, locale), story(state, book, locale)];
}

function turnTrack(state: Reconquista): ScenePanel {
  const boxes = Array.from({ length: TURNS }, (_, index) => ({
    label: String(index + 1),
    special: index + 1 === TURNS,
  }));
  return { slot: 'track', kind: 'track', boxes, present: state.turn - 1 };
}

/** The money to spend; in other phases, what the position would earn. */
function incomeOf(state: Reconquista, book: Book): number {
  return state.frames.at(-1)?.kind === 'spending' ? state.purse : revenueOf(state, book).points;
}

function sides(state: Reconquista, book: Book, locale: Locale): ScenePanel {
  const cities = (side: Faith) =>
    WORDS.say(locale, 'picture.cities', { count: citiesOf(state.places, side).length }) ?? '';
  const others = SIDES.filter((side) => side !== 'christian' && side !== 'muslim' && isOnBoard(state, side));
  return {
    slot: 'order',
    kind: 'roster',
    rows: [
      {
        faction: 'christian',
        name: nounFor(locale, 'side', 'christian'),
        note: cities('christian'),
        state: 'active',
        score: String(pointsOf(state, book).total),
        purse: { symbol: 'coin', text: String(incomeOf(state, book)) },
      },
      { faction: 'muslim', name: nounFor(locale, 'side', 'muslim'), note: cities('muslim') },
      ...others.map((side) => ({ faction: side, name: nounFor(locale, 'side', side) })),
    ],
  };
}

function isOnBoard({ places }: Reconquista, side: Side): boolean {
  return PLACE_IDS.some((at) => standsIn(places[at]).some((stand) => stand.side === side));
}

/** The turn's event, the region in revolt, and what the points would be nounFor if they were the last. */
function story(state: Reconquista, book: Book, locale: Locale): ScenePanel {
  const { event } = state.fortune;
  const level = nounFor(locale, 'level', verdictOf(pointsOf(state, book).total, book));
  const paragraphs = [
    ...(event === null ? [] : [nounFor(locale, 'event', event)]),
    ...(state.revolt === null
      ? []
      : [
          nameWithText(
            locale,
            nounFor(locale, 'rebellion', 'regional-revolt'),
            nounFor(locale, 'region', state.revolt),
          ),
        ]),
    WORDS.say(locale, 'picture.level', { level }) ?? '',
  ];
  return { slot: 'story', kind: 'text', title: WORDS.say(locale, 'picture.event') ?? '', paragraphs };
}

/** In the order of the legend: forces, walls, what is marked, and what is printed. */
const SYMBOLS = [
  'army',
  'garrison',
  'order',
  'mercenary',
  'crusader',
  'el-cid',
  'rebel',
  'city',
  'mosque',
  'fort',
  'contested',
  'revolt',
  'move',
  'retreat',
  'battle',
  'loss',
  'mountain',
  'landing',
  'face',
] as const;
/** More would be cut short; what is printed comes last. */
const MOST = 13;

/** What is on the board only: forces and marks first. */
export function legend(locale: Locale, board: Pick<Scene, 'places' | 'stacks' | 'marks'>): ScenePanel {
  const shown = new Set([...symbolsOn(board), 'mountain']);
  const { kind, entries } = legendOf(shown, SYMBOLS, (symbol) => WORDS.say(locale, `legend.${symbol}`) ?? symbol);
  return { slot: 'legend', kind, entries: entries.slice(0, MOST) };
}
