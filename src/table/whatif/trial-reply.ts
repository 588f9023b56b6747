import type { GameEvent } from '../../core/chronicle.js';
import { awaitedSeats } from '../../core/obligation.js';
import type { SeatId } from '../../core/seat.js';
import { privatePanel, whereItStands } from '../controls/panel/panel.js';
import { withShortcuts } from '../controls/panel/shortcuts.js';
import type { Control, Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { outcomeLines } from '../posts/outcome-lines.js';
import { peopleOf, seatsOf, seenBy } from '../seats.js';
import { pictureOf } from '../words/picture.js';
import { backButton, trialButton, trialRows } from './buttons.js';
import { goneAt, type KeptTrial } from './kept-trial.js';
import type { Trial } from './trial.js';
import type { TakenTrial } from './trials.js';

/** What the reply is about: the trial, and the game it was begun from. */
export type Shown = Pick<TakenTrial, 'trial' | 'kept'> & { readonly real: GameRecord };

/** Said above whatever a trial answers. */
export function headingLine({ name }: Pick<GameRecord, 'name'>, { step }: Pick<KeptTrial, 'step'>): Line {
  return { from: 'table', key: 'whatif.heading', values: { name: { kind: 'text', id: name }, step } };
}

/** How it was made, and how long it is kept: said when it is opened. */
export function aboutTrialLine(kept: KeptTrial): Line {
  const until = { kind: 'instant', id: goneAt(kept).toISOString() } as const;
  return { from: 'table', key: kept.seat === null ? 'whatif.about-ended' : 'whatif.about', values: { until } };
}

/** Lines, then where it stands, what can be done in all seats, and the board. */
export async function standsReply(shown: Shown, userId: string, lines: readonly Line[], page = 0): Promise<Reply> {
  const { trial } = shown;
  const stands = trial.over ? endLines(trial) : await whereItStands(trial.table, trial.game, trial.state, userId);
  return trialReply(shown, userId, { lines: [...lines, ...stands] }, { page });
}

/** So many lines are told of what happened. */
const TOLD_MOST = 40;

/** An answer that already says where it stands, with the trial's own buttons below the game's. */
export async function trialReply(
  { trial, kept, real }: Shown,
  userId: string,
  answer: Reply,
  { page = 0, events = [] }: { readonly page?: number; readonly events?: readonly GameEvent[] } = {},
): Promise<Reply> {
  const { panelTable, game, state, module, seat, over } = trial;
  const { gameId: _gameId, panelFrom: _panelFrom, controls: _controls, ...said } = answer;
  const panel = over ? [] : privatePanel(panelTable, awaitedFirst(trial), state, userId, page);
  const rows = over ? [] : await withShortcuts(panelTable, game, panel, userId);
  const request = events.length === 0 ? { show: 'board' } : { show: 'changes', events };
  return {
    ...said,
    people: peopleOf(game),
    lines: [headingLine(real, kept), ...answer.lines.slice(-TOLD_MOST).map(toAll)],
    picture: pictureOf(module, game, state, seat, request),
    aside: standsIn(trial),
    controls: [...trialRows(rows, peopleOf(game)), await ownRow(trial, real, userId)],
  };
}

function standsIn({ module, game, state, seat }: Trial): NonNullable<Reply['aside']> {
  const view = seenBy(module, game, state, seat);
  return (place, locale) => module.pictures.stands(view, place, locale);
}

/** What is asked stands above what other seats may do as well. */
function awaitedFirst({ game, module, state, seat }: Trial): GameRecord {
  const awaited = awaitedSeats(module.obligations(state));
  const rank = (one: SeatId) => (awaited.includes(one) ? 0 : one === seat ? 1 : 2);
  return { ...game, seats: game.seats.toSorted((one, other) => rank(one.seat) - rank(other.seat)) };
}

/** Every seat is the reader's own: who is awaited is said by name. */
function toAll(line: Line): Line {
  if (line.from !== 'owed' || line.yours !== true) return line;
  const { yours: _yours, ...owed } = line;
  return owed;
}

/** A question or a lookup of the game stays as it is, but that it says where it is asked. */
export function trialQuestion(
  { real, kept, trial }: Shown,
  { gameId: _gameId, panelFrom: _panelFrom, ...answer }: Reply,
): Reply {
  const { controls } = answer;
  return {
    ...answer,
    lines: [headingLine(real, kept), ...answer.lines.map(toAll)],
    aside: standsIn(trial),
    ...(controls === undefined ? {} : { controls: trialRows(controls, peopleOf(trial.game)) }),
  };
}

async function ownRow(trial: Trial, real: GameRecord, userId: string): Promise<readonly Control[]> {
  const { id, version } = trial.game;
  const [first] = await trial.standing();
  const mine = trial.seat === null ? [] : seatsOf(real, userId);
  const plans = first !== undefined && first.seat !== null && mine.includes(first.seat) && real.phase === 'playing';
  return [
    ...(plans ? [trialButton(id, 'do')] : []),
    ...(first === undefined ? [] : [backButton(id, version)]),
    trialButton(id, 'again'),
    trialButton(id, 'leave'),
  ];
}

function endLines({ module, game, state }: Trial): readonly Line[] {
  const outcome = game.outcome ?? module.outcome(state);
  const unsealed = outcome === null ? [] : outcomeLines(module, game, outcome, game.updatedAt);
  // Its dice are nobody's concern, and nothing follows it.
  const told = unsealed.filter((line) => line.from !== 'table' || line.key.startsWith('outcome.'));
  return [...told, { from: 'table', key: 'whatif.over' }];
}
