import { refusal } from '../change/alter.js';
import { numberOption } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import { button } from '../controls/buttons.js';
import type { Control, Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { Asker, CommandRequest } from '../request.js';
import { beginToken, openButton } from './buttons.js';
import type { KeptTrial } from './kept-trial.js';
import { momentOf } from './may-try.js';
import { aboutTrialLine, type Shown, standsReply } from './trial-reply.js';
import { beginTrial, oneTrialAtATime, placesOf, type TrialPlace, takeUp } from './trials.js';

/** `/whatif`: from a step of the game here; without one what was left, or from the game as it is now. */
export async function whatIfCommand(table: TableContext, request: CommandRequest): Promise<Reply> {
  const step = numberOption(request.options, 'step');
  const game = await table.gameHere(request);
  return oneTrialAtATime(table, request, async () => {
    if (step !== null && game !== null) return beginReply(table, game, request, step);
    const kept = await keptBy(table, request);
    if (kept.length > 0 && step === null) return listReply(kept, game);
    return game === null ? refusal({ code: 'no-game-here' }, null) : beginReply(table, game, request, null);
  });
}

/** The button "What if": from the game as it is now, or on with what was begun from there. */
export function whatIfNow(table: TableContext, game: GameRecord, asker: Asker): Promise<Reply> {
  return oneTrialAtATime(table, asker, () => beginReply(table, game, asker, null));
}

/** `instead`: the trial that makes room. */
export async function beginReply(
  table: TableContext,
  game: GameRecord,
  asker: Asker,
  step: number | null,
  instead: string | null = null,
): Promise<Reply> {
  const moment = await momentOf(table, game, asker, step);
  if (!moment.ok) return refusal(moment.rejection, game);
  const places = await placesOf(table, asker.userId);
  const { seat, step: at } = moment.value;
  const same = places.find(({ kept }) => kept?.gameId === game.id && kept.seat === seat && kept.step === at)?.kept;
  if (same != null && instead === null) {
    const reply = await openReply(table, asker, same.id);
    if (reply.refused === undefined) return reply;
  }
  const room = places.find(({ kept }) => (instead === null ? kept === null || kept === same : kept?.id === instead));
  if (room === undefined) return instead === null ? fullReply(table, game, asker, places, step) : stale();
  const begun = await beginTrial(table, asker, game, room, moment.value);
  if (begun === null) return stale();
  const shown = { ...begun, real: game };
  return standsReply(shown, asker.userId, [aboutTrialLine(begun.kept)]);
}

function stale(): Reply {
  return refusal({ code: 'press-stale' }, null);
}

/** A trial as it was left. */
export async function openReply(table: TableContext, asker: Asker, id: string): Promise<Reply> {
  const taken = await takeUp(table, asker, id);
  return taken.ok ? takenUpReply(taken.value, asker) : refusal(taken.rejection, null);
}

export function takenUpReply(shown: Shown, { userId }: Asker): Promise<Reply> {
  const { kept } = shown;
  const left: Line[] = kept.deeds.length === 0 ? [] : [{ from: 'table', key: 'whatif.taken-up' }];
  return standsReply(shown, userId, [aboutTrialLine(kept), ...left]);
}

interface KeptOf {
  readonly kept: KeptTrial;
  readonly game: GameRecord;
}

/** Those whose games are still there; by a link, of its game alone. */
async function keptBy(table: TableContext, { userId, onlyGame }: Asker): Promise<readonly KeptOf[]> {
  return withGames(table, await placesOf(table, userId), onlyGame);
}

async function withGames(
  table: TableContext,
  places: readonly TrialPlace[],
  onlyGame: string | undefined,
): Promise<readonly KeptOf[]> {
  const shown = places.filter(({ kept }) => onlyGame === undefined || kept?.gameId === onlyGame);
  const found = shown.map(async ({ kept }): Promise<readonly KeptOf[]> => {
    const game = kept === null ? null : await table.deps.store.find(kept.gameId);
    return kept === null || game === null ? [] : [{ kept, game }];
  });
  return (await Promise.all(found)).flat();
}

function keptLine({ kept, game }: KeptOf): Line {
  const name = { kind: 'text', id: game.name } as const;
  const made = { kind: 'instant', id: kept.made } as const;
  return { from: 'table', key: 'whatif.kept', values: { name, step: kept.step, made, count: kept.deeds.length } };
}

function listReply(kept: readonly KeptOf[], here: GameRecord | null): Reply {
  const fresh: Control[] =
    here === null ? [] : [button(beginToken(here.id, null), { from: 'table', key: 'whatif.begin' }, 'primary')];
  return {
    lines: [{ from: 'table', key: 'whatif.yours' }, ...kept.map(keptLine)],
    controls: [[...kept.map((one) => openButton(one.kept, one.game.name)), ...fresh]],
  };
}

/** Three are kept: which of them makes room is its owner's to say. */
async function fullReply(
  table: TableContext,
  game: GameRecord,
  { onlyGame }: Asker,
  places: readonly TrialPlace[],
  step: number | null,
): Promise<Reply> {
  const kept = await withGames(table, places, onlyGame);
  if (kept.length === 0) return refusal({ code: 'whatif-full' }, null);
  const buttons = kept.map((one) => {
    const values = { name: { kind: 'text', id: one.game.name }, step: one.kept.step };
    return button(beginToken(game.id, step, one.kept), { from: 'table', key: 'whatif.instead', values }, 'danger');
  });
  return { lines: [{ from: 'table', key: 'whatif.full' }, ...kept.map(keptLine)], controls: [buttons] };
}
