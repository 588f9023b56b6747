import type { SeatId } from '../../../core/seat.js';
import type { NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania, NationState } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import type { Said } from './shape.js';

/** What the board says of nations: a position need not say it again. */

type Status = NationState['status'];

/** Where it stands in the game: whoever is active or on the board plays, whose time is over is gone. */
export function impliedStatus(state: Hispania, nation: NationId, active: NationId | null): Status {
  const implied = statusByBoard(state, nation);
  return nation === active && implied !== 'neutral' ? 'playing' : implied;
}

/** WISIGOTH after turn 12 is neutral. */
function statusByBoard(state: Hispania, nation: NationId): Status {
  const { becomes, leavesEndOf, extendedOnly } = book(state).nations[nation];
  const here = areasWith(state, nation).length > 0;
  const over = state.turn > (becomes?.endOf.at(-1) ?? leavesEndOf ?? LAST_TURN);
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

/** Would somebody play it by a position that does not say who? In the advanced version those still to come are bid for. */
export function isGivenOut(state: Hispania, nation: NationId): boolean {
  if (areasWith(state, nation).length > 0) return true;
  return book(state).nations[nation].player !== null && state.options.version === 'standard';
}

/**
 * Who plays each nation: as is said, else whoever has others of its group (13), else the seats without any group in
 * their order.
 */
export function holdersOf({ seats, nobody }: Said, state: Hispania): (nation: NationId) => SeatId | null {
  const names = Object.keys(seats);
  const groupOf = (nation: NationId) => book(state).nations[nation].player;
  const said = new Map<NationId, SeatId>();
  const groups = new Map<number, SeatId>();
  for (const [seat, nations] of Object.entries(seats)) {
    for (const nation of nations) {
      said.set(nation, seat);
      const group = groupOf(nation);
      if (group !== null && !groups.has(group)) groups.set(group, seat);
    }
  }
  for (const group of [1, 2, 3, 4]) {
    const free = names.find((seat) => ![...groups.values()].includes(seat)) ?? names[(group - 1) % names.length];
    if (!groups.has(group) && free !== undefined) groups.set(group, free);
  }
  return (nation) => {
    if (nobody?.includes(nation) === true) return null;
    const seat = said.get(nation);
    if (seat !== undefined || !isGivenOut(state, nation)) return seat ?? null;
    const group = groupOf(nation);
    return (group === null ? names[0] : groups.get(group)) ?? null;
  };
}
