import { ok, type Result, refuse } from '../../../core/result.js';
import type { Scene, SceneRequest } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import type { Seen } from '../../../kit/index.js';
import { bookOf } from '../facts/override.js';
import type { Reconquista } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { altText } from './alt.js';
import { scenePlaces, sceneRegions, sceneStacks } from './board.js';
import { marksOf } from './changes.js';
import { dicePanel } from './dice.js';
import { legend, panelsOf } from './panels.js';

/** Events that only a whole chapter has. */
const CHAPTERS: readonly string[] = ['turn-began', 'reaction', 'chapter-ended'];

/** The current map, with recent events as arrows, losses and the last dice. */
export function scene(seen: Seen<Reconquista>, request: SceneRequest, locale: Locale): Result<Scene> {
  if (request.show !== 'board' && request.show !== 'changes') return refuse('no-picture');
  const book = bookOf(seen.overrides);
  const events = request.show === 'changes' ? (request.events ?? []) : [];
  const year = String(book.starts.get(seen.turn)?.year ?? '');
  // The dice take the place of the legend, but not where a whole chapter is told with all its forces.
  const dice = events.some(({ type }) => CHAPTERS.includes(type)) ? [] : dicePanel(locale, events);
  const title = WORDS.say(locale, 'picture.title', { turn: seen.turn, year }) ?? '';
  const board = {
    places: [...scenePlaces(seen, book, locale), ...sceneRegions(locale)],
    stacks: sceneStacks(seen, locale),
    marks: marksOf(events),
  };
  const drawn: Omit<Scene, 'alt'> = {
    map: 'reconquista',
    locale,
    title: WORDS.say(locale, 'game') ?? '',
    subtitle: title,
    ...board,
    panels: [...panelsOf(seen, book, locale), ...(dice.length > 0 ? dice : [legend(locale, board)])],
  };
  return ok({ ...drawn, alt: altText(seen, locale, drawn) });
}
