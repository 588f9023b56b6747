import { type Fate, isFate, type Outcome } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import type { NameTerm } from '../../core/result.js';
import { seedLines } from '../challenge/closing.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';

/** If all play together against the game, they are not named one by one. */
function fateLines(
  module: string,
  { result, score }: Fate,
  who: readonly NameTerm[],
  together: boolean,
): readonly Line[] {
  const lines: Line[] = [
    together
      ? { from: 'table', key: `outcome.${result}` }
      : { from: 'table', key: `outcome.${result}-by`, values: { who } },
  ];
  if (score !== undefined) lines.push({ from: 'game', module, key: 'outcome.score', values: { score } });
  return lines;
}

/** The end: who won, place by place, and the seed, so that everyone can check the dice. */
export function outcomeLines(module: GameModule, game: GameRecord, outcome: Outcome, now: Date): readonly Line[] {
  const lines: Line[] = [{ from: 'table', key: 'game.over', values: { game: { kind: 'text', id: game.name } } }];
  let place = 1;
  for (const group of outcome.ranking) {
    const who = group.seats.map((seat) => ({ kind: 'seat', id: seat }));
    if (isFate(group)) lines.push(...fateLines(module.id, group, who, outcome.ranking.length === 1 && who.length > 1));
    else
      lines.push({
        from: 'table',
        key: group.tied === true ? 'outcome.place-tied' : 'outcome.place',
        module: module.id,
        values: { place, who, score: group.score },
      });
    place += group.seats.length;
  }
  if (outcome.verdict !== undefined) {
    const { key, values } = outcome.verdict;
    const line = { from: 'game', module: module.id, key: `verdict.${key}` } as const;
    lines.push(values === undefined ? line : { ...line, values });
  }
  return [...lines, ...seedLines(game, now), { from: 'table', key: 'phase.afterwards' }];
}
