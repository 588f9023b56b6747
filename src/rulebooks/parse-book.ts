import type { Chapter, Part } from '../table/ports/rulebooks.js';
import { fitsOnePage, pagesOf } from './pages.js';

/** A book as it was read. */
export interface ReadBook {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly Chapter[];
  readonly parts: readonly Part[];
  /** The part with each chapter, section and rule, by its place in `parts`. */
  readonly places: ReadonlyMap<string, number>;
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

const HEADING = /^#{2,3} (\S+) (.+)$/m;
const RULE = /^- \*\*(\d+(?:\.[a-z0-9-]+)*)\*\* /gm;

/** `assets/README.md` describes the form. */
export function parseBook(text: string): ReadBook {
  const [head = '', ...written] = text.split(/^(?=## )/m);
  const [, title = '', about = ''] = /^# (.+)([\s\S]*)$/.exec(head.trim()) ?? [];
  const chapters: Chapter[] = [];
  const parts: Part[] = [];
  const places = new Map<string, number>();
  const stands = (id: string): void => {
    if (!places.has(id)) places.set(id, parts.length);
  };
  for (const one of written) {
    const [intro, ...sections] = one.split(/^(?=### )/m).map(sectionOf);
    if (intro === undefined) continue;
    chapters.push({ id: intro.id, title: intro.title });
    stands(intro.id);
    for (const section of withIntroduction(intro, sections)) {
      stands(section.id);
      const pages = pagesOf(section.body);
      for (const [page, text] of pages.entries()) {
        for (const [, rule = ''] of text.matchAll(RULE)) stands(rule);
        parts.push({ id: section.id, page, pages: pages.length, chapter: intro.id, title: section.title, text });
      }
    }
  }
  return { title, about: about.trim(), chapters, parts, places };
}

function sectionOf(text: string): Section {
  const [heading = '', id = '', title = ''] = HEADING.exec(text) ?? [];
  return { id, title: numbered(id, title.trim()), body: text.replace(heading, '').trim() };
}

/** Numbers are said; words only tell the chapters apart. */
function numbered(id: string, title: string): string {
  return /^\d+(\.\d+)*$/.test(id) ? `${id} ${title}` : title;
}

/** A chapter's introduction stands above its first section, if both fit one message. */
function withIntroduction(intro: Section, sections: readonly Section[]): readonly Section[] {
  const [first, ...others] = sections;
  if (first === undefined) return [intro];
  if (intro.body === '') return sections;
  const joined = { ...first, body: `${intro.body}\n\n${first.body}` };
  return fitsOnePage(joined.body) ? [joined, ...others] : [intro, ...sections];
}
