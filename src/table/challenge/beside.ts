import type { Roll } from '../../core/dice.js';
import { canonical } from '../../core/json.js';
import type { Chart } from '../../core/scene.js';
import type { Locale } from '../../core/words.js';
import type { TableContext } from '../context.js';
import { withoutUndone } from '../log/replay.js';
import type { Line, Picture } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';

/** Compares two games of one challenge: throws both had, and how each fared in throws only it had. */
export async function luckLine(table: TableContext, mine: GameRecord, theirs: GameRecord, who: string): Promise<Line> {
  const [own, other] = await Promise.all([rollsOf(table, mine), rollsOf(table, theirs)]);
  const alone = (rolls: ReadonlyMap<string, Roll>, beside: ReadonlyMap<string, Roll>) =>
    [...rolls].flatMap(([event, roll]) => (beside.has(event) ? [] : [roll]));
  const [ownAlone, otherAlone] = [alone(own, other), alone(other, own)];
  const values = {
    who: { kind: 'text', id: who },
    same: own.size - ownAlone.length,
    own: ownAlone.length,
    ownHeight: heightOf(ownAlone),
    other: otherAlone.length,
    otherHeight: heightOf(otherAlone),
  } as const;
  return { from: 'table', key: 'challenge.luck', values };
}

/** By the event each die was thrown for; an undone throw comes again with the same face. */
async function rollsOf(table: TableContext, game: GameRecord): Promise<ReadonlyMap<string, Roll>> {
  const entries = withoutUndone(await table.deps.store.log(game.id, 1, game.version));
  const rolls = entries.flatMap((entry) => entry.rolls);
  return new Map(
    rolls.map((roll) => [canonical([roll.purpose.what, roll.purpose.values ?? {}, roll.purpose.nth ?? 0]), roll]),
  );
}

/** How high they were, in percent: 50 is a die's average. */
function heightOf(rolls: readonly Roll[]): number {
  if (rolls.length === 0) return 50;
  const sum = rolls.reduce((all, { face, sides }) => all + (face - 0.5) / sides, 0);
  return Math.round((100 * sum) / rolls.length);
}

/** At most this many curves can be told apart. */
const MOST_CURVES = 5;

/** The games' charts in one, each with its player's name; null if the game draws none. */
export async function chartBeside(
  table: TableContext,
  games: readonly { readonly game: GameRecord; readonly name: string }[],
): Promise<((locale: Locale) => Picture | null) | null> {
  const seen = await Promise.all(
    games.slice(0, MOST_CURVES).map(async ({ game, name }) => {
      const state = await table.stateOf(game);
      const module = table.moduleOf(game);
      return {
        name,
        chart: (locale: Locale) =>
          state === null ? null : module.pictures.chart(seenBy(module, game, state, null), locale),
      };
    }),
  );
  return (locale) => {
    const charts = seen.flatMap(({ name, chart }) => {
      const drawn = chart(locale);
      return drawn === null ? [] : [{ name, drawn }];
    });
    const [longest] = charts.map(({ drawn }) => drawn).sort((one, other) => other.x.length - one.x.length);
    if (longest === undefined) return null;
    const lines = charts.flatMap(({ name, drawn }) => drawn.lines.map((line) => curve(line, name, longest.x.length)));
    const alt = charts.map(({ name, drawn }) => `${name}: ${drawn.alt}`).join('; ');
    return { kind: 'chart', chart: { ...longest, lines, alt } };
  };
}

function curve(line: Chart['lines'][number], name: string, length: number): Chart['lines'][number] {
  const values = Array.from({ length }, (_, at) => line.values[at] ?? null);
  return { name, values };
}
