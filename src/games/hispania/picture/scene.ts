import type { GameEvent } from '../../../core/chronicle.js';
import type { JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { Scene, SceneRequest, SceneView } from '../../../core/scene.js';
import type { ScenePanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { AREA_IDS, type AreaId, type NationId } from '../facts/ids.js';
import { menacesTo } from '../odds/threat.js';
import { book, isArea, isNation, isProvince, nationsIn, provincesOf } from '../state/reading.js';
import { type HispaniaView, isView } from '../tells/view.js';
import { SENTENCES } from '../words/languages/index.js';
import { altOf, nationTold, threatTold } from './alt.js';
import { type Emphasis, orderOf, placeOf, stacksAt, trackOf } from './board.js';
import { changesOf } from './changes.js';
import { legendOf, nationLegend, reachLegend, threatLegend } from './legend.js';
import { areaName, nationName, titleOf, yearsOf } from './names.js';
import { nationShown } from './nation.js';
import { reachFrom } from './reach.js';
import { diceOf, throwOf } from './throws.js';

/** A province and its neighbours; a battle with its last throw; where units may go; a nation; who may attack it. */
export const VIEWS: readonly SceneView[] = [
  { name: 'region' },
  { name: 'battle', events: true },
  { name: 'reach' },
  { name: 'nation' },
  { name: 'threat' },
];

/** The board of Hispania as a picture to be drawn, from what the reader may know. */
export function scene(view: JsonObject, request: SceneRequest, locale: Locale): Result<Scene> {
  if (!isView(view)) return refuse('no-view');
  const { show, places = [], events = [], units } = request;
  const [place = ''] = places;
  switch (show) {
    case 'board':
      return ok(whole(view, locale, []));
    case 'changes':
      return ok(whole(view, locale, events));
    case 'region':
      return ok(region(view, locale, places.filter(isArea)));
    case 'battle':
      return ok(battle(view, locale, place, events));
    case 'reach':
      return isArea(place) ? ok(reach(view, locale, place, units)) : refuse('province-unknown', { text: place });
    case 'nation':
      return isNation(place) ? ok(nation(view, locale, place)) : refuse('nation-unknown', { text: place });
    case 'threat':
      return isNation(place) ? ok(threat(view, locale, place)) : refuse('nation-unknown', { text: place });
    default:
      return refuse('no-view');
  }
}

interface Framing {
  readonly title: string;
  readonly subtitle: string;
  readonly emphasis?: Emphasis;
  readonly changes?: readonly kit.Change[];
  readonly focus?: readonly AreaId[];
  /** Besides the track and the nations in order. */
  readonly panels?: readonly ScenePanel[];
}

/** The common part of every picture of a position, without the alternative text. */
function drawn(view: HispaniaView, locale: Locale, framing: Framing): Omit<Scene, 'alt'> {
  const { title, subtitle, emphasis = new Map(), changes = [], focus, panels = [] } = framing;
  return {
    map: 'hispania',
    locale,
    title,
    ...(subtitle === '' ? {} : { subtitle }),
    places: AREA_IDS.map((area) => placeOf(view, area, locale, emphasis)),
    stacks: AREA_IDS.flatMap((area) => stacksAt(view, area)),
    marks: kit.marksOf(changes),
    panels: [{ slot: 'track', ...trackOf(view) }, { slot: 'order', ...orderOf(view, locale) }, ...panels],
    ...(focus === undefined ? {} : { focus }),
  };
}

function told(view: HispaniaView, locale: Locale, scene: Omit<Scene, 'alt'>): Scene {
  return { ...scene, alt: altOf(view, locale, scene) };
}

/** With a throw, its dice replace the legend. */
function whole(view: HispaniaView, locale: Locale, events: readonly GameEvent[]): Scene {
  const thrown = throwOf(view, events, null);
  const board = drawn(view, locale, {
    title: titleOf(view, locale),
    subtitle: yearsOf(view, view.turn, locale),
    changes: changesOf(view, events),
  });
  const corner: ScenePanel =
    thrown === null
      ? { slot: 'legend', ...legendOf(locale, board) }
      : { slot: 'dice', ...diceOf(view, thrown, locale) };
  return told(view, locale, { ...board, panels: [...board.panels, corner] });
}

function region(view: HispaniaView, locale: Locale, areas: readonly AreaId[]): Scene {
  const [first] = areas;
  const title = first === undefined ? titleOf(view, locale) : areaName(first, locale);
  return told(view, locale, drawn(view, locale, { title, subtitle: titleOf(view, locale), focus: areas }));
}

function battle(view: HispaniaView, locale: Locale, area: string, events: readonly GameEvent[]): Scene {
  const words = SENTENCES[locale];
  if (!isArea(area)) return whole(view, locale, events);
  const thrown = throwOf(view, events, isProvince(area) ? area : null);
  const board = drawn(view, locale, {
    title: kit.fill(locale, words['picture.battle-at'], { area: areaName(area, locale) }),
    subtitle:
      thrown === null ? titleOf(view, locale) : kit.fill(locale, words['picture.round'], { round: thrown.round }),
    emphasis: new Map([[area, 'contested']]),
    panels: thrown === null ? [] : [{ slot: 'dice', ...diceOf(view, thrown, locale) }],
  });
  // The neighbours are described too: retreats go there.
  const around = [area, ...(book(view).neighbours.get(area) ?? []).map(({ to }) => to)];
  return { ...told(view, locale, { ...board, focus: around }), focus: [area] };
}

function nation(view: HispaniaView, locale: Locale, id: NationId): Scene {
  const { title, subtitle, emphasis, marks, focus } = nationShown(view, id, locale);
  const panels: readonly ScenePanel[] = [{ slot: 'legend', ...nationLegend(locale) }];
  const board = drawn(view, locale, { title, subtitle, emphasis, focus, panels });
  return { ...board, marks, alt: nationTold(view, locale, id) };
}

/** The land that others may attack before the nation plays again, and where they would come from. */
function threat(view: HispaniaView, locale: Locale, id: NationId): Scene {
  const emphasis = new Map(menacesTo(view, id).map(({ province }) => [province, 'attack'] as const));
  const land = provincesOf(view, id);
  const name = nationName(view, id, locale);
  const board = drawn(view, locale, {
    title: kit.fill(locale, SENTENCES[locale]['picture.threat'], { nation: name }),
    subtitle: titleOf(view, locale),
    emphasis,
    panels: [{ slot: 'legend', ...threatLegend(locale) }],
  });
  const around = land.flatMap((area) => (book(view).neighbours.get(area) ?? []).map(({ to }) => to));
  const focus = [...new Set([...land, ...around])];
  return { ...board, focus, alt: threatTold(view, locale, id, [...emphasis.keys()]) };
}

function reach(view: HispaniaView, locale: Locale, from: AreaId, units: string | undefined): Scene {
  const emphasis = reachFrom(view, from, units);
  const areas = [...emphasis.keys()];
  const words = SENTENCES[locale];
  const board = drawn(view, locale, {
    title: kit.fill(locale, words[areas.length === 1 ? 'picture.nowhere-from' : 'picture.reach-from'], {
      area: areaName(from, locale),
    }),
    subtitle: units ?? titleOf(view, locale),
    emphasis,
    panels: [{ slot: 'legend', ...reachLegend(locale) }],
  });
  const held = areas.filter((area) => nationsIn(view.areas[area]).length > 0);
  return { ...told(view, locale, { ...board, focus: held }), focus: areas };
}
