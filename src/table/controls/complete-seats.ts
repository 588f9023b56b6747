import type { Suggestion, TypedOptions } from '../../core/command.js';
import { plain } from '../../core/slips.js';
import type { Locale } from '../../core/words.js';
import type { CompleteRequest } from '../request.js';
import { type Called, seatLabel, withSeats } from '../seats-called.js';

/** Each seat by what it is in the game and who sits in it. */
export function seatSuggestions(called: Called, locale: Locale): readonly Suggestion[] {
  return called.game.seats.map((seat) => ({ name: seatLabel(called, locale, seat), value: seat.seat }));
}

/**
 * What a game suggests for an option in which seats may be named: it knows them by their ids alone, so that persons are
 * put in here, and what fits the name begun is sought here too. Of a list what stands before its last comma is kept.
 */
export function suggestionsWithSeats(
  called: Called,
  { options, focused, locale }: CompleteRequest,
  suggest: (options: TypedOptions) => readonly Suggestion[],
): readonly Suggestion[] {
  const typed = String(options[focused] ?? '');
  const cut = typed.lastIndexOf(',') + 1;
  const before = withSeats(called, typed.slice(0, cut));
  const seats = seatSuggestions(called, locale);
  const inWords = (name: string) =>
    name.replace(/[^\s,]+/gu, (word) => seats.find(({ value }) => value === word)?.name ?? word);
  // It cuts a long list off: what is typed is looked for in it too.
  const suggested = [before, typed].flatMap((text) => suggest({ ...options, [focused]: text }));
  const named = suggested.map(({ name, value }) => {
    // What a seat is in the game is said with the person, and not once more without.
    const role = seats.find((seat) => seat.name.startsWith(`${name} (`));
    return role ?? { name: inWords(name), value };
  });
  const asksSeats = suggested.some(({ name }) => inWords(name) !== name);
  const all = [...new Map([...named, ...(asksSeats ? [] : seats)].map((one) => [one.value, one])).values()];
  const wanted = plain(typed.slice(cut));
  return all.filter(({ name, value }) => plain(name).includes(wanted) || plain(value) === wanted);
}
