import type { Play } from '../engine/play.js';
import type { PlaceId } from '../facts/ids.js';
import { besiegedStrength, besiegerStrength } from '../siege/strength.js';
import { comesOutToFight, isSheltered } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { NONE, sizeOf, type Troops, together } from '../state/troops.js';
import { type Course, hasTarget } from './way.js';

/** A Muslim force facing bad odds, if the Muslims are prudent (17.2.1, 17.2.2, 17.2.3). */
export function facesBadOdds(
  play: Play,
  force: Course & { readonly units: Troops },
  to: PlaceId,
): 'fight' | 'halt' | 'pass' {
  if (play.state.options.temper === 'bold' || !isOutmatched(play, force, to)) return 'fight';
  const others = hasTarget(play, { ...force, passed: [...force.passed, to] });
  const { faces, meaning } = play.thrown(
    [{ what: 'caution', about: { place: { kind: 'place', id: to } } }],
    ([face = 0]) => (face <= 2 ? 'fight' : face <= 4 ? 'halt' : others ? 'pass' : null),
  );
  play.emit({ type: 'caution', at: to, face: faces[0] ?? 0, caution: meaning });
  return meaning;
}

/** Fewer than half as many units in battle, or a siege modifier more than 3 lower (17.2.1). */
function isOutmatched(play: Play, force: { readonly units: Troops }, to: PlaceId): boolean {
  const place = play.at(to);
  const foes = place.outside ?? (place.inside?.side === 'muslim' ? null : place.inside);
  if (foes !== null && (place.outside !== null || !isSheltered(place) || comesOutToFight(foes))) {
    const relieved = place.outside !== null && place.inside?.side === 'muslim' ? place.inside.units : NONE;
    return sizeOf(together(force.units, relieved)) * 2 < sizeOf(foes.units);
  }
  const cid = play.state.cid?.side === 'muslim';
  return besiegedStrength(place) - besiegerStrength(force.units, cid) > 3;
}

/** Muslims behind walls may decline a battle with more than twice as many Christians (17.2.4). */
export function staysIn(play: Play, at: PlaceId, attackers: number, place: Place): boolean {
  if (!mayStayIn(play.state, attackers, place)) return false;
  const face = play.die('caution', { place: { kind: 'place', id: at } });
  play.emit({ type: 'caution', at, face, caution: face <= 2 ? 'fight' : 'stay-in' });
  return face > 2;
}

/** Four faces of six. */
export const STAYS_IN = 2 / 3;

/** More than twice as many come before their walls. */
export function mayStayIn({ options }: Reconquista, attackers: number, { inside }: Place): boolean {
  return options.temper === 'prudent' && inside?.side === 'muslim' && attackers > 2 * sizeOf(inside.units);
}
