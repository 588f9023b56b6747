import type { Standing } from '../../core/contract/seat-seen.js';
import type { GameModule } from '../../core/game-module.js';
import { canonical } from '../../core/json.js';
import type { SeatId } from '../../core/seat.js';
import type { Locale } from '../../core/words.js';
import { figure } from '../../i18n/index.js';
import type { Line } from '../ports/message.js';

/** Seats that stand alike: all who win or lose together. */
export interface Shared extends Standing {
  readonly seats: readonly SeatId[];
}

/** In a cooperative game those who stand alike share a line, in any other each has his own. */
export function sharedStandings({ mode }: GameModule, standings: readonly Standing[]): readonly Shared[] {
  const groups = new Map<string, Standing[]>();
  for (const standing of standings) {
    const { seat, score, told, parts } = standing;
    const key = mode === 'cooperative' ? canonical({ score, told: told ?? null, parts }) : seat;
    groups.set(key, [...(groups.get(key) ?? []), standing]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, seats: [first.seat, ...others.map(({ seat }) => seat)] }],
  );
}

/** "Ann: 3 points", or in the game's own words. */
export function standingLine({ id: module }: GameModule, { seats, score, told }: Shared): Line {
  const values = { who: seats.map((id) => ({ kind: 'seat', id })), score };
  if (told === undefined) return { from: 'table', key: 'score.line', module, values };
  return { from: 'game', module, key: `standing.${told.key}`, values: { ...told.values, ...values } };
}

/** The same in a picture, beside the name. */
export function standingFigure({ words }: GameModule, locale: Locale, { score, told }: Standing): string {
  const said = told === undefined ? null : words.say(locale, `standing-figure.${told.key}`, { ...told.values, score });
  return said ?? figure(locale, score);
}
