import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { doneOnce } from '../../../kit/steps/by-itself.js';
import type { CampaignPlay, NewFrame } from '../engine/play.js';
import { GENERAL_IDS, type GeneralId } from '../facts/ids.js';
import { HISPANO_DENARII } from '../facts/level.js';
import { placesToReturn } from '../setup/homes.js';
import { loseRevolt } from '../state/changes.js';
import type { Frame } from '../state/frame.js';
import { generalsOffBoard } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { firstOpenBox, roundsLeft, yearOf } from './calendar.js';

type Of<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

/** A turn of each general still in play, in order, then the end of the round (4.1). */
export const ROUND = doneOnce<Draco, CampaignPlay, Of<'round'>>((play, { left, skipRoman }) => {
  play.set({ round: play.state.round + 1 });
  const turns = left.map(
    (general, place): NewFrame => ({
      kind: 'turn',
      general,
      skipRoman: skipRoman && place === 0,
    }),
  );
  play.next(...turns, { kind: 'round-end' });
});

/** A Roman and a Hispanic phase (4.2). A general off the board comes back first, or has no Roman phase (7.1, 7.5). */
export const TURN = doneOnce<Draco, CampaignPlay, Of<'turn'>>((play, { general, skipRoman }) => {
  const denarii = denariiOf(play.state, general);
  const hispano = play.state.hispano === null ? 0 : HISPANO_DENARII;
  play.set({ turn: { general, denarii, hispano, phase: 'roman', handedOver: false, kept: 0 }, proposal: null });
  play.emit({ type: 'turn-began', general, round: play.state.round, year: yearOf(play.state), denarii });
  const away = play.pieces.commanders[general] === null;
  const returns = away && placesToReturn(play.state, general).length > 0;
  if (away && !returns) play.emit({ type: 'stays-away', general });
  const roman: readonly NewFrame[] = skipRoman || (away && !returns) ? [] : [{ kind: 'roman' }];
  play.next(
    ...(returns ? [{ kind: 'return', general } as const] : []),
    ...roman,
    { kind: 'hispanic' },
    { kind: 'strike', when: 'before' },
    { kind: 'revolt-roll', roman: null, hispanic: null },
    { kind: 'strike', when: 'between' },
    { kind: 'marches' },
    { kind: 'strike', when: 'after' },
    { kind: 'free-move' },
    { kind: 'turn-end' },
  );
});

/** The level's denarii, less one for each other general off the board (7.2, 7.3). */
export function denariiOf(state: Draco, general: GeneralId): number {
  return state.options.level.denarii - generalsOffBoard(state.pieces).filter((other) => other !== general).length;
}

export const HISPANIC = doneOnce<Draco, CampaignPlay, Of<'hispanic'>>((play) => {
  play.set({ proposal: null });
  play.setTurn({ phase: 'hispanic' });
});

export const TURN_END = doneOnce<Draco, CampaignPlay, Of<'turn-end'>>((play) => {
  const { general } = play.state.turn;
  const { [general]: _home, ...lent } = play.state.lent;
  play.set({ lent, demonstration: play.state.demonstration && general !== 'consul' });
  // The end of the round belongs to its last turn.
  if (play.state.frames.at(-1)?.kind !== 'round-end') endTurnChapter(play);
});

function endTurnChapter(play: CampaignPlay): void {
  play.emit({ type: CHAPTER_ENDED, what: 'turn', general: play.state.turn.general });
}

/** A revolt covers the first free box of the track; with the last one, time is up (9.1, 9.2, 1.5). */
export const ROUND_END = doneOnce<Draco, CampaignPlay, Of<'round-end'>>((play) => {
  const { track } = play.state;
  if (play.pieces.reserve.revolts === 0) {
    endTurnChapter(play);
    play.finish('revolt');
    return;
  }
  const box = firstOpenBox(play.state);
  play.setPieces(loseRevolt(play.pieces));
  play.set({ track: track.map((discs, place) => (place === box ? discs + 1 : discs)) });
  play.emit({
    type: 'years-passed',
    year: board(play.state).file.track[box] ?? 0,
    left: roundsLeft(play.state),
    reserve: play.pieces.reserve.revolts,
  });
  endTurnChapter(play);
  if (roundsLeft(play.state) === 0) play.finish('time');
  else play.next({ kind: 'round', left: GENERAL_IDS, skipRoman: false });
});
