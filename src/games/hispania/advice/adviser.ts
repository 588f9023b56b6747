import type { AdviceAsked, Adviser } from '../../../core/adviser.js';
import { bestByPlayingOn } from '../../../kit/advice/playing-on.js';
import type { Hispania } from '../state/state.js';
import { type HispaniaView, isView } from '../tells/view.js';
import { type Option, ranked } from './advised.js';
import { bidding, biddingForLots, choosingMajor } from './bidding.js';
import { placingCastle, rebuilding } from './building.js';
import { buying } from './buying.js';
import { playingInBattle } from './chance-windows.js';
import { aiming, choosingBattle, standingOrLeaving } from './fighting.js';
import { foresight } from './foresight.js';
import { founding } from './founding.js';
import { advisedMoves } from './moving/moving.js';
import { leavingByForce } from './moving/retreating.js';
import { wandering } from './moving/wandering.js';
import { placing } from './placing.js';
import { removing } from './removing.js';
import { submitting } from './submitting.js';

/** Playouts of the strong player per decision. */
const PLAYOUTS = 16;
/** Candidates compared by playouts, each at least twice. */
const CANDIDATES = 3;
/** Candidates this far behind at first sight are dropped. */
const OUT_OF_SIGHT = 0.6;

/** Hispania's player: weighs every decision by its gain for the deciding nation; the strong one plays on. */
export const adviser: Adviser = (asked) => {
  if (!isView(asked.view)) return null;
  const options = ranked(optionsOf(asked.view, asked));
  const [first] = options;
  if (first === undefined) return null;
  const best =
    asked.strength === 'strong' && isWeighty(asked.view) ? thought(asked.view, asked, options, first) : first;
  return { action: best.action, reason: best.reason };
};

/** Placing units and choosing the first fight need no playouts. */
function isWeighty({ frames, stage }: HispaniaView): boolean {
  return frames.length > 0 || (stage.phase !== 'place' && stage.phase !== 'battle');
}

function thought(state: HispaniaView, asked: AdviceAsked, options: readonly Option[], first: Option): Option {
  const most = first.value;
  const playouts = asked.playouts ?? PLAYOUTS;
  const many = Math.min(CANDIDATES, Math.max(2, Math.floor(playouts / 2)));
  const near = options.filter(({ value }) => value > most - OUT_OF_SIGHT).slice(0, many);
  const index = near.length < 2 ? 0 : bestByPlayingOn(AHEAD, state, asked.seat, near, playouts, asked.chance);
  return near[index] ?? first;
}

/** The options of the innermost step, or of the turn's phase. Empty: use the default. */
export function optionsOf(state: Hispania, asked: AdviceAsked): readonly Option[] {
  const frame = state.frames.at(-1);
  if (frame === undefined) return inPhase(state, asked);
  switch (frame.kind) {
    case 'battle':
      if (frame.step === 'aim-attacker' || frame.step === 'aim-defender') return aiming(state, frame);
      if (frame.step === 'submission' || frame.step === 'submission-attacker') return submitting(state, frame);
      return standingOrLeaving(state, frame, asked);
    case 'retreat':
      return leavingByForce(state, frame, asked);
    case 'surplus':
      return removing(state, frame.nation, asked);
    case 'rebuild':
      return rebuilding(state, frame.nation, asked);
    case 'march':
      return wandering(state, frame.nation, asked);
    case 'free-castles':
      return placingCastle(state, frame.nation, asked);
    case 'conversion':
      return founding(state, frame.into, asked);
    case 'land':
    case 'settlement':
      return founding(state, frame.nation, asked);
    case 'window':
      return playingInBattle(state, asked);
    case 'auction':
    case 'sealed':
      return bidding(state, frame.nation, asked);
    case 'lots':
      return biddingForLots(state, asked);
    case 'majors':
      return choosingMajor(asked);
    case 'purchase':
    case 'berbers':
    case 'mission':
    case 'assault':
    case 'nul':
    case 'laid-out':
    case 'seating':
      return [];
  }
}

function inPhase(state: Hispania, asked: AdviceAsked): readonly Option[] {
  const { nation, phase } = state.stage;
  if (nation === null) return [];
  switch (phase) {
    case 'income':
      return buying(state, nation, asked);
    case 'place':
      return placing(state, nation, asked);
    case 'move':
      return advisedMoves(state, nation);
    case 'battle':
      return choosingBattle(state, nation, asked);
    case 'limits':
      return asked.obligation.what === 'rebuild-or-not' ? builds(state, asked) : removing(state, nation, asked);
    case 'stack':
    case 'population':
      return asked.offers.some(({ verb }) => verb === 'remove') ? removing(state, nation, asked) : [];
    default:
      return [];
  }
}

function builds(state: Hispania, asked: AdviceAsked): readonly Option[] {
  const { nation } = state.stage;
  const leave: Option = { action: { verb: 'done' }, value: 0, reason: { key: 'no-castle' } };
  return nation === null ? [] : [leave, ...rebuilding(state, nation, asked)];
}

const AHEAD = foresight(optionsOf);
