import {
  type AreaId,
  NATION_IDS,
  type NationId,
  PROVINCE_IDS,
  type ProvinceId,
  UNIT_KINDS,
  type UnitKind,
} from '../facts/ids.js';
import { killPoints } from '../scoring/kills.js';
import { allied, book, card } from '../state/reading.js';
import type { Hispania, Stack } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { distances } from './distances.js';
import { prospectsOf } from './prospects.js';
import { POWER } from './unit-worth.js';

/** Who may come to a province of a nation before it plays again, how strong, and how much he would like to. */
export interface Threat {
  readonly by: NationId;
  readonly power: number;
  /** Between none and one. */
  readonly desire: number;
  /** He plays before this turn ends. */
  readonly thisTurn: boolean;
}
export type Threats = Readonly<Record<ProvinceId, readonly Threat[]>>;

const REACH: { readonly [U in UnitKind]: number } = {
  infantry: 2,
  knight: 2,
  crusader: 2,
  elite: 3,
  cavalry: 4,
  berber: 0,
  castle: 0,
  fort: 0,
};
/** One's own nations are attacked for good reasons only. */
const SAME_HANDS = 0.25;

/** What was reckoned last for each nation: it holds as long as nobody else has moved. */
type Kept = { readonly conditions: string; readonly others: readonly (Stack | undefined)[]; readonly threats: Threats };
const last = new Map<NationId, Kept>();

export function threatsTo(state: Hispania, nation: NationId): Threats {
  const conditions = conditionsOf(state);
  const others = stacksBut(state, nation);
  const before = last.get(nation);
  if (before?.conditions === conditions && same(before.others, others)) return before.threats;
  const threats = reckoned(state, nation);
  last.set(nation, { conditions, others, threats });
  return threats;
}

/** All but the stacks that it depends on. */
function conditionsOf({ turn, options, nations, overrides }: Hispania): string {
  const hands = NATION_IDS.map((id) => `${nations[id].seat}/${nations[id].suzerain ?? ''}/${nations[id].status}`);
  return `${turn} ${options.scenario} ${options.barbarian} ${hands.join()} ${overrides === null ? '' : JSON.stringify(overrides)}`;
}

/** A stack that nobody touched is the very same one. */
function stacksBut(state: Hispania, nation: NationId): readonly (Stack | undefined)[] {
  const stacks: (Stack | undefined)[] = [];
  for (const other of NATION_IDS) {
    if (other === nation) continue;
    for (const area of areasWith(state, other)) stacks.push(state.areas[area][other]);
    stacks.push(undefined);
  }
  return stacks;
}
function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((stack, index) => stack === other[index]);
}

function reckoned(state: Hispania, nation: NationId): Threats {
  const threats: Partial<Record<ProvinceId, Threat[]>> = {};
  for (const by of NATION_IDS) {
    if (by === nation || allied(state, by, nation)) continue;
    const thisTurn = playsLater(by, nation);
    const forces = forcesOf(state, by, thisTurn ? state.turn : state.turn + 1);
    if (forces.length === 0) continue;
    addThreats(state, nation, by, forces, thisTurn, threats);
  }
  return filledUp(threats);
}

/** In the order of the list (1.2). */
function playsLater(by: NationId, nation: NationId): boolean {
  return NATION_IDS.indexOf(by) > NATION_IDS.indexOf(nation);
}

type ForceAt = { readonly area: AreaId; readonly stack: Stack };

/** What it has on the board, and what arrives with its next turn (3.2). */
function forcesOf(state: Hispania, by: NationId, turn: number): readonly ForceAt[] {
  const { status } = state.nations[by];
  if (status === 'gone' || status === 'neutral') return [];
  const forces: ForceAt[] = [];
  for (const area of areasWith(state, by)) {
    const stack = state.areas[area][by];
    if (stack !== undefined) forces.push({ area, stack });
  }
  for (const { turn: due, at, units, upTo } of card(state, by).arrivals ?? []) {
    const coming = units ?? upTo;
    if (due !== turn || coming === undefined) continue;
    const areas = at.flatMap((area) => (area === 'own' ? [] : [area]));
    for (const area of areas) forces.push({ area, stack: coming });
  }
  return forces;
}

function addThreats(
  state: Hispania,
  nation: NationId,
  by: NationId,
  forces: readonly ForceAt[],
  thisTurn: boolean,
  threats: Partial<Record<ProvinceId, Threat[]>>,
): void {
  const facts = book(state);
  const far = distances(facts);
  const power: Partial<Record<ProvinceId, number>> = {};
  const turn = thisTurn ? state.turn : state.turn + 1;
  const invades = card(state, by).invasion?.turn === turn;
  for (const { area, stack } of forces) {
    const led = stack.leaders !== undefined && stack.leaders.length > 0 ? 1 : 0;
    for (const kind of UNIT_KINDS) {
      const count = stack[kind] ?? 0;
      if (count === 0 || REACH[kind] === 0) continue;
      const reach = (REACH[kind] + led) * (invades ? 2 : 1);
      for (const province of PROVINCE_IDS) {
        if (far[area][province] > reach || province === area) continue;
        power[province] = (power[province] ?? 0) + count * POWER[kind] * (led === 1 ? 1.3 : 1);
      }
    }
  }
  const prospects = prospectsOf(state, by);
  const kill = killPoints(state, { by, of: nation, unit: 'infantry', ledBy: [] });
  const hands = state.nations[by].seat === state.nations[nation].seat ? SAME_HANDS : 1;
  for (const province of PROVINCE_IDS) {
    const most = power[province];
    if (most === undefined) continue;
    const motive = prospects.now[province] + prospects.later[province] + 0.7 * kill;
    const limit = (facts.provinces[province].stacking + (invades ? 2 : 1)) * 1.3;
    const desire = (hands * (motive + 0.15)) / (motive + 1.8);
    const list = threats[province] ?? [];
    list.push({ by, power: Math.min(most, limit), desire, thisTurn });
    threats[province] = list;
  }
}

const NONE: readonly Threat[] = [];
function filledUp(threats: Partial<Record<ProvinceId, Threat[]>>): Threats {
  const all: Partial<Record<ProvinceId, readonly Threat[]>> = {};
  for (const province of PROVINCE_IDS) all[province] = threats[province] ?? NONE;
  return isFull(all) ? all : filledUp(threats);
}
function isFull(all: Partial<Record<ProvinceId, readonly Threat[]>>): all is Record<ProvinceId, readonly Threat[]> {
  return PROVINCE_IDS.every((province) => province in all);
}

/** How likely land held with this power is still held at the end of the turn, and when the nation plays again. */
export function kept(
  threats: readonly Threat[],
  power: number,
  mountain: boolean,
): { readonly now: number; readonly later: number } {
  let [now, later] = [1, 1];
  const wall = power * (mountain ? 1.35 : 1.1);
  for (const { power: theirs, desire, thisTurn } of threats) {
    const might = theirs * theirs;
    const lost = (desire * might) / (might + wall * wall);
    later *= 1 - lost;
    if (thisTurn) now *= 1 - lost;
  }
  return { now, later };
}
