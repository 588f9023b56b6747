import { ok, type Rejection, refuse } from '../../../core/result.js';
import { alter, type Opened, replyTo } from '../../change/alter.js';
import type { Change } from '../../change/change.js';
import { isRunning } from '../../change/requests.js';
import type { TableContext } from '../../context.js';
import { panelReply } from '../../controls/panel/panel.js';
import { hashOfSeed } from '../../dice/roller.js';
import { fingerprintMark } from '../../dice/sealed-words.js';
import type { Line, Reply } from '../../ports/message.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { TableRequest } from '../../ports/table-request.js';
import type { Asker } from '../../request.js';
import { isMaster, seatRecord, seatsOf } from '../../seats.js';
import { shortText, tableEntry } from '../handler.js';

/** Answers a request, yes or no; the asker withdraws it with the same button. */
export async function answerRequest(
  table: TableContext,
  game: GameRecord,
  asker: Asker,
  agrees: boolean,
  at: number,
): Promise<Reply> {
  const altered = await alter<readonly Line[]>(table, game.id, asker.requestId, async (opened) => {
    const request = opened.game.requests.find((open) => open.at === at);
    if (request === undefined || !isRunning(request, table.deps.clock.now())) return refuse('request-over');
    const done = agrees ? agreed(table, opened, request, asker) : declined(opened, request, asker);
    if ('code' in done) return { ok: false, rejection: done };
    return ok({ change: { ...done, panel: true }, answer: (done.announce ?? []).slice(0, 1) });
  });
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  return panelReply(table, altered.game, asker.userId, altered.answer);
}

function agreed(table: TableContext, opened: Opened, request: TableRequest, asker: Asker): Change | Rejection {
  switch (request.what) {
    case 'hand':
      return taken(opened, request, asker);
    case 'join':
      return letIn(opened, request, asker);
    case 'reopen':
      return reopened(table, opened, request, asker);
  }
}

type Of<What extends TableRequest['what']> = Extract<TableRequest, { readonly what: What }>;

function taken({ game, state, module }: Opened, request: Of<'hand'>, asker: Asker): Change | Rejection {
  const { seat, to, when } = request;
  if (asker.userId !== to) return { code: 'request-not-yours' };
  if (module.mode === 'competitive' && seatsOf(game, to).length > 0) return { code: 'seated-already' };
  const holder = seatRecord(game, seat);
  const name = shortText(asker.userName, 40);
  const next: Partial<SeatRecord> =
    when === 'absent'
      ? { substituteId: to }
      : { userId: to, userName: name, substituteId: null, autopilot: false, pilot: null, lapses: 0 };
  const values = {
    seat,
    who: { kind: 'text', id: holder?.userName ?? seat },
    by: { kind: 'user', id: to },
  } as const;
  return {
    game: answered(withSeat(game, seat, next), request),
    state,
    entry: tableEntry(to, { what: 'substitute', seat, user: to, later: when === 'absent' }),
    announce: [{ from: 'table', key: when === 'absent' ? 'substitute.named' : 'substitute.now', values }],
    mention: request.by === to ? [] : [request.by],
  };
}

function letIn({ game, state }: Opened, request: Of<'join'>, asker: Asker): Change | Rejection {
  if (!isMaster(game, asker)) return { code: 'not-master' };
  if (seatsOf(game, request.by).length > 0) return { code: 'request-over' };
  const taker = {
    userId: request.by,
    userName: request.byName,
    substituteId: null,
    autopilot: false,
    pilot: null,
    lapses: 0,
  };
  const values = { who: { kind: 'text', id: request.byName }, seat: request.seat } as const;
  return {
    game: answered(withSeat(game, request.seat, taker), request),
    state,
    entry: tableEntry(asker.userId, { what: 'join', seat: request.seat, user: request.by }),
    announce: [{ from: 'table', key: 'seat.taken-over', values }],
    mention: [request.by],
  };
}

function reopened(table: TableContext, opened: Opened, request: Of<'reopen'>, asker: Asker): Change | Rejection {
  const { game, state } = opened;
  if (!request.awaiting.includes(asker.userId)) return { code: 'request-not-yours' };
  const awaiting = request.awaiting.filter((userId) => userId !== asker.userId);
  const entry = tableEntry(asker.userId, { what: 'reopen-agreed' });
  const agrees: Line = {
    from: 'table',
    key: 'request.agrees',
    values: { who: { kind: 'text', id: shortText(asker.userName, 40) } },
  };
  if (awaiting.length === 0) return playedOn(table, opened, asker, agrees);
  const requests = game.requests.map((open) => (open.at === request.at ? { ...request, awaiting } : open));
  return { game: { ...game, requests }, state, entry, announce: [agrees] };
}

/**
 * An ended game's seed and secrets are public, so it continues with a new seed, as an imported one does. It stays
 * paused until resumed, so that words can be given for dice to come.
 */
export function playedOn(table: TableContext, opened: Opened, asker: Asker, ...before: readonly Line[]): Change {
  const { game, state, roller } = opened;
  const { entropy, clock } = table.deps;
  const seed = entropy.seed();
  const seedHash = hashOfSeed(seed);
  roller.mix([], null);
  const from = { seed: game.seed, seedHash: game.seedHash, rolls: game.nextRoll - 1, words: [...game.words] };
  const sealing = { words: [], askedAt: null, reopened: true } as const;
  return {
    game: { ...game, seed, seedHash, words: roller.words, sealing, phase: 'paused', pausedAt: clock.now() },
    state,
    entry: tableEntry(asker.userId, { what: 'import', ...from, reopened: true }),
    announce: [
      ...before,
      { from: 'table', key: 'phase.did-reopen' },
      { from: 'table', key: 'game.seed-hash', values: { hash: seedHash } },
      fingerprintMark({ ...game, seedHash, sealing }),
    ],
    picture: state !== null,
  };
}

function declined({ game, state }: Opened, request: TableRequest, asker: Asker): Change | Rejection {
  const withdrawn = request.by === asker.userId;
  const asked =
    request.what === 'hand'
      ? request.to === asker.userId || isMaster(game, asker)
      : request.what === 'join'
        ? isMaster(game, asker)
        : request.awaiting.includes(asker.userId);
  if (!withdrawn && !asked) return { code: 'request-not-yours' };
  const values = { who: { kind: 'text', id: shortText(asker.userName, 40) } } as const;
  const key = withdrawn ? `request.${request.what}-withdrawn` : `request.${request.what}-declined`;
  return {
    game: answered(game, request),
    state,
    entry: tableEntry(asker.userId, {
      what: withdrawn ? 'request-withdrawn' : 'request-declined',
      asked: request.what,
    }),
    announce: [{ from: 'table', key, values }],
    mention: withdrawn ? [] : [request.by],
  };
}

function answered(game: GameRecord, request: TableRequest): GameRecord {
  return { ...game, requests: game.requests.filter(({ at }) => at !== request.at) };
}

function withSeat(game: GameRecord, seat: string, next: Partial<SeatRecord>): GameRecord {
  return { ...game, seats: game.seats.map((one) => (one.seat === seat ? { ...one, ...next } : one)) };
}
