import type { ScenePlace, SceneStack } from '../../../core/scene.js';
import type { RosterPanel, TrackPanel } from '../../../core/scene-panels.js';
import type { SceneBadge, SceneCounter } from '../../../core/scene-pieces.js';
import { personIn } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { type AreaId, NATION_IDS, type NationId, UNIT_KINDS } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { takesItsTurn } from '../sequence/course.js';
import { book, isProvince, nationsIn } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { HispaniaView } from '../tells/view.js';
import { areaName, lookOf, nationName } from './names.js';

/** What is on and beside the board, whatever the picture is about. */

/** An area's role in the picture. */
export type Part = 'reach' | 'attack' | 'source' | 'contested';
export type Emphasis = ReadonlyMap<AreaId, Part>;

export function placeOf(view: HispaniaView, area: AreaId, locale: Locale, emphasis: Emphasis): ScenePlace {
  const facts = isProvince(area) ? book(view).provinces[area] : undefined;
  const [owner, second] = nationsIn(view.areas[area]).filter((nation) => unitCount(view.areas[area][nation]) > 0);
  const alone = second === undefined && facts !== undefined ? owner : undefined;
  const shown = emphasis.get(area) ?? (second === undefined || facts === undefined ? undefined : 'contested');
  return {
    id: area,
    name: areaName(area, locale),
    ...(alone === undefined ? {} : { owner: lookOf(view, alone) }),
    ...(facts === undefined ? {} : { badges: printedOn(facts, locale) }),
    ...(shown === undefined ? {} : { emphasis: shown }),
  };
}

function printedOn(facts: { readonly income: number; readonly stacking: number }, locale: Locale): SceneBadge[] {
  const { income, stacking } = facts;
  return [
    { badge: 'income', text: kit.figure(locale, income) },
    { badge: 'stacking', text: String(stacking) },
  ];
}

export function stacksAt(view: HispaniaView, area: AreaId): readonly SceneStack[] {
  const stacks = nationsIn(view.areas[area]).map((nation): SceneStack => {
    const badges = badgesOf(view, area, nation);
    return {
      place: area,
      faction: lookOf(view, nation),
      ...(badges.length === 0 ? {} : { badges }),
      counters: countersOf(view, area, nation),
    };
  });
  const ruined = isProvince(area) ? view.ruins[area] : undefined;
  if (ruined === undefined) return stacks;
  const own = stacks.findIndex((stack) => stack.faction === lookOf(view, ruined));
  const ruin: SceneCounter = { piece: 'ruin' };
  if (own >= 0)
    return stacks.map((stack, at) => (at === own ? { ...stack, counters: [...stack.counters, ruin] } : stack));
  return [...stacks, { place: area, faction: ruined, counters: [ruin] }];
}

/** A vassal has its suzerain's flag; an independent capital its crown. */
function badgesOf(view: HispaniaView, area: AreaId, nation: NationId): SceneBadge[] {
  const { capital, suzerain } = view.nations[nation];
  if (suzerain !== null) return [{ badge: 'vassal', faction: suzerain }];
  return capital === area ? [{ badge: 'capital' }] : [];
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
    counters.push({ piece: unit, count, ...(hurt === 0 ? {} : { badges: [{ badge: 'wound', count: hurt }] }) });
  }
  for (const label of stack?.leaders ?? []) counters.push({ piece: 'leader', label });
  return counters;
}

export function trackOf(view: HispaniaView): TrackPanel {
  const { calendar } = book(view);
  const { first, last, extended } = lengthOf(view);
  const scoring = extended ? [...calendar.scoringTurns, ...calendar.extendedScoringTurns] : calendar.scoringTurns;
  return {
    kind: 'track',
    present: view.turn - first,
    boxes: Array.from({ length: last - first + 1 }, (_, index) => {
      const turn = first + index;
      return { label: String(turn), ...(scoring.includes(turn) ? { special: true } : {}) };
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

/** This turn's nations in playing order. */
export function orderOf(view: HispaniaView, locale: Locale): RosterPanel {
  const active = view.stage.nation;
  const at = active === null ? -1 : NATION_IDS.indexOf(active);
  const closing = view.stage.phase === 'closing' || view.stage.phase === 'over';
  const rows = NATION_IDS.filter((nation) => takesItsTurn(view, nation)).map((nation) => {
    const { gold, seat } = view.nations[nation];
    const earns = book(view).nations[nation].income.kind !== 'none';
    return {
      faction: lookOf(view, nation),
      name: nationName(view, nation, locale),
      ...(seat === null ? {} : { note: personIn(view, seat) }),
      ...(nation === active
        ? { state: 'active' as const }
        : closing || (at >= 0 && NATION_IDS.indexOf(nation) < at)
          ? { state: 'done' as const }
          : {}),
      ...(earns ? { purse: { symbol: 'coin', text: kit.figure(locale, gold) } } : {}),
      score: kit.figure(locale, nationScore(view, nation)),
    };
  });
  return { kind: 'roster', rows };
}
