import type { GameEvent } from '../../../src/core/chronicle.js';
import type { JsonObject } from '../../../src/core/json.js';
import { inEach } from '../../../src/core/languages.js';
import type { Term, Terms } from '../../../src/core/result.js';
import type { GameWords, Locale } from '../../../src/core/words.js';

type Sayings = Readonly<Record<string, string>>;

const en: Sayings = {
  game: 'Dice race',
  'verb.bid': 'Bid',
  'verb.advance': 'Roll',
  'verb.sneak': 'Sneak',
  'verb.boost': 'Play the card',
  'verb.pack': 'Pack',
  'verb.order': 'Standing order',
  'verb.shout': 'Shout',
  'verb.push': 'Push',
  'verb.yield': 'Yield',
  'verb.done': 'Done',
  'slot.amount': 'amount',
  'slot.steps': 'steps',
  'slot.lane': 'lane',
  'slot.goods': 'goods',
  'slot.how': 'how',
  'slot.words': 'words',
  'choice.ask': 'Ask me',
  'choice.push': 'Push',
  'choice.yield': 'Yield',
  'note.rolls': 'rolls a die',
  'owe.bid': 'a sealed bid',
  'owe.turn': 'a turn',
  'owe.meeting': 'push {mover} back, or yield?',
  'roll.card': 'a card',
  'roll.order': 'the order of equal bids',
  'roll.advance': '{seat} advances',
  'roll.push': '{seat} pushes',
  'preview.advance': 'You stand at {at}; a die decides how far you come.',
  'answer.odds': 'A push succeeds in {percent} % of cases.',
  'answer.here': '{lane} is empty.',
  'status.bids': 'Everybody bids.',
  'status.round': 'Round {round}, turn of {seat}',
  'status.over': 'The race is over.',
  'topic.about': 'about',
  'topic.turns': 'turns',
  'rules.about': 'Whoever comes first to the end wins.',
  'rules.turns': 'In a turn one rolls, sneaks or plays the card.',
  'reject.not-now': '{verb} is not possible now.',
  'reject.goods': 'I do not understand “{given}”.',
  'command.bid': 'Bid for the order',
  'command.advance': 'Roll and advance',
  'command.sneak': 'One or two careful steps',
  'command.boost': 'Play the card',
  'command.pack': 'Pack goods',
  'command.shout': 'Shout',
  'command.react': 'Push or yield',
  'command.odds': 'The odds of a push',
  thread: 'Meeting {id}',
};
const fr: Sayings = {
  ...en,
  game: 'Course aux dés',
  'verb.bid': 'Miser',
  'verb.advance': 'Lancer',
  'verb.push': 'Pousser',
  'verb.yield': 'Céder',
  'verb.done': 'Fini',
  'owe.bid': 'une mise cachée',
  'owe.turn': 'un tour',
  'owe.meeting': 'pousser {mover}, ou céder ?',
};
const es: Sayings = {
  ...en,
  game: 'Carrera de dados',
  'verb.bid': 'Pujar',
  'verb.advance': 'Tirar',
  'verb.push': 'Empujar',
  'verb.yield': 'Ceder',
  'verb.done': 'Listo',
  'owe.bid': 'una puja secreta',
  'owe.turn': 'un turno',
  'owe.meeting': '¿empujar a {mover}, o ceder?',
};
const SAYINGS: Readonly<Record<Locale, Sayings>> = { ...inEach(() => en), fr, es };

function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => (values[key] === undefined ? whole : String(values[key])));
}

function plainTerm(term: Term): string | number {
  if (typeof term !== 'object') return term;
  if (Array.isArray(term)) return term.map(plainTerm).join(', ');
  return 'id' in term ? String(term.id).replace('lane-', 'Lane ') : '';
}

export const words: GameWords = {
  ruleTopics: ['about', 'turns'],
  say(locale: Locale, key: string, values: Terms = {}) {
    const text = SAYINGS[locale][key];
    if (text === undefined) return null;
    return filled(text, Object.fromEntries(Object.entries(values).map(([name, term]) => [name, plainTerm(term)])));
  },
  name(locale, term) {
    if (term.kind === 'lane') return term.id.replace('lane-', 'Lane ');
    if (term.kind === 'thread') return filled(SAYINGS[locale].thread ?? '', { id: term.id });
    return term.id;
  },
  describe(_locale: Locale, event: GameEvent, people: JsonObject) {
    const nameOf = (seat: unknown) =>
      typeof people === 'object' &&
      people !== null &&
      !Array.isArray(people) &&
      typeof seat === 'string' &&
      seat in people
        ? String(Object.entries(people).find(([id]) => id === seat)?.[1])
        : String(seat);
    const who = nameOf(event.seat);
    switch (event.type) {
      case 'card-drawn':
        return `You draw a card of ${event.steps}.`;
      case 'card-played':
        return `${who} plays a card of ${event.steps}.`;
      case 'bid':
        return `You bid ${event.amount}.`;
      case 'bid-sealed':
        return `${who} has bid.`;
      case 'bids-opened':
        return 'The bids are opened.';
      case 'rolled':
        return `${who} rolls ${event.face}.`;
      case 'moved':
        return `${who} comes to ${event.at}.`;
      case 'pushed':
        return `${who} pushes ${nameOf(event.mover)}: ${event.face} (needs ${event.needed}).`;
      case 'yielded':
        return `${who} yields.`;
      case 'packed':
        return `${who} packs.`;
      case 'ordered':
        return `Your order: ${event.how}.`;
      case 'shouted':
        return `${who}: ${event.words}`;
      case 'finished':
        return `${who} is there!`;
      default:
        return null;
    }
  },
};
