import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn, textIn } from '../../../kit/offers/chosen.js';
import { areaChoice, areaIn, nationIn } from '../engine/domain.js';
import type { NationId } from '../facts/ids.js';
import { seatScore } from '../scoring/final.js';
import type { Hispania } from '../state/state.js';
import { lostByCapital } from './costs.js';

/** Final choices, or ones that cost a Castle: told beforehand. A refusal binds nobody, and needs no question. */
export function bindingPreview(state: Hispania, seat: SeatId, action: Action): Preview | null {
  if (action.verb === 'remove') return castleRemoved(action);
  if (action.verb === 'capital') return capitalMoved(state, action);
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'majors': {
      const nation = nationIn(action.choice);
      return nation === null ? null : { key: 'major', values: { nation: named(nation) }, binds: true };
    }
    case 'auction':
    case 'sealed':
      if (action.verb === 'bid') return bid(state, seat, frame.nation, numberIn(action, 'points'));
      return action.verb === 'choose' && textIn(action, 'choice') === 'claim'
        ? {
            key: 'claims',
            values: { nation: named(frame.nation), points: frame.least, left: seatScore(state, seat) - frame.least },
            binds: true,
          }
        : null;
    case 'mission':
      return textIn(action, 'choice') === 'accept'
        ? {
            key: 'accepts',
            values: { nation: named(frame.recruiter), province: { kind: 'province', id: frame.province } },
            binds: true,
          }
        : null;
    case 'battle': {
      if (action.verb !== 'submit' || action.answer !== 'yes') return null;
      const attacks = frame.step === 'submission-attacker';
      const [nation, suzerain] = [frame.defender.nation, frame.attacker.nation];
      const values = attacks
        ? { nation: named(suzerain), suzerain: named(nation) }
        : { nation: named(nation), suzerain: named(suzerain) };
      return { key: 'submits', values, binds: true };
    }
    default:
      return null;
  }
}

function bid(state: Hispania, seat: SeatId, nation: NationId, points: number): Preview {
  const left = seatScore(state, seat) - points;
  return { key: 'bid', values: { nation: named(nation), points, left }, binds: true };
}

/** What is too many in the old capital goes at once (4.3.3). */
function capitalMoved(state: Hispania, action: Action): Preview | null {
  const [nation, province] = [nationIn(action.nation), areaIn(action.province)];
  const lost = nation === null ? 0 : lostByCapital(state, nation);
  const old = nation === null ? null : state.nations[nation].capital;
  if (nation === null || province === null || old === null || lost === 0) return null;
  const values = { nation: named(nation), area: areaChoice(old).name ?? old, lost };
  return { key: 'capital-loses', values, loses: true };
}

function named(id: NationId) {
  return { kind: 'nation', id } as const;
}

/** Other surplus units are worth their price; a Castle is not soon rebuilt. */
function castleRemoved(action: Action): Preview | null {
  const area = areaIn(action.area);
  if (area === null || action.unit !== 'castle') return null;
  return { key: 'castle-removed', values: { area: areaChoice(area).name ?? area }, loses: true };
}
