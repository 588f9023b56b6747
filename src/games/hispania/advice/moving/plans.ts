import type { AreaId } from '../../facts/ids.js';
import type { Units } from '../../state/battle.js';
import { enemiesAt, hasUnitIn, isProvince } from '../../state/reading.js';
import { addUnits, isUnitKind, leaderOf, leaderPiece, peopleCount, unitCount, withPiece } from '../../state/stack.js';
import type { Stack } from '../../state/state.js';
import { areasWith } from '../../state/whereabouts.js';
import type { Outlook } from '../outlook.js';
import type { Source } from './sources.js';

/** A target, the units for it from anywhere, and the plan's worth. */
export interface Plan {
  readonly to: AreaId;
  readonly gain: number;
  /** Of an attack: its chance. */
  readonly wins: number | null;
  readonly taken: readonly { readonly source: Source; readonly count: number }[];
}

/** More than ever stand in one place, except in the first wave of an Invasion. */
const MOST_TAKEN = 8;

/** How many provinces will feed how many people after the current fights. */
type Land = { readonly provinces: number; readonly people: number };

/** The best force for each reachable place, best places first. */
export function plansFor(outlook: Outlook, sources: readonly Source[]): readonly Plan[] {
  const land = landOf(outlook);
  const targets = new Set(sources.flatMap(({ reach }) => [...reach.keys()]));
  const plans: Plan[] = [];
  const first = new Map(sources.map((source) => [source, leavingOf(outlook, source, NOBODY_LEFT)]));
  for (const to of targets) {
    const coming = sources.filter(({ reach }) => reach.has(to));
    const alone = coming.filter(({ led }) => led.length === 0);
    const best = [planFor(outlook, land, to, alone, null, first)];
    const chiefs = new Set(coming.filter(({ led }) => led.length > 0).map(({ from }) => from));
    for (const from of chiefs) {
      const beside = coming.filter((one) => (one.from === from ? one.led.length > 0 : one.led.length === 0));
      best.push(planFor(outlook, land, to, beside, from, first));
    }
    for (const plan of best) if (plan !== null) plans.push(plan);
  }
  return plans.sort((one, other) => other.gain - one.gain);
}

function landOf({ state, nation }: Outlook): Land {
  let [provinces, people] = [0, 0];
  for (const area of areasWith(state, nation)) {
    const stack = state.areas[area][nation] ?? {};
    const fights = isProvince(area) && enemiesAt(state, area, nation).length > 0;
    people += peopleCount(stack) * (fights ? 0.7 : 1);
    if (isProvince(area) && hasUnitIn(state, nation, area)) provinces += fights ? 0.7 : 1;
  }
  return { provinces, people };
}

type Draft = {
  readonly value: number;
  readonly wins: number | null;
  readonly land: Land;
};

/** The cost of taking the next unit from a source, and the stack left behind. */
type Leaving = { readonly cost: number; readonly rest: Stack };

/** Adds the unit that costs least to take, while there are any; the best stage is the plan. */
function planFor(
  outlook: Outlook,
  land: Land,
  to: AreaId,
  sources: readonly Source[],
  chief: AreaId | null,
  first: ReadonlyMap<Source, Leaving>,
): Plan | null {
  const { state, nation } = outlook;
  const enemy = isProvince(to) && enemiesAt(state, to, nation).length > 0;
  const before: Stack = state.areas[to][nation] ?? {};
  const here = isProvince(to) ? outlook.crossedInto(to) : {};
  const start = weigh(outlook, land, to, before, enemy, here).value + outlook.hunger(land.people, land.provinces);
  const counts = sources.map(() => 0);
  const left = new Map<AreaId, Stack>();
  const leaving: (Leaving | null)[] = sources.map((source) => first.get(source) ?? null);
  let [stack, cost, emptied] = [before, 0, 0];
  let crossed = here;
  let best: Plan | null = null;
  for (let taken = 0; taken < MOST_TAKEN; taken++) {
    let pick = -1;
    let [score, picked]: [number, Leaving | null] = [Number.NEGATIVE_INFINITY, null];
    for (const [index, source] of sources.entries()) {
      if ((counts[index] ?? 0) >= source.party.count) continue;
      if (chief !== null && taken === 0 && source.from !== chief) continue;
      const found = leaving[index] ?? leavingOf(outlook, source, left);
      leaving[index] = found;
      if (usefulness(source) - found.cost <= score) continue;
      [pick, score, picked] = [index, usefulness(source) - found.cost, found];
    }
    const source = sources[pick];
    if (source === undefined || picked === null) break;
    stack = withOne(stack, source, chief === source.from && !left.has(source.from));
    counts[pick] = (counts[pick] ?? 0) + 1;
    cost += picked.cost;
    left.set(source.from, picked.rest);
    for (const [index, { from }] of sources.entries()) if (from === source.from) leaving[index] = null;
    if (isProvince(source.from) && unitCount(picked.rest) === 0 && hasUnitIn(state, nation, source.from)) emptied += 1;
    const { piece } = source.party;
    if (isUnitKind(piece) && comesOnlyByRiver(source, to)) crossed = addUnits(crossed, { [piece]: 1 });
    const draft = weigh(outlook, land, to, stack, enemy, crossed);
    const fed = outlook.hunger(draft.land.people, draft.land.provinces - emptied);
    const gain = draft.value + fed - start - cost;
    if (best === null || gain > best.gain) best = { to, gain, wins: draft.wins, taken: takenOf(sources, counts) };
  }
  return best;
}

/** Leaders go with the first of their units. */
function leavingOf(outlook: Outlook, source: Source, left: ReadonlyMap<AreaId, Stack>): Leaving {
  const here = left.get(source.from) ?? outlook.state.areas[source.from][outlook.nation] ?? {};
  const rest = without(here, source, !left.has(source.from));
  return { cost: outlook.standing(source.from, here) - outlook.standing(source.from, rest), rest };
}

const NOBODY_LEFT: ReadonlyMap<AreaId, Stack> = new Map();

function takenOf(sources: readonly Source[], counts: readonly number[]): Plan['taken'] {
  return sources.flatMap((source, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ source, count }] : [];
  });
}

function weigh(outlook: Outlook, land: Land, to: AreaId, stack: Stack, enemy: boolean, crossed: Units): Draft {
  const { state, nation } = outlook;
  const before = state.areas[to][nation] ?? {};
  if (enemy && isProvince(to)) {
    const { value, clash, fighting } = outlook.assault(to, stack, crossed);
    const [come, lost] = [peopleCount(fighting) - peopleCount(before), peopleCount(stack) - peopleCount(fighting)];
    const lasting = clash.wins * clash.left + (1 - clash.wins) * 0.25;
    const gained = unitCount(before) > 0 ? clash.wins - 0.7 : clash.wins;
    const people = land.people - (1 - lasting) * come - lost;
    return { value, wins: clash.wins, land: { provinces: land.provinces + gained, people } };
  }
  const come = peopleCount(stack) - peopleCount(before);
  const value = outlook.standing(to, stack);
  if (!isProvince(to))
    return { value, wins: null, land: { ...land, people: land.people - (exits(outlook, to) ? come : 0) } };
  const provinces = land.provinces + (unitCount(stack) > 0 && unitCount(before) === 0 ? 1 : 0);
  return { value, wins: null, land: { ...land, provinces } };
}

function exits(outlook: Outlook, to: AreaId): boolean {
  return outlook.standing(to, { infantry: 1 }) >= 1;
}

/** At equal cost the better fighters. */
function usefulness({ party }: Source): number {
  return party.piece === 'cavalry' || party.piece === 'knight' || party.piece === 'crusader' ? 0.05 : 0;
}

export function comesOnlyByRiver({ reach }: Source, to: AreaId): boolean {
  return (reach.get(to) ?? []).every(({ river }) => river);
}

function without(stack: Stack, { party, led }: Source, withLeaders: boolean): Stack {
  let rest = withPiece(stack, party.piece, -1);
  if (withLeaders) for (const leader of led) rest = withPiece(rest, leader.piece, -1);
  return rest;
}

function withOne(stack: Stack, { party, led }: Source, withLeaders: boolean): Stack {
  let sum = isUnitKind(party.piece) ? withPiece(stack, party.piece, 1) : stack;
  if (withLeaders) {
    for (const leader of led) {
      const name = leaderOf(leader.piece);
      if (name !== null) sum = withPiece(sum, leaderPiece(name), 1);
    }
  }
  return sum;
}
