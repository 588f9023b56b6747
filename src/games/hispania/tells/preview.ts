import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Phrase, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { areaIn, nationIn } from '../engine/domain.js';
import { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { goldWasted } from '../income/purchase.js';
import { oddsAhead } from '../odds/odds.js';
import { oddsPhrase, unitTerms } from '../odds/phrase.js';
import { removeInCurrentCheck, restAfterCombat } from '../sequence/checks.js';
import { cardOf, enemiesAt, isProvince, seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { endsThisTurn, handoverAhead } from './becoming.js';
import { bindingPreview } from './binding.js';
import { endOfMovement } from './end-of-movement.js';

/** An action's consequences, by public facts. */
export function preview(state: Hispania, seat: SeatId, action: Action): Preview | null {
  const binding = bindingPreview(state, seat, action);
  if (binding !== null) return binding;
  const { nation, phase } = state.stage;
  if (nation === null || seatOf(state, nation) !== seat || state.frames.length > 0) return null;
  if (phase === 'income' && action.verb === 'done') return endOfPurchases(state, nation);
  if (phase === 'move' && action.verb === 'done') return endOfMovement(state, nation);
  if ((phase === 'fury' || phase === 'limits') && action.verb === 'done') return endOfCombat(state, nation);
  if (action.verb === 'remove-rest') return whoGoes(state);
  if (phase === 'battle' && action.verb === 'battle') return battleAhead(state, nation, action);
  return null;
}

/** Gold above the reserve, while it could still buy something; otherwise what is kept of the rest (2.4.2). */
function endOfPurchases(state: Hispania, nation: NationId): Preview | null {
  const gold = goldWasted(state, nation);
  const { gold: held } = state.nations[nation];
  const ends = endsThisTurn(state, nation);
  if (gold > 0) return { key: 'gold-over', values: { gold, held, ...ends }, loses: true };
  if (held === 0) return null;
  const kept = Math.min(held, cardOf(state, nation).reserve);
  return { key: 'gold-left', values: { gold: kept, ...(kept < held ? { lost: held - kept } : {}), ...ends } };
}

/** What the checks after the combat will take, by default the weakest (4.5.2, 7.1), and what is then too few to hand on. */
function endOfCombat(state: Hispania, nation: NationId): Preview | null {
  const { gone, after } = removedBy(state, restAfterCombat);
  const handover = handoverAhead(after, nation);
  if (gone.length > 0) return { key: 'combat-done', values: { gone, ...handover }, open: true };
  return 'heir' in handover ? { key: 'handover', values: handover, open: true } : null;
}

/**
 * Too many for a place or for the land: which units would go, by place. The number is fixed and stands on the button:
 * nothing to confirm.
 */
function whoGoes(state: Hispania): Preview {
  const { gone } = removedBy(state, removeInCurrentCheck);
  return { key: 'rest', values: { gone }, open: true, brief: { key: 'rest-gone', values: { gone } } };
}

function removedBy(state: Hispania, removes: (play: Play) => void) {
  const play = new Play(state, noDice(), {});
  removes(play);
  const gone = play.events.flatMap((event): Term[] => {
    if (event.type !== 'removed') return [];
    const place = { kind: isProvince(event.area) ? 'province' : 'area', id: event.area };
    return [[unitTerms({ [event.unit]: event.count }), place]];
  });
  return { gone, after: play.state };
}

function battleAhead(state: Hispania, nation: NationId, action: Action): Phrase | null {
  const province = areaIn(action.province);
  if (province === null || !isProvince(province)) return null;
  const enemy = nationIn(action.nation) ?? enemiesAt(state, province, nation)[0];
  const own = state.areas[province][nation];
  const theirs = enemy === undefined ? undefined : state.areas[province][enemy];
  if (enemy === undefined || own === undefined || theirs === undefined) return null;
  const [attacker, defender] = [
    { nation, units: own },
    { nation: enemy, units: theirs },
  ];
  return oddsPhrase(province, attacker, defender, oddsAhead(state, province, attacker, defender));
}
