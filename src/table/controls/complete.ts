import type { Suggestion, TypedOptions } from '../../core/command.js';
import type { GameModule } from '../../core/game-module.js';
import { awaitedSeats } from '../../core/obligation.js';
import { plain } from '../../core/slips.js';
import type { Locale } from '../../core/words.js';
import { challengeSuggestions } from '../challenge/suggesting.js';
import { optionsOf } from '../commands/check-options.js';
import { movableGames } from '../commands/moving.js';
import { nameOf, powersIn } from '../commands/replay.js';
import type { TableContext } from '../context.js';
import { chapterHeads, standingLog } from '../film/chapters.js';
import type { GameRecord } from '../ports/store.js';
import type { CompleteRequest } from '../request.js';
import { seatsOf } from '../seats.js';
import { describeCommands } from '../words/describe-commands.js';
import { seatSuggestions, suggestionsWithSeats } from './complete-seats.js';

/** Discord shows so many. */
const MOST = 25;

/** What may stand for the option being typed; the game's own options are suggested by the game. */
export async function complete(table: TableContext, request: CompleteRequest): Promise<readonly Suggestion[]> {
  const typed = plain(String(request.options[request.focused] ?? ''));
  const game = await table.gameHere(request);
  if (request.command === 'game' && request.focused === 'game') {
    const games = await movableGames(table, request);
    return games
      .map(({ id, name }) => ({ name, value: id }))
      .filter(({ name }) => plain(name).includes(typed))
      .slice(0, MOST);
  }
  if (request.focused === 'challenge') return fitting(await challengeSuggestions(table, request), typed);
  const own = ownSuggestions(table, request);
  if (own !== null) return fitting(own, typed);
  if (game === null) return [];
  if (table.lacksRules(game) !== null) return fitting(request.focused === 'seat' ? bareSeats(game) : [], typed);
  const module = table.moduleOf(game);
  if (request.command === 'rules') {
    return module.ruleTopics
      .map((topic) => ({ name: module.words.say(request.locale, `topic.${topic}`) ?? topic, value: topic }))
      .filter(fits(typed))
      .slice(0, MOST);
  }
  if (request.command === 'replay') {
    const powers = powersIn(chapterHeads(module, await standingLog(table, game)));
    return fitting(
      powers.map((power) => ({ name: nameOf(module, request.locale, power), value: power.id })),
      typed,
    );
  }
  const state = await table.stateOf(game);
  const called = { game, module, state };
  const option = optionsOf(module, request.command).find(({ name }) => name === request.focused);
  if (request.focused === 'seat' || (option?.type === 'seat' && state !== null)) {
    return fitting(seatSuggestions(called, request.locale), typed);
  }
  if (state === null) return [];
  const chosen = choicesOf(module, request);
  if (chosen.length > 0) return fitting(chosen, typed);
  const mine = seatsOf(game, request.userId);
  const awaited = awaitedSeats(module.obligations(state));
  const seat = mine.find((candidate) => awaited.includes(candidate)) ?? mine[0] ?? null;
  const suggest = (options: TypedOptions) =>
    module.suggest(state, seat, request.command, request.focused, options, request.locale);
  if (option?.seats === true) return suggestionsWithSeats(called, request, suggest).slice(0, MOST);
  return suggest(request.options).slice(0, MOST);
}

/** Where its rules are gone, nobody knows what a seat is in the game. */
function bareSeats({ seats }: Pick<GameRecord, 'seats'>): readonly Suggestion[] {
  return seats.map(({ seat, userName }) => ({ name: userName === '' ? seat : `${seat} (${userName})`, value: seat }));
}

function fits(typed: string) {
  return ({ name, value }: Suggestion) => plain(name).includes(typed) || plain(value).includes(typed);
}

function fitting(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  return suggestions.filter(fits(typed)).slice(0, MOST);
}

/** Where another game has an option of that name without a fixed list, Discord shows none: this game's is suggested. */
function choicesOf(module: GameModule, { command, focused, locale }: CompleteRequest): readonly Suggestion[] {
  const option = optionsOf(module, command).find(({ name }) => name === focused);
  return (option?.choices ?? []).map((id) => ({ name: choiceName(module, locale, focused, id), value: id }));
}

function choiceName(module: GameModule, locale: Locale, option: string, id: string): string {
  return module.words.say(locale, `choice.${option}.${id}`) ?? module.words.say(locale, `choice.${id}`) ?? id;
}

/** Of the game to be created: the one typed before, or the only one there is. */
function scenarios({ deps }: TableContext, { options, locale }: CompleteRequest): readonly Suggestion[] {
  const { games } = deps;
  const module = games.length === 1 ? games[0] : games.find(({ id }) => id === options.system);
  const option = module?.setupOptions.find(({ name }) => name === 'scenario');
  if (module === undefined || option === undefined) return [];
  return option.choices.map((id) => ({ name: choiceName(module, locale, option.name, id), value: id }));
}

function ownSuggestions(table: TableContext, request: CompleteRequest): readonly Suggestion[] | null {
  const { focused, command, locale } = request;
  if (focused === 'system') {
    return table.deps.games.map((game) => ({ name: game.words.say(locale, 'game') ?? game.id, value: game.id }));
  }
  if (command === 'game' && focused === 'scenario') return scenarios(table, request);
  if (focused === 'zone') return Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone, value: zone }));
  if (command === 'help') {
    return describeCommands(table.deps.games).map(({ name, names }) => ({ name: `/${names[locale]}`, value: name }));
  }
  return null;
}
