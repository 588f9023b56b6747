import type { Choice, Filled } from '../../../core/offer.js';
import type { Term, Terms } from '../../../core/result.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { attack, siege } from '../battle/contest.js';
import { type CommanderId, isCity, SEA_IDS, type SpaceId } from '../facts/ids.js';
import { MOST_STAKED } from '../facts/level.js';
import { chancesOf } from '../odds/chances.js';
import { isOpenCapital } from '../policy/pull.js';
import { fleetsThatSail, routeTo, voyages } from '../roman/moving.js';
import { isLastSpent } from '../roman/roman-phase.js';
import { moveCommander, moveFleet } from '../state/changes.js';
import { armyAt, commandersAt, type Pieces, revoltsAt } from '../state/pieces.js';
import { board, fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

type Note = Pick<Choice, 'note' | 'values'> | null;

/** What a way costs, what is left, and what can be done there with it. */
export function wayNote(state: Draco, filled: Filled, to: SpaceId): Note {
  const way = routeTo(state, { ...filled, to });
  if (way === null) return null;
  const { cost, crosses } = way.route;
  const left = state.turn.denarii - cost;
  const ends = endsPhase(state, left);
  if (crosses) return { note: 'cost-lethe', values: { cost, left, ...ends } };
  const pieces = moveCommander(state.pieces, way.who, to);
  return { note: 'way', values: { cost, left, ...ends, ...thereWith(state, pieces, way.who, to, left) } };
}

/** The same by sea, for the general of the turn if he is aboard. */
export function sailNote(state: Draco, filled: Filled, to: SpaceId): Note {
  const fleets = fleetsThatSail(state);
  const from = fleets.length === 1 ? (fleets[0] ?? null) : oneIn(SEA_IDS, filled.fleet);
  const sea = oneIn(SEA_IDS, to);
  const voyage = from === null ? undefined : voyages(state, from).find((one) => one.to === to);
  if (from === null || sea === null || voyage === undefined) return null;
  const left = state.turn.denarii - voyage.cost;
  const who = state.turn.general;
  const aboard = commandersAt(state.pieces, from).includes(who);
  const more = aboard ? thereWith(state, moveFleet(state.pieces, from, sea), who, to, left) : {};
  const ends = endsPhase(state, left);
  return { note: 'way', values: { cost: voyage.cost, left, ...ends, ...more } };
}

/** Said beside whatever takes the last denarius. */
export function endsPhase(state: Draco, left: number): Terms {
  return isLastSpent(state, left) ? { ends: '' } : {};
}

/** A capital that waits for its garrison, the likeliest siege, the likeliest attack. */
function thereWith(state: Draco, pieces: Pieces, who: CommanderId, at: SpaceId, left: number): Terms {
  if (left === 0 || (who !== state.turn.general && who !== 'proconsul')) return {};
  const facts = board(state);
  const field = { ...fieldOf(state), pieces };
  const stake = Math.min(left, MOST_STAKED);
  const fights = facts.ways[at].flatMap(({ to }) => {
    if (revoltsAt(pieces, to) === 0) return [];
    const isArmy = armyAt(pieces, to) !== undefined;
    const contest = isArmy && isCity(to) ? attack(field, who, to, stake) : isArmy ? null : siege(field, who, to, stake);
    if (contest === null) return [];
    const { greater, of } = chancesOf(contest);
    return [{ to, kind: contest.kind, chance: greater / of }];
  });
  const best = (kind: string): Term | null => {
    const [first] = fights.filter((one) => one.kind === kind).sort((one, other) => other.chance - one.chance);
    return first === undefined ? null : [[{ kind: 'space', id: first.to }, percentSaid(first.chance)]];
  };
  const [siegeThere, attackThere] = [best('siege'), best('attack')];
  const reserve = who === 'proconsul' ? 0 : pieces.reserve.garrisons[who];
  return {
    ...(reserve > 0 && isOpenCapital(facts, pieces, at) ? { open: '' } : {}),
    ...(siegeThere === null ? {} : { siege: siegeThere }),
    ...(attackThere === null ? {} : { attack: attackThere }),
  };
}
