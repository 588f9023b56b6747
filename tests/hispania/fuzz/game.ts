import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import type { Setup } from '../../../src/core/game-module.js';
import type { JsonObject } from '../../../src/core/json.js';
import { mayRead } from '../../../src/core/seat.js';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Broken, must } from './broken.js';
import { Chance } from './chance.js';
import {
  checkAwaited,
  checkBoard,
  checkLimits,
  checkPlain,
  checkPosition,
  checkPurchases,
  checkSecrets,
  checkTiming,
  withOtherHands,
} from './checks.js';
import type { Coverage } from './coverage.js';
import { choose } from './player.js';
import { checkUnits } from './unit-ledger.js';

type Played = { readonly finished: boolean; readonly actions: number; readonly state: Hispania };

/** More than any game needs that gets on. */
const MOST_ACTIONS = 6000;
/** Costly checks are made at every so many actions. */
const EVERY = 151;

/** What does not hold, and the last actions and events that led to it. */
export class GameFault extends Error {
  readonly story: readonly string[];
  constructor(message: string, story: readonly string[]) {
    super(message);
    this.story = story;
  }
}

/** One whole game by random offers, checked at each action. `each` sees every state before its action. */
export function playGame(
  setup: Setup,
  seed: number,
  coverage: Coverage,
  each: (state: Hispania, chance: Chance) => void = () => undefined,
  position: JsonObject | null = null,
): Played {
  const chance = new Chance(seed);
  const aside = new Chance(seed ^ 0x5bd1e995);
  const most = setup.version === 'advanced' && seed % 2 === 1 ? 5 : 4;
  const seats = ['p1', 'p2', 'p3', 'p4', 'p5'].slice(0, most);
  const nations: readonly (NationId | null)[] = [null, null, null, ...FAVOURED];
  const favourite = nations[seed % nations.length] ?? null;
  let actions = 0;
  const story: string[] = [];
  let state: Hispania | null = null;
  try {
    state = begin(setup, seats, position, chance, coverage);
    while (state.stage.phase !== 'over' && actions < MOST_ACTIONS) {
      each(state, aside);
      const { seat, action } = choose(state, chance, favourite);
      story.push(`${seat} ${JSON.stringify(action)}`);
      const dice = favoured(chance.branch(), favourite);
      const applied = HISPANIA.apply(state, seat, action, dice);
      if (!applied.ok) throw new Broken(`offered and refused: ${JSON.stringify(applied.rejection)}`);
      const { state: after, events } = applied.value;
      story.push(...events.map((event) => `   ${JSON.stringify(event)}`));
      if (story.length > 400) story.splice(0, 200);
      checkUnits(state, events, after);
      checkLimits(events, after);
      checkPurchases(events, after);
      must(HISPANIA.obligations(after).length > 0 || after.stage.phase === 'over', () => 'nobody is awaited');
      coverage.see(state, action, events, after);
      if (actions % EVERY === seed % EVERY || after.stage.phase === 'over') checkAll(after, aside);
      if (actions % 11 === 0) checkAwaited(after);
      if (actions % 5 === 0) checkBoard(after);
      if (after.options.events && actions % 13 === 0) {
        checkTiming(after, aside);
        const drawn = events.some(({ type }) => type === 'counters-drawn');
        if (!drawn) checkSilence(state, seat, action, aside);
      }
      state = after;
      actions += 1;
    }
    return { finished: state.stage.phase === 'over', actions, state };
  } catch (fault) {
    const at =
      state === null ? '' : JSON.stringify({ turn: state.turn, stage: state.stage, frame: state.frames.at(-1) });
    const how = fault instanceof Broken ? fault.message : fault instanceof Error ? fault.stack : String(fault);
    const name = `seed ${seed} ${JSON.stringify(setup)}, action ${actions}`;
    throw new GameFault(`${name}\n  ${how}\n  at ${at}`, story);
  }
}

/** In many games one nation has luck, so that it comes to do what great nations do. */
const FAVOURED: readonly NationId[] = ['carthage', 'vandale', 'wisigoth', 'omeyyad', 'seville-nation', 'almohade'];
function favoured(dice: Chance, nation: NationId | null): Dice {
  if (nation === null) return dice;
  return {
    roll(sides, { what, values }) {
      const face = dice.roll(sides);
      if (what !== 'attack' && what !== 'defence') return face;
      const by = values?.nation;
      const lucky = typeof by === 'object' && 'id' in by && by.id === nation;
      return lucky ? Math.max(face, dice.roll(sides), dice.roll(sides)) : Math.min(face, dice.roll(sides));
    },
  };
}

function begin(
  setup: Setup,
  seats: readonly string[],
  position: JsonObject | null,
  chance: Chance,
  coverage: Coverage,
): Hispania {
  if (position !== null) {
    const read = HISPANIA.readPosition(position, (name) => name);
    if (!read.ok) throw new Broken(`no position: ${JSON.stringify(read.rejection)}`);
    return read.value;
  }
  const started = HISPANIA.setup(setup, seats, chance);
  if (!started.ok) throw new Broken(`no game: ${JSON.stringify(started.rejection)}`);
  for (const event of started.value.events) coverage.count('event', event.type);
  return started.value.state;
}

function checkAll(state: Hispania, chance: Chance): void {
  checkPlain(state);
  checkBoard(state);
  checkAwaited(state);
  checkSecrets(state, chance);
  checkPosition(state);
}

/**
 * What somebody does looks the same to him whatever the others hold, and the same to everybody whatever he holds himself,
 * unless he plays it: what happens, what is told of it and who is awaited next.
 */
function checkSilence(before: Hispania, seat: string, action: Action, chance: Chance): void {
  mustLookAlike(before, withOtherHands(before, seat, chance), seat, action, seat);
  if (action.verb !== 'event') mustLookAlike(before, withOtherHands(before, null, chance), seat, action, null);
}

function mustLookAlike(one: Hispania, other: Hispania, seat: string, action: Action, viewer: string | null): void {
  const here = HISPANIA.apply(one, seat, action, new Chance(one.wait));
  const there = HISPANIA.apply(other, seat, action, new Chance(one.wait));
  must(here.ok && there.ok, () => 'an action is refused for what is held in secret');
  if (!here.ok || !there.ok) return;
  // A draw is another from another bag.
  if (here.value.events.some(({ type }) => type === 'counters-drawn')) return;
  const [seen, otherwise] = [here.value, there.value].map(({ state, events }) =>
    JSON.stringify([
      HISPANIA.view(state, viewer),
      HISPANIA.obligations(state),
      events.filter(({ audience }) => mayRead(audience ?? 'all', viewer)),
    ]),
  );
  must(seen === otherwise, () => `what happens tells ${viewer ?? 'everybody'} what is held in secret`);
}
