import type { Action } from '../../../src/core/action.js';
import { beginBattle } from '../../../src/games/medioevo/battle/begin.js';
import type { Play as PlayOf } from '../../../src/games/medioevo/engine/play.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { USUAL_BATTLE_ORDER } from '../../../src/games/medioevo/state/battle-order.js';
import type { FrameOf } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { engineOf } from '../../../src/kit/index.js';
import { acted, choicesIn } from './acts.js';
import { done, faces, world } from './world.js';

const engine = engineOf(PROCEDURE);

/** Everything that follows by itself, with these dice. */
export function carried(state: Medioevo, ...dice: readonly number[]): Medioevo {
  const play = new Play(state, faces(...dice));
  engine.carryOn(play);
  return play.state;
}

export function hold(play: PlayOf, seat: string, ...cards: readonly number[]): void {
  play.changeRealm(seat, { cards: cards.map(newCard) });
}

export const COMBAT = {
  kind: 'combat',
  id: 900,
  round: 1,
  place: 0,
  passes: 0,
  legs: [],
  stop: null,
} as const satisfies FrameOf<'combat'>;
export const COMMERCE = { kind: 'commerce', id: 901, place: 0, bought: [] } as const satisfies FrameOf<'commerce'>;

/** The full move of Byzantium, first in the order, with a wagon of its own; else there is what is arranged. */
export function moving(arrange: (play: PlayOf) => void = () => undefined): Medioevo {
  const state = world((play) => {
    arranged(arrange)(play);
    play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'adrianople' });
  });
  return carried({ ...state, phase: 'combat', frames: [COMBAT] });
}

/** The trade of Byzantium. */
export function trading(arrange: (play: PlayOf) => void = () => undefined): Medioevo {
  return carried({ ...world(arranged(arrange)), phase: 'commerce', frames: [COMMERCE] });
}

/** Everybody throws their dice once, and the barbarians' lie in the circle. */
function arranged(arrange: (play: PlayOf) => void) {
  return (play: PlayOf) => {
    play.set({ warCircle: { d4: 4, d6: 6, d8: 8 } });
    arrange(play);
  };
}

/** Where the battles of the tests are fought: a home of the Mamluks. */
export const FIELD: TerritoryId = 'jerusalem';

export interface Fight {
  readonly attacker: Units;
  readonly defender: Units;
  readonly against?: string;
  readonly at?: TerritoryId;
  readonly arrange?: (play: PlayOf) => void;
}

/** Byzantium attacks the Mamluks, or barbarians; nobody rerolls, and whoever holds a card that fits is asked. */
export function fight({
  attacker,
  defender,
  against = 'mamluks',
  at = FIELD,
  arrange = () => undefined,
}: Fight): Medioevo {
  const state = world((play) => {
    play.set({ warCircle: { d4: 4, d6: 6, d8: 8 }, phase: 'combat', frames: [{ ...COMBAT, place: 1 }], wait: 950 });
    play.addUnits(at, 'byzantium', attacker, { stopped: true });
    play.addUnits(at, against, defender);
    for (const seat of ['byzantium', 'mamluks']) {
      play.changeRealm(seat, { battleOrder: { ...USUAL_BATTLE_ORDER, reroll: 'none' } });
    }
    arrange(play);
    beginBattle(play, { at, attacker: 'byzantium', defender: against });
  });
  return carried(state);
}

/** The defender is asked for this card though he left an order. */
export function asked(play: PlayOf, seat: string, card: number): void {
  hold(play, seat, card);
  play.changeRealm(seat, { cardOrders: { [card]: 'ask' } });
}

const ROUND: readonly Action[] = [{ verb: 'fight' }, { verb: 'keep-dice' }];

/** A round with these dice: engines, archers, the attacker's three, the defender's three. */
export function round(state: Medioevo, ...dice: readonly number[]): Medioevo {
  return acted(
    state,
    ROUND.map((action) => ['byzantium', action] as const),
    dice,
  );
}

export function plays(
  state: Medioevo,
  seat: string,
  card: number,
  answers: Omit<Action, 'verb'> = {},
  ...dice: readonly number[]
): Medioevo {
  return acted(state, [[seat, { ...answers, verb: 'play-card', card: `${card}` }]], dice);
}

export function uses(
  state: Medioevo,
  seat: string,
  technology: string,
  answers: Omit<Action, 'verb'> = {},
  ...dice: readonly number[]
): Medioevo {
  return acted(state, [[seat, { ...answers, verb: 'use-technology', technology }]], dice);
}

/** The cards whose ability a seat could use now, and its technologies. */
export const cardsOf = (state: Medioevo, seat: string): readonly string[] =>
  choicesIn(state, seat, { verb: 'play-card' });
export const technologiesOf = (state: Medioevo, seat: string): readonly string[] =>
  choicesIn(state, seat, { verb: 'use-technology' });

export const unitsIn = (state: Medioevo, seat: string, at: TerritoryId = FIELD): Units =>
  state.lands[at].armies[seat]?.units ?? {};
export const cash = (state: Medioevo, seat: string): number => state.realms[seat]?.cash ?? 0;
export const isTurned = (state: Medioevo, seat: string, card: number): boolean =>
  state.realms[seat]?.cards.some(({ number, turned }) => number === card && turned) ?? false;

export function battleIn(state: Medioevo): FrameOf<'battle'> | null {
  const found = state.frames.findLast(({ kind }) => kind === 'battle');
  return found?.kind === 'battle' ? found : null;
}
export const changed = done;
