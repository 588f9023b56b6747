import type { GameModule } from '../../../src/core/game-module.js';
import type { Json } from '../../../src/core/json.js';
import { markOf, versionOf } from '../../../src/table/controls/mark.js';
import { openTable } from '../../../src/table/open-table.js';
import type { Reply } from '../../../src/table/ports/message.js';
import type { CommandRequest, CompleteRequest, PressRequest } from '../../../src/table/request.js';
import type { PositionRequest } from '../../../src/table/service.js';
import { plainStyle, sayAll, wordsOf } from '../../../src/table/words/words.js';
import { LIMITS } from '../../support/edge-limits.js';
import type { MemoryStore } from '../memory-store.js';

/** Something that somebody does at a table. */
export type Probe =
  | { readonly does: 'execute'; readonly request: CommandRequest }
  | { readonly does: 'press'; readonly request: PressRequest }
  | { readonly does: 'complete'; readonly request: CompleteRequest }
  | { readonly does: 'position'; readonly request: PositionRequest };

/** What came of it: what was answered, and what was written. */
export interface Outcome {
  readonly answered: string;
  readonly written: string;
  /** What was thrown for, in order. */
  readonly thrown: readonly string[];
  readonly accepted: boolean;
  readonly reply: Reply | null;
  readonly faults: readonly string[];
}

export const NOW = new Date('2026-11-18T12:00:00Z');

/** The same game with a seed of its own: nobody has seen a die of it yet. */
export class Twin {
  private readonly base: MemoryStore;
  private readonly store: MemoryStore;
  private readonly table: ReturnType<typeof openTable>;
  private readonly faults: string[] = [];
  private readonly say: ReturnType<typeof wordsOf>;
  private readonly seed: string;

  constructor(base: MemoryStore, games: readonly GameModule[], seed: string) {
    this.seed = seed;
    this.base = base;
    this.store = base.copy((game) => ({ ...game, seed }));
    let ids = 0;
    this.say = wordsOf(games);
    this.table = openTable({
      store: this.store,
      games,
      limits: LIMITS,
      clock: { now: () => NOW },
      entropy: { id: () => `made${++ids}`, seed: () => 'ab'.repeat(32) },
      onFault: (fault) => this.faults.push(String(fault)),
    });
  }

  async meet(probe: Probe): Promise<Outcome> {
    const before = this.versions();
    const posted = this.store.posts.length;
    const { said, reply } = await this.answer(probe);
    const accepted = this.versions() !== before;
    const entries = [...this.store.games.values()].flatMap((kept) =>
      kept.entries.slice(versionIn(before, kept.game.id)),
    );
    const written = JSON.stringify({
      entries,
      posts: this.store.posts.slice(posted),
      games: [...this.store.games.values()].map(({ game }) => game),
    });
    return {
      answered: this.withoutSeed(said),
      written: this.withoutSeed(written),
      thrown: entries.flatMap(({ rolls }) => rolls.map(({ sides, purpose }) => JSON.stringify([sides, purpose]))),
      accepted,
      reply,
      faults: [...this.faults],
    };
  }

  /**
   * Where the game is over its seed is told, and each twin tells its own; a hash of it (the salt of a word) likewise.
   * The marks on buttons and in the ids of posts are sealed by the seed.
   */
  private withoutSeed(text: string): string {
    return text
      .replaceAll(this.seed, '<seed>')
      .replace(/\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b/g, '<hash>')
      .replace(/\b([a-z]\.[\w-]+|\w+)\.[0-9a-z]{7}\./g, '$1.<mark>.')
      .replace(/\bundo:[0-9a-z]{7}\b/g, 'undo:<mark>');
  }

  /** A button as it would stand under this seed: its mark says the same version. */
  private sealedHere(token: string): string {
    const [letter, gameId = '', mark = '', ...rest] = token.split('.');
    const game = this.base.games.get(gameId)?.game;
    const seen = Number.parseInt(mark, 36);
    if (game === undefined || !(seen >= 0) || !Number.isFinite(versionOf(game, seen))) return token;
    return [letter, gameId, markOf({ ...game, seed: this.seed }, versionOf(game, seen)).toString(36), ...rest].join(
      '.',
    );
  }

  private versions(): string {
    return [...this.store.games.values()].map(({ game }) => `${game.id}@${game.version};`).join('');
  }

  private async answer(probe: Probe): Promise<{ readonly said: string; readonly reply: Reply | null }> {
    try {
      switch (probe.does) {
        case 'execute':
          return this.told(await this.table.execute(probe.request));
        case 'press':
          return this.told(await this.table.press({ ...probe.request, token: this.sealedHere(probe.request.token) }));
        case 'complete':
          return { said: JSON.stringify(await this.table.complete(probe.request)), reply: null };
        case 'position':
          return this.told(await this.table.setPosition(probe.request));
      }
    } catch (fault) {
      return { said: `fault: ${String(fault)}`, reply: null };
    }
  }

  private told(reply: Reply) {
    const { picture, ...rest } = reply;
    const drawn: unknown = picture === undefined ? null : picture('en');
    const text = sayAll(this.say, reply.lines, plainStyle('en', reply.people ?? {}));
    return { said: JSON.stringify([text, rest, drawn]), reply };
  }

  position(channelId: string): Promise<Json> {
    return this.table.position(channelId);
  }
}

function versionIn(versions: string, gameId: string): number {
  const at = versions.split(';').find((part) => part.startsWith(`${gameId}@`));
  return at === undefined ? 0 : Number(at.slice(gameId.length + 1));
}

/** What of the two outcomes tells of a die that was not written; null: nothing does. */
export function leak(one: Outcome, other: Outcome): string | null {
  const what = (name: string) => `${name}\n${one.answered}\n${other.answered}\n${one.written}\n${other.written}`;
  if (one.accepted !== other.accepted) return what('accepted under one seed only');
  const threw = one.thrown.length > 0;
  if (threw !== other.thrown.length > 0) return what('thrown under one seed only');
  if (threw) return one.thrown[0] === other.thrown[0] ? null : what('another first die');
  if (one.answered !== other.answered) return what('another answer without a die');
  if (one.written !== other.written) return what('something else written without a die');
  return one.faults.join() === other.faults.join() ? null : what('other faults without a die');
}
