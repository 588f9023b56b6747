import type { Play } from '../engine/play.js';
import { UNIT_TYPES, type UnitType } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Side, Wound } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { countOf, sizeOf, together, type Units } from '../state/units.js';
import { protectedSide } from './begin.js';
import { shielded } from './fire.js';
import { orderOf } from './orders-of.js';
import { armyOn, crewOf, hurt, inMelee } from './sides.js';

type Here = FrameOf<'battle'>;

/** Points of a kind on a side, less what its building takes off; they are taken one wound after the other (6.4.9). */
export function wounded(play: Play, here: Here, wound: Wound): Here {
  const { side, by } = wound;
  const level = isTerritory(here.at) ? (play.land(here.at).military?.level ?? 0) : 0;
  const guarded = by !== 'losses' && protectedSide(play.state, here) === side;
  const points = guarded ? shielded(wound.points, by, here.protection, level) : wound.points;
  return points <= 0 ? here : { ...here, wounds: [...here.wounds, { ...wound, points }] };
}

/** Who may be hit now: the melee, and the crews when nobody else is left (6.5.6). */
export function exposed(state: Medioevo, here: Here, side: Side): Units {
  const front = inMelee(state, here, side);
  return sizeOf(front) > 0 ? front : crewOf(here, side);
}

export function exposedTypes(state: Medioevo, here: Here, side: Side): readonly UnitType[] {
  const units = exposed(state, here, side);
  return UNIT_TYPES.filter((type) => countOf(units, type) > 0);
}

/** Whoever is hit has something to choose: several types, and not so many points that all fall anyway. */
export function mayChoose(state: Medioevo, here: Here, wound: Wound): boolean {
  if (here[wound.side] === BARBARIANS || exposedTypes(state, here, wound.side).length < 2) return false;
  return wound.points < sizeOf(armyOn(state, here.at, here[wound.side]));
}

/** The first wound is taken, or so many points of it by one type; without a type by the order of losses. */
export function takeWound(play: Play, here: Here, type: UnitType | null, points: number): Here {
  const [wound, ...rest] = here.wounds;
  if (wound === undefined) return here;
  const { side } = wound;
  const usual = orderOf(play.state, here, side).losses;
  const order = type === null ? usual : [type, ...usual.filter((other) => other !== type)];
  const { lost } = hurt(play, here, side, points, order);
  play.emit({ type: 'damaged', side, owner: here[side], points, by: wound.by, lost: { ...lost } });
  const left = wound.points - points;
  return {
    ...here,
    wounds: left > 0 ? [{ ...wound, points: left }, ...rest] : rest,
    lost: { ...here.lost, [side]: together(here.lost[side], lost) },
    taken: wound.captured ? { ...here.taken, [side]: together(here.taken[side], lost) } : here.taken,
  };
}
