import { STRENGTHS } from '../../../core/adviser.js';
import { type Setup, wholeSetup } from '../../../core/contract/setup.js';
import type { GameModule } from '../../../core/game-module.js';
import { type Json, strangeKeyIn } from '../../../core/json.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import { isLocale } from '../../../core/words.js';
import { challengeFor } from '../../challenge/take-up.js';
import { takenUp } from '../../challenge/taken-up.js';
import { refusal } from '../../change/alter.js';
import { createdEntry, emptySeat, newGame, storeNewGame } from '../../change/new-game.js';
import type { TableContext } from '../../context.js';
import { privatePanel } from '../../controls/panel/panel.js';
import { BOUNDS, tooMuchIn } from '../../log/bounds.js';
import { doubledKeyIn } from '../../log/doubled-key.js';
import { strengthIn } from '../../pilots.js';
import type { Challenge } from '../../ports/challenge.js';
import type { Line, Reply } from '../../ports/message.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import { TEMPI } from '../../ports/settings.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { peopleOf } from '../../seats.js';
import { welcomeReply } from '../../welcome/welcome.js';
import { shortText, textOption } from '../handler.js';
import { filledWithBots } from './fill.js';

/** Options of `/game create` that are not part of the setup. */
const OWN_OPTIONS = ['system', 'name', 'language', 'overrides', 'challenge', 'bots', 'tempo'];

export async function createGame(table: TableContext, request: CommandRequest): Promise<Reply> {
  const module = chosenSystem(table.deps.games, textOption(request.options, 'system'));
  if (!module.ok) return whichSystem(table, request, module.rejection);
  const setup = readSetup(module.value, request.options);
  if (!setup.ok) return refusal(setup.rejection, null);
  const overrides = readOverrides(textOption(request.options, 'overrides'));
  if (!overrides.ok) return refusal(overrides.rejection, null);
  const challenge = await chosenChallenge(table, request, module.value, setup.value, overrides.value);
  if (!challenge.ok) return refusal(challenge.rejection, null);
  const chosen = challenge.value?.setup ?? setup.value;
  const places = module.value.setup.seatsFor(chosen);
  if (!places.ok) return refuseFor(module.value, places.rejection);
  const tried = tryOverrides(module.value, chosen, places.value.min, overrides.value);
  if (!tried.ok) return refuseFor(module.value, tried.rejection);
  const named = textOption(request.options, 'bots');
  const bots = named === null ? null : STRENGTHS.find((one) => one === named);
  if (bots === undefined)
    return refusal({ code: 'choice-wrong', values: { option: 'bots', choices: [...STRENGTHS] } }, null);
  const paced = textOption(request.options, 'tempo');
  // A script, which knows every question to come, is asked all of them.
  const usual = request.careful === true ? 'days' : 'table';
  const tempo = paced === null ? usual : TEMPI.find((one) => one === paced);
  if (tempo === undefined)
    return refusal({ code: 'choice-wrong', values: { option: 'tempo', choices: [...TEMPI] } }, null);
  const open = openSeats(places.value.max);
  const language = textOption(request.options, 'language');
  const fresh = newGame(
    table,
    request,
    module.value,
    {
      name: shortText(textOption(request.options, 'name') ?? '', 80),
      locale: language !== null && isLocale(language) ? language : request.locale,
      setup: chosen,
      overrides: overrides.value,
      seats: bots === null ? open : filledWithBots(open, strengthIn(module.value, bots), open.length),
    },
    tempo,
  );
  const game = challenge.value === null ? fresh : takenUp(fresh, challenge.value);
  const announce: Line[] = [
    {
      from: 'table',
      key: 'game.created',
      module: module.value.id,
      values: { game: { kind: 'text', id: game.name }, who: { kind: 'text', id: request.userName } },
    },
  ];
  const entry = createdEntry(game);
  return storeNewGame(
    table,
    game,
    request.requestId,
    { game, state: null, entry, announce, invites: true, panel: true },
    (made) => ({
      gameId: made.id,
      people: peopleOf(made),
      lines: [{ from: 'table', key: 'game.created-private', values: { game: { kind: 'text', id: made.name } } }],
      controls: privatePanel(table, made, null, request.userId),
    }),
  );
}

/** Where nothing is played yet, what could be. */
async function whichSystem(table: TableContext, request: CommandRequest, rejection: Rejection): Promise<Reply> {
  if (rejection.code !== 'system-missing' || (await table.gameHere(request)) !== null) return refusal(rejection, null);
  return { ...welcomeReply(table), refused: rejection };
}

/** The challenge asked for, with the typed options that affect the setup. */
async function chosenChallenge(
  table: TableContext,
  request: CommandRequest,
  module: GameModule,
  setup: Setup,
  overrides: Json,
): Promise<Result<Challenge | null>> {
  const name = textOption(request.options, 'challenge');
  if (name === null) return ok(null);
  if (overrides !== null) return refuse('challenge-overrides');
  const typed = Object.entries(setup).filter(([option]) => textOption(request.options, option) !== null);
  return challengeFor(table, module, request, name, Object.fromEntries(typed));
}

/** Changes the setup of a game that has not begun, with as many seats as it then needs. */
export function withNewSetup(module: GameModule, game: GameRecord, setup: Setup): Result<GameRecord> {
  if (game.challenge !== null) return refuse('challenge-fixed');
  const places = module.setup.seatsFor(setup);
  if (!places.ok) return places;
  const tried = tryOverrides(module, setup, places.value.min, game.overrides);
  if (!tried.ok) return tried;
  const taken = game.seats.filter(({ userId }) => userId !== null);
  if (taken.length > places.value.max) return refuse('setup-seats-taken', { max: places.value.max });
  const wanted = openSeats(places.value.max);
  const kept = [...game.seats, ...wanted.filter(({ seat }) => !game.seats.some((known) => known.seat === seat))];
  const free = kept.filter(({ userId }) => userId === null).slice(0, places.value.max - taken.length);
  return ok({ ...game, setup, seats: kept.filter((seat) => seat.userId !== null || free.includes(seat)) });
}

function openSeats(count: number): readonly SeatRecord[] {
  return Array.from({ length: count }, (_, index) => emptySeat(`p${index + 1}`));
}

export function chosenSystem(games: readonly GameModule[], wanted: string | null): Result<GameModule> {
  const [only] = games;
  if (wanted === null && only !== undefined && games.length === 1) return ok(only);
  const known = games.map((game) => game.id);
  if (wanted === null) return refuse('system-missing', { systems: known });
  const named = games.find((game) => game.id.toLowerCase() === wanted.toLowerCase());
  return named === undefined ? refuse('system-unknown', { system: textTerm(wanted), systems: known }) : ok(named);
}

function textTerm(text: string): { readonly kind: string; readonly id: string } {
  return { kind: 'text', id: shortText(text, 60) };
}

/** Each setup option as chosen or default; an option of another game is an error. */
export function readSetup(module: GameModule, options: CommandRequest['options']): Result<Setup> {
  const setup: Record<string, string> = {};
  for (const option of module.setup.options) {
    const wanted = textOption(options, option.name);
    const plain = wanted?.toLowerCase();
    if (wanted === null) continue;
    const choice = option.choices.find((known) => known.toLowerCase() === plain);
    if (choice === undefined) {
      return refuse('setup-choice', {
        option: option.name,
        choices: [...option.choices],
        given: textTerm(wanted),
      });
    }
    setup[option.name] = choice;
  }
  const strange = Object.keys(options).find(
    (name) => !OWN_OPTIONS.includes(name) && !module.setup.options.some((option) => option.name === name),
  );
  return strange === undefined
    ? ok(wholeSetup(module.setup.options, setup))
    : refuse('setup-option', { option: strange, system: module.id });
}

function readOverrides(text: string | null): Result<Json> {
  if (text === null) return ok(null);
  if (text.length > BOUNDS.overrides) return refuse('overrides-large', { most: BOUNDS.overrides / 1000 });
  const read = tooMuchIn(text) === null ? readJson(text, 'overrides-broken') : refuse('overrides-broken');
  if (!read.ok) return read;
  const doubled = doubledKeyIn(text);
  if (doubled !== null) return refuse('overrides-twice', { path: { kind: 'text', id: shortText(doubled, 60) } });
  const strange = strangeKeyIn(read.value);
  return strange === null ? read : refuse('overrides-key', { key: { kind: 'text', id: strange } });
}

/** Bad replaced data is reported at once, not when everyone has come to play. */
function tryOverrides(module: GameModule, setup: Setup, seats: number, overrides: Json): Result<unknown> {
  if (overrides === null) return ok(null);
  const ids = Array.from({ length: seats }, (_, index) => `p${index + 1}`);
  // A different face each time: rules that re-roll ties come to an end.
  let rolls = 0;
  return module.setup.begin(setup, ids, { roll: (sides) => (rolls++ % sides) + 1 }, overrides);
}

export function readJson(text: string, code: string): Result<Json> {
  try {
    const value: Json = JSON.parse(text);
    return ok(value);
  } catch {
    return refuse(code);
  }
}

function refuseFor(module: GameModule, rejection: { readonly code: string }): Reply {
  return { lines: [{ from: 'rejection', module: module.id, rejection }], refused: rejection };
}
