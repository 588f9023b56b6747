import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { NATION_IDS, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { atNight, SEED } from '../../support/portion.js';
import { playAtRandom, type Watcher } from './random-play.js';
import { PEOPLE, Reader } from './reader.js';

const ACTIONS = atNight(6000, 300);

/** Reads whatever a player would have to read. */
function watching(reader: Reader): Watcher {
  return {
    state(state) {
      for (const { what, values } of HISPANIA.obligations(state)) reader.key(`owe.${what}`, values);
      const { key, values } = HISPANIA.status(HISPANIA.view(state, 'p1'));
      reader.key(`status.${key}`, values);
    },
    offer: ({ verb, values }) => reader.key(`verb.${verb}`, values),
    domain(domain) {
      reader.key(`slot.${domain.slot}`);
      if (domain.kind === 'one' || domain.kind === 'some') for (const choice of domain.choices) reader.choice(choice);
    },
    preview(state, seat, action) {
      const phrase = HISPANIA.foresee.action(state, seat, action);
      if (phrase !== null) reader.key(`preview.${phrase.key}`, phrase.values);
    },
    events(events, state) {
      for (const event of WORDS.condense?.(events, HISPANIA.view(state, null)) ?? events) {
        reader.seen.add(`event ${event.type}`);
        for (const locale of LOCALES) {
          const said = WORDS.describe(locale, event, PEOPLE);
          if (said === null) continue;
          reader.text(locale, `event ${event.type}`, said);
        }
      }
    },
    rolls: (purposes) => {
      for (const { what, values } of purposes) reader.key(`roll.${what}`, values);
    },
  };
}

/** The questions anybody may ask of a position. */
function askAll(reader: Reader, state: Hispania): void {
  const asked = [
    ...NATION_IDS.map((nation) => ({ command: 'nation', options: { nation } })),
    ...PROVINCE_IDS.map((province) => ({ command: 'province', options: { province } })),
    { command: 'province', options: { province: 'afrique' } },
    { command: 'orders', options: {} },
  ];
  for (const { command, options } of asked) {
    const meant = HISPANIA.typing.interpret(state, 'p1', command, options);
    if (!meant.ok) throw new Error(`/${command} ${JSON.stringify(options)}: ${JSON.stringify(meant.rejection)}`);
    if (meant.value.kind !== 'answer') continue;
    for (const { key, values } of meant.value.lines) reader.key(`answer.${key}`, values);
  }
  for (const { parts } of HISPANIA.seats(HISPANIA.view(state, null))) for (const part of parts) reader.name(part);
}

const ALL = { events: 'on', 'sign-of-god': 'on', 'submission-of-all': 'on' };
const GAMES: readonly Record<string, string>[] = [
  { scenario: 'A', version: 'standard', groups: 'drawn', ...ALL },
  { scenario: 'A', version: 'standard', 'group-bids': 'on' },
  { scenario: 'A', version: 'advanced', barbarian: 'on' },
  { scenario: 'B', version: 'advanced', 'secret-bids': 'on', ...ALL },
  { scenario: 'C', version: 'standard' },
  { scenario: 'C', version: 'advanced', ...ALL },
  { scenario: 'D', version: 'standard', ...ALL },
  { scenario: 'D', version: 'advanced', 'group-bids': 'on', 'secret-bids': 'on' },
  { scenario: 'E', version: 'advanced', ...ALL },
];

describe('what is said in games really played', () => {
  it.each(GAMES.map((setup, index) => ({ setup, seed: index + 1 + SEED, name: JSON.stringify(setup) })))(
    'can be read in every language: $name',
    ({ setup, seed }) => {
      const reader = new Reader();
      const state = playAtRandom(setup, seed, ACTIONS, watching(reader));
      askAll(reader, state);
      expect(reader.told).toEqual([]);
      expect(reader.seen.size).toBeGreaterThan(20);
    },
  );
});
