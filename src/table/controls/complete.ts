import type { Suggestion } from '../../core/command.js';
import { plain } from '../../core/fold.js';
import { awaitedSeats } from '../../core/obligation.js';
import { movableGames } from '../commands/moving.js';
import { TABLE_COMMANDS } from '../commands/table-commands.js';
import { type Inner, seatsOf } from '../inner.js';
import type { CompleteRequest } from '../request.js';

/** Discord shows so many. */
const MOST = 25;

/** What may stand for the option being typed; the game's own options are suggested by the game. */
export async function complete(inner: Inner, request: CompleteRequest): Promise<readonly Suggestion[]> {
  const typed = plain(String(request.options[request.focused] ?? ''));
  const game = await inner.gameHere(request);
  if (request.command === 'game' && request.focused === 'game') {
    const games = await movableGames(inner, request);
    return games
      .map(({ id, name }) => ({ name, value: id }))
      .filter(({ name }) => plain(name).includes(typed))
      .slice(0, MOST);
  }
  const own = ownSuggestions(inner, request, game === null ? null : game.seats);
  if (own !== null) {
    return own.filter(({ name, value }) => plain(name).includes(typed) || plain(value).includes(typed)).slice(0, MOST);
  }
  if (game === null || inner.lacksRules(game) !== null) return [];
  const module = inner.moduleOf(game);
  if (request.command === 'rules') {
    return module.ruleTopics
      .map((topic) => ({ name: module.words.say(request.locale, `topic.${topic}`) ?? topic, value: topic }))
      .filter(({ name, value }) => plain(name).includes(typed) || plain(value).includes(typed))
      .slice(0, MOST);
  }
  const state = await inner.stateOf(game);
  if (state === null) return [];
  const mine = seatsOf(game, request.userId);
  const awaited = awaitedSeats(module.obligations(state));
  const seat = mine.find((candidate) => awaited.includes(candidate)) ?? mine[0] ?? null;
  return module.suggest(state, seat, request.command, request.focused, request.options, request.locale).slice(0, MOST);
}

function ownSuggestions(
  inner: Inner,
  request: CompleteRequest,
  seats: readonly { readonly seat: string; readonly userName: string }[] | null,
): readonly Suggestion[] | null {
  const { focused, command, locale } = request;
  if (focused === 'system') {
    return inner.deps.games.map((game) => ({ name: game.words.say(locale, 'game') ?? game.id, value: game.id }));
  }
  if (focused === 'seat' && seats !== null) {
    return seats.map(({ seat, userName }) => ({ name: userName === '' ? seat : `${seat} (${userName})`, value: seat }));
  }
  if (focused === 'zone') return Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone, value: zone }));
  if (command === 'help') {
    const names = [...TABLE_COMMANDS, ...inner.deps.games.flatMap((game) => game.commands)].map((known) => known.name);
    return [...new Set(names)].map((name) => ({ name: `/${name}`, value: name }));
  }
  return null;
}
