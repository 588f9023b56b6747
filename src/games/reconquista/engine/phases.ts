import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { beginCampaign } from '../campaign/movable.js';
import { closeTurn, moveMarker } from '../closing/end-of-turn.js';
import { collect } from '../income/revenue.js';
import { carryOut } from '../random-events/carry-out.js';
import { drawEvent } from '../random-events/draw.js';
import { moveHost } from '../reaction/host.js';
import type { FrameOf, Step } from '../state/frame.js';
import { changeOfHands, heldIn } from '../state/held.js';
import type { Play } from './play.js';

/** The phases of a turn (7.1); spending and moving are the player's. */
export const PHASES: readonly Step[] = [
  { kind: 'rebellion' },
  { kind: 'random-event' },
  { kind: 'income' },
  { kind: 'spending' },
  { kind: 'campaign', region: null, fresh: {}, cidFresh: false, forces: [] },
  { kind: 'reaction' },
  { kind: 'sieges' },
  { kind: 'end-of-turn' },
];

export function beginTurn(play: Play): void {
  const { turn } = play.state;
  play.forgetThrows();
  play.emit({ type: 'turn-began', turn, year: play.book.starts.get(turn)?.year ?? 0 });
  play.next(...PHASES);
}

/** Phase 2. */
export function randomEvent(play: Play): void {
  carryOut(play, drawEvent(play));
}

/** The French or the Bands of phase 2 march on arrival (9.4). */
export function neutralsMarch(play: Play, { side, at, count }: FrameOf<'neutrals'>): void {
  const bound = side === 'french' && play.state.options.events === 'advanced';
  moveHost(play, at, { side, units: { army: count } }, bound);
}

/** Phase 3 begins; phases 1 and 2 are told as one story. */
export function income(play: Play): void {
  collect(play);
  endChapter(play, 'fate', play.state.turn);
}

/** With what has changed hands since the last one. */
function endChapter(play: Play, chapter: 'fate' | 'answer', turn: number): void {
  const { held, places } = play.state;
  play.set({ held: heldIn(places) });
  play.emit({ type: CHAPTER_ENDED, chapter, turn, ...(held === undefined ? {} : changeOfHands(held, places)) });
}

/** Phase 3 is over: unspent income is lost (10.3), and free units may now move. */
export function endSpending(play: Play): void {
  const { purse, fortune } = play.state;
  if (purse > 0) play.emit({ type: 'unspent', points: purse });
  play.set({ purse: 0, fortune: { ...fortune, crusaders: 0, corruption: false } });
  play.pop();
  const next = play.state.frames.at(-1);
  if (next?.kind === 'campaign') play.replace(beginCampaign(play.state, next));
}

/** Phase 7; phases 5 to 7 are told as one story of this turn. */
export function endTurn(play: Play): void {
  const { turn } = play.state;
  closeTurn(play);
  endChapter(play, 'answer', turn);
  moveMarker(play);
}
