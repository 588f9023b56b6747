import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { type CityId, type CommanderId, isCity } from '../facts/ids.js';
import { type RoadSite, roadSites } from '../movement/roads.js';
import { layRoad } from '../state/changes.js';
import { board, playsVariant } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { commandersToAct, placeOf } from './actors.js';
import { figureIn, figureSlot, filledSlots } from './moving.js';

/** Saved roads are laid from the city where a general stands alone, for 1 a segment (10.1.2, 10.1.3). */
function sites(state: Draco, commander: CommanderId): readonly RoadSite[] {
  const at = placeOf(state, commander);
  if (at === null || !isCity(at) || state.pieces.reserve.roads === 0) return [];
  return roadSites(board(state), state.pieces, [at]).filter(({ segments }) => segments <= state.turn.denarii);
}

function engineers(state: Draco): readonly CommanderId[] {
  return playsVariant(state, 'ingenivm') ? commandersToAct(state).filter((id) => sites(state, id).length > 0) : [];
}

export const LAY: Verb<Draco, CampaignPlay, unknown> = {
  when: (state) => engineers(state).length > 0,
  slots: [
    (state) => figureSlot(engineers(state)),
    (state, _here, _seat, filled) => {
      const who = figureIn(engineers(state), filled);
      const at = who === null ? null : placeOf(state, who);
      const choices = (who === null ? [] : sites(state, who)).map(({ between, segments }) => {
        const id = otherEnd(between, at);
        return { id, name: { kind: 'space', id }, note: 'cost', values: { cost: segments } };
      });
      return { kind: 'one', slot: 'to', choices };
    },
  ],
  does(play, _here, _seat, action) {
    const who = figureIn(engineers(play.state), filledSlots(action));
    const at = who === null ? null : placeOf(play.state, who);
    const site =
      who === null ? undefined : sites(play.state, who).find(({ between }) => otherEnd(between, at) === action.to);
    if (site === undefined) return;
    play.spend(site.segments);
    play.setPieces(layRoad(play.pieces, site.connection));
    const { general } = play.state.turn;
    play.emit({ type: 'road-laid', general, between: site.between, cost: site.segments });
  },
};

function otherEnd([one, other]: readonly [CityId, CityId], at: string | null): CityId {
  return one === at ? other : one;
}
