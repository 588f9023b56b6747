import type { NationId } from '../facts/ids.js';
import { card } from '../state/reading.js';
import type { Second } from '../state/stage.js';
import type { Hispania } from '../state/state.js';

/** Whether the nation moves and fights twice this turn by its card: Invasion (9.1) or Fougue (9.2). */
export function secondOf(state: Hispania, nation: NationId): Second | null {
  const { invasion, fougue } = card(state, nation);
  if (invasion?.turn === state.turn) return { kind: 'invasion' };
  if (fougue?.turn !== state.turn) return null;
  return {
    kind: 'pile',
    why: fougue.leader === undefined ? 'province' : 'leader',
    leader: fougue.leader ?? null,
    at: null,
    bonus: 2,
  };
}
