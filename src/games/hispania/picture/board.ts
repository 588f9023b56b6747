import type { Locale } from '../../../core/locale.js';
import type { SceneArea, SceneCounter, SceneNation, SceneStack, SceneTrack } from '../../../core/scene.js';
import { personIn } from '../../../core/seat.js';
import { type AreaId, NATION_IDS, type NationId, UNIT_KINDS } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { takesItsTurn } from '../sequence/course.js';
import { book, isProvince, nationsIn } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { HispaniaView } from '../view.js';
import { areaName, lookOf, nationName } from './names.js';
import { halves } from './words.js';

/** What lies on the board and beside it, whatever the picture is about. */

export type Emphasis = ReadonlyMap<AreaId, NonNullable<SceneArea['emphasis']>>;

export function areaOf(view: HispaniaView, area: AreaId, locale: Locale, emphasis: Emphasis): SceneArea {
  const facts = isProvince(area) ? book(view).provinces[area] : undefined;
  const [owner, second] = nationsIn(view.areas[area]).filter((nation) => unitCount(view.areas[area][nation]) > 0);
  const alone = second === undefined && facts !== undefined ? owner : undefined;
  const shown = emphasis.get(area) ?? (second === undefined || facts === undefined ? undefined : 'contested');
  return {
    id: area,
    name: areaName(area, locale),
    ...(alone === undefined ? {} : { owner: lookOf(view, alone) }),
    ...(facts === undefined ? {} : { income: halves(facts.income), stacking: String(facts.stacking) }),
    ...(shown === undefined ? {} : { emphasis: shown }),
  };
}

export function stacksAt(view: HispaniaView, area: AreaId, locale: Locale): readonly SceneStack[] {
  const stacks = nationsIn(view.areas[area]).map((nation): SceneStack => {
    const { capital, suzerain } = view.nations[nation];
    return {
      area,
      nation: lookOf(view, nation),
      nationName: nationName(view, nation, locale),
      ...(capital === area ? { capital: true } : {}),
      ...(suzerain === null ? {} : { submittedTo: suzerain }),
      counters: countersOf(view, area, nation),
    };
  });
  const ruined = isProvince(area) ? view.ruins[area] : undefined;
  if (ruined === undefined) return stacks;
  const own = stacks.findIndex((stack) => stack.nation === lookOf(view, ruined));
  const ruin: SceneCounter = { unit: 'ruin', count: 1 };
  if (own >= 0)
    return stacks.map((stack, at) => (at === own ? { ...stack, counters: [...stack.counters, ruin] } : stack));
  return [...stacks, { area, nation: ruined, nationName: nationName(view, ruined, locale), counters: [ruin] }];
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
    const hurt =
      unit === 'castle' ? (army?.castleHits ?? 0) : unit === 'knight' ? Math.min(1, army?.woundedKnights ?? 0) : 0;
    counters.push(hurt === 0 ? { unit, count } : { unit, count, wounds: hurt });
  }
  for (const label of stack?.leaders ?? []) counters.push({ unit: 'leader', count: 1, label });
  return counters;
}

export function trackOf(view: HispaniaView): SceneTrack {
  const { calendar } = book(view);
  const { first, last, extended } = lengthOf(view);
  const scoring = extended ? [...calendar.scoringTurns, ...calendar.extendedScoringTurns] : calendar.scoringTurns;
  return {
    turn: view.turn,
    turns: Array.from({ length: last - first + 1 }, (_, index) => {
      const turn = first + index;
      return { turn, label: String(turn), scoring: scoring.includes(turn) };
    }),
  };
}

export function lengthOf(view: HispaniaView): {
  readonly first: number;
  readonly last: number;
  readonly extended: boolean;
} {
  const { first, last, extended } = book(view).scenarios[view.options.scenario];
  return { first, last, extended: extended === true };
}

/** The nations of this turn in playing order. */
export function orderOf(view: HispaniaView, locale: Locale): readonly SceneNation[] {
  const active = view.stage.nation;
  const at = active === null ? -1 : NATION_IDS.indexOf(active);
  const closing = view.stage.phase === 'closing' || view.stage.phase === 'over';
  return NATION_IDS.filter((nation) => takesItsTurn(view, nation)).map((nation) => {
    const { gold, seat } = view.nations[nation];
    const earns = book(view).nations[nation].income.kind !== 'none';
    return {
      nation: lookOf(view, nation),
      name: nationName(view, nation, locale),
      player: seat === null ? '' : personIn(view, seat),
      active: nation === active,
      done: closing || (at >= 0 && NATION_IDS.indexOf(nation) < at),
      ...(earns ? { gold: halves(gold) } : {}),
      score: halves(nationScore(view, nation)),
    };
  });
}
