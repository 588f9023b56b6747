import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { beginBattle } from '../battle/begin.js';
import { ownersAt } from '../battle/field.js';
import { attackUndeclared, atWar } from '../diplomacy/relations.js';
import type { Play } from '../engine/play.js';
import { isPlace, type PlaceId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { pursuitOf } from './pursuit.js';
import { placesToFight } from './standing.js';

type Here = FrameOf<'combat'>;
type Verb = kit.Verb<Medioevo, Play, Here>;

/** Owners of armies there who are not at war with him (6.3.6). */
function strangersAt(state: Medioevo, seat: SeatId, at: PlaceId): readonly SeatId[] {
  const there = ownersAt(state, at);
  return state.order.filter((owner) => owner !== seat && there.includes(owner) && !atWar(state, seat, owner));
}

/** Owners of transports and engines there, not at war with him and without an army to guard them (6.3.6). */
function unguardedAt(state: Medioevo, seat: SeatId, at: PlaceId): readonly SeatId[] {
  const there = ownersAt(state, at);
  return state.order.filter(
    (owner) =>
      owner !== seat &&
      !there.includes(owner) &&
      !atWar(state, seat, owner) &&
      state.vehicles.some((one) => one.at === at && one.owner === owner),
  );
}

type Whose = typeof strangersAt;

const placesWith = (state: Medioevo, seat: SeatId, whose: Whose) =>
  placesToFight(state, seat).filter((at) => whose(state, seat, at).length > 0);

/** Is an army beside one it could attack without a war? */
export function besideStrangers(state: Medioevo, seat: SeatId): boolean {
  return placesWith(state, seat, strangersAt).length > 0;
}

/** Instead of a full move: three honour, and war at once (11.2, RULINGS 139). */
const verbFor = (whose: Whose, does: Verb['does']): Verb => ({
  final: true,
  when: (state, here, seat) => here.legs.length === 0 && placesWith(state, seat, whose).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('at', 'place', placesWith(state, seat, whose)),
    (state, _here, seat, { at }) =>
      kit.askOne('enemy', 'seat', typeof at === 'string' && isPlace(at) ? whose(state, seat, at) : []),
  ],
  does,
});

/** Attacks an army in the same place. */
export const ASSAULT = (goOn: (here: Here) => Here): Verb =>
  verbFor(strangersAt, (play, here, seat, action) => {
    const [at, defender] = [kit.textIn(action, 'at'), kit.textIn(action, 'enemy')];
    play.replace(goOn(here));
    if (!isPlace(at)) return;
    attackUndeclared(play, seat, defender);
    play.next(pursuitOf({ seat, at }));
    beginBattle(play, { at, attacker: seat, defender });
  });

/** Unguarded things are kept or plundered, as after a battle (6.10.2). */
export const ROB = (goOn: (here: Here) => Here): Verb =>
  verbFor(unguardedAt, (play, here, seat, action) => {
    const [at, owner] = [kit.textIn(action, 'at'), kit.textIn(action, 'enemy')];
    play.replace(goOn(here));
    if (!isPlace(at)) return;
    attackUndeclared(play, seat, owner);
    play.next({ kind: 'spoils', seat, at, from: owner, conquered: false, attacking: true });
  });
