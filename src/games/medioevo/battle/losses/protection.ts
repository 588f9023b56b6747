import type { Play } from '../../engine/play.js';
import type { Level } from '../../facts/kinds.js';
import { engineOfLevel, type Pieces } from '../../facts/pieces.js';
import { otherSide } from '../../state/battle.js';
import { BARBARIANS } from '../../state/land.js';
import { sizeOf, type Units } from '../../state/units.js';
import { captainUses, type Fighting, usersOf } from '../abilities.js';
import { protectedSide } from '../begin.js';
import { usualCrews } from '../policies.js';
import { armyOn, orderOf } from '../sides.js';
import type { Here } from '../stages.js';
import { A_SHOT, type Protection } from '../throws/fire.js';
import { usableEngines } from '../throws/usable-engines.js';

/** The average cost of a lost round, before the enemy's cavalry. */
const A_MELEE = 1;

/** The building's holder names what it protects from, before anything else in the round (6.5.8). */
export function protectByOrder(play: Play, here: Here): Here {
  const { state } = play;
  const side = protectedSide(state, here);
  if (side === null) return { ...here, protection: null };
  const { shield } = orderOf(state, here, side);
  if (shield !== 'usual') return { ...here, protection: shield };
  const enemy = otherSide(side);
  const engines = here[enemy] === BARBARIANS ? [] : usableEngines(state, here.at, here[enemy]);
  const levels = engines.map(({ level }) => level);
  const [own, his] = [armyOn(state, here.at, here[side]), armyOn(state, here.at, here[enemy])];
  return { ...here, protection: mostDanger(play.book.pieces, own, his, levels) };
}

/** The kind with most expected damage; for ties siege, then archers, then melee. */
export function mostDanger(pieces: Pieces, own: Units, enemy: Units, engines: readonly Level[]): Protection {
  const ours: Fighting = { units: own, captain: [] };
  const his: Fighting = { units: enemy, captain: [] };
  const shots = A_SHOT * (usersOf(his, ours, 'archer') + captainUses(enemy, own));
  const siege = A_SHOT * bombardment(pieces, enemy, engines);
  const melee = A_MELEE + usersOf(his, ours, 'cavalry');
  if (siege > 0 && siege >= Math.max(shots, melee)) return 'siege';
  return shots > 0 && shots >= melee ? 'archers' : 'melee';
}

function bombardment(pieces: Pieces, units: Units, engines: readonly Level[]): number {
  const crews = usualCrews(units, engines.length, { crews: 'usual' });
  return engines.reduce<number>(
    (sum, level, index) => sum + sizeOf(crews[index] ?? {}) * engineOfLevel(pieces, level).damageUnits,
    0,
  );
}
