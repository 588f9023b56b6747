import type { CommandSpec } from '../../../core/command.js';
import * as kit from '../../../kit/index.js';
import { PLACE_IDS } from '../facts/ids.js';
import { SENTENCES } from '../words/languages/index.js';

const text = (name: string) => ({ name, type: 'text', autocomplete: true }) as const;
const must = (name: string) => ({ ...text(name), required: true });

export const COMMANDS: readonly CommandSpec[] = [
  { name: 'buy', options: [must('unit'), text('place'), { name: 'count', type: 'integer' }] },
  { name: 'place', options: [text('place')] },
  {
    name: 'move',
    options: [must('from'), must('to'), text('units'), { name: 'cid', type: 'text', choices: ['yes', 'no'] }],
  },
  { name: 'retreat', options: [text('to')] },
  { name: 'choose', options: [text('place')] },
  { name: 'odds', reckons: true, options: [text('place'), text('from'), text('units')] },
  { name: 'threat', reckons: true, ahead: true },
];

const PLACES = PLACE_IDS.map((id) => kit.named('place', id));

export const LEXICON: Omit<kit.Lexicon, 'words'> = {
  nicknames: kit.typedNames(SENTENCES),
  aliases: { place: ['province', 'to'], to: ['place'] },
  // Several purchases, all or none.
  repeats: { buy: { times: 'count', most: 10 } },
  // A step that starts a battle is an attack; typing need not tell them apart.
  verbs: { move: ['move', 'attack'] },
  things: { place: PLACES, from: PLACES, to: PLACES },
  // El Cid goes along by default.
  usual: { cid: 'first' },
};
