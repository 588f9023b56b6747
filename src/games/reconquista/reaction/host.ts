import { confront } from '../battle/confront.js';
import { laySiege, refugeOf, retreat, siegeJoined } from '../battle/retreat.js';
import type { Play } from '../engine/play.js';
import { placesAfter } from '../facts/board.js';
import type { PlaceId } from '../facts/ids.js';
import type { Host } from '../state/frame.js';
import { cidWith, countOfCounters, isSheltered, stopsEntry } from '../state/reading.js';
import type { Stand } from '../state/state.js';
import {
  countOf,
  firstOf,
  NONE,
  onlyKinds,
  STAY_ORDER,
  sizeOf,
  type Troops,
  together,
  without,
} from '../state/troops.js';
import { facesBadOdds } from './caution.js';
import { nextByNumber, notStraightBack } from './way.js';
import { nextByDice } from './way-by-dice.js';

/** The moving force. */
type Mover = { -readonly [Part in keyof Host]: Host[Part] };

/** A force appears; `begun`: a Garrison raised with it has begun a siege here (13.20). */
export function moveHost(play: Play, at: PlaceId, stand: Stand, bound = false, begun = false): void {
  const home = bound ? at : null;
  const host: Mover = { ...stand, at, from: null, passed: [], beatenAt: null, bound, home, seen: [] };
  if (begun ? mansSiege(play, host) : meets(play, host)) marchOn(play, host);
}

/** Moves a force until it is stopped or gone, or put down on the way (13.9). */
function marchOn(play: Play, host: Mover): void {
  while (!putDown(play, host)) if (!goesOn(play, host)) return;
}

/** Beaten Christians must choose their retreat first (13.17); or the march is followed step by step. */
function putDown(play: Play, host: Mover): boolean {
  const asked = play.state.frames.at(-1);
  const retreat = asked?.kind === 'retreat' ? asked : null;
  if (retreat === null && !play.stepByStep) return false;
  rest(play, host);
  if (retreat !== null) play.pop();
  play.next({ kind: 'host', host: { ...host } });
  if (retreat !== null) play.push(retreat);
  return true;
}

/** A force that was put down goes on. */
export function resumeMarch(play: Play, at: Host): void {
  play.take(at.at, at.side, at.units);
  const host = { ...at };
  if (goesOn(play, host)) marchOn(play, host);
}

function goesOn(play: Play, host: Mover): boolean {
  return advance(play, host) && meets(play, host);
}

/** Fights where it stands, and again where it is driven back to; false if nobody goes on. */
function meets(play: Play, host: Mover): boolean {
  for (;;) {
    if (!host.seen.includes(host.at)) host.seen = [...host.seen, host.at];
    const met = meet(play, host);
    play.removeLoneForts();
    if (met !== 'back') return met === 'on';
  }
}

/** To the next place, without those who must stay; false if the force ends here. */
function advance(play: Play, host: Mover): boolean {
  const stay = stayers(play, host);
  const to = nextStop(play, host, without(host.units, stay));
  if (to === null) {
    rest(play, host);
    if (play.at(host.at).outside?.side === host.side) siegeJoined(play, host.at, host);
    return false;
  }
  leave(play, host, to, stay);
  return sizeOf(host.units) > 0;
}

/** Without resistance: it holds the place, or joins its own side's siege (13.19). */
function rest(play: Play, { at, side, units }: Mover): void {
  if (play.at(at).outside?.side === side) play.besiege(at, { side, units });
  else play.enter(at, { side, units });
}

/**
 * Meets what is in its place (13.10); tells whether it goes on, from here or from where it was driven back (13.17,
 * 13.18).
 */
function meet(play: Play, host: Mover): 'on' | 'back' | 'over' {
  const { side, at } = host;
  if (!stopsEntry(play.at(at), side)) {
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
      const stay = neededAt(play, at, arrival.units);
      laySiege(play, at, { side, units: stay });
      host.units = without(arrival.units, stay);
      host.beatenAt = null;
      return sizeOf(host.units) === 0 ? 'over' : 'on';
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

/** As many Armies stay at a siege as the besieged have counters; all if too few (13.16). */
function neededAt(play: Play, at: PlaceId, units: Troops): Troops {
  const needed = countOfCounters(play.at(at));
  return sizeOf(units) <= needed ? units : firstOf(units, needed, STAY_ORDER);
}

/** Raised together with a Garrison before an enemy city, its Armies man the siege first (13.20). */
function mansSiege(play: Play, host: Mover): boolean {
  const { side, at } = host;
  const stay = neededAt(play, at, host.units);
  play.besiege(at, { side, units: stay });
  play.emit({ type: 'besieged', side, at, units: stay });
  host.units = without(host.units, stay);
  return sizeOf(host.units) > 0;
}

/** Armies of its side that hold the place join it; those at a siege stay (13.12, 13.19). */
function join(play: Play, host: Mover): void {
  const { inside, outside } = play.at(host.at);
  if (inside === null || inside.side !== host.side || outside !== null) return;
  const armies = onlyKinds(inside.units, STAY_ORDER);
  play.take(host.at, host.side, armies);
  host.units = together(host.units, armies);
}

/** One Army stays if a city or fort would be left without a Garrison (13.13). */
function stayers(play: Play, { at, units }: Mover): Troops {
  const place = play.at(at);
  const held = place.outside === null && isSheltered(place);
  const manned = place.inside !== null && countOf(place.inside.units, 'garrison') > 0;
  return held && !manned ? firstOf(units, 1, STAY_ORDER) : NONE;
}

/** To the next place, without those who stay; El Cid goes on with the rest (9.13). */
function leave(play: Play, host: Mover, to: PlaceId, stay: Troops): void {
  const { side, at } = host;
  if (sizeOf(stay) > 0) {
    play.enter(at, { side, units: stay });
    host.units = without(host.units, stay);
    play.emit({ type: 'left-behind', side, at, units: stay });
  }
  // All stay, or none is left of a relief whose besieged alone came through.
  if (sizeOf(host.units) === 0) return;
  const cid = cidWith(play.state.cid, side, at);
  if (cid) play.set({ cid: { side: 'muslim', at: to } });
  play.emit({ type: 'marched', side, from: at, to, units: host.units, cid });
  host.from = at;
  host.at = to;
}

/** The next place; null: it stays. A prudent force may avoid the odds there (17.2.2, 17.2.3). */
function nextStop(play: Play, host: Mover, going: Troops): PlaceId | null {
  for (;;) {
    const dice = host.side === 'muslim' && play.state.options.moves === 'dice';
    const course = notStraightBack(play, host);
    const to = dice ? nextByDice(play, course) : nextByNumber(play, course);
    if (to === null && host.home !== null) return goesRound(play, host);
    if (to === null || host.side !== 'muslim' || sizeOf(going) === 0 || !stopsEntry(play.at(to), host.side)) return to;
    switch (facesBadOdds(play, { ...host, units: going }, to)) {
      case 'fight':
        return to;
      case 'halt':
        return null;
      case 'pass':
        host.passed = [...host.passed, to];
    }
  }
}

/** With nobody left to meet it still goes on by number, until it is home after the whole region (17.3.2). */
function goesRound(play: Play, host: Mover): PlaceId | null {
  const others = placesAfter(play.board, host.at);
  if (host.at === host.home && others.every((at) => host.seen.includes(at))) return null;
  return others[0] ?? null;
}
