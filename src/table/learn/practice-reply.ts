import type { GameEvent } from '../../core/chronicle.js';
import type { LessonStep } from '../../core/contract/lesson.js';
import type { GameModule } from '../../core/game-module.js';
import { eventLines, isTold } from '../change/event-lines.js';
import { panelReply } from '../controls/panel/panel.js';
import { nameOf, type Walk } from '../controls/question/walk.js';
import { readToken } from '../controls/token.js';
import type { EdgeLimits } from '../ports/edge-limits.js';
import type { Control, Controls, Line, Reply } from '../ports/message.js';
import { pictureOf } from '../words/picture.js';
import { learnButton } from './buttons.js';
import { NOT_NOW, type Practice } from './practice.js';
import { nearMiss } from './right-answers.js';

/** What happened before the step that is asked now. */
export interface Before {
  /** Lines to begin with. */
  readonly lines?: readonly Line[];
  readonly passed?: readonly LessonStep[];
  readonly events?: readonly GameEvent[];
  /** Just taken up: what was said of one's own turn is said again. */
  readonly opens?: true;
}

/** Where the practice is: what came of the last step, what is asked now, the real buttons, the board. */
export async function stepReply(practice: Practice, userId: string, before: Before, page = 0): Promise<Reply> {
  const { table, game, over } = practice;
  const panel = over
    ? { lines: [] }
    : await panelReply(table, game, userId, before.lines === undefined ? [] : [...before.lines], page);
  const told = over ? [...(before.lines ?? [])] : panel.lines;
  return {
    ...withBoard(practice, before.events ?? []),
    lines: [...told, ...sayings(practice, before)],
    controls: over ? [[learnButton(moduleOf(practice), 'anew', 'learn.again')]] : controlsOf(practice, panel),
    ...(panel.people === undefined ? {} : { people: panel.people }),
  };
}

/** An answer of the game within the practice, with what the lesson says to it. */
export function practiceReply(practice: Practice, reply: Reply, before: Before): Reply {
  const { gameId: _gameId, controls: _controls, ...said } = reply;
  const lines = reply.lines.filter((line) => line.from !== 'rejection' || line.rejection.code !== NOT_NOW);
  const wrong = lines.length < reply.lines.length ? wrongLines(practice) : [];
  return {
    ...said,
    ...withBoard(practice, before.events ?? []),
    lines: [...wrong, ...lines, ...sayings(practice, before)],
    controls: practice.over ? [[learnButton(moduleOf(practice), 'anew', 'learn.again')]] : controlsOf(practice, reply),
  };
}

/** A question on the way to an action stays as the game asks it. */
export function practiceQuestion(practice: Practice, { gameId: _gameId, ...reply }: Reply): Reply {
  const { controls } = reply;
  return controls === undefined ? reply : { ...reply, controls: practised(practice.table.limits, controls, []) };
}

/** So many lines fit into one message beside what is asked; of more, the latest. */
const TOLD_MOST = 40;

/** What happened: the learner's own doing, and what the others did after it. */
export function toldLines({ table, game, state, lesson }: Practice, events: readonly GameEvent[]): readonly Line[] {
  const lines = eventLines(table, game, state, lesson.seat, events).filter(isTold(table, game));
  return lines.length <= TOLD_MOST ? lines : [{ from: 'table', key: 'learn.earlier' }, ...lines.slice(-TOLD_MOST)];
}

/** Why not now, and what instead. */
export function wrongLines(practice: Practice): readonly Line[] {
  const { step } = practice;
  return step === null ? [] : [{ from: 'game', module: moduleOf(practice).id, key: `learn.${step.id}.wrong` }];
}

/** Of a press that was nearly right, only what is wrong about it. */
export function strayLines(practice: Practice, { offer, filled }: Pick<Walk, 'offer' | 'filled'>): readonly Line[] {
  const { step, state, lesson } = practice;
  const module = moduleOf(practice);
  const miss = step === null ? null : nearMiss(step, offer.verb, filled);
  const domain = miss === null ? null : module.ask(state, lesson.seat, offer.verb, miss.before);
  if (miss === null || domain?.kind !== 'one') return wrongLines(practice);
  const named = (value: unknown) => domain.choices.filter(({ id }) => id === value).map(nameOf);
  const [chosen] = named(miss.chosen);
  const wanted = miss.wanted.flatMap(named);
  if (chosen === undefined || wanted.length === 0) return wrongLines(practice);
  return [{ from: 'table', key: 'learn.nearly', module: module.id, values: { chosen, wanted } }];
}

function moduleOf({ table, game }: Practice): GameModule {
  return table.moduleOf(game);
}

type SaidWith = { readonly passed?: readonly LessonStep[]; readonly opens?: boolean };

function sayings(practice: Practice, { passed = [], opens = passed.length > 0 }: SaidWith): readonly Line[] {
  const { id } = moduleOf(practice);
  const said = (key: string): Line => ({ from: 'game', module: id, key: `learn.${key}` });
  const { step, at, over, goalMet } = practice;
  const right = passed.map((one) => said(`${one.id}.right`));
  const goal = goalMet === null ? [] : [said(goalMet ? 'met' : 'missed')];
  if (over) return [...right, ...goal, said('end'), { from: 'table', key: 'learn.over' }];
  if (step === null) return [...right, { from: 'table', key: 'learn.own' }, ...(opens ? [said('free')] : [])];
  return [...right, { from: 'table', key: 'learn.step', values: at }, said(`${step.id}.ask`)];
}

function withBoard(practice: Practice, events: readonly GameEvent[]): Pick<Reply, 'picture'> {
  const { table, game, state, lesson } = practice;
  const request = events.length === 0 ? { show: 'board' } : { show: 'changes', events };
  return { picture: pictureOf(table.moduleOf(game), game, state, lesson.seat, request) };
}

function controlsOf(practice: Practice, { controls = [] }: Pick<Reply, 'controls'>): Controls {
  const module = moduleOf(practice);
  return practised(practice.table.limits, controls, [
    learnButton(module, 'again', 'learn.again'),
    learnButton(module, 'leave', 'learn.leave'),
  ]);
}

/** Lookups that make sense in a practice. */
export const LOOKS: readonly string[] = ['map', 'rules'];

/** The game's own buttons, few lookups, and those of the practice. */
function practised(limits: EdgeLimits, controls: Controls, own: readonly Control[]): Controls {
  const isLook = ({ token }: Control) => readToken(token)?.kind === 'shortcut';
  const makesSense = (one: Control) => !isLook(one) || LOOKS.includes(readToken(one.token)?.path ?? '');
  const rows = controls.map((row) => row.filter(makesSense)).filter((row) => row.length > 0);
  if (own.length === 0) return rows;
  const last = rows.at(-1) ?? [];
  if (last.every(isLook) || rows.length >= limits.rows)
    return last.length + own.length <= limits.buttons ? [...rows.slice(0, -1), [...last, ...own]] : rows;
  return [...rows, own];
}
