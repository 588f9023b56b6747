import type { JsonObject } from '../../../core/json.js';
import type { Phrase, Term } from '../../../core/result.js';
import { appearsOn, heldBy } from '../auction/eligible.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { isView } from './view.js';

/** The nations of a seat in the order in which they come, those first that have not had their time. */
export function plays(view: JsonObject, seat: string): Phrase | null {
  if (!isView(view)) return null;
  const nations = heldBy(view, seat)
    .map((nation) => ({ nation, from: firstTurn(view, nation) }))
    .filter(({ nation, from }) => view.nations[nation].status !== 'gone' && from <= last(view))
    .sort((one, other) => one.from - other.from);
  if (nations.length === 0) return null;
  const listed = nations.map(
    ({ nation, from }): Term => [
      { kind: 'nation', id: nation },
      { kind: 'from-turn', id: String(from) },
    ],
  );
  return { key: 'nations', values: { nations: listed } };
}

function firstTurn(state: Hispania, nation: Parameters<typeof appearsOn>[1]): number {
  const { scenarios } = book(state);
  const begins = scenarios[state.options.scenario].first;
  return state.nations[nation].status === 'playing' ? begins : Math.max(begins, appearsOn(state, nation) ?? begins);
}

function last(state: Hispania): number {
  return book(state).scenarios[state.options.scenario].last;
}
