import type { SetupOption } from '../../../core/contract/setup.js';
import { ok, refuse } from '../../../core/result.js';
import { alter, type Decision, type Opened, refusal, replyTo } from '../../change/alter.js';
import { withNewSetup } from '../../commands/game/create.js';
import { tableEntry } from '../../commands/handler.js';
import type { TableContext } from '../../context.js';
import type { Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker, PressRequest } from '../../request.js';
import { isMaster, peopleOf } from '../../seats.js';
import {
  choiceLines,
  EXPLAIN,
  optionControls,
  optionExplained,
  optionLine,
  setupControls,
  setupLines,
} from '../panel/setup.js';
import type { Token } from '../token.js';

/** A press in the setup panel: which option, then its value. */
export async function pressSetup(
  table: TableContext,
  game: GameRecord,
  token: Token,
  request: PressRequest,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const refused = whyNot(game, request);
  if (refused !== null) return refusal(refused.rejection, game);
  const [first, second] = [...(token.path === '' ? [] : token.path.split('.')), ...(request.values ?? [])];
  const place = Number(first);
  const option = first === undefined ? undefined : module.setup.options[place];
  if (option === undefined) return overview(table, game, token.page);
  if (second === EXPLAIN)
    return { gameId: game.id, people: peopleOf(game), ...optionExplained(game, module, place, token.page) };
  const choice = second === undefined ? undefined : option.choices[Number(second)];
  if (choice !== undefined) return choose(table, game, option, choice, request);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [optionLine(module, game, option), ...choiceLines(module, option)],
    controls: optionControls(table, game, place, token.page),
  };
}

function overview(table: TableContext, game: GameRecord, page: number): Reply {
  const module = table.moduleOf(game);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: setupLines(module, game),
    controls: setupControls(table, game, page),
  };
}

async function choose(
  table: TableContext,
  game: GameRecord,
  option: SetupOption,
  choice: string,
  request: PressRequest,
): Promise<Reply> {
  const altered = await alter(table, game.id, request.requestId, async (opened) =>
    chooseSetup(opened, option, choice, request),
  );
  if (altered.kind === 'refused') {
    const again = overview(table, altered.game, 0);
    const line = { from: 'rejection', module: game.module, rejection: altered.rejection } as const;
    return { ...again, lines: [line, ...again.lines], refused: altered.rejection };
  }
  return replyTo(altered, (done) => overview(table, done.game, 0));
}

export function chooseSetup(opened: Opened, option: SetupOption, choice: string, request: Asker): Decision<null> {
  const { game, module } = opened;
  const refused = whyNot(game, request);
  if (refused !== null) return refused;
  const changed = withNewSetup(module, game, { ...game.setup, [option.name]: choice, ...option.brings?.[choice] });
  if (!changed.ok) return changed;
  const others = game.seats.some(({ userId }) => userId !== null && userId !== request.userId);
  const entry = tableEntry(request.userId, { what: 'setup', option: option.name, choice });
  // Those seated already are told what they will play.
  const announce = others ? { announce: [optionLine(module, changed.value, option)] } : {};
  return ok({ change: { game: changed.value, state: null, entry, ...announce, panel: others }, answer: null });
}

function whyNot(game: GameRecord, request: Asker) {
  if (game.phase !== 'gathering') return refuse('started-already');
  if (game.challenge !== null) return refuse('challenge-fixed');
  return isMaster(game, request) ? null : refuse('not-master');
}
