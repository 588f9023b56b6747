import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { areaChoice, areaIn, nationIn } from '../engine/domain.js';
import type { NationId } from '../facts/ids.js';
import { seatScore } from '../scoring/final.js';
import type { Hispania } from '../state/state.js';
import { becomingPreview } from './becoming.js';
import { bidPreview } from './bids.js';
import { lostByCapital } from './costs.js';
import { eventPreview } from './event-ahead.js';

/** Final choices, or ones that cost a Castle: told beforehand. A refusal binds nobody, and needs no question. */
export function bindingPreview(state: Hispania, seat: SeatId, action: Action): Preview | null {
  if (action.verb === 'remove') return castleRemoved(action);
  if (action.verb === 'capital') return capitalMoved(state, action);
  if (action.verb === 'event' || action.verb === 'sign') return eventPreview(state, seat, action);
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'majors': {
      const nation = nationIn(action.choice);
      return nation === null ? null : { key: 'major', values: { nation: named(nation) }, binds: true };
    }
    case 'auction':
    case 'sealed':
    case 'lots':
      return frame.kind !== 'lots' && action.verb === 'choose' && textIn(action, 'choice') === 'claim'
        ? {
            key: 'claims',
            values: { nation: named(frame.nation), points: frame.least, left: seatScore(state, seat) - frame.least },
            binds: true,
          }
        : bidPreview(state, seat, frame, action);
    case 'conversion':
    case 'land':
    case 'settlement':
      return becomingPreview(state, frame, action);
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
