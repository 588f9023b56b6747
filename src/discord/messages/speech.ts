import type { APIAttachment, APIButtonComponentWithCustomId, RawFile } from 'discord.js';
import { ALT_MOST, wholeSentences } from '../../core/scene.js';
import type { Locale } from '../../core/words.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import type { Attachment, Control, Line, People } from '../../table/ports/message.js';
import type { Say } from '../../table/words/words.js';
import { buttonOf, componentRows, type Row } from './controls.js';
import { discordStyle, labelWords } from './discord-style.js';
import { OF_CONTAINER } from './measure.js';
import { parted } from './text.js';

/** What to say, before it becomes text and is cut to Discord's limits. */
export interface Speech {
  readonly locale: Locale;
  readonly lines: readonly Line[];
  /** Lines from here on tell what is asked now; those before tell what happened. */
  readonly asks?: number;
  readonly people: People;
  readonly controls: readonly (readonly Control[])[];
  readonly attachments: readonly Attachment[];
  readonly mentions: readonly string[];
  readonly picture: PictureFile | KeptPicture | null;
}

export interface PictureFile {
  readonly file: RawFile;
  readonly alt: string;
}

/** The picture that a message already shows, and keeps. */
export interface KeptPicture {
  readonly kept: Pick<APIAttachment, 'id' | 'filename'>;
  readonly alt: string;
}

/** The same as text. */
export interface Spoken {
  readonly told: string;
  readonly asked: string;
  readonly calls: string;
  readonly files: readonly RawFile[];
  readonly picture: PictureFile | KeptPicture | null;
}

export function spoken(speech: Speech, say: Say): Spoken {
  const style = discordStyle(speech.locale, speech.people);
  const words = (lines: readonly Line[]) =>
    lines
      .map((line) => say(line, style))
      .filter((line) => line !== '')
      .join('\n');
  const asks = speech.asks ?? speech.lines.length;
  const { picture } = speech;
  const drawn = picture !== null && 'file' in picture ? [picture.file] : [];
  return {
    told: words(speech.lines.slice(0, asks)),
    asked: words(speech.lines.slice(asks)),
    calls: speech.mentions.map((userId) => `<@${userId}>`).join(' '),
    files: [...drawn, ...speech.attachments.map(fileOf)],
    picture: picture === null ? null : { ...picture, alt: altOf(picture.alt) },
  };
}

/** Its rows of buttons and menus. */
export function wordedRows(
  { locale, people, controls }: Pick<Speech, 'locale' | 'people' | 'controls'>,
  say: Say,
): Row[] {
  return componentRows(controls, controlWords(locale, people, say));
}

/** The button beside the question, and the remaining controls. */
export function wordedBeside(
  { locale, people, controls }: Pick<Speech, 'locale' | 'people' | 'controls'>,
  say: Say,
): { readonly button: APIButtonComponentWithCustomId; readonly others: Speech['controls'] } | null {
  const own = controls.flat().find((control) => control.kind === 'button' && control.beside === true);
  if (own === undefined || own.kind !== 'button') return null;
  const others = controls.map((row) => row.filter((control) => control !== own));
  return { button: buttonOf(own, controlWords(locale, people, say)), others };
}

/** Text that needs too many messages. */
export function wordsAsFile(text: string): RawFile {
  return fileOf({ name: 'text.md', content: text });
}

function controlWords(locale: Locale, people: People, say: Say) {
  return { say: labelWords(say, locale, people), more: tellDiscord(locale, 'more') };
}

function altOf(alt: string): string {
  return parted(wholeSentences(alt), { ...OF_CONTAINER, characters: ALT_MOST })[0] ?? '';
}

function fileOf(attachment: Attachment): RawFile {
  return { name: attachment.name, data: Buffer.from(attachment.content, 'utf8') };
}
