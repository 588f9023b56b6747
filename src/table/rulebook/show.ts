import type { GameModule } from '../../core/game-module.js';
import { button } from '../controls/buttons.js';
import { writeToken } from '../controls/token.js';
import type { EdgeLimits } from '../ports/edge-limits.js';
import type { Control, Controls, Line, Reply } from '../ports/message.js';
import type { Part, Rulebook } from '../ports/rulebooks.js';
import { choiceOf, type Place, placeToken } from './place.js';
import { topicLine } from './topics.js';

/** An open book: whose, for which edge, and how its reader came to it. */
export interface Open extends Omit<Place, 'part'> {
  readonly module: GameModule;
  readonly book: Rulebook;
  readonly limits: EdgeLimits;
}

/** A part with the ways on: where else something was found, all chapters, this chapter's parts, the next part. */
export function partReply(open: Open, part: Part, found: readonly Part[] = []): Reply {
  return { lines: [headOf(open.book, part), writtenLine(part.text)], controls: waysFrom(open, part, found) };
}

/** A topic, with the ways on from the contents. */
export function topicBeside(open: Open, topic: string, found: readonly Part[] = []): Reply {
  return { lines: [topicLine(open.module, topic)], controls: waysFrom(open, null, found) };
}

/** What the book has, chapter by chapter. */
export function contentsReply(open: Open, found: readonly Part[] = []): Reply {
  const { title, about } = open.book;
  return { lines: [writtenLine(`**${title}**`), writtenLine(about)], controls: waysFrom(open, null, found) };
}

export function writtenLine(text: string): Line {
  return { from: 'written', text };
}

/** So many of the places found are listed. */
const FOUND_MOST = 10;
/** The parts of a longer chapter are listed; of a shorter one it is enough to turn the page. */
const TURNED_MOST = 2;

function waysFrom(open: Open, part: Part | null, found: readonly Part[]): Controls {
  const { book, limits } = open;
  const others = found.filter((one) => one !== part).slice(0, FOUND_MOST);
  const chapters = book.chapters.map(({ id, title }) => ({ value: id, label: writtenLine(title) }));
  const beside = book.parts.filter(({ chapter }) => chapter === part?.chapter);
  const parts = beside.length > TURNED_MOST ? beside.map((one) => ({ value: choiceOf(one), label: paged(one) })) : [];
  const topics = part === null ? topicsBeside(open) : [];
  const menus = [
    ...menu(
      open,
      part,
      'f',
      'rules.found',
      others.map((one) => listedPart(book, one)),
    ),
    ...menu(open, part, 'c', 'rules.chapters', chapters),
    ...menu(open, part, 'p', 'rules.parts', parts),
    ...menu(open, part, 't', 'rules.topics', topics),
  ];
  const buttons = turning(open, part);
  return [...menus.slice(0, limits.rows - 1).map((one) => [one]), ...(buttons.length > 0 ? [buttons] : [])];
}

type Choices = Extract<Control, { kind: 'select' }>['choices'];

/** As many menus as the choices need. */
function menu(open: Open, part: Part | null, name: string, key: string, choices: Choices): readonly Control[] {
  const { choices: most } = open.limits;
  return Array.from({ length: Math.ceil(choices.length / most) }, (_, nth) => ({
    kind: 'select',
    token: placeToken(open.limits, open.module, { ...open, part }, `${name}${nth}`),
    label: { from: 'table', key },
    min: 1,
    max: 1,
    choices: choices.slice(nth * most, (nth + 1) * most),
  }));
}

/** What the game's words tell beside its book: the cards of nations. */
function topicsBeside({ module, book }: Open): Choices {
  return module.words.ruleTopics
    .filter((topic) => book.partWith(topic) === null)
    .map((id) => ({
      value: id,
      label: { from: 'table', key: 'term', module: module.id, values: { term: { kind: 'topic', id } } },
    }));
}

function turning(open: Open, part: Part | null): readonly Control[] {
  const { book, module, limits, gameId } = open;
  const at = part === null ? -1 : book.parts.indexOf(part);
  const turn = (to: Part | undefined, key: string) =>
    to === undefined || part === null
      ? []
      : [button(placeToken(limits, module, { ...open, part: to }), { from: 'table', key })];
  const game = { kind: 'menu', gameId: gameId ?? '', version: 0, seat: null, path: '', page: 0 } as const;
  return [
    ...turn(book.parts[at - 1], 'panel.previous-page'),
    ...turn(book.parts[at + 1], 'panel.next-page'),
    ...(gameId === null ? [] : [button(writeToken(game), { from: 'table', key: 'panel.menu' })]),
  ];
}

/** The chapter, the section, and which page of it. */
function headOf(book: Rulebook, part: Part): Line {
  const chapter = chapterOf(book, part);
  const head = writtenLine(`**${chapter}**`);
  return part.title === chapter && part.pages === 1 ? head : { from: 'noted', line: head, note: paged(part) };
}

function paged({ title, page, pages }: Part): Line {
  return writtenLine(pages === 1 ? title : `${title} (${page + 1}/${pages})`);
}

function listedPart(book: Rulebook, part: Part): Choices[number] {
  const chapter = chapterOf(book, part);
  const listed = { value: choiceOf(part), label: paged(part) };
  return chapter === part.title ? listed : { ...listed, note: writtenLine(chapter) };
}

function chapterOf(book: Rulebook, { chapter, title }: Part): string {
  return book.chapters.find(({ id }) => id === chapter)?.title ?? title;
}
