import { pointsOf } from '../closing/points.js';
import { placesIn } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { type PlaceId, REGION_IDS } from '../facts/ids.js';
import { revenueOf } from '../income/revenue.js';
import { besiegedStrength } from '../siege/strength.js';
import { citiesOf, unitsOf } from '../state/reading.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { onlyKinds, sizeOf } from '../state/troops.js';

const LAST = 20;
/** The worth of a point of income per turn, while there are turns to spend it in. */
const INCOME = 0.5;
/** Each place without Muslims brings its region closer to being clear. */
const STEP = 0.5;

/** A position's worth to the Christians: points, future income, half-cleared regions. */
export function worthOf(state: Reconquista, book: Book): number {
  const left = Math.min(4, LAST - state.turn);
  const steps = REGION_IDS.reduce((sum, region) => {
    const clear = placesIn(book.board, region).filter((at) => isClear(state, at)).length;
    return sum + clear * STEP;
  }, 0);
  return pointsOf(state, book).total + INCOME * left * revenueOf(state, book).points + steps;
}

function isClear({ places }: Reconquista, at: PlaceId): boolean {
  return places[at].city !== 'muslim' && sizeOf(unitsOf(places[at], 'muslim')) === 0;
}

/** Strength at which four or five Armies need an even roll; and two. */
const STRONG = 11;
const FIRM = 7;
/** The worth of strength: in the strongest city, whose loss soon ends the game, and in the others. */
const HOME = 1.75;
const OTHERS = 1.1;

/** How well the walls would withstand a siege: one city as strong as possible, the others safe from a single Army. */
export function safetyOf({ places }: Reconquista): number {
  const walls = citiesOf(places, 'christian')
    .map((at) => besiegedStrength({ ...places[at], inside: garrisonOf(places[at]) }))
    .sort((one, other) => other - one);
  const [home = 0, ...others] = walls;
  return HOME * Math.min(STRONG, home) + OTHERS * others.reduce((sum, strength) => sum + Math.min(FIRM, strength), 0);
}

/** Armies march away or come out to battle: only Garrisons and Orders count. */
function garrisonOf({ inside }: Place): Stand | null {
  return inside === null ? null : { ...inside, units: onlyKinds(inside.units, ['garrison', 'order']) };
}

/** The same position with a place in Christian hands. */
export function withChristiansIn(state: Reconquista, at: PlaceId): Reconquista {
  const held = { ...state.places[at], inside: { side: 'christian', units: { army: 1 } }, outside: null } as const;
  return { ...state, places: { ...state.places, [at]: held } };
}
