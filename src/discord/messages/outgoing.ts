import type { RawFile, RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import type { Locale } from '../../core/locale.js';
import { tellDiscord } from '../../i18n/discord-words.js';
import type { Attachment, Control, Line, People } from '../../table/ports/message.js';
import type { Say } from '../../table/words/words.js';
import { componentRows, type Row } from './controls.js';
import { discordStyle, plainDiscordStyle } from './discord-style.js';
import { parted } from './text.js';

/** One message as it goes to Discord: nobody is mentioned unless it says whom. */
export interface Outgoing {
  readonly body: OutgoingBody;
  readonly files: readonly RawFile[];
}
type OutgoingBody = Pick<
  RESTPostAPIChannelMessageJSONBody,
  'content' | 'allowed_mentions' | 'attachments' | 'flags' | 'nonce' | 'enforce_nonce'
> & { readonly components: Row[] };

/** What is to be said, before it is put into words and cut to Discord's measure. */
interface Speech {
  readonly locale: Locale;
  readonly lines: readonly Line[];
  readonly people: People;
  readonly controls: readonly (readonly Control[])[];
  readonly attachments: readonly Attachment[];
  readonly mentions: readonly string[];
  readonly picture: PictureFile | null;
}
export interface PictureFile {
  readonly file: RawFile;
  readonly alt: string;
}

const CONTENT_MOST = 2000;
const ALT_MOST = 1024;
/** A text of more messages than these becomes a file. */
const MESSAGES_MOST = 4;

/** The text in as many messages as it needs; picture, files and buttons belong to the last one. */
export function messagesOf(speech: Speech, say: Say): Outgoing[] {
  const style = discordStyle(speech.locale, speech.people);
  const text = speech.lines.map((line) => say(line, style)).filter((line) => line !== '');
  const calls = speech.mentions.map((userId) => `<@${userId}>`);
  const whole = [...text, ...(calls.length > 0 ? [calls.join(' ')] : [])].join('\n');
  const files = [...(speech.picture === null ? [] : [speech.picture.file]), ...speech.attachments.map(fileOf)];
  let parts = parted(whole, CONTENT_MOST);
  if (parts.length > MESSAGES_MOST) {
    files.push(fileOf({ name: 'text.md', content: text.join('\n') }));
    parts = [parts[0] ?? '', ...(calls.length > 0 ? [calls.join(' ')] : [])];
  }
  const rows = wordedRows(speech, say);
  return parts.map((content, index) => {
    const isLast = index === parts.length - 1;
    const shown = isLast ? files : [];
    return {
      body: {
        content: content === '' && shown.length === 0 ? tellDiscord(speech.locale, 'done') : content,
        allowed_mentions: { parse: [], users: isLast ? [...speech.mentions] : [] },
        components: isLast ? rows : [],
        attachments: shown.map((file, id) => ({
          id: String(id),
          filename: file.name,
          ...(speech.picture?.file === file ? { description: cut(speech.picture.alt) } : {}),
        })),
      },
      files: shown,
    };
  });
}

export function wordedRows(
  { locale, people, controls }: Pick<Speech, 'locale' | 'people' | 'controls'>,
  say: Say,
): Row[] {
  const style = plainDiscordStyle(locale, people);
  return componentRows(controls, { say: (line) => say(line, style), more: tellDiscord(locale, 'more') });
}

/** A few words and nothing else: for faults, where nothing that might fail again is wanted. */
export function plainMessage(content: string): Outgoing {
  return { body: { content, allowed_mentions: { parse: [] }, components: [], attachments: [] }, files: [] };
}

function cut(alt: string): string {
  return parted(alt, ALT_MOST)[0] ?? '';
}

function fileOf(attachment: Attachment): RawFile {
  return { name: attachment.name, data: Buffer.from(attachment.content, 'utf8') };
}
