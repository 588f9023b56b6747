import type { Choice, Filled } from '../../../core/offer.js';
import type { Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { percentages } from '../answers/odds.js';
import { refuges } from '../battle/aftermath/flight.js';
import { SACRIFICE } from '../battle/policies.js';
import { purchaseNote, voyageNote } from '../commerce/foreseen.js';
import { BUILDING_CLASSES, TECHNOLOGY_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, buildingOf } from '../facts/pieces.js';
import { isPlace, isTerritory } from '../facts/place-ids.js';
import { chancesOfMove } from '../odds/foreseen.js';
import { foreseen } from '../purchases/foreseen.js';
import { POINT_PRICE, pointsAtHand, pointsOfCard } from '../purchases/points.js';
import { carriesUnits } from '../setup/founding.js';
import { ENTRIES, type Entry } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { hide } from './view.js';

type Note = Pick<Choice, 'note' | 'values'> | null;
type Of = (state: Medioevo, seat: SeatId, filled: Filled, choice: Choice) => Note;

/** What a choice would bring: its price, its odds, its yield, at this moment. */
export function choiceForeseen(state: Medioevo, seat: SeatId, verb: string, filled: Filled, choice: Choice): Note {
  return NOTES[verb]?.(state, seat, filled, choice) ?? foreseen(state, seat, verb, filled, choice);
}

const battleIn = ({ frames }: Medioevo) => {
  const here = frames.findLast(({ kind }) => kind === 'battle');
  return here?.kind === 'battle' ? here : null;
};
const vehicleIn = ({ vehicles }: Medioevo, { vehicle }: Filled) => vehicles.find(({ id }) => `${id}` === vehicle);

/** By the verb; the question is known by what is answered already. */
const NOTES: Readonly<Record<string, Of>> = {
  move: ofMove,
  bring: ofMove,
  trade(state, seat, filled, { id }) {
    const vehicle = vehicleIn(state, filled);
    return vehicle === undefined || filled.to !== undefined ? null : voyageNote(state, seat, vehicle, id);
  },
  'buy-cubes'(state, seat, filled, { id }) {
    const vehicle = vehicleIn(state, filled);
    return vehicle === undefined ? null : purchaseNote(state, seat, vehicle, Number(id));
  },
  keep: (state, _seat, _filled, choice) => ofCard(state, choice),
  'turn-card': (state, _seat, filled, choice) => (filled.card === undefined ? ofCard(state, choice) : null),
  'use-technology': ofUse,
  'damage-building': ofBuilding,
  'plunder-building': ofBuilding,
  repair: ofBuilding,
  flee(state, _seat, _filled, { id, note }) {
    const battle = battleIn(state);
    const refuge = battle === null ? undefined : refuges(state, battle).find(({ at }) => at === id);
    if (refuge === undefined) return null;
    const ends = note === undefined ? {} : { ends: { kind: 'note', id: note } };
    return { note: 'flight', values: { losses: refuge.cost, ...ends } };
  },
  sacrifice: (_state, _seat, _filled, { id }) => ({ note: 'sacrificed', values: { attack: SACRIFICE * Number(id) } }),
  crush(state, _seat, _filled, { id }) {
    const battle = battleIn(state);
    if (battle === null) return null;
    const spared = Number(id);
    return { note: 'crushing', values: { spared, dealt: (battle.outcome?.crushing ?? 0) - spared } };
  },
  // Whatever completes two levels of transports of which none carries units: no full move.
  found(_state, _seat, filled, { id, name }) {
    if (name?.kind !== 'transport' || carriesUnits(id)) return null;
    const isLast = filled.transport === undefined ? id.endsWith('-2') : !carriesUnits(filled.transport);
    return isLast ? { note: 'no-full-move' } : null;
  },
  'kingdom-bid': (_state, _seat, filled, { id }) =>
    filled.kingdom === undefined ? null : { note: 'kingdom-bid', values: { honour: Number(id) } },
};

/** The battle that a way leads to, with its chances. */
function ofMove(state: Medioevo, seat: SeatId, filled: Filled, { id, note, values }: Choice): Note {
  const entry = ENTRIES.find((one) => one === note);
  if (filled.group === undefined || entry === undefined || !FIGHTS.includes(entry) || !isPlace(id)) return null;
  const chances = chancesOfMove(hide(state, seat), seat, { ...filled, to: id });
  return chances === null ? null : { note: `${entry}-odds`, values: { ...values, ...percentages(chances) } };
}
const FIGHTS: readonly Entry[] = ['horde', 'battle', 'undeclared', 'truce'];

/** What it does, and the points in its corner. */
function ofCard(state: Medioevo, { id, name }: Choice): Note {
  if (name?.kind !== 'empire-card') return null;
  const corner = pointsOfCard(state, id).map((colours) => colours.join('+'));
  const points = corner.length === 0 ? {} : { points: { kind: 'corner', id: corner.join('/') } };
  return { note: 'card', values: { ability: { kind: 'about', id: `empire-card.${id}` }, ...points } };
}

/** The points that a use takes, and what they cost as far as they are missing (8.2). */
function ofUse(state: Medioevo, seat: SeatId, filled: Filled, { id }: Choice): Note {
  const named = kit.oneIn(TECHNOLOGY_IDS, filled.technology ?? id);
  if (named === null) return null;
  const { branch, points } = bookOf(state.overrides).technologies[named];
  const have = pointsAtHand(state, seat, branch);
  if (filled.technology === undefined) {
    const what: Term = { kind: 'about', id: `technology.${named}` };
    return { note: 'use', values: { points, colour: { kind: 'colour', id: branch }, have, what } };
  }
  const count = Number(id);
  if (!Number.isInteger(count)) return null;
  const needed = points * count;
  const missing = Math.max(0, needed - have);
  return { note: 'uses', values: { points: needed, ...(missing === 0 ? {} : { florins: POINT_PRICE * missing }) } };
}

/** Which building it is, and how much damage it has. */
function ofBuilding(state: Medioevo, _seat: SeatId, { at, class: category }: Filled, { id }: Choice): Note {
  const of = kit.oneIn(BUILDING_CLASSES, id);
  if (category !== undefined || of === null || typeof at !== 'string' || !isTerritory(at)) return null;
  const building = state.lands[at][of];
  if (building === null) return null;
  const named = buildingOf(of, building.level);
  const { structure } = buildingCard(bookOf(state.overrides).pieces, named);
  return {
    note: 'building',
    values: { building: { kind: 'building', id: named }, damage: building.damage, structure },
  };
}
