import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { isClosed } from '../challenge/closing.js';
import type { TableContext } from '../context.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import type { Asker } from '../request.js';
import { seatsOf } from '../seats.js';
import { hasChangedHands } from '../watch/links.js';
import { stepsOf } from '../watch/steps.js';
import type { KeptTrial } from './kept-trial.js';

/** A moment of a game from which a trial begins. */
export type Moment = Pick<KeptTrial, 'version' | 'since' | 'seat' | 'step'>;

/** Why nothing can be tried in this game by anybody; null: something can. */
function whyNotHere(table: TableContext, game: GameRecord, { onlyGame }: Asker): Rejection | null {
  // A link opens one game alone.
  if (onlyGame !== undefined && onlyGame !== game.id) return { code: 'press-unknown' };
  const lacking = table.lacksRules(game);
  if (lacking !== null) return lacking;
  if (game.phase === 'gathering') return { code: 'not-started' };
  const { keepsSecrets, imagine } = table.moduleOf(game);
  if (keepsSecrets === true && imagine === undefined && !isEnded(game)) return { code: 'whatif-secrets' };
  const { challenge } = game;
  const shared = challenge !== null && !isClosed(challenge, table.deps.clock.now());
  return shared ? { code: 'whatif-challenge' } : null;
}

/** `step` as the reader counts them, from 1; null: as it is now. */
export async function momentOf(
  table: TableContext,
  game: GameRecord,
  asker: Asker,
  step: number | null,
): Promise<Result<Moment>> {
  const why = whyNotHere(table, game, asker);
  if (why !== null) return { ok: false, rejection: why };
  const mine = seatsOf(game, asker.userId);
  const [first] = mine;
  if (first === undefined && !isEnded(game)) return refuse('whatif-not-seated');
  const steps = await stepsOf(table, game, first ?? null);
  // Where it ended there is nothing left to try.
  const latest = game.outcome === null ? steps.length : steps.length - 1;
  const at = step ?? latest;
  if (game.outcome !== null && at === steps.length) return refuse('whatif-over', { last: latest });
  const entry = Number.isInteger(at) ? steps[at - 1] : undefined;
  if (entry === undefined) return refuse('whatif-step', { last: steps.length });
  const common = { since: game.version, step: at };
  if (isEnded(game)) return ok({ ...common, version: entry.version, seat: null });
  // What others wrote in secret since the last step that he knows of is dealt anew, too.
  const version = at === steps.length ? game.version : entry.version;
  const state = at === steps.length ? await table.stateOf(game) : null;
  const owed = state === null ? [] : table.moduleOf(game).obligations(state);
  const awaited = mine.find((seat) => owed.some(({ seats }) => seats.includes(seat)));
  return ok({ ...common, version, seat: awaited ?? first ?? null });
}

/** Why this person may not take this trial up any more; null: he may. */
export async function whyClosed(
  table: TableContext,
  game: GameRecord,
  asker: Asker,
  { seat, since }: Pick<KeptTrial, 'seat' | 'since'>,
): Promise<Rejection | null> {
  const why = whyNotHere(table, game, asker);
  if (why !== null || isEnded(game)) return why;
  // A game that was over and goes on again keeps its secrets.
  return seat !== null && (await holds(table, game, asker.userId, seat, since)) ? null : { code: 'whatif-not-yours' };
}

async function holds(table: TableContext, game: GameRecord, userId: string, seat: SeatId, since: number) {
  return seatsOf(game, userId).includes(seat) && !(await hasChangedHands(table, game, since, [seat]));
}
