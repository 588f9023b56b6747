import type { Scene } from '../core/scene.js';
import type { Locale } from '../core/words.js';
import type { Line, Reply } from '../table/ports/message.js';
import { boardShown } from './board-shown.js';
import type { Guest } from './guest.js';
import { keptOnce } from './kept-once.js';
import type { CoverShown, HomeShown } from './shown.js';
import { type AnswerParts, rowsShown } from './speech.js';
import { textOf } from './style.js';

/** What `/help` shows where no game is: one card per game, and the games that this person has begun. */
export class Home {
  readonly #parts: AnswerParts;
  readonly #welcomes = new Map<Locale, Promise<Reply>>();
  readonly #covers = new Map<string, Promise<CoverShown | null>>();

  constructor(parts: AnswerParts) {
    this.#parts = parts;
  }

  async shown(guest: Guest, locale: Locale): Promise<HomeShown> {
    const { store, games, say } = this.#parts;
    const { lines, controls = [] } = await this.#welcome(locale);
    const begun = guest.userId === null ? [] : await store.ofUser(guest.userId);
    const told = (some: readonly Line[]) => textOf(say, locale, {}, some);
    return {
      intro: told(lines.filter((line) => moduleOf(line) === null).slice(0, 1)),
      games: idsIn(lines).map((id, index) => ({
        id,
        mode: games.find((game) => game.id === id)?.mode ?? 'competitive',
        text: told(lines.filter((line) => moduleOf(line) === id)),
        rows: rowsShown({ say, locale }, controls.slice(index, index + 1), {}, []),
      })),
      begun: begun.map(({ channelId, name, phase, updatedAt }) => ({
        ...{ channel: channelId, name, phase },
        at: updatedAt.toISOString(),
      })),
    };
  }

  /** The board on a game's card, the same for everyone. */
  async cover(game: string, locale: Locale): Promise<CoverShown | null> {
    if (!this.#parts.games.some(({ id }) => id === game)) return null;
    const key = `${locale} ${game}`;
    return keptOnce(this.#covers, key, () => this.#drawn(game, locale));
  }

  /** Whoever comes first does not wait for what takes longest: to draw for the first time. */
  async warm(locale: Locale): Promise<void> {
    for (const { id } of this.#parts.games) await this.cover(id, locale);
  }

  async #drawn(game: string, locale: Locale): Promise<CoverShown | null> {
    const { lines, picture } = await this.#welcome(locale);
    const shown = picture?.(locale) ?? null;
    const scenes: readonly Scene[] = shown?.kind === 'collage' ? shown.scenes : [];
    const scene = scenes[idsIn(lines).indexOf(game)];
    if (scene === undefined) return null;
    const { board, sprites } = boardShown(this.#parts.plotter, scene, () => '', locale);
    return { board, sprites: Object.fromEntries([...sprites].map(([name, svg]) => [name, svg()])) };
  }

  #welcome(locale: Locale): Promise<Reply> {
    const asker = { requestId: 'web:home', userId: '', userName: '', guildId: null, locale };
    return keptOnce(this.#welcomes, locale, () =>
      this.#parts.table.execute({ ...asker, channelId: NOWHERE, command: 'help', options: {} }),
    );
  }
}

/** No channel has this name, so no game is there. */
const NOWHERE = '';

function idsIn(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => moduleOf(line) ?? []))];
}

function moduleOf(line: Line): string | null {
  return 'module' in line ? (line.module ?? null) : null;
}
