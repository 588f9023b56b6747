import type { Play } from '../engine/play.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania, NationState } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

type Status = NationState['status'];

/** Who is on the board plays; WISIGOTH after turn 12 is neutral; whose time is over is gone. */
export function settleStatuses(play: Play): void {
  for (const nation of NATION_IDS) play.nation(nation, { status: impliedStatus(play.state, nation) });
}

/** What a position says of a nation without saying it. */
export function impliedStatus(state: Hispania, nation: NationId): Status {
  const { becomes, leavesEndOf, extendedOnly } = book(state).nations[nation];
  const last = becomes?.endOf.at(-1) ?? leavesEndOf ?? LAST_TURN;
  const here = areasWith(state, nation).length > 0;
  const over = state.turn > last;
  if (over && becomes?.elsewhere === 'neutral') return here ? 'neutral' : 'gone';
  if (here) return 'playing';
  // 1.6: CROISADE and ALMOHADE exist in scenario E only.
  const absent = extendedOnly === true && book(state).scenarios[state.options.scenario].extended !== true;
  if (over || absent || succeeded(state, nation)) return 'gone';
  return startsOnBoard(state, nation) || hasCome(state, nation) ? 'playing' : 'waiting';
}
const LAST_TURN = 21;

/** 11.badajoz.1: whose heir may come before its time is over, and has come. */
function succeeded(state: Hispania, nation: NationId): boolean {
  const { becomes } = book(state).nations[nation];
  return becomes?.earlyIfSubmittedTo !== undefined && becomes.into.some((heir) => areasWith(state, heir).length > 0);
}

function startsOnBoard(state: Hispania, nation: NationId): boolean {
  const setup = book(state).setups.setups.find(({ scenarios }) => scenarios.includes(state.options.scenario));
  return setup?.units[nation] !== undefined;
}

function hasCome(state: Hispania, nation: NationId): boolean {
  const { arrivals } = book(state).nations[nation];
  return (arrivals ?? []).some((arrival) => arrival.turn < state.turn && !arrival.at.includes('own'));
}
