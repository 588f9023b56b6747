import type { TypedOptions } from '../../../core/command.js';
import type { Rejection, Terms } from '../../../core/result.js';
import { type Campaign, movableAt, startingPlaces } from '../campaign/movable.js';
import { barsTo, goersTo, targetsOf } from '../campaign/orders.js';
import { regionOf, roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { countOf, sizeOf } from '../state/troops.js';
import { because, placesInstead, placesTerm, placeTerm, placeTyped, whyInRevolt } from './reasons.js';

/** Why troops do not go there (11.1 to 11.4, 11.11). */
export function whyNoMarch(
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  options: TypedOptions,
  refused: Rejection | null,
): Rejection | null {
  const starts = startingPlaces(state, book, campaign);
  if (starts.length === 0) return because('nobody-moves');
  const from = placeTyped(options.from);
  if (from === null) return null;
  if (!starts.includes(from)) return whyStays(state, book, campaign, from, placesInstead(starts));
  const to = placeTyped(options.to, options.place);
  if (to === null) return null;
  if (!targetsOf(state, book, campaign, from).includes(to)) return whyUnreached(state, book, campaign, from, to);
  return whyNotThese(state, book, campaign, from, to, refused) ?? whyNotCid(state, book, campaign, from, refused);
}

/** Nobody may move from there (now). */
function whyStays(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId, values: Terms): Rejection {
  const { inside, outside } = state.places[from];
  const place = { place: placeTerm(from), ...values };
  const revolt = whyInRevolt(state, book, from);
  if (revolt !== null) return revolt;
  if (outside?.side === 'christian') return because('besiegers-stay', place);
  if (inside?.side !== 'christian') return because('nobody-of-yours', place);
  if (outside !== null) return because('besieged-stay', place);
  if (campaign.region !== null && campaign.region !== regionOf(book.board, from))
    return because('other-region', { ...place, region: { kind: 'region', id: campaign.region } });
  return because('has-moved', place);
}

function whyUnreached(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId, to: PlaceId): Rejection {
  const values = { from: placeTerm(from), to: placeTerm(to) };
  const { board } = book;
  if (from === to) return because('there-already', values);
  const revolt = whyInRevolt(state, book, to);
  if (revolt !== null) return revolt;
  const region = { kind: 'region', id: regionOf(board, from) };
  const bars = barsTo(state, book, from);
  if (!roadsFrom(board, from).includes(to))
    return because('no-road', { ...values, region, ...placesInstead(roadsFrom(board, from)) });
  if (bars.length > 0) return because('not-cleared', { ...values, region, bars: placesTerm(bars) });
  const { units, stays } = goersTo(state, book, campaign, from, to);
  return because(sizeOf(units) > 0 && stays ? 'last-stays' : 'only-garrisons', values);
}

/** Reachable, but not by these units. */
function whyNotThese(
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  from: PlaceId,
  to: PlaceId,
  refused: Rejection | null,
): Rejection | null {
  if (refused === null || !OF_UNITS.includes(refused.code)) return null;
  const { units, stays } = goersTo(state, book, campaign, from, to);
  const values = { from: placeTerm(from), to: placeTerm(to) };
  const all = movableAt(state, book, campaign, from).units;
  if (stays && COUNTED.includes(refused.code)) return because('one-stays', values);
  const byRoad = regionOf(book.board, from) !== regionOf(book.board, to);
  return byRoad && countOf(all, 'garrison') > countOf(units, 'garrison') ? because('garrisons-stay', values) : null;
}
const COUNTED: readonly string[] = ['slot-most', 'slot-exactly'];
const OF_UNITS: readonly string[] = ['unit-unknown', 'unit-short', ...COUNTED];

/** El Cid is named, where he is not, or has no choice (9.12). */
function whyNotCid(
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  from: PlaceId,
  refused: Rejection | null,
): Rejection | null {
  if (refused?.code !== 'option-unused') return null;
  const { cid } = state;
  const values = { from: placeTerm(from) };
  if (cid === null || cid.side !== 'christian') return because('no-cid');
  if (cid.at !== from) return because('cid-elsewhere', cid.at === null ? values : { ...values, at: placeTerm(cid.at) });
  if (!movableAt(state, book, campaign, from).cid) return because('cid-has-moved');
  return sizeOf(unitsOf(state.places[from], 'christian')) > 0 ? because('cid-not-alone', values) : null;
}
