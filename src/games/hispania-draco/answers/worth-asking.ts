import type { Question } from '../../../core/contract/typing.js';
import { named } from '../../../kit/offers/domain.js';
import { COMMANDER_IDS, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { attackable, besiegeable } from '../roman/fighting.js';
import { armyAt, commandersAt, revoltsAt } from '../state/pieces.js';
import type { Draco } from '../state/state.js';

/** Common questions: possible sieges and attacks, an occupied place, the armies' possible moves. */
export function questions(state: Draco): readonly Question[] {
  const { pieces } = state;
  const here = COMMANDER_IDS.filter((commander) => pieces.commanders[commander] !== null);
  const within = new Set(
    here.flatMap((commander) => [...besiegeable(state, commander), ...attackable(state, commander)]),
  );
  const isHeld = (space: SpaceId) =>
    commandersAt(pieces, space).length > 0 || armyAt(pieces, space) !== undefined || revoltsAt(pieces, space) > 0;
  const peopled = SPACE_IDS.filter(isHeld);
  const asSpaces = (spaces: readonly SpaceId[]) => spaces.map((space) => named('space', space));
  return [
    { command: 'odds', option: 'city', choices: asSpaces(SPACE_IDS.filter((space) => within.has(space))) },
    { command: 'city', option: 'city', choices: asSpaces(peopled) },
    { command: 'threat' },
  ];
}
