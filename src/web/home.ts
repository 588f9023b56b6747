import type { Locale } from '../core/words.js';
import type { Line } from '../table/ports/message.js';
import type { AnswerParts } from './answer-parts.js';
import { boardShown } from './board-shown.js';
import type { Guest } from './guest.js';
import type { HomeShown } from './shown.js';
import { rowsShown } from './speech.js';
import { textOf } from './style.js';

/** What `/help` shows where no game is, one card per game; and the games this person has begun. */
export async function homeShown(
  { table, store, games, say, plotter }: AnswerParts,
  guest: Guest,
  locale: Locale,
): Promise<HomeShown> {
  const asker = { requestId: 'web:home', userId: guest.userId ?? '', userName: guest.userName, guildId: null, locale };
  const reply = await table.execute({ ...asker, channelId: NOWHERE, command: 'help', options: {} });
  const picture = reply.picture?.(locale) ?? null;
  const scenes = picture?.kind === 'collage' ? picture.scenes : [];
  const drawn = scenes.map((scene) => boardShown(plotter, scene, () => '', locale));
  const intro = reply.lines.filter((line) => moduleOf(line) === null);
  const ids = [...new Set(reply.lines.flatMap((line) => moduleOf(line) ?? []))];
  const rows = reply.controls ?? [];
  const begun = guest.userId === null ? [] : await store.ofUser(guest.userId);
  return {
    intro: textOf(say, locale, {}, intro.slice(0, 1)),
    games: ids.map((id, index) => ({
      id,
      mode: games.find((game) => game.id === id)?.mode ?? 'competitive',
      text: textOf(
        say,
        locale,
        {},
        reply.lines.filter((line) => moduleOf(line) === id),
      ),
      board: drawn[index]?.board ?? null,
      rows: rowsShown({ say, locale }, rows.slice(index, index + 1), {}, []),
    })),
    sprites: Object.fromEntries(drawn.flatMap(({ sprites }) => [...sprites].map(([name, svg]) => [name, svg()]))),
    begun: begun.map(({ channelId, name, phase }) => ({ channel: channelId, name, phase })),
  };
}

/** No channel has this name, so no game is there. */
const NOWHERE = '';

function moduleOf(line: Line): string | null {
  return 'module' in line ? (line.module ?? null) : null;
}
