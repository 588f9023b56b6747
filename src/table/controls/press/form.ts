import type { Action } from '../../../core/action.js';
import { wantedTerm } from '../../../core/reasons.js';
import type { Rejection } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import type { TableContext } from '../../context.js';
import type { Controls, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { PressRequest } from '../../request.js';
import { basketActions, basketLots } from '../form/basket.js';
import { chainOf, fillChain } from '../form/chain.js';
import { endOf, formButton, formOf } from '../form/form.js';
import type { Asking } from '../question/choices.js';
import { questionReply } from '../question/question.js';
import type { Walk } from '../question/walk.js';
import { type Given, splitGiven, type Token } from '../token.js';

type OwnToken = Token & { readonly seat: SeatId };

/** The result of a form: an action, a complete walk, or a question still open. */
export type FormResult =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | {
      readonly kind: 'actions';
      readonly actions: readonly Action[];
      /** The last of them may settle itself. Not so for purchases: if there are too many, nothing is bought. */
      readonly severally: boolean;
      readonly again: (reply: Reply) => Reply;
    }
  | { readonly kind: 'walk'; readonly walk: Walk; readonly after: readonly Action[] };

/** The form as asked for, or its values; where no form can be shown, the usual question. */
export function pressForm(
  table: TableContext,
  game: GameRecord,
  seen: State,
  token: OwnToken,
  walk: Walk,
  request: PressRequest,
): FormResult {
  const { path, given: before } = splitGiven(token.path);
  const asking: Asking = {
    module: table.moduleOf(game),
    state: seen,
    token: { ...token, kind: 'walk', path, page: 0 },
    limits: table.limits,
  };
  const asked = (at: Walk) => questionReply(asking, game, at);
  const { given } = request;
  if (given === undefined) {
    const form = formOf(asking, walk, before);
    return { kind: 'reply', reply: form === null ? asked(walk) : { ...asked(walk), form } };
  }
  const again = (reply: Reply): Reply => ({ ...reply, controls: reopened(asking, path, given, reply.controls ?? []) });
  const refused = (at: Walk, rejection: Rejection): FormResult => {
    const reply = asked(at);
    const lines = [{ from: 'rejection', module: game.module, rejection } as const, ...reply.lines];
    return { kind: 'reply', reply: again({ ...reply, lines, refused: rejection }) };
  };
  const lots = basketLots(asking, walk);
  if (lots !== null) {
    const filled = basketActions(lots, given);
    if (filled === null) return refused(walk, { code: 'press-stale' });
    const end = endOf(walk, lots.length, given);
    const actions = end === null ? filled : [...filled, end];
    if (actions.length === 0) return refused(walk, { code: 'form-empty' });
    const severally = lots.every(({ walk: { domain } }) => domain.kind !== 'number');
    return { kind: 'actions', actions, severally, again };
  }
  const links = chainOf(asking, walk);
  if (links === null) return { kind: 'reply', reply: asked(walk) };
  const { walk: at, wrong } = fillChain(asking, links, walk, given);
  const end = endOf(walk, links.length, given);
  if (wrong === null)
    return at.domain.kind === 'done'
      ? { kind: 'walk', walk: at, after: end === null ? [] : [end] }
      : { kind: 'reply', reply: asked(at) };
  const slot = { kind: 'slot', id: wrong.slot };
  const verb = { kind: 'verb', id: at.offer.verb };
  const why = wantedTerm(asking.module.words, at.offer.verb, wrong.slot);
  return wrong.asked
    ? refused(at, wrong.count ?? { code: 'slot-illegal', values: { verb, slot, ...(why === null ? {} : { why }) } })
    : refused(walk, { code: 'not-asked', values: { slot } });
}

/** The form as filled in, replacing the empty one: nothing has to be chosen again. */
function reopened(asking: Asking, path: string, given: Given, controls: Controls): Controls {
  const filled = formButton(asking, path, given);
  const there = controls.some((row) => row.some(({ kind }) => kind === 'form'));
  if (!there) return [[filled], ...controls].slice(0, asking.limits.rows);
  return controls.map((row) => row.map((one) => (one.kind === 'form' ? filled : one)));
}
