import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { Play } from '../../src/games/reconquista/engine/play.js';
import { bookOf } from '../../src/games/reconquista/facts/override.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { outlookOf } from '../../src/games/reconquista/odds/outlook.js';
import { risings } from '../../src/games/reconquista/odds/reaction-odds.js';
import { react } from '../../src/games/reconquista/reaction/raise.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { everyThrow } from '../kit/every-throw.js';
import { laid } from './board.js';
import { positionOf } from './campaigns.js';

const { words, typing, foresee } = RECONQUISTA;

function asked(state: Reconquista, locale: (typeof LOCALES)[number] = 'en'): readonly string[] {
  const answer = typing.interpret(state, null, 'threat', {});
  if (!answer.ok || answer.value.kind !== 'answer') throw new Error('no answer');
  return answer.value.lines.map(({ key, values }) => words.say(locale, `answer.${key}`, values) ?? key);
}

/** Asturias is full of Christians, Aragon in revolt: both are rolled again [13.1] [8.10]. */
const LINES = {
  santiago: 'christian 1g',
  oviedo: '[c] christian 1g',
  leon: '[c]  christian 1g',
  galicia: 'christian 1g',
  toledo: '[c]',
  granada: '[m] muslim 1g',
  cordoba: '[m]',
} as const;

describe('/threat', () => {
  it('tells where Muslims rise as often as the dice say: regions, columns and rows [13.1] [13.2] [8.10]', () => {
    const state = laid(LINES, { revolt: 'aragon' });
    const told = new Map<string, number>();
    for (const { region, chance, rows } of risings(state, bookOf(state.overrides))) {
      if (region === null) told.set('overseas', chance);
      for (const { row, chance: share } of rows) told.set(`${region} ${row}`, chance * share);
    }
    const came = new Map<string, number>();
    // A region that is rolled again ends the branch: what is left is shared as before.
    const all = everyThrow((dice) => {
      let thrown = 0;
      const play = new Play(state, {
        roll: (sides, purpose) => {
          if (purpose.what === 'reaction-region' && ++thrown > 1) throw new Again();
          if (purpose.what === 'reaction-place' || purpose.what === 'port') throw new Risen();
          return dice.roll(sides, purpose);
        },
      });
      try {
        react(play);
      } catch (end) {
        if (end instanceof Again) return 'again';
        if (!(end instanceof Risen)) throw end;
      }
      const [event] = play.events;
      if (event?.type !== 'reaction') return 'overseas';
      const rows = bookOf(state.overrides).tables.reaction.find(({ cities }) => cities.includes(event.cities))?.rows;
      return `${event.region} ${rows?.[(event.dice[0] ?? 1) - 1]}`;
    });
    const again = all.get('again') ?? 0;
    expect(again).toBeCloseTo(1 / 3, 9);
    for (const [what, chance] of all) if (what !== 'again') came.set(what, chance / (1 - again));
    expect([...came.keys()].sort()).toEqual([...told.keys()].sort());
    for (const [what, chance] of told) expect(came.get(what), what).toBeCloseTo(chance, 9);
  });

  it('says it line by line, in each language, and how closely it was worked out', () => {
    const lines = asked(laid(LINES, { revolt: 'aragon' }));
    expect(lines.find((line) => line.startsWith('V Al-Andalus'))).toMatch(/^V Al-Andalus \(25 %\), 2 Muslim cities: /);
    expect(lines.find((line) => line.startsWith('Toledo'))).toMatch(
      /^Toledo: attacked or besieged at \d+ %, lost at \d+ %$/,
    );
    expect(lines.at(-1)).toMatch(/within 1 %|exact/);
    for (const locale of LOCALES)
      for (const state of [laid(LINES), positionOf(3), positionOf(8, 'spending')])
        for (const line of asked(state, locale)) expect(line).not.toMatch(/[{}[\]]|undefined|threat/);
  });

  it('of a finished game says that nothing threatens any more', () => {
    expect(asked({ ...laid(LINES), frames: [] })).toEqual(['The game is over: nothing threatens any more.']);
  });
});

describe('the call to a turn', () => {
  it('has one line of it: points now and after, the worst places, the end of the game', () => {
    const state = laid({ oviedo: '[c]', granada: '[m] muslim 2a' });
    const line = foresee.threat?.(state, 'p1');
    for (const locale of LOCALES)
      expect(words.say(locale, `preview.${line?.key}`, line?.values)).toMatch(/Oviedo \d+ %.*\*\*.*\d+ %/);
    expect(foresee.threat?.({ ...state, frames: [] }, 'p1')).toBeNull();
  });

  it('counts all that may be lost, and so does the end of the phase: none is left out', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const state = positionOf(seed);
      const losable = outlookOf(state).places.filter(({ lost }) => lost > 0);
      for (const told of [foresee.threat?.(state, 'p1'), foresee.action(state, 'p1', { verb: 'done' })]) {
        const { danger = [], more = 0, most } = told?.values ?? {};
        expect((Array.isArray(danger) ? danger.length : 0) + Number(more)).toBe(losable.length);
        expect(most === undefined).toBe(more === 0);
      }
    }
    const lines = asked(positionOf(3));
    expect(lines.some((line) => /^Then the next turn’s rebellion and event, .*: \S+ \d+ %/.test(line))).toBe(true);
  });
});

class Again extends Error {}
class Risen extends Error {}
