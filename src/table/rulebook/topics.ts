import type { GameModule } from '../../core/game-module.js';
import { plain } from '../../core/slips.js';
import { LOCALES } from '../../core/words.js';
import type { Line, Reply } from '../ports/message.js';

/** What a game's own words tell of its rules, topic by topic. */
export function topicReply(module: GameModule, wanted: string | null): Reply {
  const topics = module.words.ruleTopics;
  const topic = wanted === null ? topics[0] : (topicNamed(module, wanted) ?? topicBeginning(module, wanted));
  if (topics.length === 0) return { lines: [{ from: 'table', key: 'rules.none' }] };
  if (topic === undefined) {
    const names = topics.map((known) => ({ kind: 'topic', id: known }));
    const rejection = { code: 'topic-unknown', values: { topics: names } };
    return { lines: [{ from: 'rejection', module: module.id, rejection }], refused: rejection };
  }
  // Someone who asks for a topic knows that there are some; listing them would fill a phone.
  return { lines: [topicLine(module, topic), ...(wanted === null ? [topicsLine(module)] : [])] };
}

export function topicLine(module: GameModule, topic: string): Line {
  return { from: 'game', module: module.id, key: `rules.${topic}` };
}

function topicsLine(module: GameModule): Line {
  const topics = module.words.ruleTopics.map((topic) => ({ kind: 'topic', id: topic }));
  return { from: 'table', key: 'rules.more', module: module.id, values: { topics } };
}

/** A topic by its name in any language, ignoring accents and case. */
export function topicNamed(module: GameModule, wanted: string): string | undefined {
  return module.words.ruleTopics.find((topic) => namesOf(module, topic).includes(plain(wanted)));
}

/** By the beginning of its name. */
export function topicBeginning(module: GameModule, wanted: string): string | undefined {
  const text = plain(wanted);
  if (text === '') return undefined;
  return module.words.ruleTopics.find((topic) => namesOf(module, topic).some((name) => name.startsWith(text)));
}

function namesOf({ words }: GameModule, topic: string): readonly string[] {
  return [topic, ...LOCALES.map((locale) => plain(words.say(locale, `topic.${topic}`) ?? topic))];
}
