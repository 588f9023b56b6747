import { ok, type Rejection, refuse } from '../../core/result.js';
import { seedLines } from '../challenge/closing.js';
import { alter, replyTo } from '../change/alter.js';
import { alterRecord } from '../change/alter-record.js';
import { callWords } from '../change/opening-words.js';
import type { TableContext } from '../context.js';
import type { Line, Reply } from '../ports/message.js';
import type { GamePhase, GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { isMaster, seatsOf } from '../seats.js';
import { tableEntry } from './handler.js';

export const PHASE_CHANGES = ['pause', 'resume', 'end', 'archive'] as const;
type PhaseChange = (typeof PHASE_CHANGES)[number];

const LEADS_TO: Readonly<Record<PhaseChange, GamePhase>> = {
  pause: 'paused',
  resume: 'playing',
  end: 'over',
  archive: 'archived',
};
const FROM: Readonly<Record<PhaseChange, readonly GamePhase[]>> = {
  pause: ['playing'],
  resume: ['paused'],
  end: ['playing', 'paused'],
  archive: ['gathering', 'over'],
};

/** Pausing and resuming is for whoever plays; ending and archiving is for the game master. All see who did it. */
export async function changePhase(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  change: PhaseChange,
): Promise<Reply> {
  const altered = await alter<Line>(table, game.id, request.requestId, async (opened) => {
    const { game: before, state } = opened;
    const refused = whyNot(before, request, change);
    if (refused !== null) return { ok: false, rejection: refused };
    // An imported game begins to throw with a seed of its own when it is resumed for the first time.
    const called =
      change === 'resume'
        ? callWords(opened, before, request.userId, table.deps.clock.now())
        : ok({ game: before, announce: [], detail: {} });
    if (!called.ok) return called;
    if ('asks' in called.value) {
      return ok({ change: called.value.asks, answer: { from: 'table', key: 'word.you-called' } });
    }
    const { game: now, announce: opening, detail } = called.value;
    const did: Line = {
      from: 'table',
      key: `phase.did-${change}`,
      values: { who: { kind: 'text', id: request.userName } },
    };
    const pausedAt = change === 'pause' ? table.deps.clock.now() : null;
    const next: GameRecord = { ...now, phase: LEADS_TO[change], pausedAt };
    const announce: Line[] = [
      did,
      ...opening,
      ...(change === 'end' ? seedLines({ ...now, phase: LEADS_TO[change] }, table.deps.clock.now()) : []),
    ];
    return ok({
      change: {
        game: next,
        state,
        entry: { ...tableEntry(request.userId, { what: change }), detail: { what: change, ...detail } },
        announce,
        picture: change === 'end' && state !== null,
      },
      answer: did,
    });
  });
  return replyTo(altered, (done) => ({
    lines: [done.answer, ...(change === 'end' ? seedLines(done.game, table.deps.clock.now()) : [])],
  }));
}

/** A game whose rules are not here can be ended and put away, so that its channel is free for another. */
export async function changePhaseOfRecord(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  change: 'end' | 'archive',
): Promise<Reply> {
  const altered = await alterRecord<readonly Line[]>(table, game.id, request.requestId, async (now) => {
    const refused = whyNot(now, request, change);
    if (refused !== null) return { ok: false, rejection: refused };
    const values = { who: { kind: 'text', id: request.userName } } as const;
    const announce: readonly Line[] = [
      { from: 'table', key: `phase.did-${change}`, values },
      ...(change === 'end' ? seedLines({ ...now, phase: LEADS_TO[change] }, table.deps.clock.now()) : []),
    ];
    const next: GameRecord = { ...now, phase: LEADS_TO[change], pausedAt: null, undoAsked: null };
    return ok({
      change: { game: next, entry: tableEntry(request.userId, { what: change }), announce },
      answer: announce,
    });
  });
  return replyTo(altered, ({ answer }) => ({ lines: answer }));
}

function whyNot(game: GameRecord, request: CommandRequest, change: PhaseChange): Rejection | null {
  const seated = seatsOf(game, request.userId).length > 0;
  const both = change === 'pause' || change === 'resume';
  if (!isMaster(game, request) && !(both && seated)) return { code: 'not-master' };
  if (FROM[change].includes(game.phase)) return null;
  return refuse(`cannot-${change}`, { phase: { kind: 'key', id: `phase.name.${game.phase}` } }).rejection;
}
