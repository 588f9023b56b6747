import type { NationId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import type { Hispania, NationState } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

type Status = NationState['status'];
type Board = Pick<Hispania, 'areas' | 'options' | 'overrides' | 'turn'>;

/** A nation's status by the board: active or with pieces means playing, after its time it is gone. */
export function impliedStatus(state: Board, nation: NationId, active: NationId | null): Status {
  const implied = statusByBoard(state, nation);
  return nation === active && implied !== 'neutral' ? 'playing' : implied;
}

/** WISIGOTH after turn 12 is neutral. */
function statusByBoard(state: Board, nation: NationId): Status {
  const { becomes, leavesEndOf, extendedOnly } = bookOf(state.overrides).nations[nation];
  const here = areasWith(state, nation).length > 0;
  const over = state.turn > (becomes?.endOf.at(-1) ?? leavesEndOf ?? LAST_TURN);
  if (over && becomes?.elsewhere === 'neutral') return here ? 'neutral' : 'gone';
  if (here) return 'playing';
  // 1.6, 13.6: CROISADE and ALMOHADE exist in scenario E only.
  const absent = extendedOnly === true && bookOf(state.overrides).scenarios[state.options.scenario].extended !== true;
  if (over || absent || succeeded(state, nation)) return 'gone';
  return startsOnBoard(state, nation) || hasCome(state, nation) ? 'playing' : 'waiting';
}
const LAST_TURN = 21;

/** 11.badajoz.1: its heir may come early, and has. */
function succeeded(state: Board, nation: NationId): boolean {
  const { becomes } = bookOf(state.overrides).nations[nation];
  return becomes?.earlyIfSubmittedTo !== undefined && becomes.into.some((heir) => areasWith(state, heir).length > 0);
}

function startsOnBoard(state: Board, nation: NationId): boolean {
  const setup = bookOf(state.overrides).setups.setups.find(({ scenarios }) =>
    scenarios.includes(state.options.scenario),
  );
  return setup?.units[nation] !== undefined;
}

function hasCome(state: Board, nation: NationId): boolean {
  const { arrivals } = bookOf(state.overrides).nations[nation];
  return (arrivals ?? []).some((arrival) => arrival.turn < state.turn && !arrival.at.includes('own'));
}
