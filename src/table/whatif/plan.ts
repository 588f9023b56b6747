import type { Action } from '../../core/action.js';
import type { GameModule } from '../../core/game-module.js';
import type { Term } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { eventLines, isTold } from '../change/event-lines.js';
import { asksFirst, previewLine } from '../controls/panel/preview.js';
import { walkTo } from '../controls/question/walk.js';
import { Replayed } from '../dice/replayed.js';
import type { Line } from '../ports/message.js';
import type { LogEntry } from '../ports/store.js';
import type { Trial } from './trial.js';

/** What one press of a trial would do in the game, and in words. */
export interface Planned {
  readonly seat: SeatId;
  readonly actions: readonly Action[];
  readonly said: readonly Line[];
}

/** What was done for these seats from the beginning on, until another seat did something. */
export async function planOf(trial: Trial, mine: readonly SeatId[]): Promise<readonly Planned[]> {
  const plan: Planned[] = [];
  for (const entry of await trial.standing()) {
    const { seat, kind, version } = entry;
    if (seat === null || !mine.includes(seat)) break;
    if (kind === 'spent') continue;
    const state = await trial.table.stateAt(trial.game, version - 1);
    const said = state === null ? [] : deedLines(trial, state, seat, entry);
    plan.push({ seat, actions: entry.actions, said });
  }
  return plan;
}

/** What one thing came of it, if nothing was thrown: as it is told, it says best what was done. Null: more, or nothing. */
function toldAtOnce({ table, game, state }: Trial, entry: LogEntry, seat: SeatId): readonly Line[] | null {
  const { actions, rolls, events } = entry;
  const chooses = actions.length === 1 && Object.keys(actions[0] ?? {}).length > 1;
  if (!chooses || rolls.length > 0) return null;
  const told = eventLines(table, game, state, seat, events).filter(isTold(table, game));
  return told.length === 1 ? told : null;
}

/** Each action with what was chosen; of what is asked twice, also what it brought to expect. */
function deedLines(trial: Trial, begun: State, seat: SeatId, entry: LogEntry): readonly Line[] {
  const { module } = trial;
  const { actions, rolls } = entry;
  const dice = new Replayed(rolls);
  let state = begun;
  const lines = actions.map((action): Line => {
    const walk = walkTo(module, state, seat, action);
    const preview = walk === null ? null : module.foresee.action(state, seat, action);
    const line = actionLine(module, action.verb, walk?.said ?? []);
    const applied = module.apply(state, seat, action, dice);
    if (applied.ok) state = applied.value.state;
    if (walk === null || preview === null || !asksFirst(walk.offer, preview)) return line;
    return { from: 'noted', line, note: previewLine(module, preview) };
  });
  return lines.some(({ from }) => from === 'noted') ? lines : (toldAtOnce(trial, entry, seat) ?? lines);
}

function actionLine(module: GameModule, verb: string, said: readonly Term[]): Line {
  const chosen = said.flatMap((term): readonly Term[] =>
    typeof term === 'object' && Array.isArray(term) ? term : [term],
  );
  const values = { verb: { kind: 'verb', id: verb }, ...(chosen.length === 0 ? {} : { chosen }) };
  return { from: 'table', key: 'whatif.deed', module: module.id, values };
}
