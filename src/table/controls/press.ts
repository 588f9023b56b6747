import type { GameModule, State } from '../../core/game-module.js';
import { allows, mostOf, sumsOf } from '../../core/offer.js';
import { type Rejection, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { actedLines, decideAct } from '../change/act.js';
import { alter, refusal, replyTo } from '../change/alter.js';
import { joinGame, leaveGame } from '../commands/seating.js';
import { startGame } from '../commands/start.js';
import { answerUndo } from '../commands/undo.js';
import type { TableContext } from '../context.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { PressRequest } from '../request.js';
import { peopleOf, seatsOf } from '../seats.js';
import { confirmReply } from './confirm.js';
import { TABLE_VERBS, type TableVerb, verbLine } from './panel.js';
import { panelReply } from './panel-reply.js';
import { pressSetup } from './press-setup.js';
import { COUNT_PAGE, countedPlaces, questionControls } from './question.js';
import { asOwnSeat } from './shared-button.js';
import { readToken, type Token } from './token.js';
import { actionOf, fill, follow, type Walk, withoutPartial, writeCounts } from './walk.js';

/** A button pressed or a choice made. What cannot apply any more is refused, and what can be done is shown. */
export async function press(table: TableContext, request: PressRequest): Promise<Reply> {
  const token = readToken(request.token);
  if (token === null) return refusal({ code: 'press-unknown' }, null);
  const game = await table.deps.store.find(token.gameId);
  if (game === null) return refusal({ code: 'game-gone' }, null);
  const lacking = table.lacksRules(game);
  if (lacking !== null) return refusal(lacking, game);
  switch (token.kind) {
    case 'menu':
      return panelReply(table, game, request.userId, []);
    case 'table':
      return pressTable(table, game, token, request);
    case 'setup':
      return pressSetup(table, game, token, request);
    case 'walk':
    case 'sure':
      return pressWalk(table, game, token, request);
  }
}

async function pressTable(table: TableContext, game: GameRecord, token: Token, request: PressRequest): Promise<Reply> {
  const [named, asked = ''] = token.path.split(':');
  const verb = TABLE_VERBS.find((known) => known === named);
  if (verb === undefined) return refusal({ code: 'press-unknown' }, game);
  const handlers: Readonly<Record<TableVerb, () => Promise<Reply>>> = {
    join: () => joinGame(table, game, request, null),
    leave: () => leaveGame(table, game, request),
    start: () => startGame(table, game, request),
    agree: () => answerUndo(table, game, request, true, Number.parseInt(asked, 36)),
    refuse: () => answerUndo(table, game, request, false, Number.parseInt(asked, 36)),
  };
  return handlers[verb]();
}

async function pressWalk(table: TableContext, game: GameRecord, token: Token, request: PressRequest): Promise<Reply> {
  const mine = seatsOf(game, request.userId);
  const own = await ownToken(table, game, token, mine);
  if (own === null) return refusal(mine.length === 0 ? { code: 'not-seated' } : { code: 'not-your-button' }, game);
  return pressOwn(table, game, own, request);
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
  const seen = token.version > game.version ? null : await table.stateAt(game, token.version);
  return seen === null ? null : asOwnSeat(table.moduleOf(game), seen, { ...token, seat }, mine);
}

async function pressOwn(table: TableContext, game: GameRecord, token: OwnToken, request: PressRequest): Promise<Reply> {
  const { seat } = token;
  const module = table.moduleOf(game);
  if (game.phase !== 'playing') return stale(table, game, request, { code: 'press-late' });
  if (!(await sameQuestion(table, game, token, seat))) return stale(table, game, request, { code: 'press-stale' });
  const seen = await table.stateAt(game, token.version);
  const state = await table.stateOf(game);
  if (seen === null || state === null) return stale(table, game, request, { code: 'press-stale' });
  const walk = follow(module, seen, seat, token.path);
  if (walk === null) return stale(table, game, request, { code: 'press-stale' });

  const answered =
    request.values === undefined ? { walk, page: token.page } : choose(module, seen, token, walk, request.values);
  if (answered === null) {
    const asked = askOn(table, game, token, walk, token.page);
    return { ...asked, ...refusedLine(game, { code: 'slot-illegal', values: { slot: slotTerm(walk) } }, asked) };
  }
  if (answered.walk.domain.kind !== 'done') return askOn(table, game, token, answered.walk, answered.page);
  return finish(table, game, token, answered.walk, state, request);
}

/** The whole action is known: done, or asked once more where it cannot be taken back. */
async function finish(
  table: TableContext,
  game: GameRecord,
  token: Token & { readonly seat: SeatId },
  walk: Walk,
  state: State,
  request: PressRequest,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const action = actionOf(walk);
  if (walk.offer.final === true && token.kind !== 'sure') {
    return confirmReply(module, game, token, walk, module.preview(state, token.seat, action));
  }
  const altered = await alter(table, game.id, request.requestId, async (opened) => {
    const fresh = await sameQuestion(table, opened.game, token, token.seat, opened.source);
    if (!fresh || !seatsOf(opened.game, request.userId).includes(token.seat)) return refuse('press-stale');
    return decideAct(table, opened, request, token.seat, [action]);
  });
  if (altered.kind === 'refused') return stale(table, altered.game, request, altered.rejection);
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  const told = actedLines(table, altered.game, altered.state, altered.answer);
  const reply = await panelReply(table, altered.game, request.userId, told);
  return altered.answer.refused === null ? reply : { ...reply, refused: altered.answer.refused };
}

/**
 * Does the button still ask what it asked when it was shown? The game is where it was, or others have moved on without
 * touching this seat's obligations (sealed bids come in from all sides): then the press counts.
 */
async function sameQuestion(
  table: TableContext,
  game: GameRecord,
  token: Token,
  seat: SeatId,
  source = table.source(game.id),
): Promise<boolean> {
  if (token.version === game.version) return true;
  if (token.version > game.version || game.version - token.version > 50) return false;
  const module = table.moduleOf(game);
  const since = await source.log(token.version + 1, game.version);
  const disturbs = (entry: LogEntry) =>
    entry.kind === 'setup' ||
    entry.kind === 'undo' ||
    entry.kind === 'position' ||
    (entry.kind === 'act' && entry.seat === seat);
  if (since.some(disturbs)) return false;
  const [then, now] = [
    await table.states.at(module, game.id, token.version, source),
    await table.states.at(module, game.id, game.version, source),
  ];
  if (then === null || now === null) return false;
  const owed = (state: State) =>
    module
      .obligations(state)
      .filter((obligation) => obligation.seats.includes(seat))
      .map((obligation) => obligation.id);
  const [before, after] = [owed(then), owed(now)];
  // A question more (somebody offers a trade) changes nothing of those there were.
  return before.length > 0 && before.every((id) => after.includes(id));
}

/** What was chosen in a select or written in a field, put into the walk. */
function choose(
  module: GameModule,
  state: State,
  token: Token,
  walk: Walk,
  values: readonly string[],
): { readonly walk: Walk; readonly page: number } | null {
  const { domain } = walk;
  const seat = token.seat;
  if (domain.kind === 'done' || seat === null) return null;
  const [value = ''] = values;
  const done = (filled: Walk | null) => (filled === null ? null : { walk: filled, page: 0 });
  switch (domain.kind) {
    case 'one': {
      const choice = domain.choices[Number.parseInt(value, 36)];
      return choice === undefined ? null : done(fill(module, state, seat, walk, choice.id));
    }
    case 'number': {
      const number = Number(value.trim());
      return value.trim() === '' || !Number.isFinite(number) ? null : done(fill(module, state, seat, walk, number));
    }
    case 'text':
      return done(fill(module, state, seat, walk, value));
    case 'some': {
      const counts: Record<string, number> = { ...walk.partial };
      for (const one of values) {
        const choice = domain.choices[Number.parseInt(one.split('.')[0] ?? '', 36)];
        if (choice === undefined) return null;
        counts[choice.id] = (counts[choice.id] ?? 0) + 1;
      }
      const more = (token.page + 1) * COUNT_PAGE < countedPlaces(domain).length;
      if (more && sumsOf(domain, counts).total < mostOf(domain)) {
        const path = `${withoutPartial(walk.path)},p${writeCounts(domain, counts)}`;
        return { walk: { ...walk, partial: counts, path }, page: token.page + 1 };
      }
      return allows(domain, counts) ? done(fill(module, state, seat, walk, counts)) : null;
    }
  }
}

function askOn(table: TableContext, game: GameRecord, token: Token, walk: Walk, page: number): Reply {
  const module = table.moduleOf(game);
  const controls = questionControls(module, { ...token, kind: 'walk', page }, walk);
  if (controls === null)
    return refusal({ code: 'panel-too-long', values: { verb: { kind: 'verb', id: walk.offer.verb } } }, game);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [verbLine(module, walk.offer), asked(module, walk)],
    controls,
  };
}

/** What is asked, and how many of it where not all of it can be had. */
function asked(module: GameModule, walk: Walk): Line {
  const { domain } = walk;
  const slot = slotTerm(walk);
  const there = domain.kind === 'some' ? domain.choices.reduce((sum, { count }) => sum + count, 0) : 0;
  if (domain.kind !== 'some' || domain.max >= there)
    return { from: 'table', key: 'panel.ask', module: module.id, values: { slot } };
  const { min, max } = domain;
  const key = min === max ? 'panel.ask-exactly' : 'panel.ask-some';
  return { from: 'table', key, module: module.id, values: { slot, min, max } };
}

function slotTerm(walk: Walk): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: walk.domain.kind === 'done' ? 'done' : walk.domain.slot };
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
    // The very same press delivered twice finds the game moved on by itself: that is no refusal.
    const looked = await alter(table, game.id, request.requestId, async () => refuse(rejection.code));
    if (looked.kind === 'seen') return replyTo(looked, () => ({ lines: [] }));
  }
  const panel = await panelReply(table, game, request.userId, [{ from: 'rejection', module: game.module, rejection }]);
  return { ...panel, refused: rejection };
}
