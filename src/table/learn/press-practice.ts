import type { GameModule } from '../../core/game-module.js';
import { refusal } from '../change/alter.js';
import type { TableContext } from '../context.js';
import { versionOf } from '../controls/mark.js';
import { pressShortcut } from '../controls/press/shortcut.js';
import { pressWalk } from '../controls/press/walk.js';
import { readAnswer } from '../controls/question/question.js';
import { isSeveralPath } from '../controls/question/together.js';
import { followPath, type Walk } from '../controls/question/walk.js';
import { splitGiven, type Token } from '../controls/token.js';
import type { Reply } from '../ports/message.js';
import type { PressRequest } from '../request.js';
import { beginPractice, learningOf, openPractice } from './begin.js';
import { LEARN_VERBS, type LearnVerb, learnButton, PRACTICE } from './buttons.js';
import { carriedOut } from './carry-out.js';
import { NOT_NOW } from './practice.js';
import { LOOKS, practiceQuestion, stepReply, strayLines } from './practice-reply.js';
import { type Learning, oneByOne, readKeptPractice, type TakenUp } from './practices.js';
import { leadsToRight } from './right-answers.js';

export function isOfPractice({ gameId }: Pick<Token, 'gameId'>): boolean {
  return gameId.startsWith(PRACTICE);
}

/** A button of a practice: it is always the presser's own. */
export async function pressPractice(table: TableContext, token: Token, request: PressRequest): Promise<Reply> {
  const module = table.deps.games.find(({ id }) => `${PRACTICE}${id}` === token.gameId);
  const learning = learningOf(module, request);
  if (learning === null) return refusal({ code: 'press-unknown' }, null);
  return oneByOne(table, learning, async () => {
    if (token.kind === 'learn') return pressOwn(table, learning, token.path);
    const taken = await readKeptPractice(table, learning);
    return taken === null ? noneReply(learning) : pressGame(table, learning, taken, token, request);
  });
}

async function pressOwn(table: TableContext, learning: Learning, path: string): Promise<Reply> {
  const verb = LEARN_VERBS.find((known) => known === path);
  if (verb === undefined) return refusal({ code: 'press-unknown' }, null);
  const { module } = learning;
  const presses: Readonly<Record<LearnVerb, () => Promise<Reply>>> = {
    open: () => openPractice(table, learning),
    anew: () => beginPractice(table, learning),
    again: async () => ({
      lines: [{ from: 'table', key: 'learn.really' }],
      controls: [[learnButton(module, 'anew', 'learn.again'), learnButton(module, 'open', 'learn.go-on')]],
    }),
    leave: async () => ({
      lines: [{ from: 'table', key: 'learn.left' }],
      controls: [[learnButton(module, 'open', 'learn.go-on')]],
    }),
  };
  return presses[verb]();
}

function noneReply({ module }: Learning): Reply {
  return {
    ...refusal({ code: 'practice-none' }, null),
    controls: [[learnButton(module, 'open', 'learn.begin', 'primary')]],
  };
}

async function pressGame(
  table: TableContext,
  learning: Learning,
  taken: TakenUp,
  token: Token,
  request: PressRequest,
): Promise<Reply> {
  const { practice } = taken;
  const { userId } = request;
  const { table: own, game } = practice;
  switch (token.kind) {
    case 'menu':
      return stepReply(practice, userId, {}, token.page);
    case 'shortcut':
      if (!LOOKS.includes(token.path)) return refusal({ code: 'press-unknown' }, null);
      return practiceQuestion(practice, await pressShortcut(own, game, token, request));
    case 'walk':
    case 'sure':
    case 'form':
    case 'about': {
      const astray = strayedTo(practice, token, request);
      if (astray !== null)
        return {
          ...(await stepReply(practice, userId, { lines: strayLines(practice, astray) })),
          refused: { code: NOT_NOW },
        };
      return carriedOut(table, learning, taken, () => pressWalk(own, game, token, request));
    }
    case 'table':
    case 'setup':
    case 'rules':
    case 'play':
    case 'learn':
    case 'trial':
      return refusal({ code: 'press-unknown' }, null);
  }
}

/** What is pressed, if it already is not what the step asks: then that is said at once, and not after all questions. */
function strayedTo(
  { step, state, lesson, table, game }: TakenUp['practice'],
  token: Token,
  request: PressRequest,
): Walk | null {
  if (step === null || token.kind === 'about' || token.seat !== lesson.seat || isSeveralPath(token.path)) return null;
  // A button of an earlier step is out of date, whatever it meant.
  if (versionOf(game, token.version) !== game.version) return null;
  const module = table.moduleOf(game);
  const walk = followPath(module, state, lesson.seat, splitGiven(token.path).path);
  const pressed =
    walk === null ? null : withAnswer(module, table, state, walk, { ...token, seat: lesson.seat }, request);
  return pressed === null || leadsToRight(step, pressed.offer.verb, pressed.filled) ? null : pressed;
}

function withAnswer(
  module: GameModule,
  { limits }: TableContext,
  state: TakenUp['practice']['state'],
  walk: Walk,
  token: Token & { readonly seat: string },
  { values = [] }: PressRequest,
): Walk {
  if (values.length !== 1) return walk;
  const answer = readAnswer({ module, state, token: { ...token, kind: 'walk' }, limits }, walk, values);
  return 'walk' in answer ? answer.walk : walk;
}
