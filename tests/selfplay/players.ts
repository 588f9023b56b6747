import { adviceFor } from '../../src/core/advice-for.js';
import { type Advice, STRENGTHS } from '../../src/core/adviser.js';
import type { GameModule } from '../../src/core/game-module.js';
import { firstAwaited, type Obligation } from '../../src/core/obligation.js';
import type { State } from '../../src/core/state.js';
import type { Chance } from '../kit/fuzz/chance.js';
import { fill } from '../kit/fuzz/player.js';
import { crude } from './crude.js';

/** Somebody who answers for a seat, by the chance of his seat and of nobody else. */
export type Player = (module: GameModule, state: State, owed: Obligation, chance: Chance) => Advice;

/** `default`, `middle`, `strong`, with `:N` that many playouts a decision; `random` is anything that is offered. */
export function playerNamed(name: string): Player {
  if (name === 'random') return random;
  if (name === 'crude') return crude;
  const [called, playouts] = name.split(':');
  const strength = STRENGTHS.find((one) => one === called);
  if (strength === undefined) throw new Error(`no such player: ${name}; random, ${STRENGTHS.join(', ')}, strong:8`);
  const budget = playouts === undefined ? undefined : Number(playouts);
  return (module, state, owed, chance) => adviceFor(module, state, owed, strength, chance, budget);
}

/** Any offer, any value: what nobody is awaited for (capitals, standing orders) only now and then. */
const random: Player = (module, state, owed, chance) => {
  const seat = firstAwaited(owed);
  const offers = module.offers(state, seat);
  const { verb } = chance.weighted(offers, ({ optional }) => (optional === true ? 0.02 : 1));
  return { action: fill({ module }, state, seat, verb, chance, EVENLY), reason: { key: 'random' } };
};
const EVENLY = { offer: () => 1, choice: () => 1 };
