import { describe, expect, it } from 'vitest';
import { type Action, isTally, type SlotValue } from '../../../src/core/action.js';
import type { TypedOptions } from '../../../src/core/command.js';
import type { Domain, Filled } from '../../../src/core/offer.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { isUnitKind } from '../../../src/games/hispania/state/stack.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { LEXICON } from '../../../src/games/hispania/typing/lexicon.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from './player.js';
import { KINDS, withOptions } from './setups.js';
import { typed } from './typing.js';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const MOST_ACTIONS = 6000;
const EVERY = 3;

type Question = Exclude<Domain, { readonly kind: 'done' }>;
/** What an option that is left out stands for: as its description says, and never what loses something. */
type Meaning = (value: SlotValue, domain: Question, action: Action, state: Hispania, seat: string) => boolean;
const everything: Meaning = (value, domain) =>
  domain.kind === 'some' && isTally(value) && domain.choices.every(({ id, count }) => value[id] === count);
const SAID_BY_SILENCE: Readonly<Record<string, Meaning>> = {
  // "All of them without it": nothing stays behind by a slip; no die is thrown, and /undo takes it back.
  'move.leaders': everything,
  'move.units': everything,
  'move.along': (value) => isTally(value),
  // Over the border between the two, else by dry land where it can be: the way and its river are told, and no die is thrown.
  'move.via': (value, domain, { from }) =>
    domain.kind === 'one' &&
    (value === from ||
      (domain.choices.every(({ id }) => id !== from) &&
        (domain.choices.every(({ note }) => note === 'river') ||
          domain.choices.some(({ id, note }) => id === value && note !== 'river')))),
  // One, and as many more as one likes by the same command.
  'buy.count': (value) => value === 1,
  'place.count': (value) => value === 1,
  // No Castle on the board is lost for it.
  'rebuild.from': (value) => value === 'aside',
  // The province tells whose capital it is to be, unless two nations of one player stand there.
  'capital.nation': (_value, domain, { province }, state, seat) =>
    domain.kind === 'one' &&
    domain.choices.filter(({ id }) => {
      const provinces = HISPANIA.ask(state, seat, 'capital', { nation: id });
      return provinces.kind === 'one' && provinces.choices.some((choice) => choice.id === province);
    }).length === 1,
  'retreat.units': everything,
  // 6.6.9: the Leader goes along unless his player keeps him.
  'retreat.leaders': everything,
  // Where they go who leave when half are lost is asked then, unless it is said before.
  'stand-half.afterwards': (value) => value === 'ask-me',
  // All who may come, all that may be paid for at once.
  'choose.units': everything,
  'recruit.*': (value, domain) => domain.kind === 'number' && value === domain.max,
  // An order may be taken back as long as it waits.
  'order.nation': (value) => value === 'any',
  'order.province': (value) => value === 'any',
  'order.event': (value) => value === 'any',
  'order.from': (value) => value === 'any',
  'order.to': (value) => value === 'any',
  'order.unless': (value) => value === 'none',
};

/** Part of a command decides no more than its words do: what is left out is asked for, or could be one thing only. */
describe('typing a part of what is offered', () => {
  it.each(KINDS.map((kind, seed) => [kind.scenario, kind.version, kind, seed + 100] as const))(
    'scenario %s, %s: nothing is filled in where there is a choice',
    (_scenario, _version, kind, seed) => {
      const chance = new Chance(seed);
      const started = HISPANIA.setup.begin({ ...withOptions(kind, chance), events: 'on' }, SEATS, chance);
      if (!started.ok) throw new Error(started.rejection.code);
      let state = started.value.state;
      let [understood, asked] = [0, 0];
      for (let actions = 0; state.stage.phase !== 'over' && actions < MOST_ACTIONS; actions++) {
        const { seat, action } = choose(state, chance);
        for (const [command, options] of actions % EVERY === 0 ? parts(action) : []) {
          const meant = HISPANIA.typing.interpret(state, seat, command, options);
          if (!meant.ok) asked += 1;
          else if (meant.value.kind === 'actions') {
            understood += 1;
            for (const one of meant.value.actions.slice(-1)) mustBeSaid(state, seat, one, command, options);
          }
        }
        const done = HISPANIA.apply(state, seat, action, new Chance(actions));
        if (!done.ok) throw new Error(JSON.stringify(done.rejection));
        state = done.value.state;
      }
      expect(understood).toBeGreaterThan(80);
      expect(asked).toBeGreaterThan(80);
    },
  );
});

/** The command with one of its options left out, and with none; of several kinds of units in one option, one kind. */
function parts(action: Action): readonly (readonly [string, TypedOptions])[] {
  const said = typed(action);
  if (said === null) return [];
  const names = Object.keys(said.options);
  const fewer = names.map((left) => Object.fromEntries(Object.entries(said.options).filter(([name]) => name !== left)));
  const { units } = said.options;
  const kinds = typeof units === 'string' && units.includes(';') ? units.split(';') : [];
  const kindByKind = kinds.map((kind) => ({ ...said.options, units: kind.trim() }));
  const commands: TypedOptions[] = [...fewer, ...kindByKind, ...(names.length > 1 ? [{}] : [])];
  return commands.map((options) => [said.command, options] as const);
}

function mustBeSaid(state: Hispania, seat: string, action: Action, command: string, options: TypedOptions): void {
  const where = `/${command} ${JSON.stringify(options)} as ${JSON.stringify(action)}`;
  const { verb, ...slots } = action;
  // The command says of itself that without a number it passes, and ends whatever is asked.
  if (verb === 'pass' || verb === 'done' || verb === 'stand') return;
  const filled: Record<string, Filled[string]> = {};
  for (;;) {
    const domain = HISPANIA.ask(state, seat, verb, filled);
    if (domain.kind === 'done') return;
    const value = slots[domain.slot];
    // A phase that was ended by the way, or an action that is refused by the offers.
    if (value === undefined) return;
    filled[domain.slot] = value;
    if (isSaid(verb, domain.slot, options) || isOnlyAnswer(domain)) continue;
    const none = isUnitKind(domain.slot) && options.units !== undefined;
    if (none && (value === 0 || (isTally(value) && Object.keys(value).length === 0))) continue;
    const harmless = SAID_BY_SILENCE[`${verb}.${domain.slot}`] ?? SAID_BY_SILENCE[`${verb}.*`];
    expect(harmless?.(value, domain, action, state, seat) ?? false, `${where}: ${domain.slot}`).toBe(true);
  }
}

function isSaid(verb: string, slot: string, options: TypedOptions): boolean {
  const aliases = (LEXICON.aliasesOf?.[verb] ?? LEXICON.aliases)?.[slot] ?? [];
  if ([slot, ...aliases].some((name) => options[name] !== undefined)) return true;
  if (verb === 'target' && options.unit !== undefined) return true;
  if (slot === 'second' || slot === 'target') return options.units !== undefined;
  if ((slot === 'leaders' || slot === 'along') && verb === 'move') return options.units !== undefined;
  if (!isUnitKind(slot) || typeof options.units !== 'string') return false;
  return options.units.includes(slot);
}

function isOnlyAnswer(domain: Question): boolean {
  switch (domain.kind) {
    case 'one':
      return domain.choices.length === 1;
    case 'number':
      return domain.min === domain.max;
    case 'some': {
      const all = domain.choices.reduce((sum, { count }) => sum + count, 0);
      return domain.min >= all || (domain.choices.length === 1 && domain.min === domain.max);
    }
    case 'text':
      return false;
  }
}
