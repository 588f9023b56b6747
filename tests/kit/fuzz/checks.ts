import { firstAwaited } from '../../../src/core/obligation.js';
import type { State } from '../../../src/core/state.js';
import { must } from './broken.js';
import { Chance } from './chance.js';
import { seatsOf } from './player.js';
import type { Played, Subject } from './subject.js';

/** What must hold of every game, whatever its rules. */

/** Nothing but plain JSON: what a database gives back is the same state. */
export function checkPlain(value: unknown, path = 'state'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    must(Number.isFinite(value), () => `${path} is ${value}`);
    return;
  }
  must(typeof value === 'object', () => `${path} is a ${typeof value}`);
  if (typeof value !== 'object') return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      checkPlain(item, `${path}[${index}]`);
    });
    return;
  }
  must(Object.getPrototypeOf(value) === Object.prototype, () => `${path} is no plain object`);
  for (const [key, part] of Object.entries(value)) checkPlain(part, `${path}.${key}`);
}

/** Somebody is awaited unless it is over; what is done for an absent player is legal. */
export function checkAwaited<S extends State>({ module }: Pick<Subject<S>, 'module'>, state: S): void {
  const owed = module.obligations(state);
  must(owed.length > 0 || module.outcome(state) !== null, () => 'nobody is awaited, and it is not over');
  must(
    owed.every(({ seats }) => seats.length > 0),
    () => 'an obligation of nobody',
  );
  must(new Set(owed.map(({ id }) => id)).size === owed.length, () => 'two obligations with one id');
  for (const obligation of owed.flatMap((one) => one.seats.map((seat) => ({ ...one, seats: [seat] })))) {
    const seat = firstAwaited(obligation);
    const offered = module.offers(state, seat);
    const action = module.fallback(state, obligation);
    const what = `the default ${JSON.stringify(action)} of ${obligation.what}`;
    must(
      offered.some(({ verb }) => verb === action.verb),
      () => `${what} is not offered`,
    );
    const done = module.apply(state, seat, action, new Chance(7));
    must(done.ok, () => `${what} is refused: ${JSON.stringify(done)}`);
  }
}

/** What was applied to a state that went through a database comes to the same, byte for byte; and left it as it was. */
export function checkReplay<S extends State>({ module }: Pick<Subject<S>, 'module'>, played: Played<S>): void {
  const { before, seat, action } = played;
  const text = JSON.stringify(before);
  const stored: S = JSON.parse(text);
  const [here, there] = [before, stored].map((state) =>
    JSON.stringify(module.apply(state, seat, action, new Chance(3))),
  );
  must(here === there, () => `${JSON.stringify(action)} comes to something else on a state that was stored`);
  must(JSON.stringify(before) === text, () => `${JSON.stringify(action)} changed the state that it was given`);
}

/**
 * A position that is written can be read, by other seats too, and is written again the same. Whatever of it belongs to a
 * seat is called by the person's name and goes to whoever has that name.
 */
export function checkPosition<S extends State>({ module }: Pick<Subject<S>, 'module'>, state: S): void {
  if (module.outcome(state) !== null) return;
  const seats = seatsOf({ module }, state);
  const written = JSON.stringify(module.position.write(state, (seat) => `person ${seats.indexOf(seat)}`));
  for (const other of ['', 'other-']) {
    const there = seats.map((seat) => other + seat);
    const read = module.position.read(
      JSON.parse(written),
      (name) => there[Number(name.replace('person ', ''))] ?? name,
    );
    must(read.ok, () => `its own position is refused: ${JSON.stringify(read)}`);
    if (!read.ok) return;
    const again = JSON.stringify(module.position.write(read.value, (seat) => `person ${there.indexOf(seat)}`));
    must(written === again, () => `a position changes in reading: ${difference(written, again)}`);
    const strayed = other === '' ? undefined : seats.find((seat) => names(JSON.stringify(read.value), seat));
    must(strayed === undefined, () => `a position read for other seats still speaks of ${strayed}: ${written}`);
  }
}

/** As a value, as a key, or as a part of one. */
function names(text: string, seat: string): boolean {
  return new RegExp(`(?<![\\w-])${seat}(?![\\w-])`).test(text);
}

export function difference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  return `…${one.slice(Math.max(0, at - 120), at + 120)} or …${two.slice(at, at + 120)}`;
}
