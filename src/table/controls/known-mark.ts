import type { TableContext } from '../context.js';
import { isSecretTo } from '../log/secret.js';
import type { Controls, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seatsOf, sitsAlone } from '../seats.js';
import { markOf, versionOf } from './mark.js';
import { readToken, type Token, writeToken } from './token.js';

const PAGE = 16;

/**
 * The last version that told this person anything. His buttons carry no later mark: reopening his panel must not show
 * that somebody else wrote a line in secret.
 */
async function knownVersion(table: TableContext, game: GameRecord, userId: string): Promise<number> {
  const seats = seatsOf(game, userId);
  const readers = seats.length === 0 ? [null] : seats;
  for (let to = game.version; to > 0; to -= PAGE) {
    const page = await table.deps.store.log(game.id, Math.max(1, to - PAGE + 1), to);
    const last = page.findLast((entry) => readers.some((reader) => !isSecretTo(entry, reader)));
    if (last !== undefined) return last.version;
  }
  return game.version;
}

/** Others sit there who may write what this person may not know. */
export function mayHideEntries(table: TableContext, game: GameRecord, userId: string): boolean {
  return table.rulesOf(game)?.keepsSecrets === true && !sitsAlone(game, userId);
}

/** An answer with marks this person may have. */
export async function withKnownMarks(table: TableContext, userId: string, reply: Reply): Promise<Reply> {
  const { gameId, controls, form, confirm } = reply;
  if (gameId === undefined || (controls === undefined && form === undefined && confirm === undefined)) return reply;
  const game = await table.deps.store.find(gameId);
  const known = game === null ? null : await knownVersion(table, game, userId);
  if (game === null || known === game.version || known === null) return reply;
  const said = (token: string) => remarked(game, token, game.version, known);
  return {
    ...reply,
    ...(controls === undefined ? {} : { controls: withTokens(controls, said) }),
    ...(form === undefined ? {} : { form: { ...form, token: said(form.token) } }),
    ...(confirm === undefined ? {} : { confirm: said(confirm) }),
  };
}

/** His own panel, the same way. */
export async function panelAsKnown(
  table: TableContext,
  game: GameRecord,
  userId: string,
  controls: Controls,
): Promise<Controls> {
  return (await withKnownMarks(table, userId, { lines: [], gameId: game.id, controls })).controls ?? controls;
}

/** A press by someone who has heard of nothing since his button was made applies to the game as it is. */
export async function raisedToNewest(
  table: TableContext,
  game: GameRecord,
  token: Token,
  userId: string,
): Promise<Token> {
  const seen = versionOf(game, token.version);
  if (seen >= game.version || seen < (await knownVersion(table, game, userId))) return token;
  return readToken(remarked(game, writeToken(token), seen, game.version)) ?? token;
}

/** Replaces marks of one version by those of another, also in undo tokens; others stay. */
function remarked(game: GameRecord, text: string, from: number, to: number): string {
  const token = readToken(text);
  if (token === null || token.gameId !== game.id || token.version !== markOf(game, from)) return text;
  const asked = `undo:${markOf(game, from).toString(36)}`;
  const path = token.path === asked ? `undo:${markOf(game, to).toString(36)}` : token.path;
  return writeToken({ ...token, version: markOf(game, to), path });
}

function withTokens(controls: Controls, said: (token: string) => string): Controls {
  return controls.map((row) => row.map((control) => ({ ...control, token: said(control.token) })));
}
