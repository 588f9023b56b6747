import { describe, expect, it } from 'vitest';
import { type Action, isTally } from '../../../src/core/action.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from './player.js';
import { KINDS, withOptions } from './setups.js';
import { typed } from './typing.js';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const MOST_ACTIONS = 6000;

/** Whoever cannot press a button can say the same: whatever is offered can be typed, and is understood as it was meant. */
describe('typing what is offered', () => {
  it.each(KINDS.map((kind, seed) => [kind.scenario, kind.version, kind, seed] as const))(
    'scenario %s, %s: every action of a game',
    (_scenario, _version, kind, seed) => {
      const chance = new Chance(seed);
      const started = HISPANIA.setup.begin({ ...withOptions(kind, chance), events: 'on' }, SEATS, chance);
      if (!started.ok) throw new Error(started.rejection.code);
      let state = started.value.state;
      let said = 0;
      for (let actions = 0; state.stage.phase !== 'over' && actions < MOST_ACTIONS; actions++) {
        const { seat, action } = choose(state, chance);
        const done = after(state, seat, [action], actions);
        said += sayIt(state, seat, action, done, actions) ? 1 : 0;
        state = done;
      }
      expect(state.stage.phase).toBe('over');
      expect(said).toBeGreaterThan(300);
    },
  );
});

function sayIt(state: Hispania, seat: string, action: Action, done: Hispania, dice: number): boolean {
  const said = typed(action);
  if (said === null) return false;
  const meant = HISPANIA.typing.interpret(state, seat, said.command, said.options);
  const where = `${JSON.stringify(action)} as /${said.command} ${JSON.stringify(said.options)}`;
  if (!meant.ok) throw new Error(`${where} is refused: ${JSON.stringify(meant.rejection)}`);
  if (meant.value.kind !== 'actions') throw new Error(`${where} is no action`);
  const came = after(state, seat, meant.value.actions, dice);
  if (sharesNames(action)) return true;
  expect(came, where).toEqual(done);
  return true;
}

function after(state: Hispania, seat: string, actions: readonly Action[], dice: number): Hispania {
  return actions.reduce((now, action) => {
    const done = HISPANIA.apply(now, seat, action, new Chance(dice));
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(done.rejection)}`);
    return done.value.state;
  }, state);
}

/** Units that have moved apart have one name; Leaders go with a retreat unless they are named as staying. */
function sharesNames({ verb, units, along }: Action): boolean {
  const ids = [units, along].flatMap((tally) => (isTally(tally) ? Object.keys(tally) : []));
  return verb === 'retreat' || ids.some((id) => id.includes('/'));
}
