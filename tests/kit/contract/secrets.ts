import type { Action } from '../../../src/core/action.js';
import type { Applied } from '../../../src/core/chronicle.js';
import type { Dice, RollPurpose } from '../../../src/core/dice.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Result } from '../../../src/core/result.js';
import { mayRead, type SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Chance } from '../fuzz/chance.js';

/**
 * What somebody may not know makes no difference to what he sees. An action is carried out twice: with another face of
 * each die that was thrown in secret, or with another secret choice. Whoever was told the same must see the same.
 */

/** The faces of a die-thrower, to be thrown again with one of them changed. */
class Thrown implements Dice {
  readonly rolls: { readonly sides: number; readonly face: number; readonly purpose: RollPurpose }[] = [];
  private readonly face: (sides: number, index: number) => number;
  constructor(face: (sides: number, index: number) => number) {
    this.face = face;
  }
  roll(sides: number, purpose: RollPurpose): number {
    const face = this.face(sides, this.rolls.length);
    this.rolls.push({ sides, face, purpose });
    return face;
  }
}

type Carried<S> = { readonly applied: Applied<S>; readonly dice: Thrown };

/** Every way in which an audience of one would have learnt what was not for him. */
export function leaksOf<S extends State>(
  module: GameModule<S>,
  seats: readonly SeatId[],
  carryOut: (dice: Dice) => Result<Applied<S>>,
  seed: number,
): readonly string[] {
  const first = carried(carryOut, facesBy(seed));
  if (first === null) return [];
  return first.dice.rolls.flatMap(({ sides, purpose }, secret) => {
    const { audience = 'all' } = purpose;
    if (audience === 'all' || sides < 2) return [];
    const faces = first.dice.rolls.map(({ face }) => face);
    const more = facesBy(seed + 1);
    const other = carried(carryOut, (of, index) => {
      const face = faces[index] ?? more(of);
      return index === secret ? (face % of) + 1 : Math.min(face, of);
    });
    return other === null ? [] : differences(module, seats, first, other, `roll ${purpose.what}`);
  });
}

/** The same of a choice: two actions of one seat by the same dice, of which others were told the same. */
export function leaksBetween<S extends State>(
  module: GameModule<S>,
  seats: readonly SeatId[],
  state: S,
  seat: SeatId,
  [one, other]: readonly [Action, Action],
  seed: number,
): readonly string[] {
  const [here, there] = [one, other].map((action) =>
    carried((dice) => module.apply(state, seat, action, dice), facesBy(seed)),
  );
  if (here === null || there === null || here === undefined || there === undefined) return [];
  const others = seats.filter((viewer) => viewer !== seat);
  return differences(module, others, here, there, `action ${one.verb}`);
}

/** Faces by chance, the same for the same seed. */
function facesBy(seed: number): (sides: number) => number {
  const chance = new Chance(seed);
  return (sides) => chance.roll(sides);
}

function carried<S>(
  carryOut: (dice: Dice) => Result<Applied<S>>,
  face: (sides: number, index: number) => number,
): Carried<S> | null {
  const dice = new Thrown(face);
  const done = carryOut(dice);
  return done.ok ? { applied: done.value, dice } : null;
}

function differences<S extends State>(
  module: GameModule<S>,
  seats: readonly SeatId[],
  one: Carried<S>,
  other: Carried<S>,
  what: string,
): readonly string[] {
  return [null, ...seats].flatMap((viewer) => {
    const toldOf = ({ applied, dice }: Carried<S>) =>
      JSON.stringify([
        applied.events.filter(({ audience }) => mayRead(audience ?? 'all', viewer)),
        dice.rolls.filter(({ purpose }) => mayRead(purpose.audience ?? 'all', viewer)),
      ]);
    if (toldOf(one) !== toldOf(other)) return [];
    const seenOf = ({ applied: { state } }: Carried<S>) =>
      JSON.stringify([
        module.view(state, viewer),
        // That somebody is awaited in secret is known to those awaited alone.
        module
          .obligations(state)
          .filter(({ secret, seats: of }) => secret !== true || (viewer !== null && of.includes(viewer))),
        module.status(module.view(state, viewer)),
        // It is said to all.
        viewer === null ? seats.map((seat) => module.foresee.threat?.(state, seat)) : [],
      ]);
    return seenOf(one) === seenOf(other) ? [] : [`${what}: ${viewer ?? 'a spectator'} sees what he was not told`];
  });
}
