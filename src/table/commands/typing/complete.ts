import type { Suggestion, TypedOptions } from '../../../core/command.js';
import type { GameModule } from '../../../core/game-module.js';
import { awaitedSeats } from '../../../core/obligation.js';
import { plain } from '../../../core/slips.js';
import { visible } from '../../../core/visible.js';
import type { Locale } from '../../../core/words.js';
import { challengeSuggestions } from '../../challenge/suggesting.js';
import type { TableContext } from '../../context.js';
import { chapterHeads, standingLog } from '../../film/chapters.js';
import type { GameRecord } from '../../ports/store.js';
import type { CompleteRequest } from '../../request.js';
import { suggestRules } from '../../rulebook/suggest.js';
import { seatsOf } from '../../seats.js';
import { type Called, seatLabel, withSeats } from '../../seats-called.js';
import { describeCommands } from '../../words/describe-commands.js';
import { movableGames } from '../game/moving.js';
import { nameOf, powersIn } from '../look/replay.js';
import { optionsOf } from './check-options.js';

/** Suggestions for the option being typed; the game suggests for its own options. */
export async function complete(table: TableContext, request: CompleteRequest): Promise<readonly Suggestion[]> {
  const found = (await suggested(table, request)).slice(0, table.limits.suggestions);
  // They contain names of games and people; an imported file can name them anything.
  return found.map((suggestion) => ({ ...suggestion, name: visible(suggestion.name) }));
}

async function suggested(table: TableContext, request: CompleteRequest): Promise<readonly Suggestion[]> {
  const typed = plain(String(request.options[request.focused] ?? ''));
  if (request.command === 'learn') return fitting(lessons(table, request.locale), typed);
  const game = await table.gameHere(request);
  if (request.command === 'game' && request.focused === 'game') {
    const games = await movableGames(table, request);
    return games.map(({ id, name }) => ({ name, value: id })).filter(({ name }) => plain(name).includes(typed));
  }
  if (request.focused === 'challenge') return fitting(await challengeSuggestions(table, request), typed);
  const own = ownSuggestions(table, request);
  if (own !== null) return fitting(own, typed);
  if (request.command === 'rules' && (game === null || table.lacksRules(game) === null)) {
    const { games } = table.deps;
    const module = game === null ? (games.length === 1 ? (games[0] ?? null) : null) : table.moduleOf(game);
    return suggestRules(table, module, request.locale, String(request.options[request.focused] ?? ''));
  }
  if (game === null) return [];
  if (table.lacksRules(game) !== null) return fitting(request.focused === 'seat' ? bareSeats(game) : [], typed);
  const module = table.moduleOf(game);
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
    module.typing.suggest(state, seat, request.command, request.focused, options, request.locale, table.limits);
  if (option?.seats === true) return suggestionsWithSeats(called, request, suggest);
  return suggest(request.options);
}

/** Without its rules, nobody knows a seat's role. */
function bareSeats({ seats }: Pick<GameRecord, 'seats'>): readonly Suggestion[] {
  return seats.map(({ seat, userName }) => ({ name: userName === '' ? seat : `${seat} (${userName})`, value: seat }));
}

function fits(typed: string) {
  return ({ name, value }: Suggestion) => plain(name).includes(typed) || plain(value).includes(typed);
}

function fitting(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  return suggestions.filter(fits(typed));
}

/** If another game has that option without a fixed list, Discord shows none, so suggest this game's. */
function choicesOf(module: GameModule, { command, focused, locale }: CompleteRequest): readonly Suggestion[] {
  const option = optionsOf(module, command).find(({ name }) => name === focused);
  return (option?.choices ?? []).map((id) => ({ name: choiceName(module, locale, focused, id), value: id }));
}

function choiceName(module: GameModule, locale: Locale, option: string, id: string): string {
  return module.words.say(locale, `choice.${option}.${id}`) ?? module.words.say(locale, `choice.${id}`) ?? id;
}

/** For the game to create: the one typed before, or the only one there is. */
function scenarios({ deps }: TableContext, { options, locale }: CompleteRequest): readonly Suggestion[] {
  const { games } = deps;
  const module = games.length === 1 ? games[0] : games.find(({ id }) => id === options.system);
  const option = module?.setup.options.find(({ name }) => name === 'scenario');
  if (module === undefined || option === undefined) return [];
  return option.choices.map((id) => ({ name: choiceName(module, locale, option.name, id), value: id }));
}

/** Games that can be learnt by doing. */
function lessons({ deps }: TableContext, locale: Locale): readonly Suggestion[] {
  return deps.games
    .filter(({ lesson }) => lesson !== undefined)
    .map(({ id, words }) => ({ name: words.say(locale, 'game') ?? id, value: id }));
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

/** Each seat by its role and its player. */
function seatSuggestions(called: Called, locale: Locale): readonly Suggestion[] {
  return called.game.seats.map((seat) => ({ name: seatLabel(called, locale, seat), value: seat.seat }));
}

/**
 * Suggestions for an option that may name seats. The game knows seats only by id, so names of players are added here
 * and filtered by the name begun. In a list, everything before the last comma is kept.
 */
function suggestionsWithSeats(
  called: Called,
  { options, focused, locale }: CompleteRequest,
  suggest: (options: TypedOptions) => readonly Suggestion[],
): readonly Suggestion[] {
  const typed = String(options[focused] ?? '');
  const cut = typed.lastIndexOf(',') + 1;
  const before = withSeats(called, typed.slice(0, cut));
  const seats = seatSuggestions(called, locale);
  const inWords = (name: string) =>
    name.replace(/[^\s,]+/gu, (word) => seats.find(({ value }) => value === word)?.name ?? word);
  // A long list is cut off, so the typed text is searched in it too.
  const suggested = [before, typed].flatMap((text) => suggest({ ...options, [focused]: text }));
  const named = suggested.map(({ name, value }) => {
    // The role is given with the player, and not again without.
    const role = seats.find((seat) => seat.name.startsWith(`${name} (`));
    return role ?? { name: inWords(name), value };
  });
  const asksSeats = suggested.some(({ name }) => inWords(name) !== name);
  const all = [...new Map([...named, ...(asksSeats ? [] : seats)].map((one) => [one.value, one])).values()];
  const wanted = plain(typed.slice(cut));
  return all.filter(({ name, value }) => plain(name).includes(wanted) || plain(value) === wanted);
}
