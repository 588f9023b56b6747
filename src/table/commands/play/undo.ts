import { ok, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { isFirstSight } from '../../challenge/first-sight.js';
import { whyNoPlay } from '../../change/act.js';
import { alter, type Opened, replyTo } from '../../change/alter.js';
import type { Change } from '../../change/change.js';
import type { TableContext } from '../../context.js';
import { panelReply } from '../../controls/panel/panel.js';
import { withoutUndone } from '../../log/replay.js';
import { countedFor } from '../../log/secret.js';
import { planUndo, type UndoPlan } from '../../log/undo-plan.js';
import { lastActor, undoableLog } from '../../log/undoable.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker, CommandRequest } from '../../request.js';
import { isMaster, seatRecord, seatsOf } from '../../seats.js';
import { tableEntry, truthOption } from '../handler.js';

/** `at`: the version at which it was asked about; if the game has moved on since, ask again. */
export async function undoReply(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  at?: number,
): Promise<Reply> {
  const force = truthOption(request.options, 'force') === true;
  const altered = await alter<'undone' | 'asked'>(table, game.id, request.requestId, async (opened) => {
    const { game: current, state } = opened;
    const closed = whyNoPlay(current);
    if (closed !== null) return closed;
    if (at !== undefined && at !== current.version) return refuse('undo-late');
    const live = await undoableLog(opened.source, current.version);
    const mine = seatsOf(current, request.userId);
    if (force && mine.length === 0 && !isMaster(current, request)) return refuse('not-master');
    if (force && current.challenge === null && !isMaster(current, request)) return refuse('not-master');
    // On the first-sight table nothing is undone by a slip of the thumb.
    if (!force && current.challenge !== null && isFirstSight(live)) return refuse('challenge-undo');
    if (!force && mine.length === 0) return refuse('not-seated');
    // An earlier request stands as it is, with its consents.
    if (!force && current.undoAsked !== null) {
      const { by, awaiting } = current.undoAsked;
      const waits = awaiting.map((id) => ({ kind: 'seat', id }));
      return refuse('undo-asked-already', { who: { kind: 'seat', id: by }, waits });
    }
    const seat = lastActor(live, force ? null : mine);
    if (seat === undefined) return refuse('nothing-to-undo');
    const plan = planUndo(current, seat, live, force);
    if (!plan.ok) return plan;
    if (plan.value.consents.length === 0) {
      const change = await undone(table, opened, request.userId, seat, plan.value, force);
      return ok({ change, answer: 'undone' });
    }
    return ok({ change: askOthers(current, state, request.userId, seat, plan.value), answer: 'asked' });
  });
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  const key = altered.answer === 'undone' ? 'undo.you-did' : 'undo.you-asked';
  return panelReply(table, altered.game, request.userId, [{ from: 'table', key }]);
}

/**
 * A seat whose consent is awaited agrees, or refuses for all. `asked`: the version at which that very undo was asked.
 */
export async function answerUndo(
  table: TableContext,
  game: GameRecord,
  asker: Asker,
  agrees: boolean,
  asked: number,
): Promise<Reply> {
  const altered = await alter<'done' | 'agreed' | 'refused'>(table, game.id, asker.requestId, async (opened) => {
    const { game: current, state } = opened;
    const closed = whyNoPlay(current);
    if (closed !== null) return closed;
    const open = current.undoAsked?.at === asked ? current.undoAsked : null;
    const mine = seatsOf(current, asker.userId).filter((seat) => open?.awaiting.includes(seat) === true);
    const [seat] = mine;
    if (open === null || seat === undefined) return refuse('undo-not-asked');
    if (!agrees) return ok({ change: declineUndo(current, state, asker.userId, seat), answer: 'refused' });
    const awaiting = open.awaiting.filter((other) => !mine.includes(other));
    if (awaiting.length > 0) {
      const entry = tableEntry(asker.userId, { what: 'undo-agreed', seat });
      const next = { ...current, undoAsked: { ...open, awaiting } };
      return ok({ change: { game: next, state, entry, announce: [agreedLine(seat)] }, answer: 'agreed' });
    }
    const live = withoutUndone(await opened.source.log(Math.max(1, open.to), current.version));
    const fallen = live.filter((entry) => entry.version > open.to);
    const plan: UndoPlan = { to: open.to, fallen, pastChance: true, consents: open.asked ?? mine };
    return ok({ change: await undone(table, opened, asker.userId, open.by, plan, false), answer: 'done' });
  });
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  const key = altered.answer === 'refused' ? 'undo.you-refused' : 'undo.you-agreed';
  return panelReply(table, altered.game, asker.userId, [{ from: 'table', key }]);
}

async function undone(
  table: TableContext,
  opened: Opened,
  userId: string,
  seat: SeatId,
  plan: UndoPlan,
  force: boolean,
): Promise<Change> {
  const { game, module, source } = opened;
  const state = await table.states.at(module, game.id, plan.to, source);
  const dropped = countedFor(plan.fallen, null);
  const values = { who: { kind: 'seat', id: seat }, count: dropped } as const;
  const announce: Line[] = [{ from: 'table', key: force ? 'undo.forced' : 'undo.done', values }];
  if (plan.pastChance) announce.push({ from: 'table', key: 'undo.dice-stay', values: { number: game.nextRoll } });
  return {
    game: { ...game, undoAsked: null },
    state,
    entry: {
      userId,
      kind: 'undo',
      seat,
      actions: [],
      events: [],
      rolls: [],
      detail: { to: plan.to, dropped, force, ...whoAgreed(game, seat, plan) },
    },
    announce,
    snapshot: true,
  };
}

/** All others agreed or need not: the seat is empty or the asker's own. */
function whoAgreed({ seats }: GameRecord, by: SeatId, { consents }: UndoPlan) {
  const others = seats.map((record) => record.seat).filter((seat) => seat !== by);
  return { agreed: consents, needless: others.filter((seat) => !consents.includes(seat)) };
}

function askOthers(game: GameRecord, state: Opened['state'], userId: string, seat: SeatId, plan: UndoPlan): Change {
  const undoAsked = { by: seat, to: plan.to, at: game.version + 1, awaiting: plan.consents, asked: plan.consents };
  const values = { who: { kind: 'seat', id: seat }, count: countedFor(plan.fallen, null) } as const;
  return {
    game: { ...game, undoAsked },
    state,
    entry: tableEntry(userId, { what: 'undo-asked', to: plan.to, seat }),
    announce: [{ from: 'table', key: plan.pastChance ? 'undo.asked-dice' : 'undo.asked', values }],
  };
}

export function declineUndo(game: GameRecord, state: Opened['state'], userId: string, seat: SeatId): Change {
  const by = game.undoAsked?.by;
  const asker = by === undefined ? null : seatRecord(game, by)?.userId;
  return {
    game: { ...game, undoAsked: null },
    state,
    entry: tableEntry(userId, { what: 'undo-refused', seat }),
    announce: [{ from: 'table', key: 'undo.refused', values: { who: { kind: 'seat', id: seat } } }],
    mention: asker === null || asker === undefined ? [] : [asker],
  };
}

function agreedLine(seat: SeatId): Line {
  return { from: 'table', key: 'undo.agreed', values: { who: { kind: 'seat', id: seat } } };
}
