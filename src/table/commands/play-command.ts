import type { Action } from '../../core/action.js';
import type { Interpreted, State } from '../../core/game-module.js';
import { awaitedSeats } from '../../core/obligation.js';
import { ok, type Phrase, type Result, refuse } from '../../core/result.js';
import type { SceneRequest } from '../../core/scene.js';
import type { SeatId } from '../../core/seat.js';
import { type Acted, actedLines, decideAct, othersTurn, whyNoPlay } from '../change/act.js';
import { alter, type Opened, refusal, replyTo } from '../change/alter.js';
import { confirmReply } from '../controls/confirm.js';
import { panelReply } from '../controls/panel-reply.js';
import { walkTo } from '../controls/walk.js';
import { type Inner, seatsOf } from '../inner.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { told } from './handler.js';
import { pictureOf, recentEvents } from './map.js';

/** A command of the game itself: a question is answered, play is written. */
export async function playReply(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const module = inner.moduleOf(game);
  const state = await inner.stateOf(game);
  if (state === null) return refusal(whyNoPlay(game)?.rejection ?? { code: 'not-started' }, game);
  const mine = seatsOf(game, request.userId);
  const seat = mine[0] ?? null;
  const read = module.interpret(state, seat, request.command, request.options);
  if (read.ok && read.value.kind === 'answer') {
    const { lines, picture } = read.value;
    return {
      ...told(game, ...lines.map((phrase) => phraseLine(module.id, 'answer', phrase))),
      ...(picture === undefined
        ? {}
        : { picture: pictureOf(module, game, state, seat, await withRecentEvents(inner, game, seat, picture)) }),
    };
  }
  const closed = whyNoPlay(game);
  if (closed !== null) return refusal(closed.rejection, game);
  if (seat === null) return refusal({ code: 'not-seated' }, game);
  return act(inner, game, request);
}

/** Some views show what happened last (a battle its last throw), which only the log remembers. */
async function withRecentEvents(
  inner: Inner,
  game: GameRecord,
  seat: SeatId | null,
  picture: SceneRequest,
): Promise<SceneRequest> {
  const view = inner.moduleOf(game).views?.find(({ name }) => name === picture.show);
  if (view?.events !== true || picture.events !== undefined) return picture;
  return { ...picture, events: await recentEvents(inner, game, seat) };
}

/** With several seats it is the first of them, those awaited first, that the command fits. */
async function act(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const altered = await alter<{ acted: Acted } | { question: Reply }>(
    inner,
    game.id,
    request.requestId,
    async (opened) => {
      if (opened.state === null) return refuse('not-started');
      const seats = awaitedFirst(opened.state, seatsOf(opened.game, request.userId), (state) =>
        awaitedSeats(opened.module.obligations(state)),
      );
      let first: ReturnType<typeof refuse> | null = null;
      for (const seat of seats) {
        const meant = meantActions(opened.module.interpret(opened.state, seat, request.command, request.options));
        if (!meant.ok) {
          const others = othersTurn(opened.module, opened.state, seat, request.command);
          first ??= others === null ? meant : { ok: false, rejection: others };
          continue;
        }
        const question = request.careful === true ? loss(opened, opened.state, seat, meant.value) : null;
        if (question !== null) return ok({ change: null, answer: { question } });
        const decision = decideAct(inner, opened, request, seat, meant.value);
        if (decision.ok) return ok({ change: decision.value.change, answer: { acted: decision.value.answer } });
        first ??= decision;
      }
      return first ?? refuse('not-seated');
    },
  );
  if (altered.kind === 'done') {
    if ('question' in altered.answer) return altered.answer.question;
    const { acted } = altered.answer;
    const reply = await panelReply(
      inner,
      altered.game,
      request.userId,
      actedLines(inner, altered.game, altered.state, acted),
    );
    return acted.refused === null ? reply : { ...reply, refused: acted.refused };
  }
  if (altered.kind === 'refused' && altered.game.phase === 'playing') {
    const line: Line = { from: 'rejection', module: game.module, rejection: altered.rejection };
    return { ...(await panelReply(inner, altered.game, request.userId, [line])), refused: altered.rejection };
  }
  return replyTo(altered, () => ({ lines: [] }));
}

/** The question before the first of the actions, where it would lose something that can still be saved. */
function loss(opened: Opened, state: State, seat: SeatId, [first]: readonly Action[]): Reply | null {
  const { module, game } = opened;
  const preview = first === undefined ? null : module.preview(state, seat, first);
  if (first === undefined || preview?.loses !== true) return null;
  const walk = walkTo(module, state, seat, first);
  return walk === null
    ? null
    : confirmReply(module, game, { gameId: game.id, version: game.version, seat }, walk, preview);
}

function meantActions(read: Result<Interpreted>) {
  if (!read.ok) return read;
  return read.value.kind === 'actions' ? ok(read.value.actions) : refuse('command-late');
}

function awaitedFirst(state: State, seats: readonly SeatId[], awaitedIn: (state: State) => readonly SeatId[]) {
  const awaited = awaitedIn(state);
  return [...seats.filter((seat) => awaited.includes(seat)), ...seats.filter((seat) => !awaited.includes(seat))];
}

function phraseLine(module: string, group: string, phrase: Phrase): Line {
  const line = { from: 'game', module, key: `${group}.${phrase.key}` } as const;
  return phrase.values === undefined ? line : { ...line, values: phrase.values };
}
