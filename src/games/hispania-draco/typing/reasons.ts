import type { NameTerm, Rejection, Terms } from '../../../core/result.js';
import type { CommanderId, SpaceId } from '../facts/ids.js';
import type { Draco } from '../state/state.js';

export function because(code: string, values: Terms = {}): Rejection {
  return { code, values };
}

export function variantTerm(id: string): NameTerm {
  return { kind: 'variant', id };
}
export function spaceTerm(id: SpaceId): NameTerm {
  return { kind: 'space', id };
}
export function commanderTerm(id: CommanderId): NameTerm {
  return { kind: 'commander', id };
}

/** The general of the turn and where he stands, which nearly every reason names. */
export function whereGeneralStands({ turn, pieces }: Draco): Terms {
  const at = pieces.commanders[turn.general];
  return { general: commanderTerm(turn.general), ...(at === null ? {} : { at: spaceTerm(at) }) };
}
