import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { GENERAL_IDS, type GeneralId } from '../facts/ids.js';
import { roadSites } from '../movement/roads.js';
import { sensibleRoad } from '../policy/placing.js';
import { layRoad } from '../state/changes.js';
import type { Frame } from '../state/frame.js';
import { board, playsVariant, seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

type Of<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

function sites(state: Draco) {
  return roadSites(board(state), state.pieces);
}

/** One at a time, by the generals in turn order (3.5); with Ingenivm any may be saved (10.1.1). */
export const ROADS = awaited<Draco, CampaignPlay, Of<'roads'>>({
  what: 'roads',
  who: (state, { general }) => [seatOf(state, general)],
  values: (_state, { general, left }) => ({ general: { kind: 'commander', id: general }, left }),
  verbs: {
    lay: {
      slots: [
        (state) => ({
          kind: 'one',
          slot: 'road',
          choices: sites(state).map(({ connection }) => ({ id: connection, name: { kind: 'road', id: connection } })),
        }),
      ],
      does(play, here, _seat, action) {
        const site = sites(play.state).find(({ connection }) => connection === action.road);
        if (site === undefined) return;
        play.setPieces(layRoad(play.pieces, site.connection));
        play.emit({ type: 'road-laid', general: here.general, between: site.between, cost: 0 });
        play.replace(afterOne(here));
      },
      byDefault: (state) => ({ verb: 'lay', road: sensibleRoad(state, sites(state)) }),
    },
    keep: {
      when: (state) => playsVariant(state, 'ingenivm'),
      does(play, here) {
        play.emit({ type: 'road-kept', general: here.general });
        play.replace(afterOne(here));
      },
    },
  },
  settles(play, { left }) {
    if (left > 0 && sites(play.state).length > 0) return false;
    play.pop();
    if (!playsVariant(play.state, 'ingenivm')) boxRest(play);
    return true;
  },
});

function afterOne(here: Of<'roads'>): Of<'roads'> {
  return { ...here, general: nextGeneral(here.general), left: here.left - 1 };
}

function nextGeneral(general: GeneralId): GeneralId {
  return GENERAL_IDS[(GENERAL_IDS.indexOf(general) + 1) % GENERAL_IDS.length] ?? general;
}

/** A road without a place goes to the box (3.7). */
function boxRest(play: CampaignPlay): void {
  const { roads } = play.pieces.reserve;
  if (roads === 0) return;
  play.setPieces({ ...play.pieces, reserve: { ...play.pieces.reserve, roads: 0 } });
  play.emit({ type: 'roads-left', count: roads });
}
