import type { GameModule } from '../core/game-module.js';
import type { Rejection } from '../core/result.js';
import { fold } from '../core/slips.js';
import type { State } from '../core/state.js';
import { LOCALES, type Locale } from '../core/words.js';
import type { SeatRecord } from './ports/seat-record.js';
import type { GameRecord } from './ports/store.js';
import { personNamed, seatNamed } from './seats.js';

/** Where a seat is called by its role (a kingdom), besides its player. */
export interface Called {
  readonly game: GameRecord;
  readonly module: GameModule;
  /** Null: not begun yet, nobody has a role. */
  readonly state: State | null;
}

/** By id, number, player or role, in any language. */
export function seatCalled(called: Called, text: string): SeatRecord | null {
  return seatNamed(called.game, text) ?? seatOfRole(called, text, isCalled) ?? seatOfRole(called, text, hasWord);
}

/** Players and roles named in a text, alone or in a list, become their seats; the rest stays as typed. */
export function withSeats(called: Called, text: string): string {
  // The game's name for a seat comes first: a player may be named like a kingdom.
  const seatOf = (name: string) =>
    seatOfRole(called, name, isCalled) ?? personNamed(called.game, name) ?? seatOfRole(called, name, hasWord);
  const whole = seatOf(text);
  if (whole !== null) return whole.seat;
  return text
    .split(LISTED)
    .map((part) => seatOf(part)?.seat ?? part)
    .join('');
}
/** A command as typed, for refusals: seats read from players' names are shown by those names. */
export function withNames({ game }: Pick<Called, 'game'>, rejection: Rejection): Rejection {
  const { values = {} } = rejection;
  if (typeof values.text !== 'string') return rejection;
  const nameOf = (part: string) => game.seats.find(({ seat }) => seat === part.trim())?.userName || part;
  const text = values.text.split(LISTED).map(nameOf).join('');
  return text === values.text ? rejection : { ...rejection, values: { ...values, text } };
}

/** The separators of a list are kept. */
const LISTED = /(\s*[,;+&]\s*|\s+(?:and|et|y)\s+)/iu;

/** "Castile (Ann)": a seat's role and its player. */
export function seatLabel(called: Called, locale: Locale, { seat, userName }: SeatRecord): string {
  const role = roleIn(called, seat);
  const name = role === null ? seat : called.module.words.name(locale, role);
  return userName === '' ? name : `${name} (${userName})`;
}

type Fits = (name: string, wanted: string) => boolean;
const isCalled: Fits = (name, wanted) => name === wanted;
/** "Hungary" is the Kingdom of Hungary; an ambiguous name matches nobody. */
const hasWord: Fits = (name, wanted) => wanted.length > 2 && ` ${name} `.includes(` ${wanted} `);

function seatOfRole(called: Called, text: string, fits: Fits): SeatRecord | null {
  const wanted = fold(text);
  const named = called.game.seats.filter(({ seat }) => {
    const role = roleIn(called, seat);
    return role !== null && LOCALES.some((locale) => fits(fold(called.module.words.name(locale, role)), wanted));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** As everyone may know it. */
function roleIn({ module, state }: Called, seat: string) {
  if (state === null) return null;
  return module.seats(module.view(state, null)).find((one) => one.seat === seat)?.role ?? null;
}
