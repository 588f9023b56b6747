import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Battle, Tally, Turn } from './tally.js';

/** A game's tally as it lies in a file: maps as lists. */
interface Written extends Omit<Tally, 'turns'> {
  readonly turns: readonly (Omit<Turn, 'battles'> & {
    readonly battles: readonly (Omit<Battle, 'pings'> & { readonly pings: readonly (readonly [string, number])[] })[];
  })[];
}

/**
 * What was counted, game by game, so that a report can be made in several goes: a game that was counted is not played
 * again. Null: nothing is kept.
 */
export class KeptTallies {
  readonly #folder: string | null;

  constructor(folder: string | null) {
    this.#folder = folder;
    if (folder !== null) mkdirSync(folder, { recursive: true });
  }

  read(game: string): Tally | null {
    const file = this.#file(game);
    if (file === null || !existsSync(file)) return null;
    const written: Written = JSON.parse(readFileSync(file, 'utf8'));
    const turns = written.turns.map((turn) => ({
      ...turn,
      battles: new Map(turn.battles.map((battle) => [battle.key, { ...battle, pings: new Map(battle.pings) }])),
    }));
    return { ...written, turns };
  }

  write(game: string, tally: Tally): void {
    const file = this.#file(game);
    if (file === null) return;
    const turns = tally.turns.map((turn) => ({
      ...turn,
      battles: [...turn.battles.values()].map((battle) => ({ ...battle, pings: [...battle.pings] })),
    }));
    const written: Written = { ...tally, turns };
    writeFileSync(file, JSON.stringify(written));
  }

  /** How soon people heard something in all goes so far, these among them. */
  firstAnswers(fresh: readonly number[]): readonly number[] {
    const file = this.#file('first answers');
    if (file === null) return fresh;
    const before: readonly number[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const all = [...before, ...fresh];
    writeFileSync(file, JSON.stringify(all));
    return all;
  }

  #file(game: string): string | null {
    return this.#folder === null ? null : path.join(this.#folder, `${game.replaceAll(/\W+/g, '-')}.json`);
  }
}
