import { type Rejection, refuse } from '../../core/result.js';
import { actedLines, decideAct, whyNoPlay, whyNotOffered } from '../change/act.js';
import { alter, refusal, replyTo } from '../change/alter.js';
import { isTold } from '../change/event-lines.js';
import type { TableContext } from '../context.js';
import { button } from '../controls/buttons.js';
import { panelReply } from '../controls/panel/panel.js';
import { hashOfSeed } from '../dice/roller.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { Asker } from '../request.js';
import { peopleOf, seatsOf } from '../seats.js';
import { sureToken, trialButton } from './buttons.js';
import { type Planned, planOf } from './plan.js';
import { type Shown, trialReply } from './trial-reply.js';

const SAID_MOST = 25;

/** Asks once: all that would be done in the game, in words, and what of it cannot be taken back. */
export async function askDoReply(table: TableContext, shown: Shown, asker: Asker): Promise<Reply> {
  const { trial, real } = shown;
  const plan = await planOf(trial, heldBy(real, asker));
  const why = await whyNotNow(table, real, plan);
  if (why !== null) return whyReply(shown, asker, why);
  const { id, version } = trial.game;
  const sure = sureToken(id, version, hashOfSeed(table.deps.entropy.id()).slice(0, 12));
  const said = plan.flatMap((planned) => planned.said);
  const more: Line[] =
    said.length <= SAID_MOST ? [] : [{ from: 'table', key: 'whatif.more', values: { count: said.length - SAID_MOST } }];
  return {
    people: peopleOf(trial.game),
    lines: [
      { from: 'table', key: 'whatif.do-what', values: { name: { kind: 'text', id: real.name } } },
      ...said.slice(0, SAID_MOST),
      ...more,
      { from: 'table', key: 'whatif.do-how' },
    ],
    controls: [[button(sure, { from: 'table', key: 'whatif.do-now' }, 'danger'), trialButton(id, 'open', 'secondary')]],
    confirm: sure,
  };
}

function heldBy(real: GameRecord, { userId }: Asker): readonly string[] {
  return seatsOf(real, userId);
}

/** Null: at least the first of it can be done now. */
async function whyNotNow(
  table: TableContext,
  real: GameRecord,
  plan: readonly Planned[],
): Promise<Extract<Line, { from: 'rejection' }> | null> {
  const module = table.moduleOf(real);
  const rejected = (rejection: Rejection) => rejectionLine(real, rejection);
  const closed = whyNoPlay(real);
  if (closed !== null) return rejected(closed.rejection);
  const [first] = plan;
  const [action] = first?.actions ?? [];
  const state = await table.stateOf(real);
  if (first === undefined || action === undefined || state === null) return rejected({ code: 'whatif-nothing' });
  const why = whyNotOffered(module, state, first.seat, action);
  return why === null ? null : rejected(why);
}

async function whyReply(shown: Shown, { userId }: Asker, why: Extract<Line, { from: 'rejection' }>): Promise<Reply> {
  const lines: Line[] = [why, { from: 'table', key: 'whatif.not-any-more' }];
  return { ...(await trialReply(shown, userId, { lines })), refused: why.rejection };
}

/**
 * Carries it out in the game, press by press, as if each were made there. `asked` names the question that was answered:
 * however often its answer comes, each deed is done once.
 */
export async function doInGame(table: TableContext, shown: Shown, asker: Asker, asked: string): Promise<Reply> {
  const { trial, real } = shown;
  const plan = await planOf(trial, heldBy(real, asker));
  const told: Line[] = [];
  let done = 0;
  let stopped: Extract<Line, { from: 'rejection' }> | null = null;
  let current = real;
  for (const { seat, actions, said } of plan) {
    const requestId = `${trial.game.id}:${asker.userId}:${asked}:${done}`;
    const altered = await alter(table, real.id, requestId, async (opened) =>
      seatsOf(opened.game, asker.userId).includes(seat)
        ? decideAct(table, opened, asker, seat, actions)
        : refuse('not-your-button'),
    );
    if (altered.kind === 'refused') stopped = rejectionLine(real, altered.rejection);
    else if (altered.kind === 'done') {
      current = altered.game;
      const heard = actedLines(table, altered.game, altered.state, { ...altered.answer, refused: null });
      told.push(...(heard.some(isTold(table, altered.game)) ? heard : said));
      const { refused } = altered.answer;
      if (refused !== null) stopped = rejectionLine(real, refused);
    } else if (altered.kind !== 'seen') return replyTo(altered, () => ({ lines: [] }));
    if (stopped !== null) break;
    done += 1;
  }
  if (plan.length === 0) return refusal({ code: 'whatif-nothing' }, real);
  const left = plan.slice(done).flatMap(({ said }) => said);
  const counts = { done, of: plan.length };
  const lines: Line[] =
    stopped === null
      ? [{ from: 'table', key: 'whatif.done-all', values: counts }, ...told]
      : [
          { from: 'table', key: done === 0 ? 'whatif.done-none' : 'whatif.done-part', values: counts },
          ...told,
          stopped,
          { from: 'table', key: 'whatif.left-over' },
          ...left.slice(0, SAID_MOST),
        ];
  // What was done before this press is found done.
  current = (await table.deps.store.find(real.id)) ?? current;
  const reply = await panelReply(table, current, asker.userId, lines);
  return stopped === null ? reply : { ...reply, refused: stopped.rejection };
}

function rejectionLine({ module }: GameRecord, rejection: Rejection): Extract<Line, { from: 'rejection' }> {
  return { from: 'rejection', module, rejection };
}
