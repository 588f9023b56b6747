import { isFate, type Outcome, resultOf } from '../../../core/chronicle.js';
import type { Term } from '../../../core/result.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { gamesInSight } from '../game/open-games.js';
import { textOption } from '../handler.js';

/** The latest games of the hall; older ones are only counted. */
const SHOWN = 12;

/** Games finished in this channel or on this server: who won what. */
export async function hallReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const wide = textOption(request.options, 'where') === 'server' && request.guildId !== null;
  const channels = [request.channelId, ...(request.parentId === undefined ? [] : [request.parentId])];
  const where = wide && request.guildId !== null ? { guildId: request.guildId } : { channelIds: channels };
  const ended = (await table.deps.store.finished(where)).filter(({ outcome }) => outcome !== null);
  const games = await gamesInSight(request, ended);
  if (games.length === 0) return refusal({ code: wide ? 'hall-empty-server' : 'hall-empty' }, null);
  const lines: Line[] = [{ from: 'table', key: 'hall.title', values: { count: games.length } }];
  lines.push(...games.slice(0, SHOWN).flatMap((game) => (game.outcome === null ? [] : [endLine(game, game.outcome)])));
  return { lines: [...lines, ...winners(games)] };
}

function endLine(game: GameRecord, { ranking }: Outcome): Line {
  const [best] = ranking;
  const choices = Object.entries(game.setup).slice(0, 1);
  const values: Record<string, Term> = {
    game: { kind: 'text', id: game.name },
    kind: { kind: 'game', id: 'game' },
    ...(choices.length === 0 ? {} : { setup: choices.map(setupTerm) }),
    when: { kind: 'instant', id: game.updatedAt.toISOString() },
    who: peopleIn(game, best?.seats ?? []),
  };
  const line = { from: 'table', module: game.module } as const;
  if (best === undefined) return { ...line, key: 'hall.ended', values };
  const scored = best.score === undefined ? values : { ...values, score: best.score };
  if (isFate(best)) return { ...line, key: `hall.${best.result}`, values: scored };
  return { ...line, key: best.tied === true ? 'hall.first-tied' : 'hall.first', values: scored };
}

function setupTerm([option, choice]: readonly [string, string]): Term {
  return { kind: 'setup', id: `${option}.${choice}` };
}

/** How often each has won and drawn, best first; players with neither are left out. */
function winners(games: readonly GameRecord[]): readonly Line[] {
  const people = new Map<string, { name: string; won: number; drawn: number }>();
  for (const { outcome, ...game } of games) {
    const [best] = outcome?.ranking ?? [];
    if (outcome === null || best === undefined) continue;
    const result = resultOf(outcome, best);
    if (result === 'lost') continue;
    for (const userId of new Set(peopleSeated(game, best.seats))) {
      const name = game.seats.find((seat) => seat.userId === userId)?.userName ?? '';
      const before = people.get(userId) ?? { name, won: 0, drawn: 0 };
      people.set(userId, { ...before, [result]: before[result] + 1 });
    }
  }
  return [...people.values()]
    .toSorted((one, other) => other.won - one.won || other.drawn - one.drawn)
    .slice(0, SHOWN)
    .map(({ name, won, drawn }) => ({
      from: 'table',
      key: won === 0 ? 'hall.draws' : 'hall.wins',
      values: { who: { kind: 'text', id: name }, count: won, ...(drawn === 0 ? {} : { drawn }) },
    }));
}

function peopleSeated(game: Pick<GameRecord, 'seats'>, seats: readonly string[]): readonly string[] {
  return game.seats.flatMap(({ seat, userId }) => (seats.includes(seat) && userId !== null ? [userId] : []));
}

function peopleIn(game: GameRecord, seats: readonly string[]): Term {
  const names = game.seats.filter(({ seat }) => seats.includes(seat)).map(({ seat, userName }) => userName || seat);
  return [...new Set(names)].map((name) => ({ kind: 'text', id: name }));
}
