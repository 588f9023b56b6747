import { chanceOf } from '../../scripts/maps/shared/chance.js';
import type { Action } from '../../src/core/action.js';
import type { Setup } from '../../src/core/contract/setup.js';
import type { Dice } from '../../src/core/dice.js';
import { firstAwaited } from '../../src/core/obligation.js';
import type { Domain, Filled } from '../../src/core/offer.js';
import type { Scene } from '../../src/core/scene.js';
import type { SeatId } from '../../src/core/seat.js';
import { HISPANIA } from '../../src/games/hispania/index.js';

/** Scenes of a game played by chance, one every so many actions, as a spectator may see them. */
export function scenesOf(setup: Setup, seed: string, actions: number, every: number): Scene[] {
  const chance = chanceOf(`${JSON.stringify(setup)} ${seed}`);
  const dice: Dice = { roll: (sides) => 1 + Math.floor(chance() * sides) };
  const room = HISPANIA.setup.seatsFor(setup);
  if (!room.ok) throw new Error(`no seats for ${JSON.stringify(setup)}: ${room.rejection.code}`);
  const seats: SeatId[] = Array.from({ length: room.value.min }, (_, index) => `seat${index + 1}`);
  const begun = HISPANIA.setup.begin(setup, seats, dice);
  if (!begun.ok) throw new Error(`no game of ${JSON.stringify(setup)}: ${begun.rejection.code}`);
  let { state } = begun.value;
  const scenes: Scene[] = [];
  for (let count = 0; count < actions; count++) {
    if (count % every === 0) {
      const scene = HISPANIA.pictures.scene(HISPANIA.view(state, null), { show: 'board' }, 'fr');
      if (!scene.ok) throw new Error(`no scene: ${scene.rejection.code}`);
      scenes.push(scene.value);
    }
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) break;
    const bold = chance() < 0.6 ? boldAction(firstAwaited(owed)) : null;
    const played = bold === null ? null : HISPANIA.apply(state, firstAwaited(owed), bold, dice);
    const done = played?.ok ? played : HISPANIA.apply(state, firstAwaited(owed), HISPANIA.fallback(state, owed), dice);
    if (!done.ok) throw new Error(`the default of ${owed.what} is refused: ${done.rejection.code}`);
    state = done.value.state;
  }
  return scenes;

  /** One of the verbs offered, its slots filled by chance. */
  function boldAction(seat: SeatId): Action | null {
    const offers = HISPANIA.offers(state, seat).filter(({ optional }) => optional !== true);
    const offer = offers[Math.floor(chance() * offers.length)];
    if (offer === undefined) return null;
    const filled: Record<string, Filled[string]> = {};
    for (;;) {
      const domain = HISPANIA.ask(state, seat, offer.verb, filled);
      if (domain.kind === 'done') return { verb: offer.verb, ...filled };
      const value = valueIn(domain, chance);
      if (value === null) return null;
      filled[domain.slot] = value;
    }
  }
}

function valueIn(domain: Exclude<Domain, { kind: 'done' }>, chance: () => number): Filled[string] | null {
  switch (domain.kind) {
    case 'one':
      return domain.choices[Math.floor(chance() * domain.choices.length)]?.id ?? null;
    case 'number':
      return domain.min + domain.step * Math.floor(chance() * ((domain.max - domain.min) / domain.step + 1));
    case 'text':
      return '';
    case 'some': {
      const wanted = domain.min + Math.floor(chance() * (domain.max - domain.min + 1));
      const tally: Record<string, number> = {};
      const singles = domain.choices.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
      for (let taken = 0; taken < wanted && singles.length > 0; taken++) {
        const [id] = singles.splice(Math.floor(chance() * singles.length), 1);
        if (id !== undefined) tally[id] = (tally[id] ?? 0) + 1;
      }
      return tally;
    }
  }
}
