import type { GameEvent } from '../../core/event.js';
import type { JsonObject } from '../../core/json.js';
import type { Locale } from '../../core/locale.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { Scene, SceneRequest } from '../../core/scene.js';
import { AREA_IDS, type AreaId } from './facts/ids.js';
import { altOf, type Told } from './picture/alt.js';
import { areaOf, type Emphasis, orderOf, stacksAt, trackOf } from './picture/board.js';
import { marksOf, throwOf } from './picture/changes.js';
import { legendOf, reachLegend } from './picture/legend.js';
import { areaName, titleOf, yearsOf } from './picture/names.js';
import { reachFrom } from './picture/reach.js';
import { fill, PICTURE_WORDS } from './picture/words.js';
import { book, isArea, isProvince, nationsIn } from './state/reading.js';
import { type HispaniaView, isView } from './view.js';

/** The board of Hispania as a picture to be drawn, from what the reader may know. */
export function scene(view: JsonObject, request: SceneRequest, locale: Locale): Result<Scene> {
  if (!isView(view)) return refuse('no-view');
  switch (request.show) {
    case 'board':
      return ok(whole(view, locale, []));
    case 'changes':
      return ok(whole(view, locale, request.events));
    case 'region':
      return ok(region(view, locale, request.areas.filter(isArea)));
    case 'battle':
      return ok(battle(view, locale, request.area, request.events ?? []));
    case 'reach':
      return isArea(request.area)
        ? ok(reach(view, locale, request.area, request.units))
        : refuse('province-unknown', { text: request.area });
  }
}

interface Framing {
  readonly title: string;
  readonly subtitle: string;
  readonly emphasis?: Emphasis;
  readonly told: Told;
}

/** What every picture shows of the position. */
function drawn(view: HispaniaView, locale: Locale, { title, subtitle, emphasis = new Map(), told }: Framing) {
  return {
    map: 'hispania',
    locale,
    title,
    ...(subtitle === '' ? {} : { subtitle }),
    areas: AREA_IDS.map((area) => areaOf(view, area, locale, emphasis)),
    stacks: AREA_IDS.flatMap((area) => stacksAt(view, area, locale)),
    marks: told.marks ?? [],
    track: trackOf(view),
    order: orderOf(view, locale),
    alt: altOf(view, locale, told),
  } satisfies Scene;
}

function whole(view: HispaniaView, locale: Locale, events: readonly GameEvent[]): Scene {
  const marks = marksOf(view, events);
  const thrown = throwOf(view, events, null);
  const told: Told = { marks, ...(thrown === null ? {} : { battle: thrown.battle }) };
  const years = yearsOf(view, view.turn, locale);
  const board = drawn(view, locale, { title: titleOf(view, locale), subtitle: years, told });
  return {
    ...board,
    legend: legendOf(locale, board.stacks, marks),
    ...(thrown === null ? {} : { battle: thrown.battle }),
  };
}

function region(view: HispaniaView, locale: Locale, areas: readonly AreaId[]): Scene {
  const [first] = areas;
  const title = first === undefined ? titleOf(view, locale) : areaName(first, locale);
  return { ...drawn(view, locale, { title, subtitle: titleOf(view, locale), told: { areas } }), focus: areas };
}

function battle(view: HispaniaView, locale: Locale, area: string, events: readonly GameEvent[]): Scene {
  const words = PICTURE_WORDS[locale];
  if (!isArea(area)) return whole(view, locale, events);
  const thrown = throwOf(view, events, isProvince(area) ? area : null);
  const around = [area, ...(book(view).neighbours.get(area) ?? []).map(({ to }) => to)];
  const board = drawn(view, locale, {
    title: fill(words.battleAt, { area: areaName(area, locale) }),
    subtitle: thrown === null ? titleOf(view, locale) : fill(words.round, { round: thrown.round }),
    emphasis: new Map([[area, 'contested']]),
    told: { areas: around, ...(thrown === null ? {} : { battle: thrown.battle }) },
  });
  return { ...board, focus: [area], ...(thrown === null ? {} : { battle: thrown.battle }) };
}

function reach(view: HispaniaView, locale: Locale, from: AreaId, units: string | undefined): Scene {
  const emphasis = reachFrom(view, from, units);
  const areas = [...emphasis.keys()];
  const board = drawn(view, locale, {
    title: fill(PICTURE_WORDS[locale].reachFrom, { area: areaName(from, locale) }),
    subtitle: units ?? titleOf(view, locale),
    emphasis,
    told: { reach: { from, emphasis }, areas: areas.filter((area) => nationsIn(view.areas[area]).length > 0) },
  });
  return { ...board, focus: areas, legend: reachLegend(locale) };
}
