import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import type { GameModule } from '../../../core/game-module.js';
import { awaitedSeats } from '../../../core/obligation.js';
import { ok, type Phrase, refuse } from '../../../core/result.js';
import type { SceneRequest } from '../../../core/scene.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import { type Acted, actedLines, decideAct, othersTurn, whyNoPlay } from '../../change/act.js';
import { alter, type Decision, type Opened, refusal, replyTo } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { markOf } from '../../controls/mark.js';
import { panelReply } from '../../controls/panel/panel.js';
import { asksFirst, confirmReply, unaskedLine } from '../../controls/panel/preview.js';
import { planControls } from '../../controls/panel/seat-controls.js';
import { type Walk, walkTo } from '../../controls/question/walk.js';
import { recentEvents } from '../../log/recent.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf } from '../../seats.js';
import { withNames } from '../../seats-called.js';
import { pictureOf } from '../../words/picture.js';
import { gameReply } from '../handler.js';
import { checkedOptions } from '../typing/check-options.js';

/** The result of a command of the game. */
type Meant =
  /** `unasked`: what a button would have said before it. */
  | { readonly kind: 'acted'; readonly acted: Acted; readonly unasked: readonly Line[] }
  /** What a button would ask first, a typed command asks too. */
  | { readonly kind: 'unsure'; readonly question: Reply }
  | { readonly kind: 'asked'; readonly seat: SeatId | null; readonly answer: Extract<Interpreted, { kind: 'answer' }> };

/** A command of the game itself, read once on the locked game: a question is answered, play is written. */
export async function playReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const asked = table.moduleOf(game).typing.commands.find(({ name }) => name === request.command);
  if (asked?.ahead === true && isEnded(game)) return refusal({ code: 'game-over' }, game);
  const apart = await answeredApart(table, game, request);
  if (apart !== null) return apart;
  let before: State | null = null;
  const altered = await alter(table, game.id, request.requestId, async (opened) => {
    before = opened.state;
    return meaning(table, opened, request);
  });
  if (altered.kind === 'refused' && altered.game.phase === 'playing') {
    const line: Line = { from: 'rejection', module: game.module, rejection: altered.rejection };
    return { ...(await panelReply(table, altered.game, request.userId, [line])), refused: altered.rejection };
  }
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  const { answer: meant, state } = altered;
  switch (meant.kind) {
    case 'unsure':
      return meant.question;
    case 'asked':
      return answerReply(table, altered.game, state, meant.seat, meant.answer);
    case 'acted': {
      const lines = [...meant.unasked, ...actedLines(table, altered.game, state, meant.acted)];
      const reply = await panelReply(table, altered.game, request.userId, lines, 0, before);
      return meant.acted.refused === null ? reply : { ...reply, refused: meant.acted.refused };
    }
  }
}

/** A long question holds up neither the game nor other answers. Null: it is not such a question. */
async function answeredApart(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply | null> {
  const { reckoner } = table.deps;
  const module = table.moduleOf(game);
  const reckons = module.typing.commands.find(({ name }) => name === request.command)?.reckons === true;
  const state = reckons ? await table.stateOf(game) : null;
  const options = checkedOptions({ game, module, state }, request.command, request.options);
  if (reckoner === undefined || state === null || !options.ok) return null;
  for (const seat of seatsToTry({ game, module }, state, request.userId)) {
    const { rulesVersion } = game;
    const asked = { module: module.id, rulesVersion, state, seat, command: request.command, options: options.value };
    const read = await reckoner.answer(asked);
    if (read === null) return refusal({ code: 'reckon-busy' }, game);
    if (read.ok && read.value.kind === 'answer') return answerReply(table, game, state, seat, read.value);
  }
  return null;
}

/** With several seats, the first one the command fits, awaited seats first. */
function meaning(table: TableContext, opened: Opened, request: CommandRequest): Decision<Meant> {
  const { game, module, state } = opened;
  const closed = whyNoPlay(game);
  if (state === null) return closed ?? refuse('not-started');
  const options = checkedOptions(opened, request.command, request.options);
  if (!options.ok) return options;
  let first: ReturnType<typeof refuse> | null = null;
  for (const seat of seatsToTry(opened, state, request.userId)) {
    const read = module.typing.interpret(state, seat, request.command, options.value);
    const meant = read.ok ? read.value : null;
    if (meant?.kind === 'answer') return ok({ change: null, answer: { kind: 'asked', seat, answer: meant } });
    if (closed !== null) return closed;
    if (seat === null) return refuse('not-seated');
    if (meant !== null) {
      const decision = play(table, opened, state, seat, meant.actions, request);
      if (decision.ok) return decision;
      first ??= decision;
    } else if (!read.ok) {
      const others = othersTurn(module, state, seat, request.command);
      const rejection = others ?? withNames(opened, read.rejection);
      first ??= { ok: false, rejection };
    }
  }
  return first ?? refuse('not-seated');
}

/** Spectators have none, and may ask. */
function seatsToTry(
  { game, module }: Pick<Opened, 'game' | 'module'>,
  state: State,
  userId: string,
): readonly (SeatId | null)[] {
  const mine = seatsOf(game, userId);
  if (mine.length === 0) return [null];
  const awaited = awaitedSeats(module.obligations(state));
  return [...mine.filter((seat) => awaited.includes(seat)), ...mine.filter((seat) => !awaited.includes(seat))];
}

function play(
  table: TableContext,
  opened: Opened,
  state: State,
  seat: SeatId,
  actions: readonly Action[],
  request: CommandRequest,
): Decision<Meant> {
  const doubt = doubtOf(opened.module, state, seat, actions);
  if (doubt !== null && request.careful === true) {
    const question = confirmTyped(table, opened, seat, doubt, actions.length > 1);
    if (question !== null) return ok({ change: null, answer: { kind: 'unsure', question } });
  }
  const decision = decideAct(table, opened, request, seat, actions);
  if (!decision.ok) return decision;
  const unasked = doubt === null || doubt.preview === null ? [] : [unaskedLine(opened.module, doubt.preview)];
  return ok({ change: decision.value.change, answer: { kind: 'acted', acted: decision.value.answer, unasked } });
}

/** The first action, if its button would ask for confirmation. */
interface Doubt {
  readonly walk: Walk;
  readonly preview: Preview | null;
}

function doubtOf(module: GameModule, state: State, seat: SeatId, [first]: readonly Action[]): Doubt | null {
  const walk = first === undefined ? null : walkTo(module, state, seat, first);
  if (first === undefined || walk === null) return null;
  const preview = module.foresee.action(state, seat, first);
  return asksFirst(walk.offer, preview) ? { walk, preview } : null;
}

/** Null: more than a button can hold. */
function confirmTyped(
  { limits }: TableContext,
  { module, game }: Opened,
  seat: SeatId,
  { walk, preview }: Doubt,
  several: boolean,
): Reply | null {
  const question = confirmReply(module, game, { gameId: game.id, version: markOf(game), seat }, walk, preview);
  if ((question.confirm?.length ?? 0) > limits.token) return null;
  // Only the first of several is on the button.
  return several ? { ...question, lines: [...question.lines, { from: 'table', key: 'panel.first-alone' }] } : question;
}

async function answerReply(
  table: TableContext,
  game: GameRecord,
  state: State | null,
  seat: SeatId | null,
  { lines, picture, plans = [] }: Extract<Interpreted, { kind: 'answer' }>,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const controls = state === null || seat === null ? [] : planControls(table, game, state, seat, plans);
  const told = gameReply(game, ...lines.map((phrase) => answerLine(module.id, phrase)));
  const said = controls.length === 0 ? told : { ...told, controls };
  if (picture === undefined || state === null) return said;
  return { ...said, picture: pictureOf(module, game, state, seat, await withRecentEvents(table, game, seat, picture)) };
}

/** Some views show what happened last (a battle's last throw), which only the log has. */
async function withRecentEvents(
  table: TableContext,
  game: GameRecord,
  seat: SeatId | null,
  picture: SceneRequest,
): Promise<SceneRequest> {
  const view = table.moduleOf(game).pictures.views?.find(({ name }) => name === picture.show);
  if (view?.events !== true || picture.events !== undefined) return picture;
  return { ...picture, events: await recentEvents(table, game, seat) };
}

function answerLine(module: string, phrase: Phrase): Line {
  const line = { from: 'game', module, key: `answer.${phrase.key}` } as const;
  return phrase.values === undefined ? line : { ...line, values: phrase.values };
}
