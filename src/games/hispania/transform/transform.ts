import type { Play } from '../engine/play.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import type { Becoming } from '../facts/nation.js';
import { comesLater } from '../sequence/course.js';
import { countOnBoard, provincesOf } from '../state/reading.js';
import { isUnitKind, piecesOf } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import { closeNation, openNation } from './close.js';
import { settleHandover } from './handover.js';
import { expelOthers } from './land.js';
import { becomingOf, hasHeir, isGone, transforms } from './scope.js';
import { settle } from './settlement.js';

/** One nation becomes another at the end of the turn (9.4.1). OMEYYAD's four heirs are separate: transform/tasks.ts. */
export function transform(play: Play, from: NationId): void {
  const becoming = becomingOf(play.state, from);
  const [into, ...others] = becoming?.into ?? [];
  if (becoming === undefined || into === undefined || others.length > 0 || !transforms(play.state, from)) return;
  const gone = isGone(play.state, from);
  play.emit({ type: 'transformed', nation: from, into: [into], gone });
  settleHandover(play, from, into);
  if (!hasHeir(play.state, from)) {
    // Pelayo alone founds no CASTILLE: he leaves with the WISIGOTH.
    closeNation(play, from, null);
    // It is no longer to come: neither a rival, nor a chance to reach one's minimum (14.2.3, 14.5.3).
    if (play.state.nations[into].status === 'waiting' && !comesLater(play.state, into)) {
      play.nation(into, { status: 'gone' });
    }
    return;
  }
  openNation(play, into);
  if (becoming.convert.most !== undefined) {
    if (gone) replaceGone(play, from, into, becoming);
    else play.push({ kind: 'conversion', id: play.nextId(), from, into });
    return;
  }
  const suzerain = play.state.nations[from].suzerain;
  // A submitted LUSITANIEN is a submitted BADAJOZ: it is never free in between (11.badajoz.1).
  const stays = suzerain !== null && suzerain === becoming.earlyIfSubmittedTo;
  const land = provincesOf(play.state, from);
  convertEach(play, from, into);
  if (stays) play.nation(from, { suzerain: null });
  closeNation(play, from, into);
  if (stays) {
    play.nation(into, { suzerain });
    play.emit({ type: 'submitted', nation: into, suzerain, free: false });
  }
  // BADAJOZ still gets what does not depend on the old nation's units (11.badajoz.6).
  if (gone && becoming.ifGone !== undefined) replaceGone(play, from, into, becoming);
  else complete(play, into, becoming, land);
}

/** LEÓN without SUÈVE, ARAGON without FRANC: they still appear (11.leon.2, 11.aragon.3). */
function replaceGone(play: Play, from: NationId, into: NationId, { ifGone }: Becoming): void {
  if (play.state.nations[from].status === 'playing') closeNation(play, from, into);
  if (ifGone === undefined) return;
  const { province, at, units } = ifGone;
  if (province !== undefined) {
    for (const [kind, count] of entries(units)) play.add(province, into, kind, count);
    play.emit({ type: 'land-taken', nation: into, provinces: [province] });
    expelOthers(play, into, [province]);
  } else if (at !== undefined) {
    for (const [unit, count] of entries(units)) play.wait(into, { unit, count, to: [at], bought: false });
  }
}

/**
 * Land taken from others, Castles, and units up to its minimum (11.badajoz.3 to 11.badajoz.5, 11.aragon.1,
 * 11.aragon.2).
 */
function complete(play: Play, into: NationId, becoming: Becoming, land: readonly ProvinceId[]): void {
  const taken = (becoming.takes ?? []).filter((id) => !land.includes(id));
  const whole = [...land, ...taken];
  const units: { -readonly [U in keyof NonNullable<Becoming['least']>]: number } = {};
  for (const [kind, count] of entries(becoming.least ?? {})) {
    const missing = count - countOnBoard(play.state, into, kind);
    if (missing > 0) units[kind] = missing;
  }
  if (becoming.castles !== undefined) {
    const { fixed, others } = becoming.castles;
    if ((play.state.areas[fixed][into]?.castle ?? 0) === 0) {
      play.add(fixed, into, 'castle', 1);
      play.emit({ type: 'castle-given', nation: into, province: fixed });
    }
    units.castle = others;
  }
  if (taken.length > 0) play.emit({ type: 'land-taken', nation: into, provinces: taken });
  if (whole.length > 0) settle(play, into, whole, units);
  else for (const [unit, count] of entries(units)) play.wait(into, { unit, count, to: ['narbonne'], bought: false });
  expelOthers(play, into, becoming.takes ?? [], whole);
}

const KINDS = ['castle', 'knight', 'infantry'] as const;
type Counts = NonNullable<Becoming['least']>;
function entries(units: Counts): [keyof Counts, number][] {
  const list: [keyof Counts, number][] = [];
  for (const kind of KINDS) {
    const count = units[kind];
    if (count !== undefined && count > 0) list.push([kind, count]);
  }
  return list;
}

/**
 * Every unit becomes one of the new nation on the spot (11.badajoz.2, 11.cantabrien.3, 11.ibere.2, 11.navarre.1), kind
 * by kind; without a counterpart it leaves.
 */
export function convertEach(play: Play, from: NationId, into: NationId): void {
  const each = becomingOf(play.state, from)?.convert.each ?? {};
  for (const area of areasWith(play.state, from)) {
    for (const [piece, count] of piecesOf(play.state.areas[area][from])) {
      const kind = isUnitKind(piece) ? each[piece] : undefined;
      if (kind === undefined) continue;
      play.remove(area, from, piece, count);
      play.add(area, into, kind, count);
      play.emit({ type: 'converted', nation: into, province: area, unit: kind, count });
    }
  }
}
