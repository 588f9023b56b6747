import { type Action, isTally, type SlotValue } from '../../../core/action.js';
import type { GameModule } from '../../../core/game-module.js';
import { canonical } from '../../../core/json.js';
import { allOf, allows, type Choice, type Domain, isAll, type Offer } from '../../../core/offer.js';
import type { NameTerm, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import { offersOf } from './offers.js';

/**
 * A walk through the offers of a seat, written short enough for a token: the place of the verb among the offers, then
 * for each slot the place of the choice (or the counts, the number, the text). It means something only together with
 * the state it was made on; nothing is looked up anywhere.
 */
export interface Walk {
  readonly offer: Offer;
  readonly filled: Readonly<Record<string, Exclude<SlotValue, undefined>>>;
  readonly domain: Domain;
  /** As written so far. */
  readonly path: string;
  /** Counts chosen on earlier pages of a long list; null: it is not asked in parts. */
  readonly partial: Readonly<Record<string, number>> | null;
  /** What was chosen so far, to be told. */
  readonly said: readonly Term[];
  /** What of it was the only thing that could be chosen, so that nobody was asked; by its place in `said`. */
  readonly unasked: Readonly<Record<number, Unasked>>;
  /** Of what was counted last all was taken: who is asked to count on after that wants a part of the rest. */
  readonly tookAll: boolean;
}

interface Unasked {
  readonly slot: string;
  readonly choice: Choice;
}

type Question = Exclude<Domain, { kind: 'done' }>;

/** Follows a written walk on this state; null where it leads nowhere. */
export function follow(module: GameModule, state: State, seat: SeatId, path: string): Walk | null {
  const [first = '', ...steps] = path.split(',');
  const offer = offersOf(module, state, seat)[Number.parseInt(first, 36)];
  if (offer === undefined) return null;
  const bare = { offer, filled: {}, path: first, partial: null, said: [], unasked: {}, tookAll: false };
  let walk = stepsOn(module, state, seat, bare);
  for (const step of steps) {
    if (walk.domain.kind === 'done') return null;
    if (step.startsWith(IN_PARTS)) {
      const partial = readCounts(walk.domain, step.slice(1));
      if (partial === null) return null;
      walk = { ...walk, partial, path: `${walk.path},${step}` };
      continue;
    }
    const value = readStep(walk.domain, step);
    if (value === null) return null;
    const next = fill(module, state, seat, walk, value);
    if (next === null) return null;
    walk = next;
  }
  return walk;
}

/** The walk that ends in this action; null where it is not offered, or not whole. */
export function walkTo(module: GameModule, state: State, seat: SeatId, action: Action): Walk | null {
  const place = offersOf(module, state, seat).findIndex((offer) => offer.verb === action.verb);
  let walk = place < 0 ? null : follow(module, state, seat, place.toString(36));
  while (walk !== null && walk.domain.kind !== 'done') {
    const value = action[walk.domain.slot];
    walk = value === undefined ? null : fill(module, state, seat, walk, value);
  }
  return walk;
}

/** One slot further; null when the value is not among the legal ones. */
export function fill(
  module: GameModule,
  state: State,
  seat: SeatId,
  walk: Walk,
  value: Exclude<SlotValue, undefined>,
): Walk | null {
  if (walk.domain.kind === 'done' || !allows(walk.domain, value)) return null;
  return stepsOn(module, state, seat, {
    offer: walk.offer,
    filled: { ...walk.filled, [walk.domain.slot]: value },
    path: `${withoutPartial(walk.path)},${writeStep(walk.domain, value)}`,
    partial: null,
    said: [...walk.said, termOf(walk.domain, value)],
    unasked: walk.unasked,
    tookAll: walk.domain.kind === 'some' && isTally(value) && isAll(walk.domain, value),
  });
}

/**
 * Asks on; where only one thing can be chosen, it is chosen without asking (and without being written); so is a number
 * that follows a choice. Whoever pressed a verb alone is still asked for its number.
 */
function stepsOn(module: GameModule, state: State, seat: SeatId, walk: Omit<Walk, 'domain'>): Walk {
  let { filled, said, unasked } = walk;
  for (;;) {
    const domain = module.ask(state, seat, walk.offer.verb, filled);
    if (domain.kind === 'number' && domain.min === domain.max && said.length > 0) {
      filled = { ...filled, [domain.slot]: domain.min };
      said = [...said, domain.min];
      continue;
    }
    const only = domain.kind === 'one' && domain.choices.length === 1 ? domain.choices[0] : undefined;
    if (domain.kind !== 'one' || only === undefined) return { ...walk, filled, said, unasked, domain };
    filled = { ...filled, [domain.slot]: only.id };
    unasked = { ...unasked, [said.length]: { slot: domain.slot, choice: only } };
    said = [...said, nameOf(only)];
  }
}

export function nameOf(choice: Choice): NameTerm {
  return choice.name ?? { kind: 'choice', id: choice.id };
}

function termOf(domain: Question, value: Exclude<SlotValue, undefined>): Term {
  switch (domain.kind) {
    case 'one': {
      const chosen = domain.choices.find(({ id }) => id === value);
      return chosen === undefined ? String(value) : nameOf(chosen);
    }
    case 'some':
      return typeof value === 'object' ? countedTerms(domain.choices, value) : [];
    case 'number':
      return Number(value);
    case 'text':
      return { kind: 'text', id: String(value) };
  }
}

/** "1 archer and 2 war wagons": what is called alike is counted together, each of them a choice by itself. */
export function countedTerms(choices: readonly Choice[], counts: Readonly<Record<string, number>>): Term {
  const sums = new Map<string, { readonly name: Term; readonly count: number }>();
  for (const choice of choices) {
    const name = nameOf(choice);
    const key = canonical(name);
    const count = (sums.get(key)?.count ?? 0) + (counts[choice.id] ?? 0);
    if (count > 0) sums.set(key, { name, count });
  }
  return [...sums.values()].map(({ name, count }): Term => [count, name]);
}

export function actionOf(walk: Walk): Action {
  return { verb: walk.offer.verb, ...walk.filled };
}

/** One question back; the empty path where there was none before this one. */
export function oneStepBack(path: string): string {
  const whole = withoutPartial(path);
  if (whole !== path) return whole;
  return whole.includes(',') ? whole.slice(0, whole.lastIndexOf(',')) : '';
}

/** Before counts that are chosen part by part; no place of a choice is written with it. */
const IN_PARTS = '*';

/** Not all of it: the same question, asked kind by kind. */
export function inParts(path: string, counts = ''): string {
  return `${withoutPartial(path)},${IN_PARTS}${counts}`;
}

export function withoutPartial(path: string): string {
  return path.replace(/,\*[^,]*$/, '');
}

export function writeStep(domain: Question, value: SlotValue): string {
  switch (domain.kind) {
    case 'one':
      return domain.choices.findIndex((choice) => choice.id === value).toString(36);
    case 'some':
      return writeCounts(domain, typeof value === 'object' ? value : {});
    case 'number':
      // The place of the number, not the number: it may be a half.
      return Math.round((Number(value) - domain.min) / domain.step).toString(36);
    case 'text':
      return `t${Buffer.from(String(value)).toString('base64url')}`;
  }
}

export function writeCounts(
  domain: Extract<Domain, { kind: 'some' }>,
  counts: Readonly<Record<string, number>>,
): string {
  return Object.entries(counts)
    .map(([id, count]) => {
      const place = domain.choices.findIndex((choice) => choice.id === id).toString(36);
      return count === 1 ? place : `${place}:${count.toString(36)}`;
    })
    .join('_');
}

function readStep(domain: Question, step: string): Exclude<SlotValue, undefined> | null {
  switch (domain.kind) {
    case 'one':
      return domain.choices[Number.parseInt(step, 36)]?.id ?? null;
    case 'some':
      return readCounts(domain, step);
    case 'number':
      return domain.min + Number.parseInt(step, 36) * domain.step;
    case 'text':
      return step.startsWith('t') ? Buffer.from(step.slice(1), 'base64url').toString() : null;
  }
}

function readCounts(domain: Question, text: string): Record<string, number> | null {
  if (domain.kind !== 'some') return null;
  const counts: Record<string, number> = {};
  for (const part of text === '' ? [] : text.split('_')) {
    const [place = '', count = '1'] = part.split(':');
    const choice = domain.choices[Number.parseInt(place, 36)];
    if (choice === undefined) return null;
    counts[choice.id] = Number.parseInt(count, 36);
  }
  return counts;
}

/**
 * The way on with all that may be taken: whoever moves a whole stack is not asked of what it is made. Null where not
 * all can go together, or nothing is counted here.
 */
export function takingAll(module: GameModule, state: State, seat: SeatId, from: Walk): Walk | null {
  let walk = from;
  while (walk.domain.kind === 'some') {
    const next = allows(walk.domain, allOf(walk.domain)) ? fill(module, state, seat, walk, allOf(walk.domain)) : null;
    if (next === null) return null;
    walk = next;
  }
  return walk === from ? null : walk;
}
