import { describe, expect, it } from 'vitest';
import type { Choice, Domain, Filled } from '../../../src/core/offer.js';
import type { NameTerm, Phrase } from '../../../src/core/result.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { LOCALES, type Locale } from '../../../src/core/words.js';
import { GAMES } from '../../../src/games/registry.js';
import type { Line } from '../../../src/table/ports/message.js';
import { plainStyle, wordsOf } from '../../../src/table/words/words.js';
import { atNight, SEED } from '../../support/portion.js';
import { RULEBOOKS } from '../../support/rulebooks.js';
import type { Chance } from './chance.js';
import { Coverage } from './coverage.js';
import { playGame } from './game.js';
import { valueFrom } from './player.js';
import type { Subject } from './subject.js';
import { SUBJECTS } from './subjects.js';

const SAY = wordsOf(GAMES);
const LINE = 100;
const CARD = 500;
/** Whole games; for a game of many acts the first of them. */
const PLAYED = atNight(100, 2);
const ACTS = atNight(4_000, 250);

/** Every choice that a person meets in games by chance says what it is, in each language. */
const OURS = SUBJECTS.filter(({ module }) => GAMES.some(({ id }) => id === module.id));

describe.each(OURS.map((subject): [string, Subject] => [subject.module.id, subject]))('%s', (_id, subject) => {
  const { module } = subject;

  it('explains every thing that it lists, in each language', () => {
    const missing = LOCALES.flatMap((locale) =>
      module.about.entries.flatMap((key) =>
        ['about', 'explained']
          .filter((as) => (module.words.say(locale, `${as}.${key}`) ?? '') === '')
          .map((as) => `${locale}: ${as}.${key}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no option of its set-up unexplained', () => {
    if (module.about.entries.length === 0) return;
    const things = module.setup.options.flatMap(({ name, choices }) =>
      choices.map((choice): NameTerm => ({ kind: 'setup', id: `${name}.${choice}` })),
    );
    expect(things.filter((thing) => module.about.of(null, null, thing) === null).map(({ id }) => id)).toEqual([]);
    expect(things.flatMap((thing) => tooLong(module.about.of(null, null, thing)))).toEqual([]);
  });

  it('explains every choice of the kinds that it names, in lines that fit, and has a rule for all that it asks', () => {
    const faults = new Set<string>();
    const met = new Set<string>();
    for (let game = 0; game < PLAYED; game++) {
      const seed = SEED * 1_000 + game;
      let acts = 0;
      try {
        playGame(subject, subject.start(seed), seed, new Coverage(), (state, chance) => {
          acts += 1;
          if (acts > ACTS) throw new Enough();
          look(state, chance, faults, met);
        });
      } catch (stop) {
        if (acts <= ACTS) throw stop;
      }
    }
    expect([...faults].sort()).toEqual([]);
    expect(module.about.entries.length === 0 || met.size > 0).toBe(true);
  });

  function look(state: State, chance: Chance, faults: Set<string>, met: Set<string>): void {
    for (const { what } of module.obligations(state)) {
      const rule = module.about.chapters[what];
      for (const locale of LOCALES)
        if (rule === undefined || (RULEBOOKS.book(module.id, locale)?.partWith(rule) ?? null) === null)
          faults.add(`${locale}: no rule for owe.${what}`);
    }
    for (const seat of new Set(module.obligations(state).flatMap(({ seats }) => seats))) {
      for (const { verb } of module.offers(state, seat)) {
        for (const [domain, filled] of questionsOf(state, seat, verb, chance)) {
          for (const fault of unclear(state, seat, verb, filled, domain)) faults.add(fault);
          for (const thing of thingsIn(domain)) {
            const entry = module.about.of(state, seat, thing);
            if (entry !== null) met.add(thing.kind);
            else if (module.about.always.includes(thing.kind)) faults.add(`unexplained: ${thing.kind} ${thing.id}`);
            for (const fault of tooLong(entry)) faults.add(fault);
          }
        }
      }
    }
  }

  /** Choices that read alike, and notes that do not fit or lack a value. */
  function unclear(state: State, seat: SeatId, verb: string, filled: Filled, domain: Domain): readonly string[] {
    if (module.about.entries.length === 0 || domain.kind === 'text' || domain.kind === 'done') return [];
    const shown = choicesOf(domain).map((choice) =>
      domain.kind === 'some' ? choice : { ...choice, ...module.foresee.choice?.(state, seat, verb, filled, choice) },
    );
    return LOCALES.flatMap((locale) => {
      const notes = shown.map(({ note, values }) =>
        note === undefined ? null : (module.words.say(locale, `note.${note}`, values) ?? `no note.${note}`),
      );
      const labels = shown.map((choice, at) => `${labelOf(choice, locale)} – ${notes[at] ?? ''}`);
      const twice = labels.filter((label, at) => labels.indexOf(label) !== at);
      const long = notes.filter(
        (note) => note !== null && (note.length > LINE || note === '' || /[{}]|^no note\./.test(note)),
      );
      return [
        ...twice.map((label) => `${locale}: twice in ${verb} ${domain.slot}: ${label}`),
        ...long.map((note) => `${locale}: ${verb} ${domain.slot} (${note?.length}): ${note}`),
      ];
    });
  }

  function labelOf({ id, name = { kind: 'choice', id } }: Choice, locale: Locale): string {
    const term: Line = { from: 'table', key: 'term', module: module.id, values: { term: name } };
    return SAY(term, plainStyle(locale, {}));
  }

  /** The questions of a verb, each answered by chance, with the answers before it. */
  function questionsOf(
    state: State,
    seat: SeatId,
    verb: string,
    chance: Chance,
  ): readonly (readonly [Domain, Filled])[] {
    const asked: (readonly [Domain, Filled])[] = [];
    const filled: Record<string, Filled[string]> = {};
    for (;;) {
      const domain = module.ask(state, seat, verb, filled);
      if (domain.kind === 'done') return asked;
      asked.push([domain, { ...filled }]);
      filled[domain.slot] = valueFrom(domain, verb, chance, { choice: () => 1 });
    }
  }

  function tooLong(entry: Phrase | null): readonly string[] {
    if (entry === null) return [];
    return LOCALES.flatMap((locale) =>
      Object.entries({ about: LINE, explained: CARD }).flatMap(([as, most]) => {
        const said = module.words.say(locale, `${as}.${entry.key}`, entry.values) ?? '';
        return said === '' || said.length > most || said.includes('{')
          ? [`${locale}: ${as}.${entry.key} (${said.length}): ${said}`]
          : [];
      }),
    );
  }
});

class Enough extends Error {}

/** A number's choices, as the table asks about them. */
function choicesOf(domain: Extract<Domain, { kind: 'one' | 'some' | 'number' }>): readonly Choice[] {
  if (domain.kind !== 'number') return domain.choices;
  const count = Math.floor((domain.max - domain.min) / domain.step) + 1;
  if (count > MANY_NUMBERS) return [];
  return Array.from({ length: count }, (_, at) => {
    const id = String(domain.min + at * domain.step);
    return { id, name: { kind: 'number', id } };
  });
}
/** More are typed. */
const MANY_NUMBERS = 100;

function thingsIn(domain: Domain): readonly NameTerm[] {
  if (domain.kind !== 'one' && domain.kind !== 'some') return [];
  return domain.choices.map(({ id, name }) => name ?? { kind: 'choice', id });
}
