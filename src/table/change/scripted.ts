import type { GameModule } from '../../core/game-module.js';
import { isObject, type Json } from '../../core/json.js';
import { ok } from '../../core/result.js';
import type { State } from '../../core/state.js';
import { chosenSystem } from '../commands/game/create.js';
import { tableEntry } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf, seatNamed } from '../seats.js';
import type { PositionRequest } from '../service.js';
import { alter, refusal, replyTo } from './alter.js';
import { createdEntry, emptySeat, newGame, storeNewGame } from './new-game.js';
import { wordsInto } from './opening-words.js';

/** A script refers to something that does not exist. */
export class NoSuchThing extends Error {}

/** Sets the channel's game to a position; without a game, starts one with it. */
export async function setPosition(table: TableContext, request: PositionRequest): Promise<Reply> {
  const names =
    isObject(request.position) && isObject(request.position.seats) ? Object.keys(request.position.seats) : [];
  let game = await table.gameHere(request);
  if (game === null || game.phase === 'over') {
    const made = await begin(table, request, names);
    if (made.refused !== undefined) return made;
    game = await table.gameHere(request);
  }
  if (game === null) return refusal({ code: 'no-game-here' }, null);
  const altered = await alter(table, game.id, request.requestId, async ({ game: begun, module, roller }) => {
    const { game: current, announce, detail } = wordsInto(roller, begun);
    const seats = withPeople(current, names);
    const seatOf = new Map(names.map((name) => [name, seatNamed({ ...current, seats }, name)?.seat ?? name]));
    const state = module.position.read(request.position, (name) => seatOf.get(name) ?? name);
    if (!state.ok) return state;
    return ok({
      change: {
        game: { ...current, seats: seatsIn(module, state.value, seats), phase: 'playing', undoAsked: null },
        state: state.value,
        entry: {
          ...tableEntry('script', { what: 'position' }),
          kind: 'position',
          detail: { position: request.position, seatOf: Object.fromEntries(seatOf), ...detail },
        },
        announce: [{ from: 'table', key: 'position.set' }, ...announce],
        picture: true,
        snapshot: true,
      },
      answer: null,
    });
  });
  return replyTo(altered, () => ({ lines: [{ from: 'table', key: 'position.set' }] }));
}

/** The position's seats; anyone not named in them has to join. */
function seatsIn(module: GameModule, state: State, known: readonly SeatRecord[]): readonly SeatRecord[] {
  const there = module.seats(module.view(state, null)).map((standing) => standing.seat);
  const kept = known.filter((seat) => seat.userId !== null || there.includes(seat.seat));
  const missing = there.filter((seat) => !kept.some((record) => record.seat === seat)).map(emptySeat);
  return [...kept, ...missing].sort((one, other) => one.seat.localeCompare(other.seat));
}

/** Names without a seat take open ones first, then new ones. */
function withPeople(game: GameRecord, names: readonly string[]): readonly SeatRecord[] {
  const seats = [...game.seats];
  for (const name of names) {
    if (seatNamed({ ...game, seats }, name) !== null) continue;
    const person = { userId: name, userName: name };
    const open = seats.findIndex((seat) => seat.userId === null);
    const record = seats[open];
    if (record === undefined) seats.push({ ...emptySeat(`p${seats.length + 1}`), ...person });
    else seats[open] = { ...record, ...person };
  }
  return seats;
}

async function begin(table: TableContext, request: PositionRequest, names: readonly string[]): Promise<Reply> {
  const wanted =
    isObject(request.position) && typeof request.position.system === 'string'
      ? request.position.system
      : request.system;
  const module = chosenSystem(table.deps.games, wanted);
  if (!module.ok) return refusal(module.rejection, null);
  const setup = Object.fromEntries(module.value.setup.options.map((option) => [option.name, option.fallback]));
  const master = names[0] ?? 'script';
  const game = newGame(table, { channelId: request.channelId, guildId: null, userId: master }, module.value, {
    name: '',
    locale: request.locale,
    setup,
    overrides: null,
    seats: names.map((name, index) => ({ ...emptySeat(`p${index + 1}`), userId: name, userName: name })),
  });
  const entry = createdEntry(game);
  return storeNewGame(table, game, `${request.requestId}:game`, { game, state: null, entry }, (made) => ({
    lines: [],
    people: peopleOf(made),
  }));
}

async function inPlay(table: TableContext, channelId: string) {
  const game = await table.gameHere({ channelId });
  if (game === null) throw new NoSuchThing('there is no game here');
  if (table.lacksRules(game) !== null) throw new NoSuchThing(`the game's rules, ${game.rulesVersion}, are not here`);
  const state = await table.stateOf(game);
  if (state === null) throw new NoSuchThing('the game has not begun');
  return { game, state, module: table.moduleOf(game) };
}

export async function positionOf(table: TableContext, channelId: string): Promise<Json> {
  const { game, state, module } = await inPlay(table, channelId);
  return module.position.write(state, (seat) => peopleOf(game)[seat] ?? seat);
}

export async function viewOf(table: TableContext, channelId: string, name: string): Promise<Json> {
  const { game, state, module } = await inPlay(table, channelId);
  if (['spectator', 'all', '-'].includes(name)) return module.view(state, null);
  const seat = seatNamed(game, name);
  if (seat === null) throw new NoSuchThing(`there is no seat "${name}"`);
  return module.view(state, seat.seat);
}

export async function wholeState(table: TableContext, channelId: string): Promise<Json> {
  return (await inPlay(table, channelId)).state;
}
