import type { AdviceAsked } from '../../../core/adviser.js';
import { battleCounter } from '../counters/battle-counters.js';
import type { PlayedAt } from '../counters/timing.js';
import { nationIn } from '../engine/domain.js';
import { EVENT_KINDS, type EventKind } from '../facts/ids.js';
import type { Moment } from '../special/frame.js';
import type { BattleFrame, Side } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';
import { fightValue } from './fight-value.js';
import { Outlook } from './outlook.js';

/** 10.2, 10.3: a counter in a battle, if it changes the outcome enough. */
const WORTHWHILE = 0.7;
const SIGN_WORTHWHILE = 1.5;

export function playingInBattle(state: Hispania, asked: AdviceAsked): readonly Option[] {
  const options: Option[] = [option({ verb: 'pass' }, 0, 'pass')];
  if (asked.offers.every(({ verb }) => verb === 'pass' || verb === 'order')) return options;
  const battle = state.frames.findLast((frame) => frame.kind === 'battle');
  if (battle === undefined) return options;
  const sides = (['attacker', 'defender'] as const).filter((side) => battle[side].seat === asked.seat);
  const [own] = sides;
  if (own === undefined || sides.length > 1) return options;
  const outlook = new Outlook(state, battle[own].nation);
  const before = fightValue(outlook, battle, own).value;
  const again = () => fightValue(outlook, unthrown(battle), own).value - before;
  if (asked.offers.some(({ verb }) => verb === 'sign'))
    options.push(option({ verb: 'sign' }, again() - SIGN_WORTHWHILE, 'throw-again'));
  const events = asked.offers.some(({ verb }) => verb === 'event') ? asked.ask('event', {}) : null;
  if (events?.kind !== 'one') return options;
  for (const { id } of events.choices) {
    const event = EVENT_KINDS.find((kind) => kind === id);
    const by = event === undefined ? null : (WEIGHED_BY[event] ?? null);
    if (event === undefined || by === null) continue;
    const gain = by === 'again' ? again() : helpOf(outlook, battle, own, event, before);
    const whose = asked.ask('event', { event });
    const action = { verb: 'event', event };
    const nation = whose.kind === 'one' && whose.slot === 'nation' ? nationIn(battle[own].nation) : null;
    const full = nation === null ? action : { ...action, nation };
    options.push(option(full, gain - WORTHWHILE, 'event', { event: { kind: 'event', id: event } }));
  }
  return options;
}

/** As if this round's dice were not thrown yet. */
function unthrown(battle: BattleFrame): BattleFrame {
  const fresh = (side: Side) => ({ ...battle[side], hits: null });
  return { ...battle, step: 'dice', attacker: fresh('attacker'), defender: fresh('defender') };
}

/** How each counter is weighed: the fight with its effect, or this round rerolled; null: kept. */
const WEIGHED: Readonly<Record<PlayedAt<Moment>, 'fight' | 'again' | null>> = {
  tactique: 'fight',
  embuscade: 'fight',
  ruse: 'fight',
  indiscipline: 'fight',
  traitrise: 'fight',
  de: 'again',
  bravoure: null,
  retraite: null,
};
const WEIGHED_BY: { readonly [Kind in EventKind]?: 'fight' | 'again' | null } = WEIGHED;

function helpOf(outlook: Outlook, battle: BattleFrame, side: Side, event: EventKind, before: number): number {
  const played = { unit: null, target: null, second: null };
  const changed = battleCounter(event)?.changed(battle, side, played) ?? battle;
  return fightValue(outlook, changed, side).value - before;
}
