import { refusal } from '../change/alter.js';
import type { TableContext } from '../context.js';
import { pressShortcut } from '../controls/press/shortcut.js';
import { pressWalk } from '../controls/press/walk.js';
import type { Token } from '../controls/token.js';
import type { Reply } from '../ports/message.js';
import type { PressRequest } from '../request.js';
import { beginReply, takenUpReply } from './begin.js';
import { isTrialLook, TRIAL_VERBS, type TrialVerb } from './buttons.js';
import { askDoReply, doInGame } from './do-in-game.js';
import { placeOfTrial } from './kept-trial.js';
import { aboutTrialLine, type Shown, standsReply, trialQuestion, trialReply } from './trial-reply.js';
import { beginTrial, oneTrialAtATime, type TakenTrial, takeUp, writeDeed } from './trials.js';

/** So many presses in one trial: played again from what is kept, they take a moment. */
const DEEDS_MOST = 500;

type Taken = TakenTrial & Shown;

/** A button of a trial: it is always the presser's own, whoever was shown it. */
export async function pressTrial(table: TableContext, token: Token, request: PressRequest): Promise<Reply> {
  const [named = '', ...parts] = token.kind === 'trial' ? token.path.split(':') : [];
  const verb = TRIAL_VERBS.find((known) => known === named);
  if (token.kind === 'trial' && verb === undefined) return unknown();
  return oneTrialAtATime(table, request, async () => {
    if (verb === 'begin') return pressBegin(table, token.gameId, parts, request);
    const taken = await takeUp(table, request, token.gameId);
    if (!taken.ok) return refusal(taken.rejection, null);
    return verb === undefined
      ? pressGame(table, taken.value, token, request)
      : pressOwn(table, taken.value, verb, parts, request);
  });
}

function unknown(): Reply {
  return refusal({ code: 'press-unknown' }, null);
}

/** From a step of a game, perhaps in place of another trial. */
async function pressBegin(
  table: TableContext,
  gameId: string,
  [step = '', instead = null]: readonly (string | null)[],
  request: PressRequest,
): Promise<Reply> {
  const game = placeOfTrial(gameId) === null ? await table.deps.store.find(gameId) : null;
  if (game === null) return refusal({ code: 'game-gone' }, null);
  return beginReply(table, game, request, step === null || step === '' ? null : Number(step), instead);
}

async function pressOwn(
  table: TableContext,
  taken: Taken,
  verb: Exclude<TrialVerb, 'begin'>,
  [when = '', asked = '']: readonly string[],
  request: PressRequest,
): Promise<Reply> {
  const { trial } = taken;
  const fresh = Number.parseInt(when, 36) === trial.game.version;
  switch (verb) {
    case 'open':
      return takenUpReply(taken, request);
    case 'back':
      return fresh ? takeBack(table, taken, request) : stale(taken, request);
    case 'again':
      return again(table, taken, request);
    case 'leave':
      return { lines: [{ from: 'table', key: 'whatif.left' }] };
    case 'do':
      return askDoReply(table, taken, request);
    case 'sure':
      return fresh && /^[0-9a-f]{12}$/.test(asked) ? doInGame(table, taken, request, asked) : stale(taken, request);
  }
}

async function stale(taken: Taken, { userId }: PressRequest): Promise<Reply> {
  const rejection = { code: 'press-stale' };
  const reply = await standsReply(taken, userId, [{ from: 'rejection', module: taken.real.module, rejection }]);
  return { ...reply, refused: rejection };
}

async function takeBack(table: TableContext, taken: Taken, request: PressRequest): Promise<Reply> {
  const { trial } = taken;
  if (isFull(taken)) return full(taken, request);
  const { answer, entries } = await trial.does(() => trial.takesBack(request.requestId));
  if (answer.kind === 'refused') return refusal(answer.rejection, null);
  const written = await writeDeed(table, request, taken, entries);
  if (written === null) return refusal({ code: 'press-stale' }, null);
  const { real } = taken;
  return standsReply({ ...written, real }, request.userId, [{ from: 'table', key: 'whatif.taken-back' }]);
}

/** The same moment with other dice; what is hidden is dealt anew. */
async function again(table: TableContext, { kept, text, real }: Taken, request: PressRequest): Promise<Reply> {
  const place = placeOfTrial(kept.id);
  const begun = place === null ? null : await beginTrial(table, request, real, { place, text }, kept);
  if (begun === null) return refusal({ code: 'press-stale' }, null);
  return standsReply({ ...begun, real }, request.userId, [aboutTrialLine(begun.kept)]);
}

function isFull({ kept }: Taken): boolean {
  return kept.deeds.length >= DEEDS_MOST;
}

async function full(taken: Taken, { userId }: PressRequest): Promise<Reply> {
  const rejection = { code: 'whatif-long', values: { most: DEEDS_MOST } };
  const reply = await trialReply(taken, userId, {
    lines: [{ from: 'rejection', module: taken.real.module, rejection }],
  });
  return { ...reply, refused: rejection };
}

/** A button of the game: it does in the trial what it does at a table. */
async function pressGame(table: TableContext, taken: Taken, token: Token, request: PressRequest): Promise<Reply> {
  const { trial } = taken;
  const { table: own, game } = trial;
  switch (token.kind) {
    case 'menu':
      return standsReply(taken, request.userId, [], token.page);
    case 'shortcut':
      if (!isTrialLook(token.path)) return unknown();
      return trialQuestion(taken, await pressShortcut(own, game, token, request));
    case 'walk':
    case 'sure':
    case 'form':
    case 'about':
      if (isFull(taken)) return full(taken, request);
      return carriedOut(table, taken, request, () => pressWalk(own, game, token, request));
    case 'table':
    case 'setup':
    case 'rules':
    case 'play':
    case 'learn':
    case 'trial':
      return unknown();
  }
}

/** Does something in a trial, keeps what was done, and answers with where it stands then. */
async function carriedOut(
  table: TableContext,
  taken: Taken,
  request: PressRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { answer, entries } = await taken.trial.does(work);
  if (entries.length === 0)
    return answer.refused === undefined || answer.form !== undefined
      ? trialQuestion(taken, answer)
      : trialReply(taken, request.userId, answer);
  const written = await writeDeed(table, request, taken, entries);
  if (written === null) return refusal({ code: 'press-stale' }, null);
  const shown = { ...written, real: taken.real };
  const events = entries.flatMap((entry) => entry.events);
  const { trial } = written;
  // The last act of a game: how it ended is said in place of who is awaited.
  return trial.over
    ? standsReply(shown, request.userId, answer.lines)
    : trialReply(shown, request.userId, answer, { events });
}
