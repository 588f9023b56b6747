import type { CaptainUse } from '../battle/abilities.js';
import { crewOf } from '../battle/sides.js';
import type { Here } from '../battle/stages.js';
import type { Protection } from '../battle/throws/fire.js';
import { BATTLE_STAGES, type BattleStage, type BySide, effectOf, SIDES, type Side } from '../state/battle.js';
import type { Medioevo } from '../state/state.js';
import type { Units } from '../state/units.js';

/** What of a round under way is settled already; what is missing is still to come. */
export interface Known {
  readonly protection?: Protection | null;
  readonly crew?: Units;
  readonly fired: boolean;
  readonly captain?: readonly CaptainUse[];
  readonly shot: boolean;
  readonly heavy?: number;
  readonly cavalry?: number;
  readonly sacrificed?: number;
  readonly dice?: readonly number[];
  readonly rerolled: boolean;
  /** What cards add to its value in this round alone. */
  readonly bonus: number;
  readonly flight: number | null;
}
export type KnownSides = BySide<Known>;

const NOTHING: Known = { fired: false, shot: false, rerolled: false, bonus: 0, flight: null };
export const NOTHING_KNOWN: KnownSides = { attacker: NOTHING, defender: NOTHING };

/** Where a battle stands: whatever lies before its stage is settled. */
export function knownOf(state: Medioevo, here: Here): KnownSides {
  const after = (stage: BattleStage) => BATTLE_STAGES.indexOf(here.stage) > BATTLE_STAGES.indexOf(stage);
  const [attacker, defender] = SIDES.map((side): Known => sideKnown(state, here, side, after));
  return { attacker: attacker ?? NOTHING, defender: defender ?? NOTHING };
}

function sideKnown(state: Medioevo, here: Here, side: Side, after: (stage: BattleStage) => boolean): Known {
  const ofRound: Here = { ...here, bonuses: here.bonuses.filter(({ until }) => until === 'round') };
  return {
    ...(after('protect') ? { protection: here.protection } : {}),
    ...(after('defender-crews') ? { crew: crewOf(state, here, side) } : {}),
    fired: after('fire'),
    ...(after('captains') ? { captain: here.captain[side] } : {}),
    shot: after('archers'),
    ...(after('melee') ? { heavy: here.heavy[side], cavalry: here.cavalry[side] } : {}),
    ...(after(`${side}-sacrifice`) ? { sacrificed: here.sacrificed[side] } : {}),
    ...(after(`${side}-roll`) ? { dice: here.dice[side] } : {}),
    rerolled: after(`${side}-reroll`),
    bonus: effectOf(ofRound, side, 'attack'),
    flight: side === 'attacker' ? (here.flight?.points ?? null) : null,
  };
}
