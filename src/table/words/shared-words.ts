import type { GameModule } from '../../core/game-module.js';
import type { JsonObject } from '../../core/json.js';
import { inEach, LOCALES, type Locale } from '../../core/languages.js';
import type { SeatId } from '../../core/seat.js';
import { isTableKey, tell } from '../../i18n/index.js';
import type { Line } from '../ports/message.js';
import type { Localised } from '../service.js';

/** Names and descriptions of commands, shared by all games when registered. */
export interface SharedWords {
  /** The table's own, else that of the first game that has one. */
  name(keys: readonly string[], otherwise: string): Localised;
  /** The same; but if games differ, a general one instead of theirs. */
  description(keys: readonly string[], otherwise: string, neutral: 'shared.command' | 'shared.option'): Localised;
}

export function sharedWords(games: readonly GameModule[]): SharedWords {
  const own = (locale: Locale, keys: readonly string[]) => {
    const key = keys.find(isTableKey);
    return key === undefined ? null : tell(locale, key);
  };
  /** Each game's text, from the most specific key. */
  const theirs = (locale: Locale, keys: readonly string[]) =>
    games.flatMap((game) => {
      const said = keys.map((key) => game.words.say(locale, key)).find((text) => text !== null);
      return said === undefined || said === null ? [] : [said];
    });
  return {
    name: (keys, otherwise) => inEach((locale) => own(locale, keys) ?? theirs(locale, keys)[0] ?? otherwise),
    description: (keys, otherwise, neutral) => {
      const differ = LOCALES.some((locale) => new Set(theirs(locale, keys)).size > 1);
      const shared = [...keys.map((key) => `shared.${key}`), neutral];
      return inEach((locale) => {
        const said = differ ? own(locale, shared) : theirs(locale, keys)[0];
        return own(locale, keys) ?? said ?? otherwise;
      });
    },
  };
}

/** Which side somebody plays and from when on, in the game's words; null if a game does not say. */
export function playsLine(module: GameModule, view: JsonObject, seat: SeatId): Line | null {
  const plays = module.seats(view).find((one) => one.seat === seat)?.plays ?? null;
  if (plays === null) return null;
  const line = { from: 'game', module: module.id, key: `plays.${plays.key}` } as const;
  return {
    from: 'of-seat',
    module: module.id,
    seat,
    role: { kind: 'seat', id: seat },
    line: plays.values === undefined ? line : { ...line, values: plays.values },
  };
}
