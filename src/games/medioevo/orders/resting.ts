import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { surveyOf } from '../control/survey.js';
import { offeredToAll } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import { placesBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { startsFor } from '../movement/destinations.js';
import type { FrameOf } from '../state/frame.js';
import { armiesIn, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';

type Combat = FrameOf<'combat'>;

/** What is his, and who is beside his armies, counted: anything else later wakes him. */
function watchOf(state: Medioevo, seat: SeatId): Tally {
  const { held, armies } = surveyOf(state.lands);
  const watch: { [thing: string]: number } = {};
  for (const at of held.get(seat) ?? []) watch[`held ${at}`] = 1;
  for (const at of armies.get(seat) ?? []) watch[`own ${at}`] = sizeOf(unitsOf(state.lands[at], seat));
  for (const { id, owner, at, units } of state.vehicles) {
    if (owner === seat) watch[`own ${id} ${at}`] = 1 + sizeOf(units);
  }
  for (const other of Object.keys(state.realms[seat]?.wars ?? {})) watch[`war ${other}`] = 1;
  for (const at of besideHis(state, seat)) {
    for (const [owner, size] of othersAt(state, seat, at)) watch[`${BESIDE}${owner} ${at}`] = size;
  }
  return watch;
}
const BESIDE = 'beside ';

/** Where his armies are, and a step from there. */
function besideHis(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  const { board } = bookOf(state.overrides);
  const ashore: readonly PlaceId[] = surveyOf(state.lands).armies.get(seat) ?? [];
  const aboard = state.vehicles.flatMap((one) => (one.owner === seat && sizeOf(one.units) > 0 ? [one.at] : []));
  return [...new Set([...ashore, ...aboard].flatMap((at) => [at, ...placesBy(board, at)]))];
}

function othersAt(state: Medioevo, seat: SeatId, at: PlaceId): readonly (readonly [string, number])[] {
  const ashore = isTerritory(at)
    ? armiesIn(state.lands[at]).map((owner) => [owner, sizeOf(unitsOf(state.lands[at], owner))] as const)
    : state.vehicles.filter((one) => one.at === at).map(({ owner, units }) => [owner, sizeOf(units)] as const);
  return ashore.filter(([owner]) => owner !== seat);
}

/** Has something of his changed, or has an army come beside one of his, since he said that he rests? */
function isDisturbed(state: Medioevo, seat: SeatId, before: Tally): boolean {
  const now = watchOf(state, seat);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].some((thing) => {
    const [was, is] = [before[thing] ?? 0, now[thing] ?? 0];
    return thing.startsWith(BESIDE) ? is > was : is !== was;
  });
}

/** He passes from now on, seeing what he sees (6.13.3). */
export function atRest(state: Medioevo, here: Combat, seat: SeatId): Combat {
  return { ...here, resting: { ...here.resting, [seat]: watchOf(state, seat) } };
}

/** He is asked again. */
export function awake(here: Combat, seat: SeatId): Combat {
  const { resting = {}, ...rest } = here;
  const { [seat]: _his, ...others } = resting;
  return Object.keys(others).length === 0 ? rest : { ...rest, resting: others };
}

/** What his own planned move has changed does not wake him; a battle does. */
export function restsOn(play: Play, seat: SeatId): void {
  const here = combatOf(play.state);
  const fights = play.state.frames.some(({ kind }) => kind === 'battle' || kind === 'foes');
  if (here?.resting?.[seat] !== undefined && !fights) play.replace(atRest(play.state, here, seat));
}

/** Does he pass, or is he asked because something has happened? Null: he does not rest. */
export function restOf(state: Medioevo, here: Combat, seat: SeatId): 'passes' | 'wakes' | null {
  const before = here.resting?.[seat];
  if (before === undefined) return null;
  return isDisturbed(state, seat, before) ? 'wakes' : 'passes';
}

const combatOf = ({ frames, phase }: Medioevo): Combat | null => {
  const found = frames.find((frame) => frame.kind === 'combat');
  return phase === 'combat' && found?.kind === 'combat' ? found : null;
};

/** Said while others move: then he rests after what he has planned (6.13.3). */
export const RESTING = offeredToAll({
  rest: {
    secret: true,
    when(state, seat) {
      const here = combatOf(state);
      if (here === null || here.resting?.[seat] !== undefined || state.order[here.place] === seat) return false;
      return startsFor(state, seat).length > 0;
    },
    does(play, seat) {
      const here = combatOf(play.state);
      if (here === null) return;
      play.replace(atRest(play.state, here, seat));
      play.emit({ type: 'rests', seat, audience: [seat] });
    },
  },
  wake: {
    secret: true,
    when: (state, seat) => combatOf(state)?.resting?.[seat] !== undefined,
    does(play, seat) {
      const here = combatOf(play.state);
      if (here === null) return;
      play.replace(awake(here, seat));
      play.emit({ type: 'wakes', seat, audience: [seat] });
    },
  },
});

/** Who rests is his own business. */
export function seenResting(here: Combat, viewer: SeatId | null): Combat {
  const { resting, ...open } = here;
  const own = viewer === null ? undefined : resting?.[viewer];
  return viewer === null || own === undefined ? open : { ...open, resting: { [viewer]: own } };
}
