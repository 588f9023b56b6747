import { type Action, isTally, type SlotValue } from '../../../core/action.js';
import type { GameModule } from '../../../core/game-module.js';
import { canonical } from '../../../core/json.js';
import { allOf, allows, type Choice, type Domain, isAll, type Offer } from '../../../core/offer.js';
import type { NameTerm, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import { offersOf } from './offers.js';

/**
 * A walk through a seat's offers, short enough for a token: the index of the verb, then for each slot the index of the
 * choice (or the counts, the number, the text). It is only meaningful with the state it was made on; nothing is looked
 * up.
 */
export interface Walk {
  readonly offer: Offer;
  readonly filled: Readonly<Record<string, Exclude<SlotValue, undefined>>>;
  readonly domain: Domain;
  /** As encoded so far. */
  readonly path: string;
  /** Counts chosen on earlier pages of a long list; null: not asked in parts. */
  readonly partial: Readonly<Record<string, number>> | null;
  /** The choices so far, to be shown. */
  readonly said: readonly Term[];
  /** Which of them were automatic because there was no alternative; by index in `said`. */
  readonly unasked: Readonly<Record<number, Unasked>>;
  /** The last count took all of it: being asked to count on means wanting part of the rest. */
  readonly tookAll: boolean;
}

interface Unasked {
  readonly slot: string;
  readonly choice: Choice;
}

type Question = Exclude<Domain, { kind: 'done' }>;

/** Follows an encoded walk on this state; null if it leads nowhere. */
export function followPath(module: GameModule, state: State, seat: SeatId, path: string): Walk | null {
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
    const next = fillSlot(module, state, seat, walk, value);
    if (next === null) return null;
    walk = next;
  }
  return walk;
}

/** The walk that ends in this action; null if it is not offered or incomplete. */
export function walkTo(module: GameModule, state: State, seat: SeatId, action: Action): Walk | null {
  const place = offersOf(module, state, seat).findIndex((offer) => offer.verb === action.verb);
  let walk = place < 0 ? null : followPath(module, state, seat, place.toString(36));
  while (walk !== null && walk.domain.kind !== 'done') {
    const value = action[walk.domain.slot];
    walk = value === undefined ? null : fillSlot(module, state, seat, walk, value);
  }
  return walk;
}

/** One slot further; null when the value is not legal. */
export function fillSlot(
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
 * Goes on to the next question. A single possible choice is made automatically and not encoded, as is a forced number
 * after a choice. A verb pressed alone still asks for its number.
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

/** "1 archer and 2 war wagons": same-named choices are counted together. */
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

/** One question back; the empty path if there was none before. */
export function oneStepBack(path: string): string {
  const whole = withoutPartial(path);
  if (whole !== path) return whole;
  return whole.includes(',') ? whole.slice(0, whole.lastIndexOf(',')) : '';
}

/** Precedes counts chosen in parts; never the index of a choice. */
const IN_PARTS = '*';

/** Not all of it: the same question, kind by kind. */
export function pathInParts(path: string, counts = ''): string {
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
      // The number's index, not the number: it may be a half.
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
 * The path that takes all: moving a whole stack needs no questions about its parts. Null if not all can go together, or
 * nothing is counted here.
 */
export function takingAll(module: GameModule, state: State, seat: SeatId, from: Walk): Walk | null {
  return allTheWay(module, state, seat, from).at(-1) ?? null;
}

/** The same from count to count: the questions that are passed over by it, and the one that follows. */
export function allTheWay(module: GameModule, state: State, seat: SeatId, from: Walk): readonly Walk[] {
  const way: Walk[] = [];
  let walk = from;
  while (walk.domain.kind === 'some') {
    const next = allows(walk.domain, allOf(walk.domain))
      ? fillSlot(module, state, seat, walk, allOf(walk.domain))
      : null;
    if (next === null) return [];
    way.push(next);
    walk = next;
  }
  return way;
}
