import type { Action } from '../../src/core/action.js';
import type { CommandSpec } from '../../src/core/command.js';
import type { GameModule } from '../../src/core/game-module.js';
import { isObject } from '../../src/core/json.js';
import { type Filled, misfitOf } from '../../src/core/offer.js';
import { type NameTerm, ok, refuse, type Terms } from '../../src/core/result.js';
import type { SeatId } from '../../src/core/seat.js';
import type { State } from '../../src/core/state.js';
import type { Locale } from '../../src/core/words.js';

type Needed = 'id' | 'mode' | 'setup' | 'obligations' | 'offers' | 'ask' | 'apply' | 'fallback' | 'outcome' | 'view';

export type Sayings = Readonly<Record<string, string>>;

/** A game of the tests without a map or words of its own worth the name: a command is a verb, its options the slots. */
export function simpleGame<S extends State>(
  game: Pick<GameModule<S>, Needed> &
    Partial<GameModule<S>> & {
      readonly commands: readonly CommandSpec[];
      readonly roleOf?: (seat: SeatId) => NameTerm;
    },
  sayings: Readonly<Record<Locale, Sayings>>,
): GameModule<S> {
  const { commands, roleOf } = game;
  return {
    rulesVersion: '1.0',
    foresee: { action: () => null },
    about: { entries: [], always: [], of: () => null, place: (id) => ({ kind: 'place', id }), chapters: {} },
    meanings: {},
    pictures: { scene: () => refuse('no-picture'), chart: () => null, stands: () => '' },
    seats: (view) =>
      Object.keys(isObject(view.seats) ? view.seats : {}).map((seat) => ({
        seat,
        score: 0,
        parts: [],
        role: roleOf?.(seat) ?? null,
        plays: null,
      })),
    status: () => ({ key: 'now' }),
    typing: {
      commands,
      interpret: (_state, _seat, command, options) => {
        const slots = Object.entries(options).filter(([, value]) => typeof value !== 'boolean');
        const action: Action = {
          verb: command,
          ...Object.fromEntries(slots.map(([slot, value]) => [slot, slotOf(value)])),
        };
        return ok({ kind: 'actions', actions: [action] });
      },
      suggest: () => [],
    },
    position: { read: () => refuse('no-positions'), write: (state) => state },
    words: {
      ruleTopics: [],
      say: (locale, key, values = {}) => filled(sayings[locale][key], values),
      name: (locale, term) => sayings[locale][`${term.kind}.${term.id}`] ?? term.id,
      describe: (locale, event) => filled(sayings[locale][`event.${event.type}`], termsOf(event)),
    },
    ...game,
    apply(state, seat, action, dice) {
      const ask = (asked: SeatId, verb: string, filled: Filled) => game.ask(state, asked, verb, filled);
      const misfit = misfitOf(game.offers(state, seat), ask, seat, action);
      return misfit === null ? game.apply(state, seat, action, dice) : refuse(misfit.code);
    },
  };
}

function slotOf(value: string | number | boolean): string | number {
  return typeof value === 'number' ? value : String(value);
}

function termsOf(values: object): Terms {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}

function filled(template: string | undefined, values: Terms): string | null {
  if (template === undefined) return null;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const term = values[name];
    if (term === undefined || Array.isArray(term)) return whole;
    return typeof term === 'object' && 'id' in term ? term.id : String(term);
  });
}
