import { tellDiscord } from '../../i18n/discord-words.js';
import type { Say } from '../../table/words/words.js';
import { MESSAGES_MOST, OF_TEXT } from './measure.js';
import type { Outgoing } from './outgoing.js';
import { type Speech, spoken, wordedRows, wordsAsFile } from './speech.js';
import { parted } from './text.js';

/** Words in as many messages as they need; picture, files and buttons belong to the last one. */
export function textsOf(speech: Speech, say: Say): Outgoing[] {
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
