import { type Action, isTally } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { misfitOf } from '../../../src/core/offer.js';
import type { State } from '../../../src/core/state.js';
import { must } from './broken.js';
import { Chance } from './chance.js';
import { choose, seatsOf } from './player.js';
import type { Subject } from './subject.js';

/** Inputs that nobody was offered: of the wrong seat, not offered, stale, malformed. All are refused with a code. */

const KINDS = ['wrong seat', 'stale', 'slot changed', 'slot missing', 'slot added', 'verb', 'malformed'] as const;
type Kind = (typeof KINDS)[number];

/** As text, so that it holds what the checker would not let us write: other types, keys of prototypes. */
const STRANGE = [
  'null',
  '[]',
  '{}',
  'true',
  '""',
  '-1',
  '0.5',
  '1e308',
  '999999999999999999999',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '{"__proto__":1}',
  '{"constructor":1}',
  '{"infantry":1e9}',
  '{"infantry":-1}',
  '{"infantry":0.5}',
  '{"infantry":"2"}',
  '{"infantry":null}',
  '{"leader:":1}',
  '[1,2,3]',
  '[["infantry",1]]',
  '"infantry/1/"',
  '"\\u0000"',
  `"${'x'.repeat(5000)}"`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`u${index}`, 1]))),
];
const KEYS = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'verb2',
  '',
  'to',
  'units',
  'leaders',
  'from',
  '0',
];
const VERBS = ['done', 'pass', '__proto__', 'constructor', 'toString', '', 'MOVE', 'drop table'];
const WORDS = ['yes', 'no', 'any', 'none', 'all'];

/** Verbs and ids of the game that were met on the way: what somebody would try who knows it. */
export class Vocabulary {
  readonly verbs = new Set(VERBS);
  readonly words = new Set(WORDS);

  learn<S extends State>(module: GameModule<S>, state: S, seat: string, action: Action): void {
    for (const { verb } of module.offers(state, seat)) this.verbs.add(verb);
    for (const value of Object.values(action)) {
      for (const id of typeof value === 'string' ? [value] : isTally(value) ? Object.keys(value) : [])
        this.words.add(id);
    }
  }
}

type Forged = { readonly kind: Kind; readonly refused: string };

/** One forged input to this state; null where chance made one that is legal after all. */
export function forge<S extends State>(
  subject: Subject<S>,
  state: S,
  stale: Action,
  chance: Chance,
  known: Vocabulary,
): Forged | null {
  const { module } = subject;
  const { seat, action } = choose(subject, state, chance);
  known.learn(module, state, seat, action);
  const kind = chance.one(KINDS);
  const [who, text] = forgery(seatsOf(subject, state), seat, action, stale, kind, chance, known);
  const forged: Action = JSON.parse(text);
  const before = JSON.stringify(state);
  const result = module.apply(state, who, forged, new Chance(1));
  must(JSON.stringify(state) === before, () => `a state was changed by ${text}`);
  if (result.ok) {
    const misfit = misfitOf(
      module.offers(state, who),
      (one, verb, filled) => module.ask(state, one, verb, filled),
      who,
      forged,
    );
    must(misfit === null, () => `${who} ${text.slice(0, 300)} was accepted: ${JSON.stringify(misfit)}`);
    return null;
  }
  must(/^[a-z]+(-[a-z]+)*$/.test(result.rejection.code), () => `refused without a code: ${JSON.stringify(result)}`);
  return { kind, refused: result.rejection.code };
}

function forgery(
  seats: readonly string[],
  seat: string,
  action: Action,
  stale: Action,
  kind: Kind,
  chance: Chance,
  { verbs, words }: Vocabulary,
): [string, string] {
  const slots = Object.keys(action).filter((slot) => slot !== 'verb');
  const strange = () => (chance.happens(0.5) ? chance.one(STRANGE) : JSON.stringify(chance.one([...words])));
  switch (kind) {
    case 'wrong seat': {
      const others = [...seats.filter((one) => one !== seat), 'p9', '', '__proto__', 'constructor'];
      return [chance.one(others), JSON.stringify(action)];
    }
    case 'stale':
      return [seat, JSON.stringify(stale)];
    case 'slot changed': {
      const changed = slots.length === 0 ? 'verb' : chance.one(slots);
      return [seat, written({ ...action }, changed, strange())];
    }
    case 'slot missing': {
      const gone = slots.length === 0 ? 'verb' : chance.one(slots);
      return [seat, JSON.stringify(Object.fromEntries(Object.entries(action).filter(([slot]) => slot !== gone)))];
    }
    case 'slot added':
      return [seat, written({ ...action }, chance.one(KEYS), strange())];
    case 'verb':
      return [seat, JSON.stringify({ ...action, verb: chance.one([...verbs]) })];
    case 'malformed':
      return [seat, written({ verb: chance.one([...verbs]) }, chance.one(KEYS), strange())];
  }
}

function written(action: Record<string, unknown>, slot: string, value: string): string {
  const parts = Object.entries(action)
    .filter(([key]) => key !== slot)
    .map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`);
  return `{${[...parts, `${JSON.stringify(slot)}:${value}`].join(',')}}`;
}
