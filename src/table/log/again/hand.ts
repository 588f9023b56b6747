import { isObject, isText, type Json, type JsonObject } from '../../../core/json.js';
import type { Result } from '../../../core/result.js';
import { alter, type Opened } from '../../change/alter.js';
import type { Change } from '../../change/change.js';
import type { TableContext } from '../../context.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker } from '../../request.js';
import type { FileEntry } from '../game-file.js';
import type { Desk } from './desk.js';

/** Tools to redo a deed: the table and who asks, the entry that tells of it and its place. */
export interface Doing {
  readonly desk: Desk;
  readonly table: TableContext;
  readonly asker: Asker;
  readonly entry: FileEntry;
  readonly told: JsonObject;
}

/** Redoes what an entry tells, as it was done at the table. */
export type Hand = ((doing: Doing, game: GameRecord) => Promise<unknown>) & { readonly managing?: true };

/** All ways in which what an entry tells may have been done; the entries after it show which. */
export type Ways = (entry: FileEntry, told: JsonObject, desk: Desk) => readonly Hand[];

export function toldIn({ detail }: Pick<FileEntry, 'detail'>): JsonObject {
  return isObject(detail) ? detail : {};
}

export function textIn(value: Json | undefined): string {
  return isText(value) ? value : '';
}

/** Someone who manages the channel may do what the game master may; that he does manage it is the log's word. */
export function alsoAsModerator(hand: Hand): readonly Hand[] {
  const managing: Hand = (doing, game) => hand({ ...doing, asker: { ...doing.asker, moderator: true } }, game);
  return [hand, Object.assign(managing, { managing: true as const })];
}

/** A change decided here, for which the table has no command. */
export async function decideHere(
  { desk, table, asker }: Doing,
  decide: (opened: Opened) => Result<Change> | Promise<Result<Change>>,
): Promise<void> {
  await alter(table, desk.game.id, asker.requestId, async (opened) => {
    const change = await decide(opened);
    return change.ok ? { ok: true, value: { change: change.value, answer: null } } : change;
  });
}
