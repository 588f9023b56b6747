import type { GameModule } from '../../../core/game-module.js';
import type { Locale } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { button, rowsOf } from '../../controls/buttons.js';
import type { Control, Controls, Line, Reply } from '../../ports/message.js';
import type { CommandRequest } from '../../request.js';
import { findIn, isSinglePart, searchAll } from '../../rulebook/find.js';
import { CONTENTS, choiceOf, partAt, placeIn, placeToken } from '../../rulebook/place.js';
import { contentsReply, type Open, partReply, topicBeside, writtenLine } from '../../rulebook/show.js';
import { topicReply } from '../../rulebook/topics.js';
import { gameIfKnown, textOption } from '../handler.js';

/** The rules of the channel's game; where there is none, of any. */
export async function rulesReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const game = await gameIfKnown(table, request);
  const lacking = game === null ? null : table.lacksRules(game);
  if (lacking !== null) return refusal(lacking, game);
  const { games } = table.deps;
  const [only, ...others] = games;
  const here = game === null ? (others.length === 0 ? only : undefined) : table.moduleOf(game);
  const typed = textOption(request.options, 'topic');
  const [system = '', topic = null] = typed?.split('/') ?? [];
  const named = here !== undefined && topic === null ? undefined : games.find(({ id }) => id === system);
  if (named !== undefined) return rulesOf(table, named, request.locale, topic, null);
  if (here !== undefined) return rulesOf(table, here, request.locale, typed, game?.id ?? null);
  return rulesOfAll(table, request.locale, typed);
}

/** One game's rules: what was asked for, or the contents. */
function rulesOf(
  table: TableContext,
  module: GameModule,
  locale: Locale,
  typed: string | null,
  gameId: string | null,
): Reply {
  const book = table.book(module, locale);
  if (book === null) return topicReply(module, typed);
  const open: Open = { module, book, limits: table.limits, gameId, searched: typed };
  if (typed === null) return contentsReply(open);
  const place = placeIn({ path: '', page: 0 }, typed);
  const picked = place === null || place.part === null ? null : partAt(book, place.part);
  if (picked !== null) return partReply({ ...open, searched: null }, picked);
  const found = findIn(table, module, book, typed);
  if (found === null) {
    const rejection = { code: 'rules-nothing', values: { text: { kind: 'text', id: typed } } };
    const contents = contentsReply({ ...open, searched: null });
    return { ...contents, lines: [{ from: 'rejection', module: null, rejection }], refused: rejection };
  }
  const { best, parts } = found;
  if (isSinglePart(best)) return partReply(parts.length === 0 ? { ...open, searched: null } : open, best, parts);
  return topicBeside(open, best.topic, parts);
}

/** Of each game so many places found are listed. */
const OF_EACH = 10;

/** Which game's rules; with a topic, where each of them tells of it. */
function rulesOfAll(table: TableContext, locale: Locale, typed: string | null): Reply {
  const { games } = table.deps;
  const { limits } = table;
  const ways: Controls = rowsOf(
    limits,
    games.map((module) => button(placeToken(limits, module, CONTENTS), nameLine(module))),
  );
  if (typed === null) return { lines: [{ from: 'table', key: 'rules.which' }], controls: ways };
  const menus = searchAll(table, locale, typed).flatMap(({ module, parts: all }): readonly Control[] => {
    const parts = all.slice(0, OF_EACH);
    if (parts.length === 0) return [];
    const token = placeToken(limits, module, { ...CONTENTS, searched: typed }, 'f');
    const choices = parts.map((part) => ({ value: choiceOf(part), label: writtenLine(part.title) }));
    return [{ kind: 'select', token, label: nameLine(module), min: 1, max: 1, choices }];
  });
  if (menus.length > 0)
    return { lines: [{ from: 'table', key: 'rules.found-in' }], controls: [...menus.map((menu) => [menu]), ...ways] };
  const rejection = { code: 'rules-nothing', values: { text: { kind: 'text', id: typed } } };
  return { lines: [{ from: 'rejection', module: null, rejection }], controls: ways, refused: rejection };
}

function nameLine(module: GameModule): Line {
  return { from: 'table', key: 'term', module: module.id, values: { term: { kind: 'game', id: 'game' } } };
}
