import { firstAwaited, type Obligation } from '../../core/obligation.js';
import { ok } from '../../core/result.js';
import { tableEntry } from '../commands/handler.js';
import { declined } from '../commands/undo.js';
import type { Inner } from '../inner.js';
import type { Line } from '../ports/message.js';
import type { Lapse, Lapsed } from '../service.js';
import { alter, type Decision, type Opened } from './alter.js';
import { AUTOPILOT, playFallback } from './autopilot.js';
import { undoConsents } from './awaited.js';

/** The time and the grace of an obligation are over. */
export async function lapse(inner: Inner, request: Lapse): Promise<Lapsed> {
  const altered = await alter<Lapsed>(inner, request.gameId, request.requestId, async (opened) =>
    lapsed(opened, request),
  );
  return altered.kind === 'done' ? altered.answer : 'settled';
}

function lapsed(opened: Opened, { obligationId }: Lapse): Decision<Lapsed> {
  const { game, module, state } = opened;
  const settled: Decision<Lapsed> = ok({ change: null, answer: 'settled' });
  if (game.phase !== 'playing' || state === null) return settled;
  const consent = undoConsents(game).find((obligation) => obligation.id === obligationId);
  // Who does not answer has not agreed.
  if (consent !== undefined) {
    return ok({ change: declined(game, state, AUTOPILOT, firstAwaited(consent)), answer: 'played' });
  }
  const owed = module.obligations(state).find((obligation) => obligation.id === obligationId);
  if (owed === undefined) return settled;
  if (owed.kind === 'window') return fallback(opened, owed);
  switch (game.settings.onAbsence) {
    case 'remind':
      return ok({ change: null, answer: 'reminded' });
    case 'substitute': {
      const record = game.seats.find(({ seat, substituteId }) => owed.seats.includes(seat) && substituteId !== null);
      const userId = record?.substituteId ?? null;
      if (record === undefined || userId === null) return fallback(opened, owed);
      const seats = game.seats.map((seat) =>
        seat === record ? { ...seat, userId, userName: userId, substituteId: null } : seat,
      );
      const line: Line = {
        from: 'table',
        key: 'substitute.now',
        values: { seat: record.seat, who: { kind: 'text', id: record.userName }, by: { kind: 'user', id: userId } },
      };
      const entry = tableEntry(AUTOPILOT, { what: 'substitute', seat: record.seat, user: userId, later: false });
      return ok({
        change: { game: { ...game, seats }, state, entry, announce: [line], mention: [userId] },
        answer: 'substituted',
      });
    }
    case 'autopilot':
      return fallback(opened, owed);
  }
}

/** The legal default, once, for all to see; the rest of the same turn follows with it. */
function fallback(opened: Opened, owed: Obligation): Decision<Lapsed> {
  const { game, module, state, roller } = opened;
  const played = state === null ? null : playFallback(module, state, owed, roller);
  if (played === null) return ok({ change: null, answer: 'settled' });
  const who = owed.seats.map((id) => ({ kind: 'seat', id }));
  const line: Line =
    owed.kind === 'window'
      ? { from: 'table', key: 'window.closed' }
      : { from: 'table', key: 'autopilot.played', values: { who } };
  return ok({
    change: { game, state: played.state, entry: played.entry, announce: [line], lapsed: owed },
    answer: 'played',
  });
}
