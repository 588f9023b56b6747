import type { GameModule } from '../../../core/game-module.js';
import { plain } from '../../../core/slips.js';
import { LOCALES } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import type { Line, Reply } from '../../ports/message.js';
import type { CommandRequest } from '../../request.js';
import { gameIfKnown, textOption } from '../handler.js';

/** What the channel's game (or the only game there is) can tell about its rules. */
export async function rulesReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const game = await gameIfKnown(table, request);
  const lacking = game === null ? null : table.lacksRules(game);
  if (lacking !== null) return refusal(lacking, game);
  const module: GameModule | undefined = game === null ? table.deps.games[0] : table.moduleOf(game);
  if (module === undefined) return refusal({ code: 'no-game-here' }, null);
  const wanted = textOption(request.options, 'topic');
  const topics = module.words.ruleTopics;
  const topic = wanted === null ? topics[0] : topicNamed(module, wanted);
  if (topics.length === 0) return { lines: [{ from: 'table', key: 'rules.none' }] };
  if (topic === undefined) {
    const names = topics.map((known) => ({ kind: 'topic', id: known }));
    const rejection = { code: 'topic-unknown', values: { topics: names } };
    return { lines: [{ from: 'rejection', module: module.id, rejection }], refused: rejection };
  }
  return {
    ...(game === null ? {} : { gameId: game.id }),
    lines: [
      { from: 'game', module: module.id, key: `rules.${topic}` },
      // Someone who asks for a topic knows that there are some; listing them would fill a phone.
      ...(wanted === null ? [topicsLine(module)] : []),
    ],
  };
}

function topicsLine(module: GameModule): Line {
  const topics = module.words.ruleTopics.map((topic) => ({ kind: 'topic', id: topic }));
  return { from: 'table', key: 'rules.more', module: module.id, values: { topics } };
}

/** A topic by its name in any language, ignoring accents and case; a prefix is enough. */
function topicNamed(module: GameModule, wanted: string): string | undefined {
  const text = plain(wanted);
  const named = module.words.ruleTopics.map((topic) => ({
    topic,
    names: [topic, ...LOCALES.map((locale) => plain(module.words.say(locale, `topic.${topic}`) ?? topic))],
  }));
  const found =
    named.find(({ names }) => names.includes(text)) ??
    named.find(({ names }) => text !== '' && names.some((name) => name.startsWith(text)));
  return found?.topic;
}
