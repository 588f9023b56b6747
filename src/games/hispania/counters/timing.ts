import { EVENT_KINDS, type EventKind } from '../facts/ids.js';
import type { Moment } from '../special/frame.js';

/**
 * When a counter is played (10.3): in a battle, in one's own turn, at any time, on another event, or when drawn. Its
 * rules are accordingly in `battle-counters.ts`, `turn-counters.ts`, `nul.ts` or `draw.ts`.
 */
type Timing = Moment | 'income' | 'fury' | 'any-time' | 'on-event' | 'when-drawn';

const PLAYED = {
  armee: 'income',
  bravoure: 'before-dice',
  'chateau-fort': 'income',
  de: 'after-dice',
  embuscade: 'battle-opening',
  fougue: 'fury',
  indiscipline: 'battle-opening',
  invasion: 'income',
  'longue-vie': 'any-time',
  nul: 'on-event',
  remise: 'when-drawn',
  retraite: 'battle-opening',
  ruse: 'battle-opening',
  tactique: 'before-dice',
  traitrise: 'battle-opening',
  tresor: 'income',
} as const satisfies Readonly<Record<EventKind, Timing>>;

/** A kind without a timing is missing in every chapter. */
export type PlayedAt<When extends Timing> = {
  [Kind in EventKind]: Kind extends keyof typeof PLAYED ? ((typeof PLAYED)[Kind] extends When ? Kind : never) : Kind;
}[EventKind];

export function timingOf(event: EventKind): Timing {
  return PLAYED[event];
}

export function eventsAt(when: Timing): readonly EventKind[] {
  return EVENT_KINDS.filter((event) => PLAYED[event] === when);
}

/** Whether the game stops to ask for it, with passing as an answer; in one's own turn nobody is asked. */
export const ASKED_AT: Readonly<Record<Timing, boolean>> = {
  'battle-opening': true,
  'before-dice': true,
  'after-dice': true,
  fury: true,
  'on-event': true,
  income: false,
  'any-time': false,
  'when-drawn': false,
};
