import type { GameModule, Setup } from '../../core/game-module.js';
import type { Json } from '../../core/json.js';
import { isLocale } from '../../core/locale.js';
import { ok, type Result, refuse } from '../../core/result.js';
import { refusal } from '../alter.js';
import { hashOfSeed } from '../hmac.js';
import { type Inner, peopleOf } from '../inner.js';
import type { Line, Reply } from '../message.js';
import { privatePanel } from '../panel.js';
import type { GameRecord, SeatRecord, TableSettings } from '../ports.js';
import type { CommandRequest } from '../request.js';
import { type OpenLog, settle } from '../settle.js';
import { shortText, tableEntry, textOption } from './gate.js';

const USUAL_SETTINGS: TableSettings = {
  turnHours: 72,
  reactionHours: 24,
  warnHours: 12,
  graceHours: 12,
  onAbsence: 'remind',
  battleThreads: false,
  undo: 'consent',
};

/** Options of `/game create` that are not part of a game's setup. */
const OWN_OPTIONS = ['system', 'name', 'language', 'overrides'];

export async function createGame(inner: Inner, request: CommandRequest): Promise<Reply> {
  const module = chosenSystem(inner, textOption(request.options, 'system'));
  if (!module.ok) return refusal(module.rejection, null);
  const setup = readSetup(module.value, request.options);
  if (!setup.ok) return refusal(setup.rejection, null);
  const overrides = readOverrides(textOption(request.options, 'overrides'));
  if (!overrides.ok) return refusal(overrides.rejection, null);
  const places = module.value.seatsFor(setup.value);
  if (!places.ok) return refuseFor(module.value, places.rejection);
  const language = textOption(request.options, 'language');
  const game = newGame(inner, request, module.value, {
    name: shortText(textOption(request.options, 'name') ?? '', 80),
    locale: language !== null && isLocale(language) ? language : request.locale,
    setup: setup.value,
    overrides: overrides.value,
    seats: openSeats(places.value.max),
  });
  const announce: Line[] = [
    {
      from: 'table',
      key: 'game.created',
      module: module.value.id,
      values: { game: { kind: 'text', id: game.name }, who: { kind: 'text', id: request.userName } },
    },
    { from: 'table', key: 'game.seats-wanted', values: { min: places.value.min, max: places.value.max } },
    { from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } },
  ];
  return createWith(inner, request, game, announce);
}

/** Stores a new game with its first entry and tells the channel. */
async function createWith(
  inner: Inner,
  request: CommandRequest,
  game: GameRecord,
  announce: readonly Line[],
): Promise<Reply> {
  const module = inner.moduleOf(game);
  const entry = tableEntry(request.userId, { what: 'create' });
  const { commit } = await settle(
    inner,
    NOTHING_BEFORE,
    game,
    request.requestId,
    { game, state: null, entry, announce, panel: true },
    null,
  );
  switch (await inner.deps.store.create(commit)) {
    case 'seen':
      return { lines: [{ from: 'table', key: 'request.seen' }] };
    case 'taken':
      return refusal({ code: 'channel-taken' }, null);
    case 'created':
      inner.deps.bell?.ring(game.id);
      return {
        gameId: game.id,
        people: peopleOf(game),
        lines: [
          { from: 'table', key: 'game.created-private', values: { game: { kind: 'text', id: game.name } } },
          { from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } },
        ],
        controls: privatePanel(module, commit.game, null, request.userId),
      };
  }
}

export const NOTHING_BEFORE: OpenLog = { obligations: [], log: async () => [], preferences: async () => new Map() };

export function newGame(
  inner: Inner,
  request: Pick<CommandRequest, 'channelId' | 'guildId' | 'userId'>,
  module: GameModule,
  parts: Pick<GameRecord, 'name' | 'locale' | 'setup' | 'overrides' | 'seats'>,
): GameRecord {
  const { clock, entropy } = inner.deps;
  const seed = entropy.seed();
  const now = clock.now();
  return {
    ...parts,
    id: entropy.id(),
    module: module.id,
    rulesVersion: module.rulesVersion,
    phase: 'gathering',
    name: parts.name === '' ? (module.words.say(parts.locale, 'game') ?? module.id) : parts.name,
    guildId: request.guildId,
    channelId: request.channelId,
    settings: USUAL_SETTINGS,
    masterId: request.userId,
    version: 0,
    nextRoll: 1,
    seed,
    seedHash: hashOfSeed(seed),
    words: [],
    undoAsked: null,
    pausedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

function openSeats(count: number): readonly SeatRecord[] {
  return Array.from({ length: count }, (_, index) => emptySeat(`p${index + 1}`));
}

export function emptySeat(seat: string): SeatRecord {
  return { seat, userId: null, userName: '', autopilot: false, substituteId: null };
}

export function chosenSystem(inner: Inner, wanted: string | null): Result<GameModule> {
  const { games } = inner.deps;
  const [only] = games;
  if (wanted === null && only !== undefined && games.length === 1) return ok(only);
  const known = games.map((game) => game.id);
  if (wanted === null) return refuse('system-missing', { systems: known });
  const found = games.find((game) => game.id.toLowerCase() === wanted.toLowerCase());
  return found === undefined ? refuse('system-unknown', { system: textTerm(wanted), systems: known }) : ok(found);
}

function textTerm(text: string): { readonly kind: string; readonly id: string } {
  return { kind: 'text', id: shortText(text, 60) };
}

/** Each option of the game's setup as chosen, or its usual value; an option of another game is a mistake. */
function readSetup(module: GameModule, options: CommandRequest['options']): Result<Setup> {
  const setup: Record<string, string> = {};
  for (const option of module.setupOptions) {
    const wanted = textOption(options, option.name);
    const plain = wanted?.toLowerCase();
    const choice = wanted === null ? option.fallback : option.choices.find((known) => known.toLowerCase() === plain);
    if (choice === undefined) {
      return refuse('setup-choice', {
        option: option.name,
        choices: [...option.choices],
        given: textTerm(wanted ?? ''),
      });
    }
    setup[option.name] = choice;
  }
  const strange = Object.keys(options).find(
    (name) => !OWN_OPTIONS.includes(name) && !module.setupOptions.some((option) => option.name === name),
  );
  return strange === undefined ? ok(setup) : refuse('setup-option', { option: strange, system: module.id });
}

function readOverrides(text: string | null): Result<Json> {
  return text === null ? ok(null) : readJson(text, 'overrides-broken');
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
