import { askWord } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { DICE } from '../facts/explained.js';
import type { ArmyKind, CityId } from '../facts/ids.js';
import { type Rolling, sensibleRoll } from '../policy/revolt.js';
import { placeArmy } from '../state/changes.js';
import type { RevoltRollFrame } from '../state/frame.js';
import { type Pieces, revoltsAt } from '../state/pieces.js';
import type { Draco } from '../state/state.js';
import { cityOfFaces, effectOn, restOfTurn } from './effect.js';

/** The lowest face that brings the special army; 1: only it is left; null: it is not in the reserve (10.6.2). */
export function specialFrom({ reserve }: Pieces): number | null {
  const { normal, special } = reserve.armies;
  if (special === 0) return null;
  return normal === 0 ? 1 : normal === 1 ? 4 : 5;
}

export function isSpecial(pieces: Pieces, face: number): boolean {
  const needed = specialFrom(pieces);
  return needed !== null && face >= needed;
}

/** The army drawn from the reserve: one of two or three may be the special one (10.6.2). */
export function drawArmy(play: CampaignPlay): ArmyKind {
  const needed = specialFrom(play.pieces);
  const face = needed === null || needed === 1 ? 1 : play.dice.roll(6, { what: 'which-army', needed });
  return isSpecial(play.pieces, face) ? 'special' : 'normal';
}

/** Both dice (8.1.1); Hispano may reroll one of them, as often as he can pay (10.7.5). */
export const REVOLT_ROLL = awaited<Draco, CampaignPlay, RevoltRollFrame>({
  what: 'revolt-roll',
  kind: 'window',
  who: ({ hispano }) => (hispano === null ? [] : [hispano]),
  values: (state, here) => ({ city: { kind: 'space', id: cityRolled(state, here) } }),
  verbs: {
    again: {
      final: true,
      slots: [() => askWord('die', DICE)],
      does: (play, here, _seat, action) => throwAgain(play, here, action.die === 'roman' ? 'roman' : 'hispanic'),
    },
    hold: {
      final: true,
      does: (play, here) => takeEffect(play, here),
      byDefault: (state, here) => sensibleRoll(state, here),
    },
    rest: restOfTurn(takeEffect),
  },
  settles(play, here) {
    if (here.roman === null) {
      const roman = play.dice.roll(6, { what: 'revolt-province' });
      const hispanic = play.dice.roll(6, { what: 'revolt-city' });
      play.replace({ ...here, roman, hispanic });
      return true;
    }
    const { hispano, turn, orders } = play.state;
    if (hispano !== null && turn.hispano > 0 && orders.again === 'ask') return false;
    const answer: Rolling =
      hispano !== null && turn.hispano > 0 && orders.again === 'sensible'
        ? sensibleRoll(play.state, here)
        : { verb: 'hold' };
    if (answer.verb === 'again') throwAgain(play, here, answer.die);
    else takeEffect(play, here);
    return true;
  },
});

export function cityRolled(state: Draco, { roman, hispanic }: RevoltRollFrame): CityId {
  return cityOfFaces(state, roman ?? 1, hispanic ?? 1);
}

function throwAgain(play: CampaignPlay, here: RevoltRollFrame, die: 'roman' | 'hispanic'): void {
  play.spendOfHispano(1);
  const face = play.dice.roll(6, { what: die === 'roman' ? 'revolt-province' : 'revolt-city' });
  play.emit({ type: 'thrown-again', die, face });
  play.replace({ ...here, [die]: face });
}

function takeEffect(play: CampaignPlay, here: RevoltRollFrame): void {
  const city = cityRolled(play.state, here);
  const { roman, hispanic } = here;
  play.pop();
  play.emit({ type: 'revolt-rolled', roman: roman ?? 0, hispanic: hispanic ?? 0, city });
  switch (effectOn(play.state, city)) {
    case 'guarded':
      play.emit({ type: 'city-guarded', at: city });
      return;
    case 'full':
      play.emit({ type: 'city-full', at: city });
      return;
    case 'revolt':
      if (play.mustPlace(city)) play.emit({ type: 'revolt-spread', at: city, count: revoltsAt(play.pieces, city) });
      return;
    case 'army': {
      const army = drawArmy(play);
      play.setPieces(placeArmy(play.pieces, army, city));
      play.emit({ type: 'army-rose', army, at: city });
      return;
    }
  }
}
