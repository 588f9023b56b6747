import { confront } from '../battle/confront.js';
import { isFreeOfEnemies, laySiege, retreat, settle } from '../battle/retreat.js';
import type { Play } from '../engine/play.js';
import { regionOf } from '../facts/board.js';
import type { PlaceId } from '../facts/ids.js';
import { staysIn } from '../reaction/caution.js';
import type { Force } from '../state/frame.js';
import { withoutLeft } from '../state/held.js';
import { cidWith, unitsOf } from '../state/reading.js';
import { inBoth, NONE, sizeOf, type Troops, together, without } from '../state/troops.js';
import { type Campaign, movableAt } from './movable.js';

/** One step of a force: it leaves, arrives, and at once fights any enemy there (11.5, 11.7). */
export function march(play: Play, campaign: Campaign, from: PlaceId, to: PlaceId, units: Troops, cid: boolean): void {
  const alone = sizeOf(unitsOf(play.at(from), 'christian')) === sizeOf(units);
  const withCid = cid || (alone && cidWith(play.state.cid, 'christian', from));
  const { after, force } = setOut(play, campaign, from, to, units, withCid);
  play.replace(after);
  play.take(from, 'christian', units);
  const { held } = play.state;
  if (held !== undefined) play.set({ held: withoutLeft(held, from, play.at(from)) });
  if (withCid) play.set({ cid: { side: 'christian', at: to } });
  play.emit({ type: 'marched', side: 'christian', from, to, units, cid: withCid });
  play.removeLoneForts();
  arrive(play, force);
}

/** A force sets out. Other forces that were moving are done (11.5). */
function setOut(play: Play, campaign: Campaign, from: PlaceId, to: PlaceId, units: Troops, cid: boolean) {
  const { force } = movableAt(play.state, play.book, campaign, from);
  const going = inBoth(units, force?.units ?? NONE);
  const joining = without(units, going);
  const region = regionOf(play.board, from);
  const here = (at: PlaceId) => regionOf(play.board, at) === region;
  const kept = force !== null && sizeOf(going) > 0 ? force.ways.filter(here) : [];
  const ways = regionOf(play.board, to) === region ? [...kept.filter((at) => at !== to && at !== from), from] : [from];
  const others = sizeOf(going) > 0 || force !== null ? campaign.forces.filter((one) => one !== force) : [];
  const left = force === null ? NONE : without(force.units, going);
  const behind = force === null || sizeOf(left) === 0 ? [] : [{ ...force, units: left, cid: force.cid && !cid }];
  const after: Campaign = {
    ...campaign,
    region: campaign.region ?? region,
    fresh: { ...campaign.fresh, [from]: without(campaign.fresh[from] ?? NONE, joining) },
    cidFresh: campaign.cidFresh && !cid,
    forces: [...others, ...behind],
  };
  return { after, force: { at: to, units, ways, cid } };
}

/**
 * What the force finds: a siege ends its march (11.6, 11.10); a force that may go on stays on the move (11.5, 12.4).
 */
function arrive(play: Play, force: Force): void {
  const { at } = force;
  const count = sizeOf(force.units);
  const arrival = confront(
    play,
    at,
    { side: 'christian', units: force.units },
    () => !staysIn(play, at, count, play.at(at)),
  );
  switch (arrival.kind) {
    case 'gone':
    case 'inside':
      return;
    case 'siege':
      laySiege(play, at, { side: 'christian', units: arrival.units });
      remember(play, at, force.ways);
      return;
    case 'free':
      play.enter(at, { side: 'christian', units: arrival.units });
      goOn(play, { ...force, units: arrival.units });
      return;
    case 'beaten':
      beaten(play, { ...force, units: arrival.units });
      return;
  }
}

/** Where besiegers came from: they go back there if driven off this turn (12.15). */
function remember(play: Play, at: PlaceId, ways: readonly PlaceId[]): void {
  const { approaches } = play.state;
  play.set({ approaches: { ...approaches, [at]: [...new Set([...(approaches[at] ?? []), ...ways])] } });
}

/** Back to a place some of them came from; the player chooses if there are several (12.5). */
function beaten(play: Play, force: Force): void {
  const ways = force.ways.filter((at) => isFreeOfEnemies(play.state, play.board, at, 'christian'));
  const [only] = ways;
  if (ways.length > 1) play.next({ kind: 'retreat', force: { ...force, ways } });
  else retreatFromMarch(play, force, only ?? null);
}

/** The retreat; survivors may go on, even back (12.5). */
export function retreatFromMarch(play: Play, force: Force, to: PlaceId | null): void {
  const units = retreat(play, force.at, to, { side: 'christian', units: force.units });
  if (to === null) return;
  settle(play, to, { side: 'christian', units });
  if (play.at(to).outside?.side === 'christian') remember(play, to, [force.at]);
  else goOn(play, { ...force, at: to, units, ways: [] });
}

function goOn(play: Play, force: Force): void {
  const frame = play.state.frames.at(-1);
  if (frame?.kind !== 'campaign') return;
  const there = frame.forces.find((one) => one.at === force.at);
  const cid = play.state.cid?.side === 'christian' && play.state.cid.at === force.at && force.cid;
  const merged: Force =
    there === undefined
      ? { ...force, cid }
      : {
          at: force.at,
          units: together(there.units, force.units),
          ways: [...new Set([...there.ways, ...force.ways])],
          cid: cid || there.cid,
        };
  play.replace({ ...frame, forces: [...frame.forces.filter((one) => one.at !== force.at), merged] });
}
