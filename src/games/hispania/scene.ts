import type { JsonObject } from '../../core/json.js';
import type { Locale } from '../../core/locale.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type {
  Scene,
  SceneArea,
  SceneBattle,
  SceneCounter,
  SceneMark,
  SceneNation,
  SceneRequest,
  SceneStack,
  SceneTrack,
} from '../../core/scene.js';
import { personIn, type SeatId } from '../../core/seat.js';
import { AREA_IDS, type AreaId, NATION_IDS, type NationId, UNIT_KINDS } from './facts/ids.js';
import { partiesAt } from './movement/groups.js';
import { reachOf } from './movement/reach.js';
import { nationScore } from './scoring/final.js';
import { takesItsTurn } from './sequence/course.js';
import { areasWith, book, enemiesAt, holds, isArea, isNation, isProvince, nationsIn } from './state/reading.js';
import { unitCount } from './state/stack.js';
import type { Hispania } from './state/state.js';
import { type HispaniaView, isView } from './view.js';
import { WORDS } from './words/index.js';

/** The board of Hispania as a picture to be drawn, from what the reader may know. */
export function scene(view: JsonObject, request: SceneRequest, locale: Locale): Result<Scene> {
  const nameOf = (seat: SeatId) => personIn(view, seat);
  if (!isView(view)) return refuse('no-view');
  const emphasis = emphasisOf(view, request);
  const focus = focusOf(view, request);
  const battle = request.show === 'battle' ? battleOf(view) : undefined;
  return ok({
    map: 'hispania',
    locale,
    title: title(view, locale),
    areas: AREA_IDS.map((area) => sceneArea(view, area, locale, emphasis.get(area))),
    stacks: AREA_IDS.flatMap((area) => stacksAt(view, area, locale)),
    marks: request.show === 'changes' ? marksOf(request.events) : [],
    track: trackOf(view),
    order: orderOf(view, locale, nameOf),
    ...(focus === undefined ? {} : { focus }),
    ...(battle === undefined ? {} : { battle }),
    alt: altOf(view, locale),
  });
}

function nationName(nation: NationId, locale: Locale): string {
  return WORDS.name(locale, { kind: 'nation', id: nation });
}
function areaName(area: AreaId, locale: Locale): string {
  return WORDS.name(locale, { kind: isProvince(area) ? 'province' : 'area', id: area });
}

function title(view: HispaniaView, locale: Locale): string {
  const game = WORDS.say(locale, 'game') ?? 'Hispania';
  const dated = years(view, view.turn);
  return `${game} · ${view.turn}${dated === null ? '' : ` (${dated})`}`;
}

/** "-320", "1101–1159": figures need no translation. */
function years(view: HispaniaView, turn: number): string | null {
  const dates = book(view).calendar.dates.get(turn);
  return dates === undefined || dates.length === 0 ? null : dates.join('–');
}

function sceneArea(
  view: HispaniaView,
  area: AreaId,
  locale: Locale,
  emphasis: SceneArea['emphasis'] | undefined,
): SceneArea {
  const facts = isProvince(area) ? book(view).provinces[area] : undefined;
  const holders = nationsIn(view.areas[area]).filter((nation) => unitCount(view.areas[area][nation]) > 0);
  const [owner, second] = holders;
  const contested = second === undefined ? undefined : 'contested';
  const shown = emphasis ?? contested;
  return {
    id: area,
    name: areaName(area, locale),
    ...(owner === undefined || second !== undefined ? {} : { owner }),
    ...(facts === undefined ? {} : { income: String(facts.income), stacking: String(facts.stacking) }),
    ...(shown === undefined ? {} : { emphasis: shown }),
  };
}

function stacksAt(view: HispaniaView, area: AreaId, locale: Locale): readonly SceneStack[] {
  const stacks = nationsIn(view.areas[area]).map((nation): SceneStack => {
    const { capital, suzerain } = view.nations[nation];
    return {
      area,
      nation,
      nationName: nationName(nation, locale),
      ...(capital === area ? { capital: true } : {}),
      ...(suzerain === null ? {} : { submittedTo: suzerain }),
      counters: countersOf(view, area, nation),
    };
  });
  const ruin = isProvince(area) ? view.ruins[area] : undefined;
  if (ruin === undefined) return stacks;
  const ruined: SceneStack = {
    area,
    nation: ruin,
    nationName: nationName(ruin, locale),
    counters: [{ unit: 'ruin', count: 1 }],
  };
  return [...stacks, ruined];
}

function countersOf(view: HispaniaView, area: AreaId, nation: NationId): readonly SceneCounter[] {
  const stack = view.areas[area][nation];
  const battle = view.frames.findLast((frame) => frame.kind === 'battle' && frame.province === area);
  const army =
    battle?.kind !== 'battle' ? undefined : [battle.attacker, battle.defender].find((one) => one.nation === nation);
  const counters: SceneCounter[] = [];
  for (const unit of UNIT_KINDS) {
    const count = stack?.[unit] ?? 0;
    if (count === 0) continue;
    const wounds =
      unit === 'castle' ? army?.castleHits : unit === 'knight' ? Math.min(1, army?.woundedKnights ?? 0) : 0;
    counters.push(wounds === undefined || wounds === 0 ? { unit, count } : { unit, count, wounds });
  }
  for (const label of stack?.leaders ?? []) counters.push({ unit: 'leader', count: 1, label });
  return counters;
}

function trackOf(view: HispaniaView): SceneTrack {
  const { calendar, scenarios } = book(view);
  const { first, last, extended } = scenarios[view.options.scenario];
  const scoring =
    extended === true ? [...calendar.scoringTurns, ...calendar.extendedScoringTurns] : calendar.scoringTurns;
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    turn: view.turn,
    turns: turns.map((turn) => ({
      turn,
      label: years(view, turn) ?? String(turn),
      scoring: scoring.includes(turn),
    })),
  };
}

/** The nations of this turn in playing order. */
function orderOf(view: HispaniaView, locale: Locale, nameOf: (seat: SeatId) => string): readonly SceneNation[] {
  const active = view.stage.nation;
  const at = active === null ? -1 : NATION_IDS.indexOf(active);
  const closing = view.stage.phase === 'closing' || view.stage.phase === 'over';
  return NATION_IDS.filter((nation) => takesItsTurn(view, nation)).map((nation) => {
    const { gold, seat } = view.nations[nation];
    const earns = book(view).nations[nation].income.kind !== 'none';
    return {
      nation,
      name: nationName(nation, locale),
      player: seat === null ? '' : nameOf(seat),
      active: nation === active,
      done: closing || (at >= 0 && NATION_IDS.indexOf(nation) < at),
      ...(earns ? { gold: String(gold) } : {}),
      score: String(nationScore(view, nation)),
    };
  });
}

function emphasisOf(
  view: HispaniaView,
  request: SceneRequest,
): ReadonlyMap<AreaId, NonNullable<SceneArea['emphasis']>> {
  const shown = new Map<AreaId, NonNullable<SceneArea['emphasis']>>();
  if (request.show === 'reach' && isArea(request.area)) {
    shown.set(request.area, 'source');
    const { nation } = view.stage;
    if (nation === null) return shown;
    for (const party of partiesAt(view, nation, request.area)) {
      for (const area of reachOf(view, nation, request.area, [party]).keys()) {
        shown.set(area, enemiesAt(view, area, nation).length > 0 ? 'attack' : 'reach');
      }
    }
  }
  if (request.show === 'battle' && isArea(request.area)) shown.set(request.area, 'contested');
  return shown;
}

function focusOf(view: HispaniaView, request: SceneRequest): readonly string[] | undefined {
  switch (request.show) {
    case 'region':
      return request.areas;
    case 'battle':
      return isArea(request.area) ? around(view, request.area) : undefined;
    case 'reach':
      return isArea(request.area) ? [...emphasisOf(view, request).keys()] : undefined;
    case 'board':
    case 'changes':
      return undefined;
  }
}
function around(view: Hispania, area: AreaId): readonly string[] {
  return [area, ...(book(view).neighbours.get(area) ?? []).map(({ to }) => to)];
}

/** The last throw of the battle under way. */
function battleOf(view: HispaniaView): SceneBattle | undefined {
  const battle = view.frames.findLast((frame) => frame.kind === 'battle');
  if (battle?.kind !== 'battle') return undefined;
  return {
    area: battle.province,
    sides: [
      { nation: battle.attacker.nation, role: 'attacker', dice: [] },
      { nation: battle.defender.nation, role: 'defender', dice: [] },
    ],
  };
}

/** Arrows for moves and retreats, crosses for losses, from the events of a chapter. */
function marksOf(events: Extract<SceneRequest, { readonly show: 'changes' }>['events']): readonly SceneMark[] {
  return events.flatMap((event): SceneMark[] => {
    const nation = typeof event.nation === 'string' && isNation(event.nation) ? event.nation : null;
    if (nation === null) return [];
    switch (event.type) {
      case 'moved':
        return [{ kind: 'move', path: strings(event.path), nation, count: total(event.units) }];
      case 'retreated':
        return [
          { kind: 'retreat', path: strings([event.from ?? '', event.to ?? '']), nation, count: total(event.units) },
        ];
      case 'units-lost': {
        const count = total(event.lost);
        return typeof event.province === 'string' && count > 0
          ? [{ kind: 'loss', area: event.province, nation, count }]
          : [];
      }
      default:
        return [];
    }
  });
}
function strings(json: unknown): readonly string[] {
  return Array.isArray(json) ? json.filter((one): one is string => typeof one === 'string') : [];
}
function total(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  return Object.values(json).reduce(
    (sum: number, count: unknown) => (typeof count === 'number' ? sum + count : sum),
    0,
  );
}

/** The position in words: who holds what. */
function altOf(view: HispaniaView, locale: Locale): string {
  const parts = NATION_IDS.flatMap((nation) => {
    const held = areasWith(view, nation).filter((area) => holds(view, nation, area));
    if (held.length === 0) return [];
    const places = held.map((area) => `${areaName(area, locale)} ${unitCount(view.areas[area][nation])}`);
    return [`${nationName(nation, locale)}: ${places.join(', ')}`];
  });
  return [title(view, locale), ...parts].join('. ');
}
