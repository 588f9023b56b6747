import type { Suggestion } from '../../core/command.js';
import type { GameModule } from '../../core/game-module.js';
import { plain } from '../../core/slips.js';
import type { Locale } from '../../core/words.js';
import { tell } from '../../i18n/index.js';
import type { TableContext } from '../context.js';
import type { Part, Rulebook } from '../ports/rulebooks.js';
import { searchAll } from './find.js';
import { choiceOf } from './place.js';

/** While a topic is typed: chapters, topics, and where it is found. */
export function suggestRules(
  table: TableContext,
  module: GameModule | null,
  locale: Locale,
  typed: string,
): readonly Suggestion[] {
  return module === null ? inAll(table, locale, typed) : inOne(table, module, locale, typed);
}

function inOne(table: TableContext, module: GameModule, locale: Locale, typed: string): readonly Suggestion[] {
  const book = table.book(module, locale);
  const begun = ({ name, value }: Suggestion) =>
    plain(name).includes(plain(typed)) || plain(value).includes(plain(typed));
  const topics = module.words.ruleTopics.map((topic) => ({
    name: module.words.say(locale, `topic.${topic}`) ?? topic,
    value: topic,
  }));
  if (book === null) return topics.filter(begun);
  const chapters = book.chapters.map(({ id, title }) => ({ name: title, value: id }));
  // Of equal names the chapter's stands: it says more.
  const named = [...chapters, ...topics.filter(({ value }) => book.partWith(value) === null)].filter(begun);
  const found = book.search(typed).map((part) => suggestion(book, locale, part));
  return [...new Map([...named, ...found].map((one) => [one.value, one])).values()];
}

/** In a channel without a game: of every game. */
function inAll(table: TableContext, locale: Locale, typed: string): readonly Suggestion[] {
  const { games } = table.deps;
  const nameOf = (module: GameModule) => module.words.say(locale, 'game') ?? module.id;
  const named = games
    .map((module) => ({ name: nameOf(module), value: module.id }))
    .filter(({ name }) => plain(name).includes(plain(typed)));
  const each = Math.floor(table.limits.suggestions / games.length) - 1;
  const found = searchAll(table, locale, typed).flatMap(({ module, parts }) =>
    parts.slice(0, each).map((part) => ({
      name: tell(locale, 'noted', { said: nameOf(module), note: part.title }),
      value: `${module.id}/${choiceOf(part)}`,
    })),
  );
  return [...named, ...found];
}

function suggestion({ chapters }: Rulebook, locale: Locale, part: Part): Suggestion {
  const chapter = chapters.find(({ id }) => id === part.chapter)?.title ?? part.title;
  const name = chapter === part.title ? part.title : tell(locale, 'noted', { said: part.title, note: chapter });
  return { name, value: choiceOf(part) };
}
