import { retreat, settle } from '../battle/retreat.js';
import type { Play } from '../engine/play.js';
import { placesIn, regionOf, roadsFrom } from '../facts/board.js';
import { PLACE_IDS, type PlaceId, type Side } from '../facts/ids.js';
import type { SiegeEnd } from '../state/events.js';
import { cidWith, controllerOf, holderOf, standsIn } from '../state/reading.js';
import type { Place, Stand } from '../state/state.js';
import { firstOf, sizeOf, without } from '../state/troops.js';
import { afterTie, resultOfDice, strengthsOf } from './exchange.js';

/** Phase 6: all sieges, lowest region and place first (14.1). */
export function resolveSieges(play: Play): void {
  for (;;) {
    const at = PLACE_IDS.find((one) => play.at(one).outside !== null);
    if (at === undefined) return;
    resolveSiege(play, at);
    play.removeLoneForts();
  }
}

/** Rolls until one side has won or is gone (14.6). */
export function resolveSiege(play: Play, at: PlaceId): void {
  for (;;) {
    const place = play.at(at);
    const { outside } = place;
    if (outside === null) return;
    const end = round(play, at, place, outside);
    if (end === null) continue;
    const besieged = holderOf(place) ?? outside.side;
    play.emit({ type: 'siege-ended', at, besieger: outside.side, besieged, end });
    conclude(play, at, end);
    return;
  }
}

/** One exchange; null after an inconclusive tie (14.6). */
function round(play: Play, at: PlaceId, place: Place, outside: Stand): SiegeEnd | null {
  const besieged = holderOf(place) ?? outside.side;
  const about = (side: Side) => ({ place: { kind: 'place', id: at }, side: { kind: 'side', id: side } });
  const strength = strengthsOf(place, outside, cidWith(play.state.cid, outside.side, at));
  const sides = [outside.side, besieged].map((side) => ({ what: 'siege', about: about(side) }));
  const { faces, meaning } = play.thrown(
    sides,
    ([attack = 0, defence = 0]) => resultOfDice(place, outside, [attack, defence], strength) ?? 'tie',
  );
  play.emit({ type: 'siege-round', at, besieger: outside.side, besieged, dice: faces, strength });
  if (meaning !== 'tie') return meaning;
  play.lose('siege', [
    { at, side: outside.side, units: firstOf(outside.units, 1) },
    ...(place.inside === null ? [] : [{ at, side: place.inside.side, units: firstOf(place.inside.units, 1) }]),
  ]);
  return afterTie(play.at(at));
}

function conclude(play: Play, at: PlaceId, end: SiegeEnd): void {
  const { inside, outside } = play.at(at);
  if (outside === null) return;
  switch (end) {
    case 'besieger-gone':
      return;
    case 'relieved':
      withdraw(play, at, outside);
      return;
    case 'surrendered':
    case 'stormed':
    case 'sacked':
      if (inside !== null) play.lose('siege', [{ at, side: inside.side, units: inside.units }]);
      if (end !== 'surrendered') play.change(at, { fort: false });
      if (end === 'sacked') play.change(at, { city: null });
      play.change(at, { inside: outside, outside: null });
      play.emit({ type: 'captured', side: outside.side, at });
  }
}

/** The besiegers lose a unit and leave: to a random friendly or free place of the region, else by a road (14.5). */
function withdraw(play: Play, at: PlaceId, { side, units }: Stand): void {
  const lost = firstOf(units, 1);
  play.lose('siege', [{ at, side, units: lost }]);
  const left = without(units, lost);
  if (sizeOf(left) === 0) return;
  const region = regionOf(play.board, at);
  const near = placesIn(play.board, region).filter((one) => one !== at && maySettleIn(play, one, side));
  const to =
    near.length > 0
      ? play.place('siege-retreat', region, (one) => near.includes(one))
      : (roadsFrom(play.board, at).find((one) => maySettleIn(play, one, side)) ?? null);
  play.change(at, { outside: null });
  const come = retreat(play, at, to, { side, units: left });
  if (to !== null) settle(play, to, { side, units: come });
}

/** Own troops or a controlled city; or no troops and no other side's city. Never a place under siege (14.5). */
export function maySettleIn(play: Play, at: PlaceId, side: Side): boolean {
  if (regionOf(play.board, at) === play.state.revolt) return false;
  const place = play.at(at);
  if (place.outside !== null) return false;
  if (standsIn(place).length > 0) return place.inside?.side === side;
  return place.city === null || controllerOf(place) === side;
}
