import type { Tally } from '../../../core/action.js';
import type { CountedChoice, Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { placingLands } from '../diplomacy/rights.js';
import type { Play } from '../engine/play.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { Bought, FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, unitsIn, without } from '../state/units.js';
import { vehicleChoice } from '../state/vehicle.js';
import { musterPlaces } from './units.js';
import { controlFor, mayBeBuiltAt } from './vehicle.js';

type Here = FrameOf<'deployment'>;

const VEHICLE = 'vehicle:';
const active = ({ order }: Medioevo, { place }: Here): SeatId | undefined => order[place];
const heldAt = ({ held }: Here, seat: SeatId, at: unknown) => (held[seat] ?? []).find((one) => one.at === at);

function askPieces(here: Here, seat: SeatId, from: unknown): Domain {
  const there = heldAt(here, seat, from);
  const vehicles = there?.vehicles ?? [];
  const choices: readonly CountedChoice[] = [
    ...Object.entries(tallyOf(there?.units ?? {})).map(([id, count]) => ({ ...kit.named('unit', id), count })),
    ...vehicles.map((one) => ({ ...vehicleChoice(one, vehicles, `${VEHICLE}${one.id}`), count: 1 })),
  ];
  return { kind: 'some', slot: 'pieces', choices, min: 1, max: choices.reduce((sum, { count }) => sum + count, 0) };
}

/** Where all of these may stand; at least where they were bought for. */
function placesFor(state: Medioevo, here: Here, seat: SeatId, from: unknown, pieces: Tally): readonly TerritoryId[] {
  const vehicles = (heldAt(here, seat, from)?.vehicles ?? []).filter(
    ({ id }) => pieces[`${VEHICLE}${id}`] !== undefined,
  );
  const allowed = [
    ...(sizeOf(unitsIn(pieces)) > 0 ? [musterPlaces(state, seat)] : []),
    ...vehicles.map(({ kind }) =>
      placingLands(state, seat, controlFor(kind)).filter((at) => mayBeBuiltAt(state, kind, at)),
    ),
  ];
  return state.inPlay.filter((at) => at === from || allowed.every((places) => places.includes(at)));
}

/** In turn order each places his purchases, having seen the earlier ones (9.5). */
export const deployment: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'deployment',
  who(state, here) {
    const seat = active(state, here);
    return seat === undefined ? [] : [seat];
  },
  verbs: {
    place: {
      optional: true,
      secret: true,
      slots: [
        (_state, here, seat) =>
          kit.askOne(
            'from',
            'territory',
            (here.held[seat] ?? []).map(({ at }) => at),
          ),
        (_state, here, seat, { from }) => askPieces(here, seat, from),
        (state, here, seat, { from, pieces }) =>
          kit.askOne('to', 'territory', placesFor(state, here, seat, from, kit.tallyIn(pieces) ?? {})),
      ],
      does(play, here, seat, action) {
        const to = kit.textIn(action, 'to');
        const from = heldAt(here, seat, action.from);
        if (from === undefined || !isTerritory(to)) return;
        const moved = kit.tallyIn(action.pieces) ?? {};
        const goes = from.vehicles.filter(({ id }) => moved[`${VEHICLE}${id}`] !== undefined);
        const stays = from.vehicles.filter((one) => !goes.includes(one));
        const left = { ...from, units: without(from.units, unitsIn(moved)), vehicles: stays };
        const others = (here.held[seat] ?? []).filter((one) => one !== from);
        placePieces(play, seat, { at: to, units: unitsIn(moved), vehicles: goes });
        const held = isNothing(left) ? others : [left, ...others];
        play.replace({ ...here, held: { ...here.held, [seat]: held } });
      },
    },
    done: {
      byDefault: true,
      does(play, here, seat) {
        for (const one of here.held[seat] ?? []) placePieces(play, seat, one);
        const { [seat]: _placed, ...held } = here.held;
        play.replace({ ...here, held, place: here.place + 1 });
      },
    },
  },
  settles(play, here) {
    const seat = active(play.state, here);
    if (seat === undefined) {
      play.pop();
      return true;
    }
    if ((here.held[seat] ?? []).length > 0) return false;
    play.replace({ ...here, place: here.place + 1 });
    return true;
  },
});

const isNothing = ({ units, vehicles }: Bought) => sizeOf(units) === 0 && vehicles.length === 0;

/** They stand on the map, publicly. */
function placePieces(play: Play, seat: SeatId, { at, units, vehicles }: Bought): void {
  if (sizeOf(units) > 0) play.addUnits(at, seat, units);
  for (const { id: _held, ...vehicle } of vehicles) play.addVehicle({ ...vehicle, at });
  const kinds: Record<string, number> = {};
  for (const { kind } of vehicles) kinds[kind] = (kinds[kind] ?? 0) + 1;
  play.emit({ type: 'raised', seat, pieces: { ...tallyOf(units), ...kinds }, at });
}

/** One's own purchases; of the others nothing until they stand on the map. */
export function seenDeployment(here: Here, viewer: SeatId | null): Here {
  const own = viewer === null ? undefined : here.held[viewer];
  return { ...here, held: viewer === null || own === undefined ? {} : { [viewer]: own } };
}
