import type { Rejection, Result } from '../../core/result.js';
import { KeptReady } from '../aside/kept-ready.js';
import type { TableContext } from '../context.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { Asker } from '../request.js';
import {
  goneAt,
  type KeptTrial,
  PLACES,
  type Place,
  placeOfTrial,
  readTrial,
  TRIALS,
  trialId,
  trialKey,
  writeTrial,
} from './kept-trial.js';
import { type Moment, whyClosed } from './may-try.js';
import { deedOf, Trial } from './trial.js';

/** A trial taken up, with what is kept of it, and the game it was begun from. */
export interface TakenTrial {
  readonly trial: Trial;
  readonly kept: KeptTrial;
  readonly text: string;
}

/** A place for a trial, and what is kept there. */
export interface TrialPlace {
  readonly place: Place;
  readonly text: string | null;
  readonly kept: KeptTrial | null;
}

const READY = new KeptReady<TakenTrial>();

/** One press of a person after the other. */
export function oneTrialAtATime<Answer>(
  table: TableContext,
  { userId }: Pick<Asker, 'userId'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return READY.oneByOne(table, `${TRIALS}${userId}`, work);
}

/** A person's places; what is older than a trial is kept counts as gone. */
export function placesOf(table: TableContext, userId: string): Promise<readonly TrialPlace[]> {
  return Promise.all(PLACES.map((place) => placeAt(table, userId, place)));
}

async function placeAt({ deps: { store, clock } }: TableContext, userId: string, place: Place): Promise<TrialPlace> {
  const text = await store.memo(trialKey(userId, place));
  const kept = readTrial(text);
  return { place, text, kept: kept !== null && clock.now() < goneAt(kept) ? kept : null };
}

/** The trial of this name as it was left, if its owner may still open it. */
export async function takeUp(
  table: TableContext,
  asker: Asker,
  id: string,
): Promise<Result<TakenTrial & { readonly real: GameRecord }>> {
  const place = placeOfTrial(id);
  const { text, kept } = place === null ? NOTHING : await placeAt(table, asker.userId, place);
  if (place === null || text === null || kept === null || kept.id !== id) return refused({ code: 'whatif-none' });
  const real = await table.deps.store.find(kept.gameId);
  if (real === null) return refused({ code: 'game-gone' });
  const closed = await whyClosed(table, real, asker, kept);
  if (closed !== null) return refused(closed);
  const key = trialKey(asker.userId, place);
  const ready = READY.find(table, key, text);
  if (ready !== null) return { ok: true, value: { ...ready, real } };
  const trial = await Trial.open(table, real, kept, asker);
  if (trial === null) return refused({ code: 'whatif-rules' });
  return { ok: true, value: { ...READY.keep(table, key, { trial, kept, text }), real } };
}

const NOTHING = { text: null, kept: null };

function refused(rejection: Rejection): { readonly ok: false; readonly rejection: Rejection } {
  return { ok: false, rejection };
}

/** Begins a trial in this place, with dice of its own. Null: another press was quicker, or the rules cannot lay it. */
export async function beginTrial(
  table: TableContext,
  asker: Asker,
  real: GameRecord,
  { place, text: was }: Pick<TrialPlace, 'place' | 'text'>,
  moment: Moment,
): Promise<TakenTrial | null> {
  const { entropy, clock, store } = table.deps;
  const seed = entropy.seed();
  const { version, since, seat, step } = moment;
  const made = clock.now().toISOString();
  const kept = { id: trialId(place, seed), gameId: real.id, version, since, seat, step, made, seed, deeds: [] };
  const trial = await Trial.open(table, real, kept, asker);
  const text = writeTrial(kept);
  const key = trialKey(asker.userId, place);
  if (trial === null || !(await store.setMemo(key, was, text))) return null;
  return READY.keep(table, key, { trial, kept, text });
}

/** Writes what a press did. Null: it went on elsewhere meanwhile, and nothing of it counts. */
export async function writeDeed(
  table: TableContext,
  { userId }: Pick<Asker, 'userId'>,
  taken: TakenTrial,
  entries: readonly LogEntry[],
): Promise<TakenTrial | null> {
  const { trial, kept } = taken;
  const deed = deedOf(entries);
  const place = placeOfTrial(kept.id);
  if (deed === null || place === null) return taken;
  const next: KeptTrial = { ...kept, deeds: [...kept.deeds, deed] };
  return READY.write(table, trialKey(userId, place), taken, { trial, kept: next, text: writeTrial(next) });
}
