import type { AdviceAsked } from '../../../core/adviser.js';
import { nationIn } from '../engine/domain.js';
import { EVENT_KINDS, type EventKind } from '../facts/ids.js';
import type { BattleFrame, Side } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';
import { fightValue } from './fight-value.js';
import { Outlook } from './outlook.js';

/** 10.2, 10.3: a counter in a battle, where it changes enough of what the battle comes to. */
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
  const now = fightValue(outlook, battle, own).value;
  const again = () => fightValue(outlook, unthrown(battle), own).value - now;
  if (asked.offers.some(({ verb }) => verb === 'sign'))
    options.push(option({ verb: 'sign' }, again() - SIGN_WORTHWHILE, 'throw-again'));
  const events = asked.offers.some(({ verb }) => verb === 'event') ? asked.ask('event', {}) : null;
  if (events?.kind !== 'one') return options;
  for (const { id } of events.choices) {
    const event = EVENT_KINDS.find((kind) => kind === id);
    const gain = event === undefined ? null : event === 'de' ? again() : helpOf(outlook, battle, own, event, now);
    if (event === undefined || gain === null) continue;
    const whose = asked.ask('event', { event });
    const action = { verb: 'event', event };
    const nation = whose.kind === 'one' && whose.slot === 'nation' ? nationIn(battle[own].nation) : null;
    const full = nation === null ? action : { ...action, nation };
    options.push(option(full, gain - WORTHWHILE, 'event', { event: { kind: 'event', id: event } }));
  }
  return options;
}

/** As if the dice of this round were still to be thrown. */
function unthrown(battle: BattleFrame): BattleFrame {
  const fresh = (side: Side) => ({ ...battle[side], hits: null });
  return { ...battle, step: 'dice', attacker: fresh('attacker'), defender: fresh('defender') };
}

function helpOf(outlook: Outlook, battle: BattleFrame, side: Side, event: EventKind, now: number): number | null {
  const { effects } = battle;
  const other: Side = side === 'attacker' ? 'defender' : 'attacker';
  const changed = (patch: Partial<BattleFrame['effects']>) =>
    fightValue(outlook, { ...battle, effects: { ...effects, ...patch } }, side).value - now;
  switch (event) {
    case 'tactique':
      return changed({ tactic: { ...effects.tactic, [side]: true } });
    case 'embuscade':
      return changed({ ground: 'mountain' });
    case 'ruse':
      return changed({ ground: 'plain' });
    case 'indiscipline':
      return changed({ frailKnights: { ...effects.frailKnights, [other]: effects.frailKnights[other] + 1 } });
    case 'traitrise':
      return changed({ frailCastle: { ...effects.frailCastle, [other]: true } });
    default:
      return null;
  }
}
