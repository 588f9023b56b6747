import type { GameModule } from '../../../core/game-module.js';
import { plain } from '../../../core/slips.js';
import { LOCALES } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { learningOf, learnReply } from '../../learn/begin.js';
import { learnButtons } from '../../learn/buttons.js';
import type { Reply } from '../../ports/message.js';
import type { CommandRequest } from '../../request.js';
import { gameIfKnown, textOption } from '../handler.js';

/** A practice of the game named, or of the channel's; otherwise asks which. */
export async function learnCommand(table: TableContext, request: CommandRequest): Promise<Reply> {
  const taught = table.deps.games.filter(({ lesson }) => lesson !== undefined);
  const wanted = textOption(request.options, 'game');
  if (wanted !== null) {
    const learning = learningOf(
      taught.find((module) => isCalled(module, wanted)),
      request,
    );
    if (learning !== null) return learnReply(table, learning);
    const games = taught.map((module) => module.words.say(request.locale, 'game') ?? module.id);
    return {
      ...refusal({ code: 'practice-unknown', values: { game: { kind: 'text', id: wanted }, games } }, null),
      ...choice(taught),
    };
  }
  const here = await gameIfKnown(table, request);
  const [only, ...others] = here === null ? taught : taught.filter(({ id }) => id === here.module);
  const learning = others.length > 0 ? null : learningOf(only, request);
  if (learning !== null) return learnReply(table, learning);
  return { lines: [{ from: 'table', key: 'learn.which' }], ...choice(taught) };
}

function isCalled({ id, words }: GameModule, wanted: string): boolean {
  const names = [id, ...LOCALES.map((locale) => words.say(locale, 'game') ?? id)];
  return names.some((name) => plain(name) === plain(wanted));
}

function choice(taught: readonly GameModule[]): Pick<Reply, 'controls'> {
  return { controls: taught.map((module) => learnButtons(module, 'learn.game')) };
}
