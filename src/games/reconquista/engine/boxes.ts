import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { beginCampaign } from '../campaign/movable.js';
import { closeTurn } from '../closing/end-of-turn.js';
import { collect } from '../income/revenue.js';
import { carryOut } from '../random-events/carry-out.js';
import { drawEvent } from '../random-events/draw.js';
import { plagueStep, plagueTakes } from '../random-events/plague.js';
import { moveHost } from '../reaction/host.js';
import { react } from '../reaction/raise.js';
import { rollRebellion } from '../rebellion/rebellion.js';
import { resolveSieges } from '../siege/siege.js';
import type { Frame } from '../state/frame.js';
import type { Play } from './play.js';

/** The seven phases of a turn (7). */
const PHASES: readonly Frame[] = [
  { box: 'rebellion' },
  { box: 'random-event' },
  { box: 'income' },
  { box: 'spending' },
  { box: 'campaign', region: null, fresh: {}, cidFresh: false, forces: [] },
  { box: 'reaction' },
  { box: 'sieges' },
  { box: 'end-of-turn' },
];

/** One box further by itself, or the player is awaited. */
export function enter(play: Play, frame: Frame): 'again' | 'wait' {
  switch (frame.box) {
    case 'turn': {
      play.pop();
      const { turn } = play.state;
      play.tell({ type: 'turn-began', turn, year: play.book.starts.get(turn)?.year ?? 0 });
      play.push(...PHASES);
      return 'again';
    }
    case 'rebellion':
      play.pop();
      rollRebellion(play);
      return 'again';
    case 'random-event':
      play.pop();
      carryOut(play, drawEvent(play));
      return 'again';
    case 'military-order':
    case 'el-cid':
    case 'retreat':
    case 'campaign':
    case 'spending':
      return 'wait';
    case 'plague':
      return plagueGoesOn(play, frame);
    case 'neutrals': {
      play.pop();
      const advanced = frame.side === 'french' && play.state.options.events === 'advanced';
      moveHost(play, frame.at, { side: frame.side, units: { army: frame.count } }, advanced);
      return 'again';
    }
    case 'income':
      play.pop();
      collect(play);
      play.tell({ type: CHAPTER_ENDED, chapter: 'fate', turn: play.state.turn });
      return 'again';
    case 'reaction':
      play.pop();
      react(play);
      return 'again';
    case 'sieges': {
      play.pop();
      resolveSieges(play);
      return 'again';
    }
    case 'end-of-turn': {
      const { turn } = play.state;
      closeTurn(play);
      play.tell({ type: CHAPTER_ENDED, chapter: 'answer', turn });
      return 'again';
    }
  }
}

/** One place only: the Plague takes it there; several: the player says which. */
function plagueGoesOn(play: Play, frame: Extract<Frame, { readonly box: 'plague' }>): 'again' | 'wait' {
  const step = plagueStep(play.state, play.book, frame);
  if (step === null) {
    play.pop();
    return 'again';
  }
  const [only, ...others] = step.places;
  if (only === undefined || others.length > 0) return 'wait';
  plagueTakes(play, frame, step.kind, only);
  return 'again';
}

/** Phase 3 is over: what is not spent is lost, and the campaign begins with those who stand there now. */
export function endSpending(play: Play): void {
  const { purse, fortune } = play.state;
  if (purse > 0) play.tell({ type: 'unspent', points: purse });
  play.set({ purse: 0, fortune: { ...fortune, crusaders: 0, corruption: false } });
  play.pop();
  play.replace(beginCampaign(play.state));
}
