import { confront } from '../battle/confront.js';
import { laySiege, refugeOf, retreat } from '../battle/retreat.js';
import type { Play } from '../engine/play.js';
import { placesAfter } from '../facts/board.js';
import type { PlaceId, Side } from '../facts/ids.js';
import { cidWith, countOfCounters, isSheltered, stops } from '../state/reading.js';
import type { Stand } from '../state/state.js';
import { countOf, firstOf, NONE, only, STAY_ORDER, sizeOf, type Troops, together, without } from '../state/troops.js';
import { caution } from './caution.js';
import { type Course, nextByNumber } from './way.js';
import { nextByDice } from './way-by-dice.js';

/** A force that the table moves: the Muslims of phase 5, the French, the Bands. It is in hand until it is put down. */
interface Host extends Course {
  readonly side: Side;
  units: Troops;
  at: PlaceId;
  /** The place before; null where it appeared. */
  from: PlaceId | null;
  passed: PlaceId[];
  beatenAt: PlaceId | null;
  /** Where a force that keeps to one region began, and comes to rest when it has been everywhere (17.3). */
  readonly home: PlaceId | null;
  readonly seen: Set<PlaceId>;
}

/** Moves a force that has just appeared until nothing more stops it, or it is gone (13). */
export function moveHost(play: Play, at: PlaceId, stand: Stand, bound = false): void {
  const home = bound ? at : null;
  const host: Host = { ...stand, at, from: null, passed: [], beatenAt: null, bound, home, seen: new Set() };
  for (;;) {
    host.seen.add(host.at);
    const met = meet(play, host);
    play.removeLoneForts();
    switch (met) {
      case 'over':
        return;
      case 'back':
        continue;
      case 'on':
        if (!advance(play, host)) return;
    }
  }
}

/** To the next place, leaving behind whom it must; false where the force ends here. */
function advance(play: Play, host: Host): boolean {
  const stay = stayers(play, host);
  const to = nextStop(play, host, without(host.units, stay));
  if (to === null) {
    rest(play, host);
    return false;
  }
  leave(play, host, to, stay);
  return sizeOf(host.units) > 0;
}

/** Where it stands nobody resists it: it holds the place, or stays with the siege of its own side. */
function rest(play: Play, { at, side, units }: Host): void {
  if (play.at(at).outside?.side === side) play.besiege(at, { side, units });
  else play.enter(at, { side, units });
}

/** What the force meets where it has come, and whether somebody goes on: from here, or from where it was driven back. */
function meet(play: Play, host: Host): 'on' | 'back' | 'over' {
  const { side, at } = host;
  if (!stops(play.at(at), side)) {
    join(play, host);
    return 'on';
  }
  const arrival = confront(play, at, { side, units: host.units });
  switch (arrival.kind) {
    case 'gone':
    case 'inside':
      return 'over';
    case 'free':
      host.units = arrival.units;
      host.beatenAt = null;
      join(play, host);
      return 'on';
    case 'siege': {
      const needed = countOfCounters(play.at(at));
      const all = sizeOf(arrival.units) <= needed;
      const stay = all ? arrival.units : firstOf(arrival.units, needed, STAY_ORDER);
      laySiege(play, at, { side, units: stay });
      host.units = without(arrival.units, stay);
      host.beatenAt = null;
      return all ? 'over' : 'on';
    }
    case 'beaten': {
      const to = host.from ?? refugeOf(play, at, side);
      host.units = retreat(play, at, to, { side, units: arrival.units });
      if (to === null || sizeOf(host.units) === 0) return 'over';
      host.at = to;
      host.beatenAt = at;
      host.from = null;
      return 'back';
    }
  }
}

/** Armies of its own side that hold the place come along; those at a siege stay with it (13). */
function join(play: Play, host: Host): void {
  const { inside, outside } = play.at(host.at);
  if (inside === null || inside.side !== host.side || outside !== null) return;
  const armies = only(inside.units, STAY_ORDER);
  play.take(host.at, host.side, armies);
  host.units = together(host.units, armies);
}

/** One Army stays where a city or fort would be left without a Garrison (13). */
function stayers(play: Play, { at, units }: Host): Troops {
  const place = play.at(at);
  const held = place.outside === null && isSheltered(place);
  const manned = place.inside !== null && countOf(place.inside.units, 'garrison') > 0;
  return held && !manned ? firstOf(units, 1, STAY_ORDER) : NONE;
}

/** Off to the next place, but for those who stay. */
function leave(play: Play, host: Host, to: PlaceId, stay: Troops): void {
  const { side, at } = host;
  if (sizeOf(stay) > 0) {
    play.enter(at, { side, units: stay });
    host.units = without(host.units, stay);
    play.emit({ type: 'left-behind', side, at, units: stay });
    if (sizeOf(host.units) === 0) return;
  }
  const cid = cidWith(play.state.cid, side, at);
  if (cid) play.set({ cid: { side: 'muslim', at: to } });
  play.emit({ type: 'marched', side, from: at, to, units: host.units, cid });
  host.from = at;
  host.at = to;
}

/** Where the force goes; null: it stays. A prudent one may shrink from what those who go would meet there (17.2). */
function nextStop(play: Play, host: Host, going: Troops): PlaceId | null {
  for (;;) {
    const dice = host.side === 'muslim' && play.state.options.moves === 'dice';
    const to = dice ? nextByDice(play, host) : nextByNumber(play, host);
    if (to === null && host.home !== null) return goesRound(play, host);
    if (to === null || host.side !== 'muslim' || sizeOf(going) === 0 || !stops(play.at(to), host.side)) return to;
    switch (caution(play, { ...host, units: going }, to)) {
      case 'fight':
        return to;
      case 'halt':
        return null;
      case 'pass':
        host.passed = [...host.passed, to];
    }
  }
}

/** Nobody left to meet: on by number all the same, until the force is home again with the whole region seen. */
function goesRound(play: Play, host: Host): PlaceId | null {
  const others = placesAfter(play.board, host.at);
  if (host.at === host.home && others.every((at) => host.seen.has(at))) return null;
  return others[0] ?? null;
}
