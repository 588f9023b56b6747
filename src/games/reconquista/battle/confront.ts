import type { Play } from '../engine/play.js';
import type { PlaceId, Side } from '../facts/ids.js';
import { comesOutToFight, isForeignCity, isSheltered } from '../state/reading.js';
import type { Stand } from '../state/state.js';
import { inBoth, NONE, sizeOf, type Troops, together, without } from '../state/troops.js';
import type { Fought } from './battle.js';
import { isFreeOfEnemies, refugeOf, retreat, settle } from './retreat.js';

/** What happens to a force that enters a place; `units` are still in hand, to be put down by the caller. */
export type Arrival =
  /** No resistance left: it holds the place, and may go on. */
  | { readonly kind: 'free'; readonly units: Troops }
  /** The enemies are behind walls: it besieges them. */
  | { readonly kind: 'siege'; readonly units: Troops }
  | { readonly kind: 'beaten'; readonly units: Troops }
  /** It entered the city it came to relieve. */
  | { readonly kind: 'inside' }
  | { readonly kind: 'gone' };

/** It drove off the besiegers and now meets those they besieged (12.8, 13.15). */
interface Before {
  readonly kind: 'before';
  readonly units: Troops;
}

/** Would defenders come out of their walls to fight? Only prudent Muslims consider it (17.2.4). */
export type Willing = (defenders: Stand) => boolean;
export const ALWAYS: Willing = () => true;

/** A force meets the enemies in a place: besiegers first, then those inside (11.7, 11.8, 11.10). */
export function confront(play: Play, at: PlaceId, force: Stand, willing: Willing = ALWAYS): Arrival {
  const { side } = force;
  let units = force.units;
  for (;;) {
    const place = play.at(at);
    if (place.outside?.side === side) return { kind: 'siege', units };
    if (place.outside !== null) {
      const met = meetBesiegers(play, at, { side, units }, place.outside);
      if (met.kind !== 'before') return met;
      units = met.units;
    } else if (place.inside !== null && place.inside.side !== side) {
      if (isSheltered(place) && !(comesOutToFight(place.inside) && willing(place.inside)))
        return { kind: 'siege', units };
      return meetHolders(play, at, { side, units }, place.inside);
    } else {
      return isForeignCity(place, side) ? { kind: 'siege', units } : { kind: 'free', units };
    }
  }
}

/**
 * Besiegers have no city here (12.8); those they besiege join their own side (11.11, 13.14). Relief and besieged fight
 * as one force of the side that holds the city; the survivors hold it, whether they won or lost (12.9, 12.14, 13.14).
 */
function meetBesiegers(play: Play, at: PlaceId, force: Stand, besiegers: Stand): Arrival | Before {
  const { side } = force;
  const { inside, city } = play.at(at);
  const relieved = inside?.side === side ? inside.units : NONE;
  const relief = inside === null ? city === side : inside.side === side;
  if (sizeOf(relieved) > 0) play.change(at, { inside: null });
  const attackers = { side, units: together(force.units, relieved), shelter: relief };
  const fought = play.fight(at, attackers, { ...besiegers, shelter: false });
  play.change(at, { outside: standing(besiegers.side, fought.defenders) });
  switch (fought.end) {
    case 'attacker-back':
      return { kind: 'beaten', units: fought.attackers };
    case 'attacker-in':
    case 'defender-in':
      play.enter(at, { side, units: fought.attackers });
      return { kind: 'inside' };
    case 'attacker-gone':
      if (play.at(at).inside === null) besiegersTake(play, at, { ...besiegers, units: fought.defenders });
      return wipedOut(play, at, side, besiegers.side);
    case 'both-gone':
      return wipedOut(play, at, side, besiegers.side);
    case 'defender-gone':
    case 'defender-back': {
      const units = inBoth(fought.attackers, force.units);
      play.enter(at, { side, units: without(fought.attackers, units) });
      drivenOff(play, at, besiegers.side, fought);
      if (relief) return { kind: 'free', units };
      if (fought.end === 'defender-back' || inside !== null) return { kind: 'before', units };
      captured(play, at, side);
      return { kind: 'free', units };
    }
  }
}

/** Besiegers who have wiped out everybody else in the place take it, with its city and fort (12.13). */
function besiegersTake(play: Play, at: PlaceId, besiegers: Stand): void {
  captured(play, at, besiegers.side);
  play.change(at, { inside: besiegers, outside: null });
}

function captured(play: Play, at: PlaceId, side: Side): void {
  if (isSheltered(play.at(at))) play.emit({ type: 'captured', side, at });
}

/** A battle with the place's holders. */
function meetHolders(play: Play, at: PlaceId, force: Stand, holders: Stand): Arrival {
  const sheltered = isSheltered(play.at(at));
  const fought = play.fight(at, { ...force, shelter: false }, { ...holders, shelter: sheltered });
  play.change(at, { inside: standing(holders.side, fought.defenders) });
  switch (fought.end) {
    case 'attacker-back':
    case 'attacker-in':
      return { kind: 'beaten', units: fought.attackers };
    case 'defender-in':
      return { kind: 'siege', units: fought.attackers };
    case 'attacker-gone':
    case 'both-gone':
      return wipedOut(play, at, force.side, holders.side);
    case 'defender-gone':
    case 'defender-back':
      captured(play, at, force.side);
      play.change(at, { inside: null });
      drivenOff(play, at, holders.side, fought);
      return { kind: 'free', units: fought.attackers };
  }
}

function standing(side: Stand['side'], units: Troops): Stand | null {
  return sizeOf(units) === 0 ? null : { side, units };
}

/** The attackers are gone; if the defenders are too, the place is left as it is (12.12). */
function wipedOut(play: Play, at: PlaceId, attacker: Side, defender: Side): Arrival {
  play.cidAlone(at, attacker);
  play.cidAlone(at, defender);
  return { kind: 'gone' };
}

/**
 * The beaten leave: Christian besiegers by the way they came (12.15), others by number, by a road, or not at all
 * (12.6).
 */
function drivenOff(play: Play, at: PlaceId, side: Side, fought: Fought): void {
  if (fought.end === 'defender-gone') {
    play.cidAlone(at, side);
    return;
  }
  const besieged = play.at(at).outside !== null;
  play.change(at, { outside: null });
  const units = fought.defenders;
  const ways = besieged && side === 'christian' ? waysBack(play, at) : [];
  if (ways.length > 1) {
    play.next({ kind: 'retreat', force: { at, units, ways, cid: false } });
    return;
  }
  const to = ways[0] ?? refugeOf(play, at, side);
  const left = retreat(play, at, to, { side, units });
  if (to !== null && sizeOf(left) > 0) settle(play, to, { side, units: left });
}

/** The places the Christian besiegers came from this turn, unless blocked by an enemy (12.15). */
function waysBack(play: Play, at: PlaceId): readonly PlaceId[] {
  return (play.state.approaches[at] ?? []).filter((way) => isFreeOfEnemies(play.state, play.board, way, 'christian'));
}
