import type { GameModule } from '../../core/game-module.js';
import { type Rejection, type Result, refuse } from '../../core/result.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { ImpossibleFace, Roller } from '../dice/roller.js';
import type { LogSource } from '../log/states.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord, OpenGame, OpenObligation } from '../ports/store.js';
import { peopleOf } from '../seats.js';
import type { Change } from './change.js';
import { type ComposedCommit, composeCommit } from './compose-commit.js';
import { stillOpen } from './requests.js';
import { changeOfDiceOnly } from './spent.js';

/** The game while its row is locked. */
export interface Opened {
  readonly game: GameRecord;
  readonly module: GameModule;
  readonly state: State | null;
  readonly obligations: readonly OpenObligation[];
  readonly roller: Roller;
  readonly source: LogSource;
  readonly preferences: OpenGame['preferences'];
}

/** The decision: a change to write, or only an answer. */
export type Decision<Answer> = Result<{ readonly change: Change | null; readonly answer: Answer }>;

export type Altered<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer; readonly game: GameRecord; readonly state: State | null }
  | { readonly kind: 'refused'; readonly rejection: Rejection; readonly game: GameRecord }
  /** This request was already carried out. */
  | { readonly kind: 'seen' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'taken' };

interface Decided<Answer> {
  readonly game: GameRecord;
  readonly decision: Decision<Answer>;
  readonly settled: ComposedCommit | null;
}

/** Runs a decision on the locked game and writes everything that follows from it, once. */
export async function alter<Answer>(
  table: TableContext,
  gameId: string,
  requestId: string,
  decide: (opened: Opened) => Promise<Decision<Answer>>,
): Promise<Altered<Answer>> {
  const { store, loadedDice, outboxSignal } = table.deps;
  let used = 0;
  const changed = await store.change<Decided<Answer>>(gameId, requestId, async (open) => {
    const lacking = table.lacksRules(open.game);
    if (lacking !== null) {
      return { commit: null, answer: { game: open.game, decision: { ok: false, rejection: lacking }, settled: null } };
    }
    const module = table.moduleOf(open.game);
    // Expired requests block nothing, even if no commit has removed them yet.
    const game = { ...open.game, requests: stillOpen(open.game, table.deps.clock.now()) };
    const reading = new Reading(open);
    const source: LogSource = reading.open;
    const state = await table.stateOf(open.game, source);
    const roller = new Roller(open.game, loadedDice);
    const { preferences } = reading.open;
    const opened: Opened = {
      game,
      module,
      state,
      obligations: open.obligations,
      roller,
      source,
      preferences,
    };
    const carry = (change: Change) => composeCommit(table, reading.open, open.game, requestId, change, roller);
    const { decision, settled } = await carriedOut(table, opened, reading, decide, carry);
    if (settled === null) return { commit: null, answer: { game: open.game, decision, settled } };
    used = roller.scripted;
    return { commit: settled.commit, answer: { game: settled.commit.game, decision, settled } };
  });
  if (!changed.done) return { kind: changed.why };
  const { game, decision, settled } = changed.answer;
  // Even when refused: dice thrown for it are written.
  if (settled !== null) {
    table.states.keep(game.id, game.version, settled.state);
    loadedDice?.use(used);
    outboxSignal?.ring(game.id);
  }
  if (!decision.ok) return { kind: 'refused', rejection: decision.rejection, game };
  const state = settled === null ? await table.stateOf(game) : settled.state;
  return { kind: 'done', answer: decision.value.answer, game, state };
}

type CarriedOut<Answer> = Pick<Decided<Answer>, 'decision' | 'settled'>;

/**
 * The decision and what follows from it. Once a die was thrown, something must be written: if a refusal or a fault of
 * the rules leaves nothing else, the dice alone.
 */
async function carriedOut<Answer>(
  table: TableContext,
  opened: Opened,
  reading: Reading,
  decide: (opened: Opened) => Promise<Decision<Answer>>,
  carry: (change: Change) => Promise<ComposedCommit>,
): Promise<CarriedOut<Answer>> {
  const { roller } = opened;
  let decision: Decision<Answer>;
  try {
    decision = await decide(opened);
    const change = decision.ok ? decision.value.change : null;
    if (change !== null) return { decision, settled: await carry(change) };
  } catch (fault) {
    if (fault instanceof ImpossibleFace) {
      return { decision: refuse('face-impossible', { face: fault.face, sides: fault.sides }), settled: null };
    }
    if (reading.failed || roller.rolls.length === 0) throw fault;
    table.deps.onFault?.(fault);
    decision = refuse('rules-failed');
  }
  return { decision, settled: roller.rolls.length === 0 ? null : await carry(changeOfDiceOnly(opened)) };
}

/** What was read of the locked game, and whether reading failed: then the store is at fault, not the rules. */
class Reading {
  failed = false;
  readonly open: OpenGame;

  constructor({ game, obligations, ...open }: OpenGame) {
    const watched = async <Value>(read: Promise<Value>): Promise<Value> => {
      try {
        return await read;
      } catch (fault) {
        this.failed = true;
        throw fault;
      }
    };
    this.open = {
      game,
      obligations,
      snapshotAt: (atMost) => watched(open.snapshotAt(atMost)),
      log: (from, to) => watched(open.log(from, to)),
      preferences: (userIds) => watched(open.preferences(userIds)),
      mentioned: (affairId) => watched(open.mentioned(affairId)),
    };
  }
}

/** Turns the usual outcomes of an alteration into a reply. */
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
