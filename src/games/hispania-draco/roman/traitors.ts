import { numberIn } from '../../../kit/offers/chosen.js';
import { askNumber } from '../../../kit/offers/domain.js';
import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import type { CommanderId } from '../facts/ids.js';
import type { Army, Pieces } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { commandersToAct, placeOf } from './actors.js';
import { stakeLimit } from './fighting.js';
import { figureIn, figureSlot, filledSlots } from './moving.js';

export function specialArmy(pieces: Pieces): Army | undefined {
  return pieces.armies.find(({ kind }) => kind === 'special');
}

/**
 * Generals and the proconsul (10.6.7) connected to the special army, until the game's only attempt is made (10.6.5).
 */
function bribers(state: Draco): readonly CommanderId[] {
  const special = specialArmy(state.pieces);
  if (state.traitors !== 'open' || special === undefined || state.turn.denarii < 1) return [];
  return commandersToAct(state).filter((id) => {
    const at = placeOf(state, id);
    return at !== null && board(state).connected[special.at].has(at);
  });
}

export function isBribed(denarii: number, face: number): boolean {
  return face <= denarii;
}

export const BRIBE: Verb<Draco, CampaignPlay, unknown> = {
  final: true,
  when: (state) => bribers(state).length > 0,
  slots: [(state) => figureSlot(bribers(state)), (state) => askNumber('denarii', 1, stakeLimit(state))],
  does(play, _here, _seat, action) {
    const commander = figureIn(bribers(play.state), filledSlots(action));
    const special = specialArmy(play.pieces);
    if (commander === null || special === undefined) return;
    const denarii = numberIn(action, 'denarii');
    play.spend(denarii);
    play.set({ traitors: 'tried' });
    const face = play.dice.roll(6, { what: 'bribe', values: { denarii } });
    const won = isBribed(denarii, face);
    play.emit({ type: 'bribed', commander, at: special.at, denarii, face, won });
    if (won) play.setPieces(betrayed(play.pieces));
    else play.next({ kind: 'revolt-roll', roman: null, hispanic: null });
  },
};

/** A normal army takes its place (10.6.5). */
function betrayed(pieces: Pieces): Pieces {
  return { ...pieces, armies: pieces.armies.map((army): Army => ({ ...army, kind: 'normal' })) };
}
