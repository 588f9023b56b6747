import type { Plan } from '../../../../kit/advice/ahead.js';
import { PLACE_IDS, type PlaceId } from '../../facts/ids.js';
import type { Reconquista } from '../../state/state.js';
import { carryOut, deedFrom } from './deeds.js';
import { positionOf } from './from-state.js';
import { PLACES } from './ground.js';
import { SwiftLuck } from './luck.js';
import { SENSIBLE } from './playing.js';
import { CHRISTIAN } from './position.js';

/** The city that is lost most often this turn if the plan is followed, and how often all are. */
export interface Danger {
  readonly at: PlaceId;
  readonly chance: number;
  readonly all: number;
}

/** Each pair of faces of the rising twice. */
const TRIES = 72;
/** What always happened is not certain for that. */
const OF = TRIES + 1;

/** Null: nothing is lost, or the numbers do not know this game. */
export function dangerOf(state: Reconquista, plan: Plan['actions']): Danger | null {
  const here = positionOf(state);
  if (here === null) return null;
  const deeds = plan.map(deedFrom).filter((deed) => deed !== null);
  const luck = new SwiftLuck();
  const scratch = here.copy();
  const lost = new Uint16Array(PLACES);
  let all = 0;
  for (let number = 0; number < TRIES; number++) {
    scratch.become(here);
    luck.begin(number, number);
    let isOver = false;
    for (const deed of deeds) {
      isOver ||= scratch.isCampaign && deed.verb === 'done';
      if (!carryOut(scratch, deed, luck)) break;
    }
    if (!isOver) SENSIBLE.playOn(scratch, luck, 1);
    if (scratch.citiesOf(CHRISTIAN) === 0) all += 1;
    for (let at = 0; at < PLACES; at++) {
      if (here.controllerOf(at) === CHRISTIAN && scratch.controllerOf(at) !== CHRISTIAN) lost[at] = (lost[at] ?? 0) + 1;
    }
  }
  const most = Math.max(...lost);
  const at = PLACE_IDS[lost.indexOf(most)];
  return most === 0 || at === undefined ? null : { at, chance: most / OF, all: all / OF };
}
