import type { Policies } from '../../../core/contract/policies.js';
import type { Draco } from '../state/state.js';

/** What Hispano is asked in the Romans' turns (10.7). The usual answers are his policies; his orders precede them. */
const MATTERS = ['combat', 'revolt-roll', 'march', 'strike'] as const;

export const POLICIES: Policies<Draco> = {
  matters: MATTERS,
  matterOf: (_state, { kind, what }) => (kind === 'turn' ? null : (MATTERS.find((matter) => matter === what) ?? null)),
  strength: 'default',
};
