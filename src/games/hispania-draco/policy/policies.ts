import type { Policies } from '../../../core/contract/policies.js';
import { LAST_OF_TWO } from '../roman/roman-phase.js';
import type { Draco } from '../state/state.js';

/** What Hispano is asked in the Romans' turns (10.7). The usual answers are his policies; his orders precede them. */
const HISPANO = ['combat', 'revolt-roll', 'march', 'strike'] as const;
/** The denarius that whoever acts last for the consul has left, without another (2.6). */
const CONSUL = 'consul';

export const POLICIES: Policies<Draco> = {
  matters: [...HISPANO, CONSUL],
  matterOf(state, { kind, what }) {
    if (kind !== 'turn') return HISPANO.find((matter) => matter === what) ?? null;
    return what === 'roman-phase' && isLastDenarius(state) ? CONSUL : null;
  },
  strength: 'default',
};

function isLastDenarius({ turn }: Draco): boolean {
  return turn.general === 'consul' && turn.handedOver && turn.denarii <= LAST_OF_TWO;
}
