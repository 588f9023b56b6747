import type { AdviceAsked } from '../../../core/adviser.js';
import type { PlayedAt } from '../counters/timing.js';
import { EVENT_KINDS, type EventKind, type NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';
import { Outlook } from './outlook.js';
import { bestGain } from './placing.js';

/** 10.3: counters for the start of one's own turn: gold, a unit or a Castle are taken as soon as they are useful. */
export function openingEvents(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  if (!asked.offers.some(({ verb }) => verb === 'event')) return [];
  const events = asked.ask('event', {});
  if (events.kind !== 'one') return [];
  const outlook = new Outlook(state, nation);
  return events.choices.flatMap(({ id }) => {
    const event = EVENT_KINDS.find((kind) => kind === id);
    const value = event === undefined ? 0 : (USE[event]?.(outlook) ?? 0);
    if (event === undefined || value <= WORTHWHILE) return [];
    const more = asked.ask('event', { event });
    const action = { verb: 'event', event };
    const full = more.kind === 'one' ? { ...action, [more.slot]: more.choices.at(-1)?.id } : action;
    return [option(full, value, 'event', { event: { kind: 'event', id: event } })];
  });
}
const WORTHWHILE = 0.5;

/** A counter's worth now; null: this player keeps it. */
const USES: Readonly<Record<PlayedAt<'income' | 'fury' | 'any-time'>, ((outlook: Outlook) => number) | null>> = {
  tresor: (outlook) => (bestGain(outlook, 'infantry', 0) > 0.3 ? 1 : 0),
  armee: (outlook) => bestGain(outlook, 'infantry', 0),
  'chateau-fort': (outlook) => bestGain(outlook, 'castle', 0),
  invasion: null,
  fougue: null,
  'longue-vie': null,
};
const USE: { readonly [Kind in EventKind]?: ((outlook: Outlook) => number) | null } = USES;
