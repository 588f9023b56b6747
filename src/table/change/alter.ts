import type { GameModule, State } from '../../core/game-module.js';
import type { Rejection, Result } from '../../core/result.js';
import { refuse } from '../../core/result.js';
import { ImpossibleFace, Roller } from '../dice/roller.js';
import { type Inner, peopleOf } from '../inner.js';
import type { LogSource } from '../log/states.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord, OpenObligation } from '../ports/store.js';
import { type Change, type Settlement, settle } from './settle.js';

/** The game as it is while its row is locked. */
export interface Opened {
  readonly game: GameRecord;
  readonly module: GameModule;
  readonly state: State | null;
  readonly obligations: readonly OpenObligation[];
  readonly roller: Roller;
  readonly source: LogSource;
}

/** What was decided: a change to write, or only an answer. */
export type Decision<Answer> = Result<{ readonly change: Change | null; readonly answer: Answer }>;

type Altered<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer; readonly game: GameRecord; readonly state: State | null }
  | { readonly kind: 'refused'; readonly rejection: Rejection; readonly game: GameRecord }
  /** This very request was carried out before. */
  | { readonly kind: 'seen' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'taken' };

interface Decided<Answer> {
  readonly game: GameRecord;
  readonly decision: Decision<Answer>;
  readonly settled: Settlement | null;
}

/** Runs a decision on the locked game and writes all that follows from it, once. */
export async function alter<Answer>(
  inner: Inner,
  gameId: string,
  requestId: string,
  decide: (opened: Opened) => Promise<Decision<Answer>>,
): Promise<Altered<Answer>> {
  const { store, loadedDice, outboxSignal } = inner.deps;
  const changed = await store.change<Decided<Answer>>(gameId, requestId, async (open) => {
    const lacking = inner.lacksRules(open.game);
    if (lacking !== null) {
      return { commit: null, answer: { game: open.game, decision: { ok: false, rejection: lacking }, settled: null } };
    }
    const module = inner.moduleOf(open.game);
    const source: LogSource = {
      snapshotAt: (atMost) => open.snapshotAt(atMost),
      log: (from, to) => open.log(from, to),
    };
    const state = await inner.stateOf(open.game, source);
    const roller = new Roller(open.game, loadedDice);
    const decision = await decided(() =>
      decide({ game: open.game, module, state, obligations: open.obligations, roller, source }),
    );
    if (!decision.ok) return { commit: null, answer: { game: open.game, decision, settled: null } };
    const { change } = decision.value;
    if (change === null) return { commit: null, answer: { game: open.game, decision, settled: null } };
    const settled: Settlement = await settle(inner, open, open.game, requestId, change, roller);
    return { commit: settled.commit, answer: { game: settled.commit.game, decision, settled } };
  });
  if (!changed.done) return { kind: changed.why };
  const { game, decision, settled } = changed.answer;
  if (!decision.ok) return { kind: 'refused', rejection: decision.rejection, game };
  if (settled !== null) {
    inner.states.keep(game.id, game.version, settled.state);
    loadedDice?.use(settled.scripted);
    outboxSignal?.ring(game.id);
  }
  const state = settled === null ? await inner.stateOf(game) : settled.state;
  return { kind: 'done', answer: decision.value.answer, game, state };
}

async function decided<Answer>(decide: () => Promise<Decision<Answer>>): Promise<Decision<Answer>> {
  try {
    return await decide();
  } catch (fault) {
    if (fault instanceof ImpossibleFace) return refuse('face-impossible', { face: fault.face, sides: fault.sides });
    throw fault;
  }
}

/** The usual ends of an alteration as a reply. */
export function replyTo<Answer>(
  altered: Altered<Answer>,
  told: (done: Extract<Altered<Answer>, { kind: 'done' }>) => Reply,
): Reply {
  switch (altered.kind) {
    case 'done':
      return { people: peopleOf(altered.game), gameId: altered.game.id, ...told(altered) };
    case 'refused':
      return refusal(altered.rejection, altered.game);
    case 'seen':
      return { lines: [{ from: 'table', key: 'request.seen' }] };
    case 'gone':
      return refusal({ code: 'game-gone' }, null);
    case 'taken':
      return refusal({ code: 'channel-taken' }, null);
  }
}

export function refusal(rejection: Rejection, game: GameRecord | null): Reply {
  const line: Line = { from: 'rejection', module: game?.module ?? null, rejection };
  return {
    lines: [line],
    refused: rejection,
    ...(game === null ? {} : { people: peopleOf(game), gameId: game.id }),
  };
}
