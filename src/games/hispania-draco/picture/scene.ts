import { ok, type Result, refuse } from '../../../core/result.js';
import type { Scene, SceneMark, SceneRequest, SceneView } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import type { Seen } from '../../../kit/define-game.js';
import { isSpace } from '../facts/ids.js';
import { levelCode } from '../facts/level.js';
import { yearOf } from '../sequence/calendar.js';
import type { Draco } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { alt } from './alt.js';
import { nameOf, places, roads, stacks } from './board.js';
import { marksOf, stickMark, threats } from './marks.js';
import { dice, legend, order, reserve, years } from './panels.js';

/** Besides the board and its changes: a city with its surroundings, and the armies' possible moves. */
export const VIEWS: readonly SceneView[] = [{ name: 'region', events: true }, { name: 'threat' }];

export function scene(state: Seen<Draco>, request: SceneRequest, locale: Locale): Result<Scene> {
  const events = request.events ?? [];
  const focus = (request.places ?? []).filter(isSpace);
  const marks = marksShown(state, request);
  if (marks === null) return refuse('no-picture');
  const thrown = request.show === 'threat' ? null : dice(events, locale);
  const shown = {
    places: places(state, locale),
    stacks: stacks(state),
    marks: [...stickMark(state), ...marks],
    panels: [years(state), order(state, locale), reserve(state, locale)],
  };
  const drawn: Omit<Scene, 'alt'> = {
    map: 'hispania-draco',
    locale,
    ...titles(state, locale),
    connections: roads(state),
    ...shown,
    panels: [...shown.panels, thrown ?? legend(locale, shown)],
    ...(request.show === 'region' && focus.length > 0 ? { focus } : {}),
  };
  return ok({ ...drawn, alt: alt(state, locale, drawn) });
}

function marksShown(state: Draco, { show, events = [] }: SceneRequest): readonly SceneMark[] | null {
  switch (show) {
    case 'board':
    case 'region':
      return [];
    case 'changes':
      return marksOf(events);
    case 'threat':
      return threats(state);
    default:
      return null;
  }
}

function titles(state: Draco, locale: Locale): { readonly title: string; readonly subtitle: string } {
  const { round, ending, options } = state;
  const say = (key: string, values: Record<string, string | number>) => WORDS.say(locale, `panel.${key}`, values) ?? '';
  if (ending !== null) return { title: say('over', {}), subtitle: nameOf(locale, 'ending', ending) };
  if (round === 0) return { title: say('set-up', {}), subtitle: say('level', { level: levelCode(options.level) }) };
  // The roster shows whose turn it is: there is no room beside the year.
  return { title: say('round', { round }), subtitle: say('year', { year: yearOf(state) }) };
}
