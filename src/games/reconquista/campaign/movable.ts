import { regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import type { Force, FrameOf } from '../state/frame.js';
import type { Reconquista } from '../state/state.js';
import { NONE, sizeOf, type Troops, together } from '../state/troops.js';

export type Campaign = FrameOf<'campaign'>;

/** Phase 4 begins: all unbesieged Christians may move (11.11), until a region is chosen (11.1). */
export function beginCampaign(state: Reconquista, frame: Campaign): Campaign {
  const fresh: { [At in PlaceId]?: Troops } = {};
  for (const at of PLACE_IDS) {
    const { inside, outside } = state.places[at];
    if (inside?.side === 'christian' && outside === null) fresh[at] = inside.units;
  }
  return { ...frame, fresh, cidFresh: state.cid?.side === 'christian' };
}

/** The units that may move from a place now: those that have not moved, and the moving force. */
export interface Movable {
  readonly fresh: Troops;
  readonly force: Force | null;
  readonly units: Troops;
  readonly cid: boolean;
}

const NOBODY: Movable = { fresh: NONE, force: null, units: NONE, cid: false };

export function movableAt(state: Reconquista, book: Book, campaign: Campaign, at: PlaceId): Movable {
  const fresh = isMine(state, book, campaign, at) ? (campaign.fresh[at] ?? NONE) : NONE;
  const force = campaign.forces.find((one) => one.at === at) ?? null;
  if (force === null && fresh === NONE) return NOBODY;
  const cidHere = state.cid?.side === 'christian' && state.cid.at === at;
  return {
    fresh,
    force,
    units: together(fresh, force?.units ?? NONE),
    cid: cidHere && ((campaign.cidFresh && sizeOf(fresh) > 0) || force?.cid === true),
  };
}

export function startingPlaces(state: Reconquista, book: Book, campaign: Campaign): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => sizeOf(movableAt(state, book, campaign, at).units) > 0);
}

/** Only one region moves, and never one in revolt (11.1, 8.9). */
function isMine(state: Reconquista, book: Book, campaign: Campaign, at: PlaceId): boolean {
  if (campaign.fresh[at] === undefined) return false;
  const region = regionOf(book.board, at);
  return region !== state.revolt && (campaign.region === null || campaign.region === region);
}
