import type { Action } from '../../../core/action.js';
import type { NameTerm, Phrase, Terms } from '../../../core/result.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { numberIn, oneIn } from '../../../kit/offers/chosen.js';
import { attack, siege } from '../battle/contest.js';
import { COMMANDER_IDS, type CommanderId, isCity, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { roundsLeft } from '../sequence/calendar.js';
import { moveCommander } from '../state/changes.js';
import { armyAt, garrisonsAt, isConquered, revoltsAt } from '../state/pieces.js';
import { board, fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { capitalsHeld } from '../tells/outcome.js';
import { dangerOf } from './danger-told.js';

/** A readable reason for a plan; `gain`: in percent of a victory, if it was measured. */
export function reasonOf(state: Draco, [first, next]: readonly Action[], gain: number): Phrase {
  if (first === undefined) return { key: 'sensible' };
  const more: Terms = gain >= 0.5 ? { gain: Math.round(gain) || 1 } : {};
  const goal = first.verb === 'move' || first.verb === 'sail' ? next : undefined;
  const { key, values } = goal === undefined ? aboutAct(state, first) : aboutWay(state, first, goal);
  return { key, values: { ...values, ...more } };
}

function aboutAct(state: Draco, action: Action): Phrase {
  const who = actorOf(state, action);
  const at = state.pieces.commanders[who];
  switch (action.verb) {
    case 'place':
      return at === null ? { key: 'sensible' } : aboutGarrison(state, at);
    case 'remove':
      return { key: 'takes-back', values: { at: space(at ?? '') } };
    case 'siege':
    case 'attack':
      return at === null ? { key: 'sensible' } : aboutFight(state, action, who, at);
    case 'move':
    case 'sail':
    case 'return':
      return { key: 'nearer', values: { at: space(String(action.to ?? action.at)) } };
    case 'done':
      return { key: 'spent' };
    case 'raise':
      return { key: 'raises', values: { denarii: numberIn(action, 'denarii') } };
    case 'again':
      return { key: 'throws-again' };
    case 'hold':
      return { key: 'holds' };
    case 'choose':
      return { key: 'chooses', values: { at: space(String(action.to)) } };
    case 'strike':
      return { key: 'strikes', values: { at: space(String(action.target)) } };
    case 'uprising':
      return { key: 'rises', values: { at: space(String(action.city)) } };
    default:
      return { key: 'sensible' };
  }
}

/** A move is explained by its purpose. */
function aboutWay(state: Draco, way: Action, goal: Action): Phrase {
  const who = actorOf(state, way);
  const at = oneIn(SPACE_IDS, way.to);
  if (at === null) return { key: 'nearer', values: { at: space(String(way.to)) } };
  if (goal.verb === 'place') return { key: 'to-garrison', values: { at: space(at) } };
  if (goal.verb !== 'siege' && goal.verb !== 'attack') return { key: 'nearer', values: { at: space(at) } };
  const there: Draco = { ...state, pieces: moveCommander(state.pieces, who, at) };
  const { values } = aboutFight(there, goal, who, at);
  return { key: goal.verb === 'siege' ? 'to-siege' : 'to-attack', values: { ...values, at: space(at) } };
}

function aboutGarrison(state: Draco, at: SpaceId): Phrase {
  if (!isCity(at) || !board(state).cities[at].capital) return { key: 'supports', values: { at: space(at) } };
  const held = capitalsHeld(state) + (garrisonsAt(state.pieces, at).length === 0 ? 1 : 0);
  return { key: 'garrisons', values: { at: space(at), held } };
}

function aboutFight(state: Draco, action: Action, who: CommanderId, at: SpaceId): Phrase {
  const target = oneIn(SPACE_IDS, action.target);
  if (target === null) return { key: 'nearer', values: { at: space(at) } };
  const field = fieldOf(state);
  const denarii = numberIn(action, 'denarii');
  if (action.verb === 'attack' && isCity(target) && armyAt(state.pieces, target) !== undefined) {
    const { greater, less, of } = chancesOf(attack(field, who, target, denarii));
    const values = { target: space(target), chance: percentOf(greater / of), risk: percentOf(less / of) };
    return { key: 'attacks', values };
  }
  const { greater, of } = chancesOf(siege(field, who, target, denarii));
  return { key: 'besieges', values: { target: space(target), chance: percentOf(greater / of) } };
}

function actorOf({ turn }: Draco, { figure }: Action): CommanderId {
  return oneIn(COMMANDER_IDS, figure) ?? turn.general;
}

/** This side's greatest danger. */
export function fearOf(state: Draco, ofHispano: boolean): Phrase | undefined {
  const map = board(state);
  const missing = map.capitals.length - capitalsHeld(state);
  if (ofHispano) {
    return missing <= 3 && !isConquered(map, state.pieces)
      ? { key: 'fears-capitals', values: { held: map.capitals.length - missing } }
      : undefined;
  }
  if (state.round === 0) return undefined;
  const { revolts } = state.pieces.reserve;
  if (revolts <= FEW) return { key: 'fears-reserve', values: { count: revolts } };
  const danger = dangerOf(state);
  if (danger !== null) return danger;
  const left = roundsLeft(state);
  if (left <= FEW && missing > 0) return { key: 'fears-time', values: { rounds: left, missing } };
  const near = map.capitals.find((capital) => map.ways[capital].some(({ to }) => revoltsAt(state.pieces, to) > 0));
  return near === undefined ? undefined : { key: 'fears-spread', values: { at: space(near) } };
}
const FEW = 3;

function space(id: string): NameTerm {
  return { kind: 'space', id };
}
