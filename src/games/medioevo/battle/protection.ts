import type { Play } from '../engine/play.js';
import { engineOfLevel } from '../facts/pieces.js';
import { otherSide } from '../state/battle.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { captainUses, usersOf } from './abilities.js';
import { protectedSide } from './begin.js';
import { HITS, MOST_CREW, type Protection } from './fire.js';
import { orderOf } from './orders-of.js';
import { usualCrews } from './policies.js';
import { armyOn } from './sides.js';
import { fighting, type Here } from './stages.js';
import { usableEngines } from './usable-engines.js';

/** What a shot does on an average: it hits with three faces of eight. */
const A_SHOT = HITS / 8;
/** What a beaten round costs on an average, before anybody's cavalry. */
const A_MELEE = 1;

/** Whoever holds the building names what it protects from, before anything else in the round (6.5.8). */
export function protectByOrder(play: Play, here: Here): Here {
  const side = protectedSide(play.state, here);
  if (side === null) return { ...here, protection: null };
  const { shield } = orderOf(play.state, here, side);
  return { ...here, protection: shield === 'usual' ? mostDanger(play, here, side) : shield };
}

/** The kind by which most damage is expected: siege before archers before melee where it is the same. */
function mostDanger(play: Play, here: Here, side: 'attacker' | 'defender'): Protection {
  const enemy = otherSide(side);
  const shots = A_SHOT * shooters(play.state, here, side);
  const siege = here[enemy] === BARBARIANS ? 0 : A_SHOT * bombardment(play, here, enemy);
  const cavalry = usersOf(fighting(play.state, here, enemy), fighting(play.state, here, side), 'cavalry');
  const melee = A_MELEE + cavalry;
  if (siege > 0 && siege >= Math.max(shots, melee)) return 'siege';
  return shots > 0 && shots >= melee ? 'archers' : 'melee';
}

/** Archers who may shoot, and captains above the other's who can. */
function shooters(state: Medioevo, here: Here, side: 'attacker' | 'defender'): number {
  const [own, enemy] = [fighting(state, here, side), fighting(state, here, otherSide(side))];
  return usersOf(enemy, own, 'archer') + captainUses(enemy.units, own.units);
}

function bombardment(play: Play, here: Here, side: 'attacker' | 'defender'): number {
  const engines = usableEngines(play.state, here.at, here[side]);
  const crews = usualCrews(armyOn(play.state, here.at, here[side]), engines.length, { crews: 'usual' });
  return engines.reduce((sum, { level }, index) => {
    const crew = Math.min(MOST_CREW, sizeOf(crews[index] ?? {}));
    return sum + crew * engineOfLevel(play.book.pieces, level).damageUnits;
  }, 0);
}
