import { otherSide, type Side } from '../state/battle.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { captainUses } from './abilities.js';
import { protectedSide } from './begin.js';
import { sacrificeable } from './losses/sacrifices.js';
import { mayChoose } from './losses/wounds.js';
import { inMelee, orderOf } from './sides.js';
import type { Here } from './stages.js';
import { openEngines } from './throws/crews.js';
import { mostSpared } from './throws/melee.js';

/** A horde decides nothing; the attacker is asked about his rounds and dice, others as much as they want (6.12.1). */
function asks(state: Medioevo, here: Here, side: Side, attacking = false): boolean {
  if (here[side] === BARBARIANS || (side === 'attacker' && here.toTheEnd)) return false;
  const { ask } = orderOf(state, here, side);
  return ask === 'all' || (attacking && side === 'attacker' && ask === 'attacking');
}

/** The side to decide now, if it is asked and has a choice; null: orders decide. */
export function askedIn(state: Medioevo, here: Here): Side | null {
  const [wound] = here.wounds;
  if (wound !== undefined) return asks(state, here, wound.side) && mayChoose(state, here, wound) ? wound.side : null;
  if (here.parley !== null) return answering(state, here, otherSide(here.parley.by));
  const side = deciding(state, here);
  const attacking = here.stage === 'plan' || here.stage === 'attacker-reroll';
  return side !== null && asks(state, here, side, attacking) ? side : null;
}

function answering(state: Medioevo, here: Here, side: Side): Side | null {
  const { ask, answer } = orderOf(state, here, side);
  return ask === 'all' || (ask !== 'none' && answer === 'ask') ? side : null;
}

/** The deciding side of a stage, if any. */
function deciding(state: Medioevo, here: Here): Side | null {
  switch (here.stage) {
    case 'plan':
      return here.flight === null ? 'attacker' : null;
    case 'word':
      return here.attacker === BARBARIANS ? null : 'defender';
    case 'protect':
      return protectedSide(state, here);
    case 'attacker-crews':
      return openEngines(state, here, 'attacker').length > 0 ? 'attacker' : null;
    case 'defender-crews':
      return openEngines(state, here, 'defender').length > 0 ? 'defender' : null;
    case 'captains':
      return leading(state, here);
    case 'attacker-sacrifice':
      return sizeOf(sacrificeable(state, here, 'attacker')) > 0 ? 'attacker' : null;
    case 'attacker-reroll':
      return here.dice.attacker.length > 0 ? 'attacker' : null;
    case 'defender-sacrifice':
      return sizeOf(sacrificeable(state, here, 'defender')) > 0 ? 'defender' : null;
    case 'defender-reroll':
      return here.dice.defender.length > 0 ? 'defender' : null;
    case 'crush':
      return mostSpared(here) > 0 ? (here.outcome?.winner ?? null) : null;
    case 'fire':
    case 'archers':
    case 'melee':
    case 'attacker-roll':
    case 'defender-roll':
    case 'compare':
    case 'blows':
    case 'rest':
      return null;
  }
}

/** The side whose captains have a use left (6.5.5). */
function leading(state: Medioevo, here: Here): Side | null {
  const uses = (side: Side) => captainUses(inMelee(state, here, side), inMelee(state, here, otherSide(side)));
  if (uses('attacker') > here.captain.attacker.length) return 'attacker';
  return uses('defender') > here.captain.defender.length ? 'defender' : null;
}
