import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import type { Unnumbered } from '../../../kit/steps/course.js';
import { Play } from '../../../kit/steps/play.js';
import type { Board } from '../facts/board.js';
import type { SpaceId } from '../facts/ids.js';
import { placeRevolt } from '../state/changes.js';
import type { DracoEvent } from '../state/events.js';
import type { Frame } from '../state/frame.js';
import { isConquered, type Pieces } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco, Ending, Turn } from '../state/state.js';

/** A step without its number yet. */
export type NewFrame = Unnumbered<Frame>;

/** One action of a campaign being carried out. */
export class CampaignPlay extends Play<Draco, DracoEvent> {
  get board(): Board {
    return board(this.state);
  }
  get pieces(): Pieces {
    return this.state.pieces;
  }
  setPieces(pieces: Pieces): void {
    this.set({ pieces });
  }
  setTurn(patch: Partial<Turn>): void {
    this.set({ turn: { ...this.state.turn, ...patch } });
  }
  spend(denarii: number): void {
    this.setTurn({ denarii: this.state.turn.denarii - denarii });
  }
  spendOfHispano(denarii: number): void {
    this.setTurn({ hispano: this.state.turn.hispano - denarii });
  }

  /**
   * A revolt must be placed: with none in reserve the campaign is lost, wherever it would go (1.3, 1.4); then false.
   */
  mustPlace(space: SpaceId): boolean {
    if (this.pieces.reserve.revolts === 0) {
      this.finish('revolt');
      return false;
    }
    this.setPieces(placeRevolt(this.pieces, space));
    return true;
  }

  finish(ending: Ending): void {
    const won = ending === 'conquered';
    this.set({ ending, frames: [], proposal: null, lent: {} });
    this.emit({ type: 'campaign-ended', ending, won });
    this.emit({ type: CHAPTER_ENDED, what: 'campaign' });
  }
}

/** Runs before every step: victory is immediate (1.1, 1.2). */
export function watchForVictory(play: CampaignPlay): void {
  const { round, ending } = play.state;
  if (round > 0 && ending === null && isConquered(play.board, play.pieces)) play.finish('conquered');
}
