import type { Action } from '../../../core/action.js';
import type { GameModule } from '../../../core/game-module.js';
import { canonical } from '../../../core/json.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Choice } from '../../../core/offer.js';
import { type Rejection, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import { actedLines, decideAct } from '../../change/act.js';
import { alter, refusal, replyTo } from '../../change/alter.js';
import { isTold } from '../../change/event-lines.js';
import type { TableContext } from '../../context.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord, LogEntry } from '../../ports/store.js';
import type { PressRequest } from '../../request.js';
import { seatsOf } from '../../seats.js';
import { versionOf } from '../mark.js';
import { panelReply } from '../panel/panel.js';
import { asksFirst, confirmReply } from '../panel/preview.js';
import { aboutReply } from '../question/about.js';
import { type Asking, aboutLine, chosenLines, didLine, mostAtOnce, owedBy } from '../question/choices.js';
import { offersOf, openOffers, oweTheSame, sameOffer } from '../question/offers.js';
import { questionReply, readAnswer } from '../question/question.js';
import {
  actionsOf,
  isSeveralPath,
  severalPath,
  splitSeveralPath,
  togetherOn,
  togetherReply,
} from '../question/together.js';
import { actionOf, followPath, type Walk } from '../question/walk.js';
import { splitGiven, type Token } from '../token.js';
import { type FormResult, pressForm } from './form.js';

export async function pressWalk(
  table: TableContext,
  game: GameRecord,
  token: Token,
  request: PressRequest,
): Promise<Reply> {
  const mine = seatsOf(game, request.userId);
  const own = await ownToken(table, game, token, mine);
  if (own === null && token.kind === 'about') return aboutOpenly(table, game, token);
  if (own === null) return refusal(mine.length === 0 ? { code: 'not-seated' } : { code: 'not-your-button' }, game);
  return pressOwn(table, game, own, request);
}

/** Anybody may ask about what a post asks somebody else, as far as everybody sees it. */
async function aboutOpenly(table: TableContext, game: GameRecord, token: Token): Promise<Reply> {
  const { seat, path } = token;
  const version = versionOf(game, token.version);
  const seen =
    version > game.version || seat === null || path.includes(',') ? null : await table.stateAt(game, version);
  const module = table.moduleOf(game);
  const walk = seen === null || seat === null ? null : followPath(module, seen, seat, path);
  if (seen === null || seat === null || walk === null) return refusal({ code: 'press-stale' }, game);
  const open = openOffers(module, seen, seat).some((offer) => sameOffer(offer, walk.offer));
  if (!open) return refusal({ code: 'not-your-button' }, game);
  return aboutReply(askingAt(table, game, seen, { ...token, seat }), game, walk, true);
}

type OwnToken = Token & { readonly seat: SeatId };

async function ownToken(
  table: TableContext,
  game: GameRecord,
  token: Token,
  mine: readonly SeatId[],
): Promise<OwnToken | null> {
  const { seat } = token;
  if (seat === null || mine.length === 0) return null;
  if (mine.includes(seat)) return { ...token, seat };
  const version = versionOf(game, token.version);
  const seen = version > game.version ? null : await table.stateAt(game, version);
  return seen === null ? null : asOwnSeat(table.moduleOf(game), seen, { ...token, seat }, mine);
}

async function pressOwn(table: TableContext, game: GameRecord, token: OwnToken, request: PressRequest): Promise<Reply> {
  const { seat } = token;
  const module = table.moduleOf(game);
  if (game.phase !== 'playing') return stale(table, game, request, { code: 'press-late' });
  if (!(await sameQuestion(table, game, token, seat))) return stale(table, game, request, { code: 'press-stale' });
  const seen = await table.stateAt(game, versionOf(game, token.version));
  if (seen === null || (await table.stateOf(game)) === null)
    return stale(table, game, request, { code: 'press-stale' });
  if (isSeveralPath(token.path)) return pressTogether(table, game, token, seen, request);
  const walk = followPath(module, seen, seat, splitGiven(token.path).path);
  if (walk === null) return stale(table, game, request, { code: 'press-stale' });
  if (token.kind === 'about') return aboutReply(askingAt(table, game, seen, token), game, walk);
  if (token.kind === 'form')
    return pressFilled(table, game, token, pressForm(table, game, seen, token, walk, request), request);
  const { values } = request;
  if (values !== undefined && values.length > 1 && mostAtOnce(walk.offer, walk.domain) > 1)
    return askTogether(table, game, { ...token, path: severalPath(token.path, values) }, seen, request);
  const asking = askingAt(table, game, seen, { ...token, kind: 'walk' });
  const answered = values === undefined ? { walk, page: token.page } : readAnswer(asking, walk, values);
  if ('wrong' in answered) {
    const asked = questionReply(asking, game, walk);
    return { ...asked, ...refusedLine(game, answered.wrong, asked) };
  }
  if (answered.walk.domain.kind !== 'done')
    return questionReply({ ...asking, token: { ...asking.token, page: answered.page } }, game, answered.walk);
  return conclude(table, game, token, answered.walk, request);
}

function askingAt(table: TableContext, game: GameRecord, state: State, token: OwnToken): Asking {
  return { module: table.moduleOf(game), state, token, limits: table.limits };
}

/** Nothing left to ask but confirmation, if something would be lost. */
async function conclude(
  table: TableContext,
  game: GameRecord,
  token: OwnToken,
  walk: Walk,
  request: PressRequest,
  after: readonly Action[] = [],
): Promise<Reply> {
  const module = table.moduleOf(game);
  const state = await table.stateOf(game);
  const action = actionOf(walk);
  const preview = state === null ? null : module.foresee.action(state, token.seat, action);
  if (token.kind !== 'sure' && asksFirst(walk.offer, preview)) {
    const about = (choice: Choice) => (state === null ? null : aboutLine({ module, state, token }, choice));
    return confirmReply(module, game, token, walk, preview, about);
  }
  const said = after.length > 0 ? [] : chosenLines(module, walk).slice(1);
  return carryOut(table, game, token, [action, ...after], request, { said });
}

/** Form values act like presses; what is impossible leaves the form as filled in. */
async function pressFilled(
  table: TableContext,
  game: GameRecord,
  token: OwnToken,
  result: FormResult,
  request: PressRequest,
): Promise<Reply> {
  switch (result.kind) {
    case 'reply':
      return result.reply;
    case 'walk':
      return conclude(table, game, token, result.walk, request, result.after);
    case 'actions': {
      const { severally } = result;
      const reply = await carryOut(table, game, token, result.actions, request, { severally });
      return reply.refused === undefined ? reply : result.again(reply);
    }
  }
}

/** Several stacks go together: where to, for all of them. */
async function askTogether(
  table: TableContext,
  game: GameRecord,
  token: OwnToken,
  seen: State,
  request: PressRequest,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const group = togetherOn(module, seen, token.seat, token.path);
  if (group === null) return stale(table, game, request, { code: 'press-stale' });
  if (group.slot === null) return carryOut(table, game, token, actionsOf(group, null), request);
  if (group.choices.length === 0) return stale(table, game, request, { code: 'together-nowhere' });
  return togetherReply(askingAt(table, game, seen, { ...token, page: 0 }), game, group);
}

async function pressTogether(
  table: TableContext,
  game: GameRecord,
  token: OwnToken,
  seen: State,
  request: PressRequest,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const [asked, chosen] = splitSeveralPath(token.path);
  const group = togetherOn(module, seen, token.seat, asked);
  const place = chosen ?? request.values?.[0];
  if (group === null) return stale(table, game, request, { code: 'press-stale' });
  if (place === undefined) return togetherReply(askingAt(table, game, seen, { ...token, path: asked }), game, group);
  const choice = group.choices[Number.parseInt(place, 36)];
  if (choice === undefined) return stale(table, game, request, { code: 'press-stale' });
  return carryOut(table, game, token, actionsOf(group, choice), request);
}

interface Carried {
  readonly severally?: boolean | undefined;
  /** What was chosen, for when nothing else tells of it. */
  readonly said?: readonly Line[];
}

/** All questions are answered. */
async function carryOut(
  table: TableContext,
  game: GameRecord,
  token: OwnToken,
  actions: readonly Action[],
  request: PressRequest,
  { severally = actions.length > 1, said = [] }: Carried = {},
): Promise<Reply> {
  let owed: Obligation | undefined;
  let before: State | null = null;
  const altered = await alter(table, game.id, request.requestId, async (opened) => {
    owed = owedBy(table.moduleOf(opened.game), opened.state, token.seat, actions);
    before = opened.state;
    const fresh = await sameQuestion(table, opened.game, token, token.seat, opened.source);
    if (!fresh || !seatsOf(opened.game, request.userId).includes(token.seat)) return refuse('press-stale');
    return decideAct(table, opened, request, token.seat, actions, severally);
  });
  if (altered.kind === 'refused') return stale(table, altered.game, request, altered.rejection);
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  const told = actedLines(table, altered.game, altered.state, altered.answer);
  // A player who passes hears what was done, though nothing is announced.
  const heard = told.some(isTold(table, altered.game))
    ? told
    : [didLine(table.moduleOf(altered.game), actions, owed), ...said];
  const reply = await panelReply(table, altered.game, request.userId, heard, 0, before);
  return altered.answer.refused === null ? reply : { ...reply, refused: altered.answer.refused };
}

function refusedLine(game: GameRecord, rejection: Rejection, asked: Reply): Pick<Reply, 'lines' | 'refused'> {
  return { lines: [{ from: 'rejection', module: game.module, rejection }, ...asked.lines], refused: rejection };
}

/** Says why, and shows what can be done now. */
async function stale(
  table: TableContext,
  game: GameRecord,
  request: PressRequest,
  rejection: Rejection,
): Promise<Reply> {
  if (rejection.code === 'press-stale' || rejection.code === 'press-late') {
    // The same press delivered twice finds the game already moved on: that is no refusal.
    const looked = await alter(table, game.id, request.requestId, async () => refuse(rejection.code));
    if (looked.kind === 'seen') return replyTo(looked, () => ({ lines: [] }));
  }
  const panel = await panelReply(table, game, request.userId, [{ from: 'rejection', module: game.module, rejection }]);
  return { ...panel, refused: rejection };
}

/**
 * Does the button still mean what it did? Either the game has not moved, or others moved on without touching this
 * seat's obligations (sealed bids come in from all sides): then the press counts.
 */
async function sameQuestion(
  table: TableContext,
  game: GameRecord,
  token: Token,
  seat: SeatId,
  source = table.source(game.id),
): Promise<boolean> {
  const shown = versionOf(game, token.version);
  if (shown === game.version) return true;
  if (shown > game.version || game.version - shown > 50) return false;
  const module = table.moduleOf(game);
  const since = await source.log(shown + 1, game.version);
  const disturbs = (entry: LogEntry) =>
    entry.kind === 'setup' ||
    entry.kind === 'undo' ||
    entry.kind === 'position' ||
    (entry.kind === 'act' && entry.seat === seat);
  if (since.some(disturbs)) return false;
  const [shownState, currentState] = [
    await table.states.at(module, game.id, shown, source),
    await table.states.at(module, game.id, game.version, source),
  ];
  if (shownState === null || currentState === null) return false;
  const owed = (state: State) =>
    module
      .obligations(state)
      .filter((obligation) => obligation.seats.includes(seat))
      .map((obligation) => obligation.id);
  const [before, after] = [owed(shownState), owed(currentState)];
  // An additional question (somebody offers a trade) changes none of the earlier ones.
  return before.length > 0 && before.every((id) => after.includes(id));
}

/**
 * If one obligation awaits several seats, or several await the same, one button serves all, written for the first seat:
 * the presser acts for his own. Null if it asks him something else, or nothing.
 */
export function asOwnSeat(
  module: GameModule,
  seen: State,
  token: Token & { readonly seat: SeatId },
  mine: readonly SeatId[],
): (Token & { readonly seat: SeatId }) | null {
  const owed = module.obligations(seen);
  const theirOwn = owed.find(({ seats }) => seats.includes(token.seat));
  const alike = owed.filter((one) => theirOwn !== undefined && oweTheSame(one, theirOwn)).flatMap(({ seats }) => seats);
  const seat = mine.find((own) => alike.includes(own));
  const theirs = followPath(module, seen, token.seat, token.path);
  if (seat === undefined || theirs === null || theirs.offer.optional === true || theirs.offer.secret === true)
    return null;
  const place = offersOf(module, seen, seat).findIndex((offer) => sameOffer(offer, theirs.offer));
  const path = [place.toString(36), ...token.path.split(',').slice(1)].join(',');
  const own = place < 0 ? null : followPath(module, seen, seat, path);
  return own !== null && canonical(own.filled) === canonical(theirs.filled) ? { ...token, seat, path } : null;
}
