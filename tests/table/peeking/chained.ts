import type { GameModule } from '../../../src/core/game-module.js';
import { ok, refuse } from '../../../src/core/result.js';
import type { State } from '../../../src/core/state.js';

/** How the rules trip after a throw: they go on, refuse by the last face, or fail by it. */
export const TRIPS = ['none', 'refuse', 'fail'] as const;
export type Trip = (typeof TRIPS)[number];

/**
 * A game with a command more, that means any actions one after the other, legal or not; and whose rules trip after a
 * throw if they are told to. So every way that several actions, dice and refusals can meet is met, not only those that
 * today's commands happen to have.
 */
export function chained(module: GameModule): GameModule {
  let trip: Trip = 'none';
  return {
    ...module,
    typing: {
      ...module.typing,
      commands: [...module.typing.commands, { name: 'chain', options: [text('actions'), text('trip')] }],
      interpret(state, seat, command, options) {
        trip = 'none';
        if (command !== 'chain') return module.typing.interpret(state, seat, command, options);
        trip = TRIPS.find((known) => known === options.trip) ?? 'none';
        return ok({ kind: 'actions', actions: JSON.parse(String(options.actions)) });
      },
    },
    apply(state, seat, action, dice) {
      let high = false;
      const applied = module.apply(state, seat, action, {
        roll(sides, purpose) {
          const face = dice.roll(sides, purpose);
          high = face * 2 > sides;
          return face;
        },
      });
      if (!high || trip === 'none') return applied;
      if (trip === 'refuse') return refuse('tripped');
      throw new Error('the rules trip');
    },
  };
}

function text(name: string) {
  return { name, type: 'text' } as const;
}

export function chain(actions: readonly State[], trip: Trip) {
  return { command: 'chain', options: { actions: JSON.stringify(actions), trip } };
}
