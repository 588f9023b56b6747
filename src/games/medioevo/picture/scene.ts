import { ok, type Result, refuse } from '../../../core/result.js';
import type { Scene, SceneMark, SceneRequest, SceneView } from '../../../core/scene.js';
import type { ScenePanel } from '../../../core/scene-panels.js';
import type { SeatId } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { homeOf } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { isPlace } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { status } from '../tells/standings.js';
import { WORDS } from '../words/index.js';
import { factionName, factionOf, places, stacks, stacksAt } from './board.js';
import { closeUpLegend } from './close-up-legend.js';
import { hand } from './hand.js';
import { marksOf, routeEmphases, routeMarks } from './marks.js';
import { circle, lastRound, legend, markets, order } from './panels.js';

const LOOK = { map: 'medioevo', words: WORDS, kinds: { place: 'place', piece: 'piece' } };

/** Besides the board and its changes: a place and its neighbours, a war, one's trade route, one's hand of cards. */
export const VIEWS: readonly SceneView[] = [
  { name: 'region', events: true },
  { name: 'war', events: true },
  { name: 'route' },
  { name: 'hand' },
];

/** What a picture shows besides the board itself. */
interface Shown {
  readonly marks: readonly SceneMark[];
  readonly panels: readonly ScenePanel[];
  readonly focus: readonly string[];
  readonly closeUp?: true;
  readonly emphases?: ReadonlyMap<string, string>;
}

/** The current map of Europe. */
export function scene(seen: kit.Seen<Medioevo>, request: SceneRequest, locale: Locale): Result<Scene> {
  const shown = shownIn(seen, request, locale);
  if (shown === null) return refuse('no-picture');
  const { key, values = {} } = status(seen);
  const { focus, emphases = new Map<string, string>(), ...more } = shown;
  const emphasised = (place: ReturnType<typeof places>[number]) => {
    const emphasis = emphases.get(place.id);
    return emphasis === undefined ? place : { ...place, emphasis };
  };
  const board = { places: places(seen).map(emphasised), stacks: stacks(seen), ...more };
  // The dice of a battle, or a hand of cards, take the room.
  const isFull = board.panels.some(({ kind }) => kind === 'dice' || kind === 'hand');
  const near = focus.length === 0 || isFull ? [] : [closeUpLegend(locale, board, focus)];
  return ok(
    kit.boardScene(LOOK, locale, {
      title: WORDS.say(locale, 'game') ?? '',
      subtitle: WORDS.say(locale, `status.${key}`, values) ?? '',
      faction: (id) => factionName(locale, id),
      ...board,
      panels: [...board.panels, legend(locale, board), ...near],
      ...(focus.length === 0 ? {} : { focus }),
    }),
  );
}

/** Whose armies, fleets and goods are in one place. */
export function stands(seen: kit.Seen<Medioevo>, place: string, locale: Locale): string {
  if (!isPlace(place)) return '';
  const { pieces } = kit.namesFrom(LOOK, locale);
  return kit.stacksTold(stacksAt(seen, place), { pieces, faction: (id) => factionName(locale, id) });
}

function shownIn(seen: kit.Seen<Medioevo>, request: SceneRequest, locale: Locale): Shown | null {
  const { show, events = [] } = request;
  const focus = (request.places ?? []).filter(isPlace);
  const marks = marksOf(seen, events);
  switch (show) {
    case 'board':
      return { marks: [], panels: [order(seen, locale), ...circle(seen, locale)], focus: [] };
    case 'changes': {
      const round = lastRound(seen, events, locale);
      const panels = [order(seen, locale), ...(round.length > 0 ? round : circle(seen, locale))];
      return { marks, panels, focus: placesOf(marks), closeUp: true };
    }
    case 'region':
      return { marks, panels: markets(seen, focus, locale), focus };
    case 'war':
      return { marks, panels: lastRound(seen, events, locale), focus };
    case 'route':
      return ofRoute(seen, seen.viewer, locale);
    case 'hand':
      return ofHand(seen, seen.viewer, locale);
    default:
      return null;
  }
}

/** Where something happened. */
function placesOf(marks: readonly SceneMark[]): readonly string[] {
  return [...new Set(marks.flatMap((mark) => (mark.kind === 'sign' ? [mark.place] : mark.path)))];
}

/** A trade route is marked openly on the board: one's own is shown. */
function ofRoute(seen: kit.Seen<Medioevo>, seat: SeatId | null, locale: Locale): Shown | null {
  const route = seat === null ? null : (seen.realms[seat]?.route ?? null);
  if (seat === null || route === null) return null;
  const stops = [route.origin, ...route.stages.map(({ at }) => at)];
  const carrier = seen.vehicles.find(({ id }) => id === route.vehicle);
  const focus = [...stops, ...(carrier === undefined ? [] : [carrier.at])];
  const marks = routeMarks(seen, seat, factionOf(seen, seat));
  return { marks, panels: markets(seen, stops, locale, route), focus, emphases: routeEmphases(seen, seat) };
}

function ofHand(seen: kit.Seen<Medioevo>, seat: SeatId | null, locale: Locale): Shown | null {
  const kingdom = seat === null ? null : (seen.realms[seat]?.kingdom ?? null);
  if (seat === null || kingdom === null) return null;
  return { marks: [], panels: [hand(seen, seat, locale)], focus: homeOf(bookOf(seen.overrides).board, kingdom) };
}
