import type { Outcome } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';

/** The end: who won, place by place, and the seed, so that everybody can check the dice. */
export function outcomeLines(module: GameModule, game: GameRecord, outcome: Outcome): readonly Line[] {
  const lines: Line[] = [{ from: 'table', key: 'game.over', values: { game: { kind: 'text', id: game.name } } }];
  if (outcome.won !== undefined) lines.push({ from: 'table', key: outcome.won ? 'outcome.won' : 'outcome.lost' });
  let place = 1;
  for (const group of outcome.ranking) {
    lines.push({
      from: 'table',
      key: 'outcome.place',
      module: module.id,
      values: { place, who: group.seats.map((seat) => ({ kind: 'seat', id: seat })), score: group.score },
    });
    place += group.seats.length;
  }
  lines.push({ from: 'table', key: 'dice.revealed', values: { seed: game.seed, hash: game.seedHash } });
  return lines;
}
