import type { CommandSpec, OptionSpec } from '../../../core/command.js';
import { named } from '../../../kit/offers/domain.js';
import { namesCommand } from '../../../kit/typed/commands.js';
import type { Lexicon } from '../../../kit/typed/lexicon.js';
import { typedNames } from '../../../kit/words/names.js';
import { STANDARD_BOARD } from '../facts/board.js';
import { CITY_IDS, COMMANDER_IDS, SPACE_IDS } from '../facts/ids.js';
import { SENTENCES } from '../words/languages/index.js';

const denarii: OptionSpec = { name: 'denarii', type: 'integer' };
const text = (name: string): OptionSpec => ({ name, type: 'text', autocomplete: true });

function withDenarii(name: string, ...options: readonly string[]): CommandSpec {
  const { options: names = [] } = namesCommand(name, ...options);
  return { name, options: [...names, denarii] };
}

export const COMMANDS: readonly CommandSpec[] = [
  namesCommand('move', 'to', 'unit'),
  namesCommand('sail', 'to', 'from'),
  namesCommand('place', 'city', 'garrison'),
  namesCommand('remove', 'garrison'),
  withDenarii('siege', 'city', 'unit'),
  withDenarii('attack', 'city', 'unit'),
  namesCommand('lay', 'road', 'to', 'unit'),
  { name: 'keep' },
  { name: 'call' },
  withDenarii('bribe', 'unit'),
  { name: 'hand-over' },
  { name: 'raise', options: [denarii] },
  namesCommand('again', 'die'),
  { name: 'hold' },
  { name: 'rest' },
  namesCommand('choose', 'to'),
  withDenarii('strike', 'army', 'city'),
  { name: 'lend', options: [text('general'), { ...text('to'), seats: true }] },
  namesCommand('recall', 'general'),
  withDenarii('propose', 'what', 'to', 'city', 'from', 'unit', 'garrison'),
  { name: 'proceed' },
  { name: 'approve' },
  namesCommand('orders', 'kind', 'choice'),
  withDenarii('odds', 'city', 'unit'),
  { name: 'threat', reckons: true, ahead: true },
  namesCommand('city', 'city'),
  namesCommand('map', 'city'),
];

/** Modern names serve for searching. */
const modern = Object.fromEntries(STANDARD_BOARD.file.cities.map(({ id, modern: name }) => [id, [name]]));

export const LEXICON: Omit<Lexicon, 'words'> = {
  nicknames: { ...typedNames(SENTENCES), space: modern },
  /** A road may be named from either end. */
  qualified: ({ name }, names) =>
    name?.kind === 'road' ? names.slice(1).map((one) => one.split(' ').reverse().join(' ')) : [],
  aliases: {
    figure: ['unit'],
    fleet: ['from'],
    target: ['city'],
    at: ['city', 'to'],
    city: ['to'],
    topic: ['kind'],
    way: ['choice'],
  },
  verbs: {
    place: ['place', 'station', 'return', 'uprising', 'muster'],
    orders: ['order'],
  },
  // The first of two who share the consul cannot end the phase: he hands over (2.4).
  besides: { done: ['hand-over'] },
  things: {
    city: CITY_IDS.map((id) => named('space', id)),
    to: SPACE_IDS.map((id) => named('space', id)),
    from: SPACE_IDS.map((id) => named('space', id)),
    unit: COMMANDER_IDS.map((id) => named('commander', id)),
  },
  usual: { figure: 'first' },
};
