import type { Chance } from '../kit/fuzz/chance.js';

/** When people look at their phone: each in his time zone, awake from 7:30 to 23:30, slower while at work. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Hours from Greenwich, by seat. */
const ZONES = [0, 1, -5, 1, 0, -8];
/** Minutes from being called to looking, counted in waking time: log-normal. */
const MEDIAN = 50;
const SIGMA = 1.2;

/** A day in parts: until which hour, and how much of its time counts on weekdays and at weekends. */
const PARTS = [
  { until: 7.5, weekday: 0, weekend: 0 },
  { until: 9, weekday: 1, weekend: 1 },
  { until: 17, weekday: 0.5, weekend: 1 },
  { until: 23.5, weekday: 1, weekend: 1 },
  { until: 24, weekday: 0, weekend: 0 },
] as const;

/** A Monday, midnight in Greenwich. */
const MONDAY = Date.UTC(2026, 0, 5);

/** Some moment of a week. */
export function someMoment(chance: Chance): number {
  return MONDAY + Math.floor(chance.next() * 7 * DAY);
}

/** When the person in this place, called at that moment, looks. */
export function looksAt(place: number, called: number, chance: Chance): number {
  const waking = MEDIAN * Math.exp(SIGMA * normal(chance)) * MINUTE;
  return afterWaking(called, waking, ZONES[place % ZONES.length] ?? 0);
}

/** The moment by which so much waking time has gone by. */
export function afterWaking(from: number, waking: number, zone: number): number {
  let now = from + zone * HOUR;
  let left = waking;
  for (;;) {
    const midnight = Math.floor((now - MONDAY) / DAY) * DAY + MONDAY;
    const hour = (now - midnight) / HOUR;
    const part = PARTS.find(({ until }) => hour < until) ?? PARTS[0];
    const weekday = Math.floor((midnight - MONDAY) / DAY) % 7;
    const rate = weekday < 5 ? part.weekday : part.weekend;
    const end = midnight + part.until * HOUR;
    if (rate > 0 && left <= (end - now) * rate) return Math.round(now + left / rate - zone * HOUR);
    left -= (end - now) * rate;
    now = end;
  }
}

/** By Box and Muller. */
function normal(chance: Chance): number {
  const [one, other] = [1 - chance.next(), chance.next()];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
