import { plain } from '../../../core/slips.js';
import { chartBeside, luckLine } from '../../challenge/beside.js';
import { isClosed } from '../../challenge/closing.js';
import { challengeNamed, challengesHere } from '../../challenge/suggesting.js';
import { type ChallengeTables, type Finished, hasFinished, tablesOf } from '../../challenge/tables.js';
import { challengeTerms } from '../../challenge/taken-up.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { wholeFilm } from '../../film/whole-film.js';
import type { Challenge } from '../../ports/challenge.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { textOption } from '../handler.js';

/** A challenge's tables, for those who have played it; for everyone once closed. Before that, nobody's results. */
export async function challengeReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const challenge = await meant(table, request);
  if (challenge === null) return unknown(table, request);
  const games = await table.deps.store.gamesOfChallenge(challenge.id);
  const playing = games.filter(({ phase }) => phase === 'playing' || phase === 'paused').map(({ id }) => id);
  const tables = await tablesOf(table, challenge, games);
  const until = challenge.until.toISOString();
  const closed = isClosed({ until, playing: playing.length }, table.deps.clock.now());
  const lines = headLines(challenge, tables, closed);
  if (!closed && !hasFinished(tables, request.userId, playing)) {
    return { lines: [...lines, { from: 'table', key: 'challenge.results-later' }] };
  }
  const own = [...tables.firstSight, ...tables.open].filter(({ player }) => player === request.userId)[0] ?? null;
  const wanted = textOption(request.options, 'player');
  const others = [...tables.firstSight, ...tables.open].filter(({ gameId }) => gameId !== own?.gameId);
  const other = wanted === null ? null : (others.find(({ name }) => plain(name) === plain(wanted)) ?? null);
  if (wanted !== null && other === null) {
    return refusal(
      { code: 'challenge-nobody', values: { players: others.map(({ name }) => ({ kind: 'text', id: name })) } },
      null,
    );
  }
  const curves = [...(own === null ? [] : [own]), ...others].flatMap(({ gameId, name }) => {
    const game = games.find(({ id }) => id === gameId);
    return game === undefined ? [] : [{ game, name }];
  });
  const shownToo = other === null ? await chartOf(table, curves) : await filmBeside(table, games, own, other);
  return {
    lines: [...lines, ...tableLines(challenge, tables), ...(await besideLines(table, games, own, other))],
    ...shownToo,
  };
}

async function chartOf(
  table: TableContext,
  curves: Parameters<typeof chartBeside>[1],
): Promise<Pick<Reply, 'picture'>> {
  const picture = await chartBeside(table, curves);
  return picture === null ? {} : { picture };
}

/** Another's game from the start, beside one's own score at the same time. */
async function filmBeside(
  table: TableContext,
  games: readonly GameRecord[],
  own: Finished | null,
  other: Finished,
): Promise<Pick<Reply, 'film'>> {
  const theirs = games.find(({ id }) => id === other.gameId);
  const mine = games.find(({ id }) => id === own?.gameId);
  if (theirs === undefined) return {};
  const beside = mine === undefined || own === null ? undefined : { game: mine, name: own.name };
  const { film } = await wholeFilm(table, theirs, beside);
  return { film };
}

/** By name; otherwise that of the game here. */
async function meant(table: TableContext, request: CommandRequest): Promise<Challenge | null> {
  const name = textOption(request.options, 'challenge');
  if (name !== null) return challengeNamed(table, request, name);
  const game = await table.gameHere(request);
  return game?.challenge == null ? null : table.deps.store.challenge(game.challenge.id);
}

async function unknown(table: TableContext, request: CommandRequest): Promise<Reply> {
  const known = (await challengesHere(table, request)).map(({ name }) => ({ kind: 'text', id: name }) as const);
  return refusal({ code: 'challenge-unknown', values: { names: known } }, null);
}

function headLines(challenge: Challenge, { attempts }: ChallengeTables, closed: boolean): readonly Line[] {
  const until = challenge.until.toISOString();
  const values = { ...challengeTerms({ name: challenge.name, until }), game: { kind: 'game', id: 'game' } } as const;
  const finished = attempts.filter(({ result }) => result !== null).length;
  return [
    { from: 'table', key: closed ? 'challenge.closed' : 'challenge.heading', module: challenge.module, values },
    { from: 'table', key: 'challenge.played', values: { begun: attempts.length, finished } },
    closed
      ? { from: 'table', key: 'dice.revealed', values: { seed: challenge.seed, hash: challenge.seedHash } }
      : { from: 'table', key: 'challenge.fingerprint', values: { hash: challenge.seedHash } },
  ];
}

function tableLines(challenge: Challenge, { firstSight, open }: ChallengeTables): readonly Line[] {
  const part = (key: string, ranked: readonly Finished[]): readonly Line[] =>
    ranked.length === 0 ? [] : [{ from: 'table', key }, ...ranked.flatMap((one) => placeLines(challenge, ranked, one))];
  return [...part('challenge.first-sight', firstSight), ...part('challenge.open', open)];
}

/** Equal points share a place. */
function placeLines(challenge: Challenge, ranked: readonly Finished[], one: Finished): readonly Line[] {
  const place = 1 + ranked.filter(({ result }) => result.score > one.result.score).length;
  const { score, verdict } = one.result;
  const values = { place, who: { kind: 'text', id: one.name }, score } as const;
  const line = { from: 'table', key: 'challenge.place', values } as const;
  if (verdict === null) return [line];
  const note = { from: 'game', module: challenge.module, key: `verdict.${verdict.key}` } as const;
  return [{ from: 'noted', line, note: verdict.values === undefined ? note : { ...note, values: verdict.values } }];
}

/** Another's game beside one's own: where it was played and who had better dice. */
async function besideLines(
  table: TableContext,
  games: readonly GameRecord[],
  own: Finished | null,
  other: Finished | null,
): Promise<readonly Line[]> {
  const gameOf = (one: Finished | null) => games.find(({ id }) => id === one?.gameId) ?? null;
  const [mine, theirs] = [gameOf(own), gameOf(other)];
  if (theirs === null || other === null) return [{ from: 'table', key: 'challenge.player-how' }];
  const values = { who: { kind: 'text', id: other.name }, where: { kind: 'channel', id: theirs.channelId } } as const;
  const place: Line = { from: 'table', key: 'challenge.where', values };
  return mine === null ? [place] : [place, await luckLine(table, mine, theirs, other.name)];
}
