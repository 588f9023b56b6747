import { whyNoPlay } from '../../change/act.js';
import { refusal } from '../../change/alter.js';
import { eventLines, isTold } from '../../change/event-lines.js';
import type { TableContext } from '../../context.js';
import { button } from '../../controls/buttons.js';
import { markOf } from '../../controls/mark.js';
import { myTurnButton, shortcutToken } from '../../controls/panel/shortcuts.js';
import { doneLine } from '../../controls/question/choices.js';
import { countedFor } from '../../log/secret.js';
import { planUndo } from '../../log/undo-plan.js';
import { lastActor, undoableLog } from '../../log/undoable.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker } from '../../request.js';
import { peopleOf, seatsOf } from '../../seats.js';

/** A button can be pressed by mistake: say what an undo would take back first. */
export async function askUndo(table: TableContext, game: GameRecord, asker: Pick<Asker, 'userId'>): Promise<Reply> {
  const closed = whyNoPlay(game);
  if (closed !== null) return refusal(closed.rejection, game);
  const mine = seatsOf(game, asker.userId);
  if (mine.length === 0) return refusal({ code: 'not-seated' }, game);
  const live = await undoableLog(table.source(game.id), game.version);
  const seat = lastActor(live, mine);
  if (seat === undefined) return refusal({ code: 'nothing-to-undo' }, game);
  const plan = planUndo(game, seat, live, false);
  if (!plan.ok) return refusal(plan.rejection, game);
  const { to, fallen, consents } = plan.value;
  const events = live.filter(({ version }) => version > to).flatMap((entry) => entry.events);
  const key = consents.length > 0 ? 'undo.would-ask' : 'undo.would';
  const told = eventLines(table, game, await table.stateOf(game), seat, events);
  const own = fallen.filter((entry) => entry.seat === seat).flatMap(({ actions }) => actions);
  const what = told.some(isTold(table, game)) ? told : [doneLine(table.moduleOf(game), own, 'term')];
  const question: Line = { from: 'table', key, values: { count: countedFor(fallen, seat) } };
  const sure = shortcutToken(game, `undo:${markOf(game).toString(36)}`);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [question, ...what],
    controls: [[button(sure, { from: 'table', key: 'panel.undo-now' }, 'danger'), myTurnButton(game, 'panel.cancel')]],
    confirm: sure,
  };
}
