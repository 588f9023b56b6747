import type { SeatId } from '../../../core/seat.js';
import { tokensHeld } from '../closing/final-count.js';
import { heldBy, homeSeat, rebelHomes } from '../control/holder.js';
import { landsBy, territoryCard } from '../facts/board.js';
import { BRANCHES, GOOD_IDS } from '../facts/kinds.js';
import type { Objective, ObjectiveState } from '../facts/objectives.js';
import { bookOf } from '../facts/override.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isTrade } from '../state/vehicle.js';
import { isAbroad, largestGroup, type Piece, piecesOf } from './pieces.js';

type Test = (state: Medioevo, seat: SeatId, objective: Objective) => boolean;

/** Pieces the objective counts: of a kind and level, perhaps outside the home. */
function counted(state: Medioevo, seat: SeatId, { of, level = 0, where }: Objective): readonly Piece[] {
  return piecesOf(state, seat).filter(
    (piece) =>
      (of ?? []).some((kind) => piece.kinds.includes(kind)) &&
      piece.level >= level &&
      (where !== 'outside home' || isAbroad(state, seat, piece.at)),
  );
}
const card = (state: Medioevo, at: Parameters<typeof territoryCard>[1]) =>
  territoryCard(bookOf(state.overrides).board, at);
const reaches = (count: number, { atLeast = 1 }: Objective) => count >= atLeast;

/** Controlled zones per good. */
function zonesOfGoods(state: Medioevo, seat: SeatId): readonly number[] {
  const goods = heldBy(state, seat).map((at) => (card(state, at).inhabited ? card(state, at).good : null));
  return GOOD_IDS.map((good) => goods.filter((one) => one === good).length);
}

/** All of the home is controlled, and none of it by barbarians. */
function holdsHome(state: Medioevo, seat: SeatId): boolean {
  const home = state.inPlay.filter((at) => homeSeat(state, at) === seat);
  return rebelHomes(state, seat).length === 0 && home.every((at) => state.lands[at].holder === seat);
}

const abroad = (state: Medioevo, seat: SeatId) => heldBy(state, seat).filter((at) => isAbroad(state, seat, at));

/** A test for each kind of objective that is a state (8.4). */
const TESTS: { readonly [State in ObjectiveState]: Test } = {
  own: (state, seat, wanted) =>
    reaches(
      counted(state, seat, wanted).reduce((sum, { count }) => sum + count, 0),
      wanted,
    ),
  ownEach(state, seat, { of }) {
    const pieces = piecesOf(state, seat);
    return (of ?? []).every((kind) => pieces.some(({ kinds }) => kinds.includes(kind)));
  },
  ownTogether(state, seat, { of, civilLevel = 0 }) {
    const pieces = piecesOf(state, seat);
    return heldBy(state, seat).some(
      (at) =>
        (state.lands[at].civil?.level ?? 0) >= civilLevel &&
        (of ?? []).every((kind) => pieces.some((piece) => piece.at === at && piece.kinds.includes(kind))),
    );
  },
  ownIn: (state, seat, wanted) =>
    new Set(counted(state, seat, wanted).map(({ at }) => at)).size >= (wanted.territories ?? 1),
  adjacent(state, seat, wanted) {
    const { board } = bookOf(state.overrides);
    const places = [...new Set(counted(state, seat, wanted).map(({ at }) => at))].filter(isTerritory);
    return reaches(
      largestGroup(places, (at) => landsBy(board, at)),
      wanted,
    );
  },
  levels: (state, seat, wanted) =>
    reaches(
      counted(state, seat, wanted).reduce((sum, { level, count }) => sum + level * count, 0),
      wanted,
    ),
  presence: (state, seat, wanted) =>
    reaches(
      new Set(
        piecesOf(state, seat)
          .map(({ at }) => at)
          .filter((at) => isTerritory(at) && isAbroad(state, seat, at)),
      ).size,
      wanted,
    ),
  technology(state, seat, { branch, level = 1 }) {
    const learned = state.realms[seat]?.technologies;
    if (learned === undefined || branch === undefined) return false;
    return branch === 'all' ? BRANCHES.every((one) => learned[one] >= level) : learned[branch] >= level;
  },
  florins: (state, seat, wanted) => reaches(state.realms[seat]?.cash ?? 0, wanted),
  goods(state, seat, { different = 0, same = 0 }) {
    const zones = zonesOfGoods(state, seat);
    return zones.filter((count) => count > 0).length >= different && Math.max(...zones) >= same;
  },
  market: (state, seat, wanted) =>
    reaches(heldBy(state, seat).filter((at) => state.lands[at].market.length >= (wanted.value ?? 1)).length, wanted),
  cargo: (state, seat, { colours = 1 }) =>
    state.vehicles.some((one) => one.owner === seat && new Set(one.cubes).size >= colours),
  pacts(state, seat, { players = 1 }) {
    const inForce = state.pacts.filter(({ between, until }) => until >= state.turn && between.includes(seat));
    return new Set(inForce.flatMap(({ between }) => between.filter((other) => other !== seat))).size >= players;
  },
  control: (state, seat, wanted) =>
    reaches(abroad(state, seat).filter((at) => wanted.where !== 'fire' || card(state, at).fire).length, wanted),
  home: (state, seat, { outside = 0, debt }) =>
    holdsHome(state, seat) &&
    abroad(state, seat).length >= outside &&
    (debt === undefined || (state.realms[seat]?.loans ?? 0) <= debt),
  cards: (state, seat, wanted) => reaches(state.realms[seat]?.cards.length ?? 0, wanted),
  prisoners(state, seat, { held = 1 }) {
    const prisoners = Object.values(state.realms[seat]?.prisoners ?? {});
    return prisoners.reduce((sum, units) => sum + sizeOf(units), 0) >= held;
  },
  controlOne: (state, seat, { of, notHome }) =>
    heldBy(state, seat).some((at) => (of ?? []).includes(at) && (notHome !== true || isAbroad(state, seat, at))),
  tokens: (state, seat, wanted) => reaches(tokensHeld(state, seat), wanted),
  transportIn: (state, seat, { kind }) =>
    state.vehicles.some((one) => {
      if (one.owner !== seat || one.kind === 'siege-engine' || !isTerritory(one.at)) return false;
      const home = homeSeat(state, one.at);
      return home !== null && home !== seat && (kind === undefined || isTrade(one) === (kind === 'trade'));
    }),
};

export function isStateReached(state: Medioevo, seat: SeatId, objective: Objective): boolean {
  return objective.state !== undefined && TESTS[objective.state](state, seat, objective);
}
