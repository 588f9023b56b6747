import type { TypedOptions } from '../../../core/command.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { LEXICON } from './lexicon.js';
import { MANNERS } from './why-not.js';

const lexicon = { ...LEXICON, words: WORDS };
const usual = kit.commandsOf<Medioevo>(kit.engineOf(PROCEDURE), lexicon, {}, MANNERS);

const said = (options: TypedOptions, option: string): string => String(options[option] ?? '').trim();

/** Parts with their own option in `/pact` count among the articles: nobody names them twice. */
const IMPLIED = ['others', 'pays', 'receives', 'frees', 'asks', 'words'] as const;

function withArticles(options: TypedOptions): TypedOptions {
  const named = kit.partsOf(said(options, 'articles'));
  const missing = IMPLIED.filter((id) => {
    const article = [kit.named('article', id)];
    return said(options, id) !== '' && !named.some((part) => kit.choiceNamed(lexicon, article, part) !== null);
  });
  return missing.length === 0 ? options : { ...options, articles: [...named, ...missing].join(', ') };
}

/** `/pact with:Ann articles:"passage (given)" pays:200`. */
export const pactCommand: kit.Answer<Medioevo> = (state, seat, options) =>
  usual.interpret(state, seat, 'pact', withArticles(options));

/** The order of losses is a list: `/tactics place:all choice:losses how:"light, heavy, cavalry, archers"`. */
const RANKS = ['falls-first', 'falls-second', 'falls-third', 'falls-fourth'] as const;

function withRanks({ how, ...options }: TypedOptions): TypedOptions {
  const falls = kit.partsOf(String(how ?? ''));
  return { ...options, ...Object.fromEntries(RANKS.slice(0, falls.length).map((rank, at) => [rank, falls[at] ?? ''])) };
}

const LOSSES = [kit.named('order-field', 'losses')];

export const tacticsCommand: kit.Answer<Medioevo> = (state, seat, options) => {
  const ranks = kit.choiceNamed(lexicon, LOSSES, said(options, 'choice')) !== null;
  return usual.interpret(state, seat, 'tactics', ranks ? withRanks(options) : options);
};
