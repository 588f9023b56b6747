import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import { PLACE_IDS, type PlaceId } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Place, Places, Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { atNight, SEED } from '../support/portion.js';
import { does, laid } from './board.js';
import { owedIn, stepOf } from './campaigns.js';

const { meanings, words } = RECONQUISTA;

/** As the board shows it: who stands inside, else whose city it is. */
function campOf({ inside, city }: Place): string | null {
  if (inside !== null) return inside.side;
  return city;
}

const isOurs = (place: Place) => campOf(place) === 'christian';
const hasWalls = ({ city, fort }: Place) => city !== null || fort;

function placeIn(value: unknown): PlaceId {
  const place = PLACE_IDS.find((id) => id === value);
  if (place === undefined) throw new Error(`${String(value)} is no place`);
  return place;
}

/** What is ours now and was not, and the reverse; open country that nobody held, or that ours left, is neither. */
function changesOf(before: Places, after: Places, left: ReadonlySet<string>) {
  const gained = PLACE_IDS.filter(
    (at) => !isOurs(before[at]) && isOurs(after[at]) && (hasWalls(after[at]) || campOf(before[at]) !== null),
  );
  const lost = PLACE_IDS.filter(
    (at) => isOurs(before[at]) && !isOurs(after[at]) && (hasWalls(before[at]) || !left.has(at)),
  );
  return { gained, lost };
}

describe('a chapter’s gains and losses', () => {
  it('are what changed hands between the boards before and after it, in whole games', () => {
    let [gains, losses] = [0, 0];
    for (let game = 0; game < atNight(60, 8); game++) {
      const dice = new SeededDice(SEED * 100 + game);
      const events = game % 2 === 0 ? 'standard' : 'advanced';
      const begun = RECONQUISTA.setup.begin({ scenario: String(1 + (game % 19)), 'event-table': events }, ['p1'], dice);
      if (!begun.ok) throw new Error(begun.rejection.code);
      let state: Reconquista = begun.value.state;
      // The board as it was set up is not shown: the first chapter may have begun with it.
      let before: Places | null = begun.value.chapterEnds?.at(-1)?.places ?? null;
      const left = new Set<string>();
      for (let steps = 0; steps < 120 && state.frames.length > 0; steps++) {
        const done = stepOf(state, dice, RECONQUISTA.fallback(state, owedIn(state)));
        const ends = [...(done.chapterEnds ?? [])];
        // Whoever stays behind has not left it.
        const now = (ends[0] ?? done.state).places;
        for (const event of done.events) {
          if (event.type === 'marched' && event.side === 'christian' && !isOurs(now[placeIn(event.from)]))
            left.add(String(event.from));
          if (event.type !== 'chapter-ended') continue;
          const after = (ends.shift() ?? done.state).places;
          const { gained, lost } = changesOf(before ?? after, after, left);
          if (before !== null) expect(event.gained).toEqual(gained);
          if (before !== null) expect(event.lost).toEqual(lost);
          gains += gained.length;
          losses += lost.length;
          before = after;
          left.clear();
        }
        state = done.state;
      }
    }
    expect(Math.min(gains, losses)).toBeGreaterThan(10);
  });

  it('are told in the summary: not what was never ours, and every way to lose a place', () => {
    const told = (gained: readonly PlaceId[], lost: readonly PlaceId[]) => {
      const filler: readonly GameEvent[] = Array.from({ length: 8 }, () => ({ type: 'order-placed', at: 'leon' }));
      const rose: GameEvent = { type: 'rebels-rose', at: 'granada', count: 1, instead: { garrison: 1 } };
      const end: GameEvent = { type: 'chapter-ended', chapter: 'fate', turn: 9, gained, lost };
      const lines = meanings.summary?.(laid({ oviedo: '[c]', granada: '[m]' }), [rose, ...filler, end]) ?? [];
      return lines.map(({ key, values }) => words.say('en', `summary.${key}`, values) ?? key);
    };
    expect(told([], []).some((line) => line.includes('Lost'))).toBe(false);
    expect(told(['leon'], ['pamplona'])).toEqual(expect.arrayContaining(['**Gained**: Leon.', '**Lost**: Pamplona.']));
  });

  it('are kept in a position: the same turn laid out goes on alike', () => {
    const state = laid({ oviedo: '[c] christian 1g', granada: '[m]' });
    expect(state.held).toEqual({ oviedo: 'walls', granada: 'others' });
    const again = RECONQUISTA.position.read(
      RECONQUISTA.position.write({ ...state, held: { leon: 'open' } }, () => 'red'),
      () => 'p1',
    );
    expect(again).toMatchObject({ ok: true, value: { held: { leon: 'open' } } });
  });
});

describe('a siege that is joined', () => {
  it('is told with how many lie there now', () => {
    const state = laid({ leon: 'christian 2a', galicia: '[m] muslim 1g / christian 4a', granada: '[m]' });
    const { told } = does(state, { verb: 'move', from: 'leon', to: 'galicia', units: { army: 2 } });
    const joined = told.find(({ type }) => type === 'siege-joined');
    expect(joined).toMatchObject({ at: 'galicia', now: 6 });
    expect(words.describe('en', { ...joined, type: 'siege-joined' }, {})).toBe(
      '2 Christian Armies join the siege of Galicia (6 now).',
    );
  });
});
