import { ok, type Rejection, refuse } from '../../core/result.js';
import { alter, replyTo } from '../change/alter.js';
import { type Inner, isMaster, seatsOf } from '../inner.js';
import type { Line, Reply } from '../ports/message.js';
import type { GamePhase, GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
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
  inner: Inner,
  game: GameRecord,
  request: CommandRequest,
  change: PhaseChange,
): Promise<Reply> {
  const altered = await alter(inner, game.id, request.requestId, async ({ game: now, state }) => {
    const refused = whyNot(now, request, change);
    if (refused !== null) return { ok: false, rejection: refused };
    const pausedAt = change === 'pause' ? inner.deps.clock.now() : null;
    const next: GameRecord = { ...now, phase: LEADS_TO[change], pausedAt };
    const announce: Line[] = [
      { from: 'table', key: `phase.did-${change}`, values: { who: { kind: 'text', id: request.userName } } },
      ...(change === 'end' ? revealLines(now) : []),
    ];
    return ok({
      change: {
        game: next,
        state,
        entry: tableEntry(request.userId, { what: change }),
        announce,
        picture: change === 'end' && state !== null,
      },
      answer: null,
    });
  });
  return replyTo(altered, (done) => ({
    lines: [
      { from: 'table', key: `phase.did-${change}`, values: { who: { kind: 'text', id: request.userName } } },
      ...(change === 'end' ? revealLines(done.game) : []),
    ],
  }));
}

function whyNot(game: GameRecord, request: CommandRequest, change: PhaseChange): Rejection | null {
  const seated = seatsOf(game, request.userId).length > 0;
  const both = change === 'pause' || change === 'resume';
  if (!isMaster(game, request) && !(both && seated)) return { code: 'not-master' };
  if (FROM[change].includes(game.phase)) return null;
  return refuse(`cannot-${change}`, { phase: { kind: 'key', id: `phase.name.${game.phase}` } }).rejection;
}

/** The seed of a game that is over: with it, everybody can check every roll. */
export function revealLines(game: GameRecord): readonly Line[] {
  return [{ from: 'table', key: 'dice.revealed', values: { seed: game.seed, hash: game.seedHash } }];
}
