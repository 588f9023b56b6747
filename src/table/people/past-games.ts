import { type Fate, type GameResult, isFate } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import { canonical } from '../../core/json.js';
import type { NameTerm } from '../../core/result.js';
import type { TableContext } from '../context.js';
import { playedWith } from '../controls/panel/setup.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seatsOf } from '../seats.js';

/** A person's own games that were won, drawn or lost, oldest first; games with the same setup are comparable. */
export interface PastGame {
  readonly game: GameRecord;
  readonly fate: Fate;
}

export async function pastGames(table: TableContext, userId: string, module: string): Promise<readonly PastGame[]> {
  const games = await table.deps.store.ofUser(userId);
  return games.flatMap((game) => {
    const fate = game.module === module ? fateOf(game, userId) : null;
    return fate === null ? [] : [{ game, fate }];
  });
}

function fateOf(game: GameRecord, userId: string): Fate | null {
  const mine = seatsOf(game, userId);
  const group = game.outcome?.ranking.find(({ seats }) => seats.some((seat) => mine.includes(seat)));
  return group !== undefined && isFate(group) ? group : null;
}

/** Each player's place in his own history, told when a game ends. */
export async function pastLines(table: TableContext, game: GameRecord): Promise<readonly Line[]> {
  const people = new Set(game.seats.flatMap(({ userId, autopilot }) => (userId === null || autopilot ? [] : [userId])));
  const lines: Line[] = [];
  for (const userId of people) {
    const own = fateOf(game, userId);
    if (own === null) continue;
    const alike = (await pastGames(table, userId, game.module)).filter(
      (past) => past.game.id === game.id || sameSetup(past.game, game),
    );
    lines.push(
      placeLine(
        game,
        userId,
        own,
        alike.map(({ fate }) => fate),
      ),
    );
  }
  return lines;
}

function placeLine(game: GameRecord, userId: string, own: Fate, alike: readonly Fate[]): Line {
  const name = game.seats.find((seat) => seat.userId === userId)?.userName ?? userId;
  const who: NameTerm = { kind: 'text', id: name };
  const values = { who, game: GAME, ...countsOf(alike) };
  const line = { from: 'table', module: game.module } as const;
  if (alike.length <= 1) return { ...line, key: 'past.first', values };
  if (own.score === undefined) return { ...line, key: 'past.count', values };
  const place = 1 + alike.filter(({ score }) => score !== undefined && score > (own.score ?? 0)).length;
  return { ...line, key: 'past.place', values: { ...values, place } };
}

/** How many games and how many wins; draws only if there was one. */
function countsOf(fates: readonly Fate[]) {
  const number = (result: GameResult) => fates.filter((fate) => fate.result === result).length;
  const counts = { count: fates.length, won: number('won') };
  return number('drawn') === 0 ? counts : { ...counts, drawn: number('drawn') };
}

/** The game's own name, in the reader's language. */
const GAME: NameTerm = { kind: 'game', id: 'game' };

function sameSetup(one: GameRecord, other: GameRecord): boolean {
  return canonical(one.setup) === canonical(other.setup);
}

/** A person's past games of one kind, setup by setup. */
export async function historyLines(table: TableContext, userId: string, module: GameModule): Promise<readonly Line[]> {
  const setups = new Map<string, PastGame[]>();
  for (const past of await pastGames(table, userId, module.id)) {
    const key = canonical(past.game.setup);
    setups.set(key, [...(setups.get(key) ?? []), past]);
  }
  if (setups.size === 0) return [];
  const lines: Line[] = [{ from: 'table', key: 'past.heading', module: module.id, values: { game: GAME } }];
  for (const past of setups.values()) {
    const scores = past.flatMap(({ fate }) => (fate.score === undefined ? [] : [fate.score]));
    const setup = playedWith(module, past[0]?.game.setup ?? {});
    const values = { setup, ...countsOf(past.map(({ fate }) => fate)) };
    const line = { from: 'table', module: module.id } as const;
    lines.push(
      scores.length === 0
        ? { ...line, key: 'past.line', values }
        : { ...line, key: 'past.line-best', values: { ...values, best: Math.max(...scores) } },
    );
  }
  return lines;
}
