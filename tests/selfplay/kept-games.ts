import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Pairing, Played } from './whole-game.js';

/** A file with a line for each game that was played, so that a long match is played in several goes. It is of one build. */
export class KeptGames {
  private readonly games = new Map<string, Played>();
  private readonly file: string | undefined;

  constructor(file: string | undefined) {
    this.file = file;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue;
      const game: Played = JSON.parse(line);
      this.games.set(nameOf(game), game);
    }
  }

  of(pairing: Pairing): Played | null {
    return this.games.get(nameOf(pairing)) ?? null;
  }

  keep(game: Played): void {
    this.games.set(nameOf(game), game);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(game)}\n`);
  }
}

function nameOf({ setup, seed, players, challenger = -1 }: Pairing): string {
  return JSON.stringify([setup, seed, players, challenger]);
}
