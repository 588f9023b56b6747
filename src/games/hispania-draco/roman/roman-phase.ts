import type { Terms } from '../../../core/result.js';
import { awaited, type Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { sensibleAction } from '../policy/campaign.js';
import type { Frame } from '../state/frame.js';
import { activeSeat } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { mustLeave } from './actors.js';
import { LAY } from './engineering.js';
import { ATTACK, SIEGE } from './fighting.js';
import { PLACE, REMOVE } from './garrisoning.js';
import { MOVE, SAIL } from './moving.js';
import { CALL } from './proconsul.js';
import { BRIBE } from './traitors.js';

/** The player of Citerior acts last: this much is reserved for him (2.6). */
export const LAST_OF_TWO = 1;

type RomanFrame = Extract<Frame, { readonly kind: 'roman' }>;
type RomanVerb = Verb<Draco, CampaignPlay, RomanFrame>;

/** Two share the consul, and the first still has him (2.4). */
export function isFirstOfTwo(state: Draco): boolean {
  const { general, handedOver } = state.turn;
  return general === 'consul' && state.consulShared && !handedOver;
}

/** Whether the phase is over once so many denarii are left; of two who share the consul the first hands him over. */
export function isLastSpent(state: Draco, left: number): boolean {
  return left === 0 && !(isFirstOfTwo(state) && state.turn.kept > 0);
}

/** The rest of the consul's denarii, and everything reserved, goes to the other player (2.4, 2.6). */
function handOver(play: CampaignPlay): void {
  const { denarii, kept } = play.state.turn;
  play.setTurn({ handedOver: true, denarii: denarii + kept, kept: 0 });
  play.emit({ type: 'handed-over' });
}

function whereabouts({ pieces, turn }: Draco): Terms {
  const at = pieces.commanders[turn.general];
  return at === null ? {} : { at: { kind: 'space', id: at } };
}

/** Any action closes the open proposal (12.2); open slots are filled sensibly. */
function together(verbs: Readonly<Record<string, RomanVerb>>): Readonly<Record<string, RomanVerb>> {
  return Object.fromEntries(
    Object.entries(verbs).map(([name, verb]): [string, RomanVerb] => [
      name,
      {
        ...verb,
        byDefault: (state) => sensibleAction(state),
        does(play, here, seat, action) {
          if (play.state.proposal !== null) play.set({ proposal: null });
          verb.does(play, here, seat, action);
        },
      },
    ]),
  );
}

/** A general spends his denarii freely, until he passes or has none left (4.3). */
export const ROMAN_PHASE = awaited<Draco, CampaignPlay, RomanFrame>({
  what: 'roman-phase',
  who: (state) => [activeSeat(state)],
  values: (state) => ({
    general: { kind: 'commander', id: state.turn.general },
    denarii: state.turn.denarii,
    ...whereabouts(state),
    ...(state.turn.kept > 0 ? { kept: state.turn.kept } : state.turn.denarii === 1 ? { last: '' } : {}),
  }),
  verbs: together({
    move: MOVE,
    sail: SAIL,
    place: PLACE,
    remove: REMOVE,
    siege: SIEGE,
    attack: ATTACK,
    lay: LAY,
    call: CALL,
    bribe: BRIBE,
    'hand-over': {
      when: isFirstOfTwo,
      does: handOver,
    },
    done: {
      when: (state) => !mustLeave(state) && !isFirstOfTwo(state),
      does(play) {
        const { general, denarii } = play.state.turn;
        play.emit({ type: 'phase-passed', general, lost: denarii });
        play.pop();
      },
    },
  }),
  settles(play) {
    const { denarii, kept } = play.state.turn;
    const first = isFirstOfTwo(play.state);
    if (first && kept === 0 && denarii > 0 && !mustLeave(play.state)) {
      play.setTurn({ denarii: denarii - LAST_OF_TWO, kept: LAST_OF_TWO });
      return true;
    }
    if (denarii > 0) return false;
    if (first && kept > 0) handOver(play);
    else play.pop();
    return true;
  },
});
