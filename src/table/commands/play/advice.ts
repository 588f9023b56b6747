import type { GameModule } from '../../../core/game-module.js';
import { firstAwaited } from '../../../core/obligation.js';
import type { Phrase, Term } from '../../../core/result.js';
import { whyNoPlay } from '../../change/act.js';
import { refusal } from '../../change/alter.js';
import { think } from '../../change/play-on.js';
import type { TableContext } from '../../context.js';
import { button } from '../../controls/buttons.js';
import { walkTo } from '../../controls/question/walk.js';
import { walkToken } from '../../controls/token.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { ThoughtStep } from '../../ports/thinker.js';
import type { CommandRequest } from '../../request.js';
import { isAlone, seatsOf } from '../../seats.js';
import { gameReply, textOption } from '../handler.js';

/** In private: what the middle strength would do now for this player, and why, with a button to do it. */
export async function adviceReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const module = table.moduleOf(game);
  if (module.adviser === undefined) return refusal({ code: 'advice-none' }, game);
  const state = await table.stateOf(game);
  const closed = whyNoPlay(game);
  if (closed !== null && !closed.ok) return refusal(closed.rejection, game);
  if (state === null) return refusal({ code: 'not-started' }, game);
  const mine = seatsOf(game, request.userId);
  if (mine.length === 0) return refusal({ code: 'not-seated' }, game);
  if (!mayAdvise(game, module)) return refusal({ code: 'advice-off' }, game);
  const named = textOption(request.options, 'seat');
  const seats = named === null ? mine : mine.filter((seat) => seat === named);
  const owed = module.obligations(state).find((one) => one.seats.some((seat) => seats.includes(seat)));
  if (owed === undefined) return refusal({ code: 'advice-not-awaited' }, game);
  const own = { ...owed, seats: owed.seats.filter((seat) => seats.includes(seat)) };
  const about = { module: module.id, rulesVersion: game.rulesVersion, state, game };
  const [step] = await think(table, { ...about, first: { owed: own, strength: 'middle' } });
  return step === undefined ? refusal({ code: 'reckon-busy' }, game) : told(table, game, state, step);
}

function told(
  table: TableContext,
  game: GameRecord,
  state: Parameters<typeof walkTo>[1],
  { owed, action, reason, fears }: ThoughtStep,
): Reply {
  const module = table.moduleOf(game);
  const seat = firstAwaited(owed);
  const walk = walkTo(module, state, seat, action);
  const verb: Term = { kind: 'verb', id: action.verb };
  const chosen: readonly Term[] = walk?.said ?? [];
  const what: Line = {
    from: 'table',
    key: chosen.length === 0 ? 'advice.verb' : 'advice.action',
    module: module.id,
    values: chosen.length === 0 ? { verb } : { verb, chosen },
  };
  const said = ({ key, values }: Phrase): Line => {
    const line: Line = { from: 'game', module: module.id, key: `advice.${key}` };
    return values === undefined ? line : { ...line, values };
  };
  const reply = gameReply(game, what, ...[reason, ...(fears === undefined ? [] : [fears])].map(said));
  if (walk === null || walk.domain.kind !== 'done') return reply;
  const token = walkToken(game, seat, walk.path);
  if (token.length > table.limits.token) return reply;
  return { ...reply, controls: [[button(token, { from: 'table', key: 'advice.do' }, 'primary')]] };
}

/**
 * Whether players may ask what the bot would do: as the game master says; by default, if nobody plays against another
 * person.
 */
export function mayAdvise(game: GameRecord, module: GameModule): boolean {
  return game.settings.advice ?? (module.mode !== 'competitive' || isAlone(game));
}
