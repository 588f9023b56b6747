import {
  type APIComponentInContainer,
  type APISectionAccessoryComponent,
  ComponentType,
  type RawFile,
} from 'discord.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import type { Say } from '../../table/words/words.js';
import { fits, MESSAGES_MOST, OF_CONTAINER, OF_TEXT } from './measure.js';
import type { Form, Told } from './message-form.js';
import { containerBody, type Outgoing, textDisplay } from './outgoing.js';
import { type Speech, type Spoken, spoken, wordedBeside, wordedRows, wordsAsFile } from './speech.js';
import { parted } from './text.js';

/** The content of one container, from top to bottom. */
interface Shown {
  readonly told: string;
  readonly asked: string;
  readonly picture: Spoken['picture'];
  readonly files: readonly RawFile[];
}

/**
 * Puts a speech into containers: what happened, its picture, and below a line what is asked now with its buttons.
 * Overlong text goes into preceding containers, far too long text into a file.
 */
function containersOf(speech: Speech, say: Say): Outgoing[] {
  const said = spoken(speech, say);
  const asked = [said.asked, said.calls].filter((part) => part !== '').join('\n');
  const before = said.told === '' ? [] : parted(said.told, OF_CONTAINER);
  const after = asked === '' ? [] : parted(asked, OF_CONTAINER);
  const [last = '', first = ''] = [before.at(-1), after[0]];
  const share = fits(OF_CONTAINER, last, first);
  const pages: Pick<Shown, 'told' | 'asked'>[] = [
    ...before.slice(0, share ? -1 : undefined).map((told) => ({ told, asked: '' })),
    ...(share ? [{ told: last, asked: first }] : []),
    ...after.slice(share ? 1 : 0).map((part) => ({ told: '', asked: part })),
  ];
  if (pages.length <= MESSAGES_MOST)
    return pages.map((page, at) =>
      at === pages.length - 1 ? lastOf(speech, say, { ...said, ...page }) : wordsOf(page),
    );
  const whole = wordsAsFile([said.told, said.asked].join('\n'));
  const head = before[0] ?? after[0] ?? '';
  const files = [...said.files, whole];
  return [wordsOf({ told: head, asked: '' }), lastOf(speech, say, { ...said, told: '', asked: said.calls, files })];
}

function wordsOf({ told, asked }: Pick<Shown, 'told' | 'asked'>): Outgoing {
  return { body: containerBody([told, asked].filter((part) => part !== '').map(textDisplay)), files: [] };
}

function lastOf(speech: Speech, say: Say, shown: Shown): Outgoing {
  const { picture, files } = shown;
  const drawn = picture !== null && 'file' in picture ? picture.file : null;
  const kept = picture !== null && 'kept' in picture ? [{ id: picture.kept.id }] : [];
  const parts = partsOf(speech, say, shown, drawn);
  return {
    body: {
      ...containerBody(parts.length > 0 ? parts : [textDisplay(tellDiscord(speech.locale, 'done'))]),
      allowed_mentions: { parse: [], users: [...speech.mentions] },
      attachments: [
        ...kept,
        ...files.map((file, id) => ({
          id: String(id),
          filename: file.name,
          ...(file === drawn && picture !== null ? { description: picture.alt } : {}),
        })),
      ],
    },
    files,
  };
}

/** A button beside text stands beside the question; without one, beside the story. */
function partsOf(
  speech: Speech,
  say: Say,
  { told, asked, picture, files }: Shown,
  drawn: RawFile | null,
): readonly APIComponentInContainer[] {
  const words = asked === '' ? told : asked;
  const beside = words === '' ? null : wordedBeside(speech, say);
  const rows = wordedRows(beside === null ? speech : { ...speech, controls: beside.others }, say);
  const spoken = words === '' ? [] : [besideWords(words, beside?.button ?? null)];
  const above = asked === '' ? spoken : told === '' ? [] : [textDisplay(told)];
  const seen = [
    ...(picture === null ? [] : [galleryOf(picture)]),
    ...files.filter((file) => file !== drawn).map(fileShown),
  ];
  const upper = [...above, ...seen];
  const lower = [...(asked === '' ? [] : spoken), ...rows];
  const ruled = upper.length > 0 && lower.length > 0 ? [{ type: ComponentType.Separator } as const] : [];
  return [...upper, ...ruled, ...lower];
}

function besideWords(words: string, button: APISectionAccessoryComponent | null): APIComponentInContainer {
  if (button === null) return textDisplay(words);
  return { type: ComponentType.Section, components: [textDisplay(words)], accessory: button };
}

function galleryOf(picture: NonNullable<Spoken['picture']>): APIComponentInContainer {
  const name = 'file' in picture ? picture.file.name : picture.kept.filename;
  const described = picture.alt === '' ? {} : { description: picture.alt };
  return { type: ComponentType.MediaGallery, items: [{ media: { url: `attachment://${name}` }, ...described }] };
}

function fileShown({ name }: RawFile): APIComponentInContainer {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

/** A container if there is something to see or press; plain text needs none. */
export function tellingOf(speech: Speech, say: Say): Told<Outgoing> {
  return { better: betterForm(speech), as: (form) => messagesOf(speech, say, form) };
}

export function betterForm({ picture, controls }: { readonly picture: unknown } & Pick<Speech, 'controls'>): Form {
  return picture !== null || controls.some((row) => row.length > 0) ? 'container' : 'text';
}

export function messagesOf(speech: Speech, say: Say, form: Form): Outgoing[] {
  return form === 'text' ? textsOf(speech, say) : containersOf(speech, say);
}

/** Text in as many messages as needed; picture, files and buttons belong to the last. */
function textsOf(speech: Speech, say: Say): Outgoing[] {
  const { told, asked, calls, files: shown, picture } = spoken(speech, say);
  const text = [told, asked].filter((part) => part !== '').join('\n');
  const files = [...shown];
  let parts = parted([text, calls].filter((part) => part !== '').join('\n'), OF_TEXT);
  if (parts.length > MESSAGES_MOST) {
    files.push(wordsAsFile(text));
    parts = [parts[0] ?? '', ...(calls === '' ? [] : [calls])];
  }
  const rows = wordedRows(speech, say);
  const drawn = picture !== null && 'file' in picture ? picture : null;
  return parts.map((content, index) => {
    const isLast = index === parts.length - 1;
    const attached = isLast ? files : [];
    return {
      body: {
        content: content === '' && attached.length === 0 ? tellDiscord(speech.locale, 'done') : content,
        allowed_mentions: { parse: [], users: isLast ? [...speech.mentions] : [] },
        components: isLast ? rows : [],
        attachments: attached.map((file, id) => ({
          id: String(id),
          filename: file.name,
          ...(drawn?.file === file ? { description: drawn.alt } : {}),
        })),
      },
      files: attached,
    };
  });
}
