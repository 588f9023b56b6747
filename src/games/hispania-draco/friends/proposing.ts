import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { askWord, DONE } from '../../../kit/offers/domain.js';
import type { Verbs } from '../../../kit/steps/situation.js';
import type { CampaignPlay } from '../engine/play.js';
import { PROPOSABLE } from '../facts/explained.js';
import { ROMAN_PHASE } from '../roman/roman-phase.js';
import type { Frame } from '../state/frame.js';
import { romans } from '../state/reading.js';
import type { Draco, Proposal } from '../state/state.js';

type Roman = Extract<Frame, { readonly kind: 'roman' }>;

function romanPhase({ frames }: Draco): Roman | null {
  const here = frames.at(-1);
  return here?.kind === 'roman' ? here : null;
}

function isOpen(state: Draco, here: Roman, seat: SeatId, verb: string): boolean {
  return ROMAN_PHASE.offer(state, here, seat, verb) !== null;
}

/** The player's intended next action, for the others to approve (12.2); Hispano hears it (10.7.10). */
export const PROPOSING: Verbs<Draco, CampaignPlay> = {
  offers(state, seat) {
    const here = romanPhase(state);
    if (here === null || romans(state).length < 2 || seat === state.hispano) return [];
    const { proposal } = state;
    const mine = PROPOSABLE.some((verb) => isOpen(state, here, seat, verb));
    const open = proposal !== null && proposal.seat !== seat && !proposal.approvedBy.includes(seat);
    return [
      ...(mine ? [{ verb: 'propose', optional: true }] : []),
      ...(proposal?.seat === seat && mine ? [{ verb: 'proceed', optional: true, final: true }] : []),
      ...(open ? [{ verb: 'approve', optional: true }] : []),
    ];
  },
  ask(state, seat, verb, filled) {
    const here = romanPhase(state);
    if (here === null || verb !== 'propose') return DONE;
    if (filled.what === undefined)
      return askWord(
        'what',
        PROPOSABLE.filter((verb) => isOpen(state, here, seat, verb)),
      );
    const { what, ...rest } = filled;
    return ROMAN_PHASE.ask(state, here, seat, String(what), rest);
  },
  act(play, seat, action) {
    const { proposal } = play.state;
    const here = romanPhase(play.state);
    switch (action.verb) {
      case 'propose': {
        const proposed: Proposal = { seat, action: wordsOf(action), approvedBy: [] };
        play.set({ proposal: proposed });
        play.emit({ type: 'proposed', seat, general: play.state.turn.general, action: proposed.action });
        return;
      }
      case 'approve':
        if (proposal === null) return;
        play.set({ proposal: { ...proposal, approvedBy: [...proposal.approvedBy, seat] } });
        play.emit({ type: 'approved', seat, by: proposal.seat });
        return;
      case 'proceed':
        if (proposal !== null && here !== null) ROMAN_PHASE.act(play, here, seat, actionOf(proposal));
        return;
    }
  },
};

/** The action of a proposal. */
export function actionOf({ action }: Proposal): Action {
  return { verb: action.verb, ...action.slots };
}

function wordsOf(action: Action): Proposal['action'] {
  const { verb: _propose, what: _what, ...rest } = action;
  const slots: Record<string, string | number> = {};
  for (const [slot, value] of Object.entries(rest satisfies Omit<Action, 'verb'>)) {
    if (typeof value === 'string' || typeof value === 'number') slots[slot] = value;
  }
  return { verb: textIn(action, 'what'), slots };
}
