import type { GameModule } from '../../../core/game-module.js';
import { ok, type Rejection, refuse } from '../../../core/result.js';
import type { State } from '../../../core/state.js';
import { seedLines } from '../../challenge/closing.js';
import { alter, type Decision, type Opened, replyTo } from '../../change/alter.js';
import { alterRecord } from '../../change/alter-record.js';
import { callWords } from '../../change/opening-words.js';
import { REQUEST_HOURS, withRequest } from '../../change/requests.js';
import type { TableContext } from '../../context.js';
import { reallyReply } from '../../controls/panel/table-buttons.js';
import type { Line, Reply } from '../../ports/message.js';
import { canBeReopened, type GamePhase } from '../../ports/phase.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { isMaster, seatsOf, seenBy } from '../../seats.js';
import { shortText, storedPerson, tableEntry } from '../handler.js';
import { scoreLines } from '../look/score.js';
import { playedOn } from './requests.js';

export const PHASE_CHANGES = ['pause', 'resume', 'end', 'archive'] as const;
export type PhaseChange = (typeof PHASE_CHANGES)[number];

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

/** Players may pause and resume; the game master ends and archives. Everyone sees who did it. */
export async function changePhase(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  change: PhaseChange,
): Promise<Reply> {
  const altered = await alter<Line | Reply>(table, game.id, request.requestId, async (opened) => {
    const { game: before, state, module } = opened;
    if (change === 'resume' && before.phase === 'over') return reopen(table, opened, request);
    const refused = whyNot(before, request, change);
    if (refused !== null) return { ok: false, rejection: refused };
    if (change === 'end' && request.careful === true)
      return ok({ change: null, answer: reallyReply(before, { from: 'table', key: 'phase.really-end' }, 'end') });
    // An imported game gets its own seed when first resumed.
    const called =
      change === 'resume'
        ? callWords(opened, before, request.userId, table.deps.clock.now())
        : ok({ game: before, announce: [], detail: {} });
    if (!called.ok) return called;
    if ('asks' in called.value) {
      return ok({ change: called.value.asks, answer: { from: 'table', key: 'word.you-called' } });
    }
    const { game: current, announce: opening, detail } = called.value;
    const did: Line = {
      from: 'table',
      key: `phase.did-${change}`,
      values: { who: { kind: 'text', id: request.userName } },
    };
    const pausedAt = change === 'pause' ? table.deps.clock.now() : null;
    const next: GameRecord = { ...current, phase: LEADS_TO[change], pausedAt };
    const ending = change === 'end' ? endingLines(module, next, state, table.deps.clock.now()) : [];
    const announce: Line[] = [did, ...opening, ...ending];
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
  return replyTo(altered, ({ answer, game: done }) =>
    'lines' in answer
      ? answer
      : { lines: [answer, ...(change === 'end' ? seedLines(done, table.deps.clock.now()) : [])] },
  );
}

/** The standing, best first, and how the game can be continued. */
export function endingLines(module: GameModule, game: GameRecord, state: State | null, now: Date): readonly Line[] {
  const standings = state === null ? [] : scoreLines(module, game, seenBy(module, game, state, null));
  const ways: readonly Line[] = canBeReopened(game) ? [{ from: 'table', key: 'phase.may-reopen' }] : [];
  const after: readonly Line[] = state === null ? [] : [{ from: 'table', key: 'phase.afterwards' }];
  return [...standings, ...seedLines(game, now), ...ways, ...after];
}

/** A game ended by hand continues if all players agree, with different dice from then on. */
function reopen(table: TableContext, opened: Opened, request: CommandRequest): Decision<Line | Reply> {
  const { game, state } = opened;
  if (!canBeReopened(game) || state === null) return refuse('cannot-resume', phaseTerm(game));
  if (!isMaster(game, request) && seatsOf(game, request.userId).length === 0) return refuse('not-seated');
  if (game.requests.some(({ what }) => what === 'reopen')) return refuse('request-open');
  const players = game.seats.flatMap(({ userId, autopilot }) => (userId === null || autopilot ? [] : [userId]));
  const awaiting = [...new Set(players)].filter((userId) => userId !== request.userId);
  const answer: Line = { from: 'table', key: 'phase.did-reopen' };
  if (awaiting.length === 0) return ok({ change: playedOn(table, opened, request), answer });
  const values = { who: { kind: 'text', id: shortText(request.userName, 40) }, hours: REQUEST_HOURS } as const;
  const asked: Line = { from: 'table', key: 'phase.asked-reopen', values };
  return ok({
    change: {
      game: withRequest(game, storedPerson(request), { what: 'reopen', awaiting }, table.deps.clock.now()),
      state,
      entry: tableEntry(request.userId, { what: 'reopen-asked' }),
      announce: [asked],
      mention: awaiting,
      panel: true,
    },
    answer: asked,
  });
}

/** A game whose rules are missing can be ended and archived, which frees its channel. */
export async function changePhaseOfRecord(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  change: 'end' | 'archive',
): Promise<Reply> {
  const altered = await alterRecord<readonly Line[]>(table, game.id, request.requestId, async (current) => {
    const refused = whyNot(current, request, change);
    if (refused !== null) return { ok: false, rejection: refused };
    const values = { who: { kind: 'text', id: request.userName } } as const;
    const announce: readonly Line[] = [
      { from: 'table', key: `phase.did-${change}`, values },
      ...(change === 'end' ? seedLines({ ...current, phase: LEADS_TO[change] }, table.deps.clock.now()) : []),
    ];
    const next: GameRecord = { ...current, phase: LEADS_TO[change], pausedAt: null, undoAsked: null, requests: [] };
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
  return refuse(`cannot-${change}`, phaseTerm(game)).rejection;
}

function phaseTerm({ phase }: GameRecord) {
  return { phase: { kind: 'key', id: `phase.name.${phase}` } } as const;
}
