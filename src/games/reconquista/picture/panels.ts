import type { ScenePanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import { pointsOf, verdictOf } from '../closing/points.js';
import type { Book } from '../facts/book.js';
import { revenueOf } from '../income/revenue.js';
import { citiesOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { called } from '../words/names.js';
import { said } from './alt.js';

const TURNS = 20;
/** 2 and 6 from the board, 2 from an event (10.1). */
const MOST_INCOME = 10;

/** Tracks of turns and income, both sides' figures, and this turn's gain. */
export function panelsOf(state: Reconquista, book: Book, locale: Locale): readonly ScenePanel[] {
  return [turnTrack(state), sides(state, book, locale), incomeTrack(state, book), story(state, locale)].flat();
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

function incomeTrack(state: Reconquista, book: Book): ScenePanel {
  const boxes = Array.from({ length: MOST_INCOME + 1 }, (_, points) => ({ label: String(points) }));
  return { slot: 'income', kind: 'track', symbol: 'coin', boxes, present: incomeOf(state, book) };
}

function sides(state: Reconquista, book: Book, locale: Locale): ScenePanel {
  const points = pointsOf(state, book).total;
  return {
    slot: 'order',
    kind: 'roster',
    rows: [
      {
        faction: 'christian',
        name: called(locale, 'side', 'christian'),
        note: called(locale, 'level', verdictOf(points, book)),
        state: 'active',
        score: String(points),
        purse: { symbol: 'coin', text: String(incomeOf(state, book)) },
      },
      {
        faction: 'muslim',
        name: called(locale, 'side', 'muslim'),
        note: WORDS.say(locale, 'picture.cities', { count: citiesOf(state.places, 'muslim').length }) ?? '',
      },
    ],
  };
}

/** The turn's event and the region in revolt, if any. */
function story(state: Reconquista, locale: Locale): readonly ScenePanel[] {
  const { event } = state.fortune;
  const lines = [
    ...(event === null ? [] : [called(locale, 'event', event)]),
    ...(state.revolt === null
      ? []
      : [said(locale, called(locale, 'rebellion', 'regional-revolt'), called(locale, 'region', state.revolt))]),
  ];
  return lines.length === 0
    ? []
    : [{ slot: 'story', kind: 'text', title: WORDS.say(locale, 'picture.event') ?? '', paragraphs: lines }];
}

const SYMBOLS = ['army', 'garrison', 'order', 'rebel', 'city', 'mosque', 'fort', 'mountain'] as const;

export function legend(locale: Locale): ScenePanel {
  const entries = SYMBOLS.map((symbol) => ({ symbol, text: WORDS.say(locale, `legend.${symbol}`) ?? symbol }));
  return { slot: 'legend', kind: 'legend', entries };
}
