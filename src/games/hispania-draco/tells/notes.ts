import type { Choice, Filled } from '../../../core/offer.js';
import type { Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { shareOf } from '../../../kit/chance/hits.js';
import { percentSaid, percentsSaid, possibleSaid } from '../../../kit/chance/percent.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { contestAgainst } from '../answers/odds.js';
import { CITY_IDS, type CommanderId, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { distancesOn } from '../policy/distances.js';
import { strikes } from '../revolt/destinations.js';
import { fighters, stakeLimit } from '../roman/fighting.js';
import { figureIn } from '../roman/moving.js';
import { isBribed } from '../roman/traitors.js';
import { armyAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import { type Draco, ORDER_TOPICS } from '../state/state.js';
import { assaultOf } from './assault.js';
import { endsPhase, sailNote, wayNote } from './notes-of-ways.js';
import { marchValues, raised, rerolled } from './preview-hispano.js';

type Note = Pick<Choice, 'note' | 'values'> | null;

/** What a choice brings, beside it: a price and what is left, the chance of so many denarii, what an army does. */
export function noteOf(state: Draco, _seat: SeatId, verb: string, filled: Filled, choice: Choice): Note {
  if (verb === 'propose') {
    const { what, ...rest } = filled;
    return typeof what === 'string' ? noteOf(state, _seat, what, rest, choice) : null;
  }
  const space = choice.name?.kind === 'space' ? oneIn(SPACE_IDS, choice.id) : null;
  const number = choice.name === undefined ? Number(choice.id) : Number.NaN;
  const here = state.frames.at(-1);
  switch (verb) {
    case 'move':
      return space === null || here?.kind !== 'roman' ? null : wayNote(state, filled, space);
    case 'sail':
      return space === null ? null : sailNote(state, filled, space);
    case 'siege':
    case 'attack': {
      const who = figureIn(fighters(state, verb), filled);
      if (who === null) return null;
      return space === null ? stakeNote(state, who, filled, number) : targetNote(state, who, space);
    }
    case 'bribe':
      if (Number.isNaN(number)) return null;
      return { note: 'wins', values: { wins: percentSaid(shareOf(6, (face) => isBribed(number, face))) } };
    case 'station':
    case 'return':
      return space === null ? null : nearNote(state, space);
    case 'order':
      return orderNote(state, filled, choice.id);
    case 'strike':
      return strikeNote(state, filled, space, number);
    default:
      break;
  }
  switch (here?.kind) {
    case 'combat': {
      const values = verb === 'raise' && !Number.isNaN(number) ? raised(state, here, number) : null;
      return values === null ? null : { note: 'raised', values };
    }
    case 'revolt-roll':
      return verb === 'again' ? { note: 'rerolled', values: rerolled(state, here, choice.id === 'roman') } : null;
    case 'march': {
      const to = oneIn(CITY_IDS, choice.id);
      if (verb !== 'choose' || to === null) return null;
      const { to: _to, ...values } = marchValues(state, here.at, to);
      return { note: 'march', values };
    }
    default:
      return null;
  }
}

/** How he has settled it so far; only Hispano is asked. */
function orderNote({ orders }: Draco, { topic }: Filled, id: string): Note {
  const about = oneIn(ORDER_TOPICS, topic ?? id);
  if (about === null) return null;
  if (topic === undefined) return { note: 'now', values: { way: { kind: 'choice', id: orders[about] } } };
  return orders[about] === id ? { note: 'as-now' } : null;
}

/** The chances with one, two and three denarii. */
function targetNote(state: Draco, who: CommanderId, target: SpaceId): Note {
  const stakes = Array.from({ length: stakeLimit(state) }, (_, place) => place + 1);
  const chances = stakes.flatMap((denarii) => {
    const contest = contestAgainst(state, who, target, denarii);
    return contest === null ? [] : [{ contest, ...chancesOf(contest) }];
  });
  const wins = percentsSaid(chances.map(({ greater, of }) => greater / of));
  const values = { wins, stakes: stakes.join('/') };
  const mayTie = chances.some(({ equal }) => equal > 0);
  if (chances.every(({ contest }) => contest.kind === 'siege'))
    return { note: 'stakes', values: { ...values, ...(mayTie ? { fails: '' } : {}) } };
  const mayLose = chances.some(({ less }) => less > 0);
  return {
    note: 'stakes-attack',
    values: {
      ...values,
      ...(mayLose ? { loses: percentsSaid(chances.map(({ less, of }) => less / of)) } : {}),
      ...(mayTie ? { ties: '' } : {}),
    },
  };
}

function stakeNote(state: Draco, who: CommanderId, { target }: Filled, denarii: number): Note {
  const space = oneIn(SPACE_IDS, target);
  const contest = space === null || Number.isNaN(denarii) ? null : contestAgainst(state, who, space, denarii);
  if (contest === null) return null;
  const { greater, equal, less, of } = chancesOf(contest);
  const wins = percentSaid(greater / of);
  const ends = endsPhase(state, state.turn.denarii - denarii);
  return contest.kind === 'siege'
    ? { note: 'wins', values: { wins, ...(equal > 0 ? { fails: '' } : {}), ...ends } }
    : { note: 'wins-loses', values: { wins, ...possibleSaid({ loses: less / of, ties: equal / of }), ...ends } };
}

/** The revolts beside a place where a general may begin, or the nearest one. */
function nearNote(state: Draco, space: SpaceId): Note {
  const near = board(state).ways[space].flatMap(({ to }): readonly Term[] =>
    revoltsAt(state.pieces, to) === 0
      ? []
      : [
          [
            { kind: armyAt(state.pieces, to) === undefined ? 'space' : 'army-at', id: to },
            String(revoltsAt(state.pieces, to)),
          ],
        ],
  );
  if (near.length > 0) return { note: 'near', values: { near } };
  const far = distancesOn(board(state))[space];
  const [nearest] = CITY_IDS.filter((city) => revoltsAt(state.pieces, city) > 0).sort(
    (one, other) => far[one] - far[other],
  );
  return nearest === undefined
    ? null
    : { note: 'nearest', values: { at: { kind: 'space', id: nearest }, far: far[nearest] } };
}

/** Whom an army may strike, or its chances. */
function strikeNote(state: Draco, { army, target }: Filled, space: SpaceId | null, denarii: number): Note {
  const [from, at] = [oneIn(CITY_IDS, army), oneIn(CITY_IDS, target)];
  const city = oneIn(CITY_IDS, space ?? undefined);
  if (from === null)
    return city === null
      ? null
      : { note: 'strikes', values: { at: strikes(state, city).map((id) => ({ kind: 'space', id })) } };
  const goal = at ?? city;
  const assault = goal === null ? null : assaultOf(state, from, goal, at === null ? 1 : denarii);
  if (assault === null) return null;
  const { commander, wins, losing } = assault;
  return commander === null
    ? { note: 'wins', values: { wins } }
    : { note: 'wins-army-lost', values: { wins, ...losing } };
}
