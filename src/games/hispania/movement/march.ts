import { killLoneLeaders } from '../battle/lone-leaders.js';
import type { Play } from '../engine/play.js';
import type { AreaId, NationId, River } from '../facts/ids.js';
import { enemiesAt, isMountain, isOffMap } from '../state/reading.js';
import { isLeader, isUnitKind, stackOf, unitCount } from '../state/stack.js';
import type { Marched } from '../state/state.js';
import { countsAsStopped, unitsStopped } from './force.js';
import { leadersOf, leftToGo, type Party } from './groups.js';
import type { Way } from './reach.js';

/** Moves the group along the way (5): each unit's movement is kept until the combat is over. */
export function march(play: Play, nation: NationId, group: readonly Party[], way: Way): void {
  const from = way.path[0];
  const to = way.path.at(-1);
  const last = way.path.at(-2);
  if (from === undefined || to === undefined || last === undefined) return;
  const leaders = leadersOf(group);
  const led = leaders.length > 0;
  const spent = way.ends || (isMountain(play.state, to) && !led);
  let leaving = play.state.march[from] ?? [];
  let arriving = pin(play.state.march[to] ?? [], unitsStopped(play.state, nation, to));
  for (const { piece, count, used, led: before, marched } of group) {
    if (marched !== null) leaving = fewer(leaving, marched, count);
    arriving = more(arriving, {
      unit: piece,
      count,
      used: used + way.cost,
      led: isLeader(piece) ? [] : used === 0 ? leaders : before.filter((name) => leaders.includes(name)),
      from: last,
      river: way.river,
      halted: spent,
    });
  }
  play.transfer(from, to, nation, group);
  let { march } = play.state;
  if (march[from] !== undefined) {
    const { [from]: _left, ...others } = march;
    march = leaving.length === 0 ? others : { ...others, [from]: leaving };
  }
  play.set({ march: { ...march, [to]: arriving } });
  settleLeftBehind(play, nation, from, led, group);
  const units = stackOf(group.map(({ piece, count }) => [piece, count] as const));
  const river = enemiesAt(play.state, to, nation).length === 0 ? null : riverBetween(play, last, to);
  play.emit({ type: 'moved', nation, units, path: way.path, ...(river === null ? {} : { river }) });
  if (unitCount(units) > 0) for (const area of way.path.slice(1)) killLoneLeaders(play, nation, area);
  followPile(play, from, to);
  const through = group.some(({ marched }) => marched !== null) && unitsStopped(play.state, nation, from) > 0;
  noteForce(play, through, from, to);
  play.specials[nation]?.moved?.(play, { units, path: way.path });
  if (!isOffMap(to) && to !== 'sea' && unitCount(play.state.areas[to][nation]) > 0) {
    if (enemiesAt(play.state, to, nation).length === 0) play.specials[nation]?.entered?.(play, to);
  }
}

function riverBetween({ book }: Play, from: AreaId, to: AreaId): River | null {
  return book.neighbours.get(from)?.find((border) => border.to === to)?.river ?? null;
}

/** The pile is where its units are (9.2.2). */
function followPile(play: Play, from: AreaId, to: AreaId): void {
  const { second, pass } = play.state.stage;
  if (second?.kind !== 'pile' || pass !== 2) return;
  if (second.at === from) play.stage({ second: { ...second, at: to } });
  else play.stage({ second: { ...second, also: (second.also ?? []).map((area) => (area === from ? to : area)) } });
}

/** Records passages by force, for the minor Invasion (10.3.14). */
function noteForce(play: Play, through: boolean, from: AreaId, to: AreaId): void {
  const { forced } = play.state.stage;
  const earlier = forced.filter((one) => one.to === from).map((one) => ({ through: one.through, to }));
  if (!through && earlier.length === 0) return;
  play.stage({ forced: [...forced, ...earlier, ...(through ? [{ through: from, to }] : [])] });
}

function fewer(list: readonly Marched[], gone: Marched, count: number): readonly Marched[] {
  return list.flatMap((one) => {
    if (!alike(one, gone)) return [one];
    return one.count > count ? [{ ...one, count: one.count - count }] : [];
  });
}
function more(list: readonly Marched[], come: Marched): readonly Marched[] {
  const known = list.find((one) => alike(one, come));
  if (known === undefined) return [...list, come];
  return list.map((one) => (one === known ? { ...one, count: one.count + come.count } : one));
}
function alike(one: Marched, other: Marched): boolean {
  return (
    one.unit === other.unit &&
    one.used === other.used &&
    one.led.join() === other.led.join() &&
    one.from === other.from &&
    one.river === other.river &&
    one.halted === other.halted
  );
}

/** Units a Leader leaves behind are done (5.2.5). Units present when others pass by force hold the enemies (5.3.3). */
function settleLeftBehind(play: Play, nation: NationId, area: AreaId, led: boolean, group: readonly Party[]): void {
  const here = play.state.march[area] ?? [];
  if (here.length === 0) return;
  let left = here;
  if (led) {
    const present = play.state.areas[area][nation]?.leaders ?? [];
    left = left.map((one) => leftBehind(one, present));
  }
  if (group.some(({ marched }) => marched !== null) && unitsStopped(play.state, nation, area) > 0) {
    left = left.map((one) => ({ ...one, held: true }));
  }
  if (left !== here) play.set({ march: { ...play.state.march, [area]: merged(left) } });
}

/** Only Leaders it came with and who are still here lead it; without any it is done, whoever else is here. */
function leftBehind(one: Marched, present: readonly string[]): Marched {
  const led = one.led.filter((name) => present.includes(name));
  if (led.length === one.led.length) return one;
  return led.length > 0 ? { ...one, led } : { ...one, led, halted: true };
}

/**
 * Which of them hold the enemies is the player's choice (5.3.3), open until somebody else arrives. Later arrivals do
 * not relieve them, so then as many are halted, those with the least movement left.
 */
function pin(list: readonly Marched[], needed: number): readonly Marched[] {
  if (!list.some(({ held }) => held === true)) return list;
  let result: readonly Marched[] = list.map(({ held: _held, ...one }) => one);
  let missing = needed;
  for (const one of result) if (one.halted && isUnitKind(one.unit)) missing -= one.count;
  const free = result.filter((one) => !one.halted && isUnitKind(one.unit) && countsAsStopped(one.unit));
  for (const one of [...free].sort((some, other) => leftToGo(some) - leftToGo(other))) {
    if (missing <= 0) break;
    const kept = Math.min(missing, one.count);
    result = more(fewer(result, one, kept), { ...one, count: kept, halted: true });
    missing -= kept;
  }
  return result;
}

function merged(list: readonly Marched[]): readonly Marched[] {
  return list.reduce<readonly Marched[]>(more, []);
}
