import type { Choice, Domain, Filled } from '../../../core/offer.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { named } from '../../../kit/offers/domain.js';
import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { COMMANDER_IDS, type CommanderId, SEA_IDS, type SeaId } from '../facts/ids.js';
import { canSail, type Voyage, voyagesOf } from '../movement/fleets.js';
import { canMove, legsOf, type Route, routesOf } from '../movement/ways.js';
import { moveCommander, moveFleet } from '../state/changes.js';
import { commandersAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { commandersToMove, mustLeave } from './actors.js';

type RomanVerb<Here> = Verb<Draco, CampaignPlay, Here>;

export function routes(state: Draco, commander: CommanderId): readonly Route[] {
  return routesOf(board(state), state.pieces, commander, { denarii: state.turn.denarii });
}

export function voyages(state: Draco, fleet: SeaId): readonly Voyage[] {
  return voyagesOf(board(state), state.pieces, fleet, state.turn.denarii);
}

export function whoCanMove(state: Draco): readonly CommanderId[] {
  return commandersToMove(state).filter((id) => canMove(board(state), state.pieces, id, state.turn.denarii));
}

export function fleetsThatSail(state: Draco): readonly SeaId[] {
  return mustLeave(state)
    ? []
    : state.pieces.fleets.filter((fleet) => canSail(board(state), state.pieces, fleet, state.turn.denarii));
}

/** Asked only if there are several. */
export function figureSlot(ids: readonly CommanderId[]): Domain | null {
  return ids.length === 1 ? null : { kind: 'one', slot: 'figure', choices: ids.map((id) => named('commander', id)) };
}
export function figureIn(ids: readonly CommanderId[], filled: Filled): CommanderId | null {
  return ids.length === 1 ? (ids[0] ?? null) : oneIn(COMMANDER_IDS, filled.figure);
}

function costed(slot: string, ways: readonly { readonly to: string; readonly cost: number }[]): Domain {
  return { kind: 'one', slot, choices: ways.map(({ to, cost }) => costedChoice(to, cost)) };
}

/** The cost of a way, and whether it lifts the stick from the Durius (11.river-of-oblivion.6). */
function routeChoice({ to, cost, crosses }: Route): Choice {
  return crosses ? { ...named('space', to, 'cost-lethe'), values: { cost } } : costedChoice(to, cost);
}

/** The way of a move action; null: none. */
export function routeTo(state: Draco, filled: Filled): { readonly who: CommanderId; readonly route: Route } | null {
  const who = figureIn(whoCanMove(state), filled);
  const route = who === null ? undefined : routes(state, who).find(({ to }) => to === filled.to);
  return who === null || route === undefined ? null : { who, route };
}

/** By cost and space: each question has dozens of them, always the same. */
const CHOICES: Map<string, Choice>[] = [];

function costedChoice(to: string, cost: number): Choice {
  CHOICES[cost] ??= new Map();
  const known = CHOICES[cost].get(to);
  if (known !== undefined) return known;
  const choice: Choice = { ...named('space', to, 'cost'), values: { cost } };
  CHOICES[cost].set(to, choice);
  return choice;
}

/** A general, for 1 a segment (5.1.1). */
export const MOVE: RomanVerb<unknown> = {
  when: (state) => whoCanMove(state).length > 0,
  slots: [
    (state) => figureSlot(whoCanMove(state)),
    (state, _here, _seat, filled) => {
      const who = figureIn(whoCanMove(state), filled);
      return { kind: 'one', slot: 'to', choices: who === null ? [] : routes(state, who).map(routeChoice) };
    },
  ],
  does(play, _here, _seat, action) {
    const way = routeTo(play.state, filledSlots(action));
    if (way === null) return;
    play.spend(way.route.cost);
    march(play, way.who, way.route, false);
  },
};

/** He goes that way; a stick in the way is removed (11.river-of-oblivion.5). */
export function march(play: CampaignPlay, commander: CommanderId, route: Route, free: boolean): void {
  if (route.crosses) {
    play.setPieces({ ...play.pieces, stick: false });
    play.emit({ type: 'stick-removed' });
  }
  play.setPieces(moveCommander(play.pieces, commander, route.to));
  const { to: at, cost } = route;
  play.emit({ type: 'moved', commander, legs: legsOf(route), at, cost: free ? 0 : cost, free });
}

/** A fleet, with those aboard (5.1.4, 5.1.9). */
export const SAIL: RomanVerb<unknown> = {
  when: (state) => fleetsThatSail(state).length > 0,
  slots: [
    (state) => {
      const fleets = fleetsThatSail(state);
      return fleets.length === 1
        ? null
        : { kind: 'one', slot: 'fleet', choices: fleets.map((id) => named('space', id)) };
    },
    (state, _here, _seat, filled) => {
      const fleet = fleetIn(state, filled);
      return costed('to', fleet === null ? [] : voyages(state, fleet));
    },
  ],
  does(play, _here, _seat, action) {
    const from = fleetIn(play.state, filledSlots(action));
    const voyage = from === null ? undefined : voyages(play.state, from).find(({ to }) => to === action.to);
    if (from === null || voyage === undefined) return;
    const aboard = commandersAt(play.pieces, from);
    play.spend(voyage.cost);
    play.setPieces(moveFleet(play.pieces, from, voyage.to));
    play.emit({ type: 'sailed', path: voyage.path, at: voyage.to, cost: voyage.cost, aboard });
  },
};

function fleetIn(state: Draco, filled: Filled): SeaId | null {
  const fleets = fleetsThatSail(state);
  return fleets.length === 1 ? (fleets[0] ?? null) : oneIn(SEA_IDS, filled.fleet);
}

/** The slots of an action proved legal. */
export function filledSlots(action: {
  readonly verb: string;
  readonly [slot: string]: Filled[string] | undefined;
}): Filled {
  const filled: Record<string, Filled[string]> = {};
  for (const [slot, value] of Object.entries(action)) if (value !== undefined) filled[slot] = value;
  return filled;
}
