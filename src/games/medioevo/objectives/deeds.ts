import type { SeatId } from '../../../core/seat.js';
import type { Deed, Objective } from '../facts/objectives.js';
import { bookOf } from '../facts/override.js';
import type { OwnedCard, Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';

/** Where deeds are recorded: the state, and the holders of the cards. */
export interface Record {
  readonly state: Medioevo;
  changeRealm(seat: SeatId, patch: Partial<Realm>): void;
}

/** Done (8.4): stored on the card until it is claimed. */
export const DONE = 'done';

type Notes = OwnedCard['deeds'];
type Write = (notes: Notes, objective: Objective) => Notes;

/** On each of the seat's cards with this deed as objective. */
export function noteDeed(record: Record, seat: SeatId, deed: Deed, write: Write): void {
  const { cards } = bookOf(record.state.overrides);
  const own = record.state.realms[seat]?.cards ?? [];
  const after = own.map((card) => {
    const objective = cards.get(card.number)?.objective;
    if (objective?.deed !== deed) return card;
    const deeds = write(card.deeds, objective);
    return deeds === card.deeds ? card : { ...card, deeds };
  });
  if (after.some((card, index) => card !== own[index])) record.changeRealm(seat, { cards: after });
}

export const markDone = (notes: Notes): Notes => (notes[DONE] === undefined ? { ...notes, [DONE]: 1 } : notes);
/** Done if it reaches the objective's number. */
export const ifSo =
  (is: (objective: Objective) => boolean): Write =>
  (notes, objective) =>
    is(objective) ? markDone(notes) : notes;

/** Adds up to the objective's number, within the turn if it says so. */
export function addUp(turn: number, more: number, wanted: (objective: Objective) => number): Write {
  return (notes, objective) => {
    const before = objective.within === 'turn' && notes.turn !== turn ? 0 : (notes.sum ?? 0);
    const sum = before + more;
    const counted = { ...notes, turn, sum };
    return sum >= wanted(objective) ? markDone(counted) : counted;
  };
}

/** Different places within a turn, recorded by name. */
export function countVisit(turn: number, at: string, wanted: (objective: Objective) => number): Write {
  return (notes, objective) => {
    const visited = { ...notes, [`at:${at}`]: turn };
    const places = Object.entries(visited).filter(([key, when]) => key.startsWith('at:') && when === turn).length;
    return places >= wanted(objective) ? markDone(visited) : visited;
  };
}
