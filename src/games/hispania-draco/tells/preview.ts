import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { NameTerm, Phrase, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { shareOf } from '../../../kit/chance/hits.js';
import { percentSaid, possibleSaid } from '../../../kit/chance/percent.js';
import { surely } from '../../../kit/chance/spread.js';
import { numberIn, oneIn, textIn } from '../../../kit/offers/chosen.js';
import { saidTogether } from '../../../kit/words/said-together.js';
import { contestAgainst } from '../answers/odds.js';
import type { Contest } from '../battle/contest.js';
import { COMMANDER_IDS, type CommanderId, GENERAL_IDS, isCity, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { PROCONSUL_COST } from '../facts/level.js';
import { actionOf } from '../friends/proposing.js';
import { chancesOf } from '../odds/chances.js';
import { endsRomanPhase, outcomesOf } from '../odds/following.js';
import { lostByRoll } from '../revolt/effect.js';
import { commandersToAct } from '../roman/actors.js';
import { filledSlots, routeTo } from '../roman/moving.js';
import { isBribed } from '../roman/traitors.js';
import { freeRoutes } from '../sequence/free-move.js';
import { garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { sideTerm } from '../words/reckoning.js';
import { aheadOf } from './ahead.js';
import { capitalsHeld } from './outcome.js';
import { hispanoPreview } from './preview-hispano.js';

/** What comes of an action before it is done: chances, losses, and what follows where it ends the phase. */
export function preview(state: Draco, seat: SeatId, action: Action): Preview | null {
  const here = state.frames.at(-1);
  if (action.verb === 'lend') return ofLending(action);
  if (here?.kind === 'free-move') return action.verb === 'move' && crosses(state, action) ? LETHE : null;
  if (seat === state.hispano) return hispanoPreview(state, action);
  if (here?.kind !== 'roman') return null;
  switch (action.verb) {
    case 'siege':
    case 'attack':
      return ofFight(state, seat, action);
    case 'proceed':
      return state.proposal === null ? null : preview(state, seat, actionOf(state.proposal));
    case 'done':
      return ofTheEnd(state);
    case 'hand-over':
      return { key: 'hand-over', values: { denarii: state.turn.denarii + state.turn.kept } };
    case 'bribe':
      return ofBribe(state, numberIn(action, 'denarii'));
    case 'call':
      return { key: 'call', values: { left: state.turn.denarii - PROCONSUL_COST }, binds: true };
    case 'move':
      if (crosses(state, action)) return LETHE;
      return ofTheLast(state, seat, action);
    case 'remove':
      return givenUp(state) ?? ofTheLast(state, seat, action);
    case 'place':
      return ofTheLast(state, seat, action, ofOneMore(state));
    case 'sail':
    case 'lay':
      return ofTheLast(state, seat, action);
    default:
      return null;
  }
}

const LETHE: Preview = { key: 'lethe', binds: true };

/** What is left unspent, and what follows. */
function ofTheEnd(state: Draco): Preview | null {
  const { denarii } = state.turn;
  if (denarii === 0) return null;
  // The call to the turn has told who is in danger.
  const told = aheadOf(surely({ ...state, frames: state.frames.slice(0, -1) }), false);
  return { key: 'denarii-lost', values: { denarii, ...sentences(told) }, loses: true };
}

/** The last denarius ends the phase; asked about where much hangs on that. `other`: what else there is to say. */
function ofTheLast(state: Draco, seat: SeatId, action: Action, other: Preview | null = null): Preview | null {
  const outcomes = outcomesOf(state, seat, action);
  const told = aheadOf(outcomes);
  if (told !== null) return { key: 'last-denarius', values: { ahead: told }, loses: true, ...BRIEFLY_LAST };
  return outcomes.some(({ value }) => endsRomanPhase(value)) ? { key: 'last-denarius', ...BRIEFLY_LAST } : other;
}

/** On the button too. */
const BRIEFLY_LAST = { open: true, brief: { key: 'ends-phase' } } as const;

/** Where garrisons are already: what another is good for. */
function ofOneMore(state: Draco): Preview | null {
  const at = state.pieces.commanders[state.turn.general];
  const count = at === null || !isCity(at) ? 0 : garrisonsAt(state.pieces, at).length;
  if (at === null || count === 0) return null;
  const values = { at: { kind: 'space', id: at }, count };
  return { key: 'one-more', values, open: true, brief: { key: 'one-more-brief', values: { count: count + 1 } } };
}

/** Another plays him until the end of his next turn, unless he is taken back (12.1). */
function ofLending(action: Action): Preview | null {
  const [general, friend] = [oneIn(GENERAL_IDS, action.general), textIn(action, 'to')];
  if (general === null) return null;
  const values = { general: { kind: 'commander', id: general }, friend: { kind: 'seat', id: friend } };
  return { key: 'lend', values, loses: true };
}

function ofFight(state: Draco, seat: SeatId, action: Action): Preview | null {
  const target = oneIn(SPACE_IDS, action.target);
  const denarii = numberIn(action, 'denarii');
  const named = oneIn(COMMANDER_IDS, action.figure);
  const commander =
    named ??
    commandersToAct(state).find((id) => target !== null && contestAgainst(state, id, target, denarii) !== null);
  if (target === null || commander === undefined) return null;
  const contest = contestAgainst(state, commander, target, denarii);
  if (contest === null) return null;
  return {
    key: contest.kind === 'siege' ? 'siege' : 'attack',
    values: { ...fightValues(state, commander, contest, target), ...afterwards(state, seat, action, denarii) },
  };
}

function fightValues(state: Draco, commander: CommanderId, contest: Contest, target: SpaceId): Terms {
  const { greater, equal, less, of } = chancesOf(contest);
  const at = state.pieces.commanders[commander];
  const garrisons = at === null || !isCity(at) ? 0 : garrisonsAt(state.pieces, at).length;
  return {
    who: { kind: 'commander', id: commander },
    target: { kind: 'space', id: target },
    discs: revoltsAt(state.pieces, target),
    left: sideTerm(contest.attacker),
    right: sideTerm(contest.defender),
    wins: percentSaid(greater / of),
    ...possibleSaid({ ties: equal / of, loses: less / of, fails: (of - greater) / of }),
    ...(garrisons === 0 || less === 0 ? {} : { garrisons }),
  };
}

/** What Hispano may add, what is left, and what follows where the phase ends with it. */
function afterwards(state: Draco, seat: SeatId, action: Action, denarii: number): Terms {
  const { hispano } = state.turn;
  const left = state.turn.denarii - denarii;
  const phrases: readonly Phrase[] = [
    ...(hispano > 0 ? [{ key: 'ahead.adds', values: { count: Math.min(2, hispano) } }] : []),
    left > 0 ? { key: 'ahead.left', values: { left } } : { key: 'ahead.ends' },
  ];
  return { after: saidTogether(phrases), ...sentences(aheadOf(outcomesOf(state, seat, action))) };
}

function ofBribe(state: Draco, denarii: number): Preview {
  const share = shareOf(6, (face) => isBribed(denarii, face));
  const lost = (1 - share) * lostByRoll(state);
  const values = { wins: percentSaid(share), ...(lost > 0 ? { lost: percentSaid(lost) } : {}) };
  return { key: 'bribe', values };
}

/** The only garrison of a capital. */
function givenUp(state: Draco): Preview | null {
  const at = state.pieces.commanders[state.turn.general];
  if (at === null || !isCity(at) || !board(state).cities[at].capital) return null;
  if (garrisonsAt(state.pieces, at).length !== 1) return null;
  const held = capitalsHeld(state) - 1;
  return { key: 'capital-given-up', values: { at: { kind: 'space', id: at }, held }, loses: true };
}

function sentences(told: NameTerm | null): Terms {
  return told === null ? {} : { ahead: told };
}

/** The way lifts the stick from the Durius for good (11.river-of-oblivion.6). */
function crosses(state: Draco, action: Action): boolean {
  if (!state.pieces.stick) return false;
  if (state.frames.at(-1)?.kind === 'free-move')
    return freeRoutes(state).some((route) => route.crosses && route.to === action.to);
  return routeTo(state, filledSlots(action))?.route.crosses === true;
}
