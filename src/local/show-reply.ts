import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../core/words.js';
import type { Control, FilmRequest, Line, People, Picture, PictureRequest, Reply } from '../table/ports/message.js';
import type { Drawn } from '../table/ports/world.js';
import type { ResolvedPost } from '../table/service.js';
import { plainStyle, sayAll } from '../table/words/words.js';
import type { LocalTable } from './local-table.js';

/** What somebody sees, as text and files. */
export interface Shown {
  /** The channel, or the one person who sees it. */
  readonly to: string;
  readonly text: string;
  readonly images: readonly ShownImage[];
  readonly buttons: readonly string[];
}
interface ShownImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Writes pictures and attachments into a folder and returns their paths. */
export class Folder {
  readonly directory: string;
  private made = false;
  private count = 0;

  constructor(directory: string) {
    this.directory = directory;
  }

  write(name: string, content: string | Uint8Array): string {
    if (!this.made) mkdirSync(this.directory, { recursive: true });
    this.made = true;
    const file = path.join(this.directory, name);
    writeFileSync(file, content);
    return file;
  }

  nextName(prefix: string, suffix: string): string {
    this.count++;
    return `${prefix}-${String(this.count).padStart(4, '0')}.${suffix}`;
  }
}

/** Ends the label of a text field, to be followed by its value: `amount: 12`. */
export const TO_BE_WRITTEN = '…';

export interface ShowParts {
  readonly local: LocalTable;
  readonly folder: Folder;
  readonly locale: Locale;
  /** A picture that fails to draw does not hold back the text. */
  readonly onFault: (fault: unknown) => void;
}

export async function showReply(parts: ShowParts, user: string, reply: Reply): Promise<Shown> {
  const text = textOf(parts, reply.lines, reply.people ?? {}, parts.locale);
  const files = (reply.attachments ?? []).map(({ name, content }) => parts.folder.write(name, content));
  return {
    to: user,
    text: [text, ...files].filter((part) => part !== '').join('\n'),
    images: [
      ...(await images(parts, reply.picture ?? null, parts.locale)),
      ...(await films(parts, reply.film ?? null, parts.locale)),
    ],
    buttons: labels(parts, reply.controls ?? [], reply.people ?? {}, parts.locale),
  };
}

export async function showPost(parts: ShowParts, to: string, post: ResolvedPost): Promise<Shown> {
  const mentions = post.mentions.map((userId) => `@${userId}`).join(' ');
  const text = textOf(parts, post.lines, post.people, post.locale);
  return {
    to,
    text: mentions === '' ? text : `${mentions}\n${text}`,
    images: await images(parts, post.picture, post.locale),
    buttons: labels(parts, post.controls, post.people, post.locale),
  };
}

export function textOf(
  { local }: Pick<ShowParts, 'local'>,
  lines: readonly Line[],
  people: People,
  locale: Locale,
): string {
  return sayAll(local.say, lines, plainStyle(locale, people));
}

function labels(
  parts: ShowParts,
  rows: readonly (readonly Control[])[],
  people: People,
  locale: Locale,
): readonly string[] {
  const style = plainStyle(locale, people);
  return rows.flat().flatMap((control) => {
    if (control.kind === 'select') return control.choices.map((choice) => parts.local.say(choice.label, style));
    // There are no forms here: their questions are asked one by one.
    if (control.kind === 'form') return [];
    const label = parts.local.say(control.label, style);
    return [control.kind === 'field' ? `${label}${TO_BE_WRITTEN}` : label];
  });
}

async function images(
  parts: ShowParts,
  request: PictureRequest | null,
  locale: Locale,
): Promise<readonly ShownImage[]> {
  const { picturer } = parts.local;
  if (request === null || picturer === null) return [];
  try {
    const picture: Picture | null = request(locale);
    if (picture === null) return [];
    const drawn = await picturer.draw(picture);
    return [kept(parts.folder, picture.kind === 'chart' ? 'chart' : 'map', drawn)];
  } catch (fault) {
    parts.onFault(fault);
    return [];
  }
}

async function films(parts: ShowParts, request: FilmRequest | null, locale: Locale): Promise<readonly ShownImage[]> {
  const { animator } = parts.local;
  if (request === null || animator === null) return [];
  try {
    const film = await request(locale);
    return film === null ? [] : [kept(parts.folder, 'replay', await animator.animate(film.scenes, film.alt))];
  } catch (fault) {
    parts.onFault(fault);
    return [];
  }
}

const SUFFIXES = { 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const;

function kept(folder: Folder, name: string, { bytes, type, width, height, alt }: Drawn): ShownImage {
  return { file: folder.write(folder.nextName(name, SUFFIXES[type]), bytes), width, height, alt };
}
