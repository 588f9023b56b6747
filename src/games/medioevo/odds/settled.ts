import { crewOf } from '../battle/sides.js';
import type { Here } from '../battle/stages.js';
import { shielded } from '../battle/throws/fire.js';
import { mostSpared } from '../battle/throws/rolls.js';
import { otherSide, type Side, type Wound } from '../state/battle.js';
import type { Medioevo } from '../state/state.js';
import { type Field, struck } from './ranks.js';
import { afterBlows } from './round.js';
import type { Terms } from './terms.js';

/** Wounds that are still to be taken, and blows that are settled but not dealt: taken as is usual. `blows`: the round is over. */
export function settled(
  state: Medioevo,
  here: Here,
  terms: Terms,
  field: Field,
): { readonly field: Field; readonly blows: boolean } {
  const crew = { attacker: crewOf(state, here, 'attacker'), defender: crewOf(state, here, 'defender') };
  const take = (so: Field, { side, points }: Wound): Field => ({
    ...so,
    [side]: struck(terms, side, so[side], crew[side], points),
  });
  const after = here.wounds.reduce(take, field);
  const { outcome } = here;
  if (here.stage === 'rest') return { field: after, blows: true };
  if (outcome === null) return { field: after, blows: false };
  const { winner } = outcome;
  const spared = outcome.spared ?? mostSpared(here);
  const dealtBy = (side: Side) => outcome.dealt[side] + (winner === side ? outcome.crushing - spared : 0);
  const taken = (side: Side) => {
    const points = dealtBy(otherSide(side));
    return terms.shield?.side === side ? shielded(points, 'melee', here.protection, terms.shield.level) : points;
  };
  const lost = (side: Side) => {
    if (winner === side) return outcome.losses[side] - spared;
    return winner !== null && terms[winner].captures ? 0 : outcome.losses[side];
  };
  const both = <Value>(of: (side: Side) => Value) => ({ attacker: of('attacker'), defender: of('defender') });
  return { field: afterBlows(terms, after, crew, { dealt: both(taken), losses: both(lost) }), blows: true };
}
