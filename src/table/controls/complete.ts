import type { Suggestion } from '../../core/command.js';
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
  const own = ownSuggestions(table, request, game === null ? null : game.seats);
  if (own !== null) {
    return fitting(own, typed);
  }
  if (game === null || table.lacksRules(game) !== null) return [];
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
  if (state === null) return [];
  if (optionsOf(module, request.command).some(({ name, type }) => name === request.focused && type === 'seat')) {
    return fitting(seatSuggestions(game), typed);
  }
  const chosen = choicesOf(module, request);
  if (chosen.length > 0) return fitting(chosen, typed);
  const mine = seatsOf(game, request.userId);
  const awaited = awaitedSeats(module.obligations(state));
  const seat = mine.find((candidate) => awaited.includes(candidate)) ?? mine[0] ?? null;
  return module.suggest(state, seat, request.command, request.focused, request.options, request.locale).slice(0, MOST);
}

function seatSuggestions({ seats }: Pick<GameRecord, 'seats'>): readonly Suggestion[] {
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

function ownSuggestions(
  table: TableContext,
  request: CompleteRequest,
  seats: GameRecord['seats'] | null,
): readonly Suggestion[] | null {
  const { focused, command, locale } = request;
  if (focused === 'system') {
    return table.deps.games.map((game) => ({ name: game.words.say(locale, 'game') ?? game.id, value: game.id }));
  }
  if (command === 'game' && focused === 'scenario') return scenarios(table, request);
  if (focused === 'seat' && seats !== null) {
    return seatSuggestions({ seats });
  }
  if (focused === 'zone') return Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone, value: zone }));
  if (command === 'help') {
    return describeCommands(table.deps.games).map(({ name, names }) => ({ name: `/${names[locale]}`, value: name }));
  }
  return null;
}
