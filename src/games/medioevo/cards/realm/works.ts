import * as kit from '../../../../kit/index.js';
import { heldBy } from '../../control/holder.js';
import { buildingsLeft, controlTokensLeft } from '../../control/supply.js';
import type { Play } from '../../engine/play.js';
import type { BuildingClass } from '../../facts/kinds.js';
import { buildingCard, buildingOf } from '../../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { placesForTokens, raiseBuilding } from '../../purchases/building.js';
import type { Medioevo } from '../../state/state.js';
import type { Ability } from '../ability.js';

/** A building gains a level for free; a military one gives a control token, if a place is named for it. */
export function raiseByOne(play: Play, seat: string, at: TerritoryId, category: BuildingClass, token: unknown): void {
  const level = (play.land(at)[category]?.level ?? 0) + 1;
  raiseBuilding(play, seat, at, buildingCard(play.book.pieces, buildingOf(category, level)));
  if (category === 'military' && typeof token === 'string' && isTerritory(token))
    play.changeLand(token, { token: { owner: seat, from: at } });
}

/** Where the new level's control token may lie; null: none to place. */
export function askToken(state: Medioevo, seat: string, at: unknown) {
  if (typeof at !== 'string' || !isTerritory(at) || controlTokensLeft(state, seat) === 0) return null;
  const places = placesForTokens(state, seat, at);
  return places.length === 0 ? null : kit.askOne('token', 'territory', places);
}

/** It has a further level, with a piece for it. */
export function canRaiseLevel(state: Medioevo, at: TerritoryId, category: BuildingClass): boolean {
  const level = state.lands[at][category]?.level ?? 3;
  return level < 3 && buildingsLeft(state, buildingOf(category, level + 1)) > 0;
}

/** A building beside one of the other kind of a higher level gains a level (69, 70). */
function upgrade(category: 'civil' | 'military'): Ability {
  const other = category === 'civil' ? 'military' : 'civil';
  const sites = (state: Medioevo, seat: string) =>
    heldBy(state, seat).filter((at) => {
      const own = state.lands[at][category];
      return own !== null && (state.lands[at][other]?.level ?? 0) > own.level && canRaiseLevel(state, at, category);
    });
  return {
    fits: (state, { seat }) => sites(state, seat).length > 0,
    slots: [
      (state, { seat }) => kit.askOne('at', 'territory', sites(state, seat)),
      (state, { seat }, { at }) => (category === 'civil' ? null : askToken(state, seat, at)),
    ],
    does(play, { seat }, action) {
      const at = kit.textIn(action, 'at');
      if (isTerritory(at)) raiseByOne(play, seat, at, category, action.token);
    },
  };
}

export const upgradeCivil = upgrade('civil');
export const upgradeMilitary = upgrade('military');
