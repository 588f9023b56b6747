import { describe, expect, it } from 'vitest';
import { enemiesMeetIn, isHostile } from '../../../src/games/medioevo/commerce/market.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { entryOf } from '../../../src/games/medioevo/movement/reach.js';
import type { Article, Pact } from '../../../src/games/medioevo/state/pact.js';
import { vehicle } from '../support/full-move.js';
import { world } from '../support/world.js';

const archer = { archer: 1 } as const;
const war = (play: Play, one: string, other: string, since = 1) => {
  play.changeRealm(one, { wars: { ...play.realm(one).wars, [other]: since } });
  play.changeRealm(other, { wars: { ...play.realm(other).wars, [one]: since } });
};
const pact = (kind: Article['kind'], until = 9): Pact => ({
  id: 1,
  between: ['byzantium', 'hungary'],
  articles: [{ kind, gives: 'hungary', gets: 'byzantium' }],
  toll: 0,
  units: 0,
  against: [],
  until,
  secret: false,
  words: '',
  ending: [],
});
const entry = (at: 'kiev' | 'banat' | 'nicaea' | 'aegean-sea', arrange: (play: Play) => void = () => undefined) =>
  entryOf(world(arrange), 'byzantium', at);

describe('what comes of entering', () => {
  it('[6.3.2] a land of nobody’s: a horde rises, but for one that is there already, and not beside others', () => {
    expect(entry('kiev')).toBe('horde');
    expect(entry('kiev', (play) => play.addUnits('kiev', 'barbarians', archer))).toBe('battle');
    expect(entry('nicaea')).toBe('free');
    expect(entry('kiev', (play) => play.addUnits('kiev', 'byzantium', archer))).toBe('free');
  });

  it('[6.3.3] [6.3.4] a land of another: taken in a war, else an attack without one, free with a pact', () => {
    expect(entry('banat')).toBe('undeclared');
    expect(entry('banat', (play) => war(play, 'byzantium', 'hungary'))).toBe('take');
    // It was only declared, and is on from the next turn.
    expect(entry('banat', (play) => war(play, 'byzantium', 'hungary', 3))).toBe('undeclared');
    expect(entry('banat', (play) => play.set({ pacts: [pact('passage')] }))).toBe('free');
    expect(entry('banat', (play) => play.set({ pacts: [pact('passage', 2)] }))).toBe('free');
    expect(entry('banat', (play) => play.set({ pacts: [pact('passage', 1)] }))).toBe('undeclared');
    expect(entry('banat', (play) => play.set({ pacts: [pact('trade')] }))).toBe('undeclared');
  });

  it('[6.3.1] [6.3.4] to fight there: a battle where the host is an enemy, lets one pass, or is an ally', () => {
    const empire = (more: (play: Play) => void) => (play: Play) => {
      war(play, 'byzantium', 'empire');
      play.addUnits('banat', 'empire', archer);
      more(play);
    };
    expect(
      entry(
        'banat',
        empire(() => undefined),
      ),
    ).toBe('undeclared');
    expect(
      entry(
        'banat',
        empire((play) => war(play, 'byzantium', 'hungary')),
      ),
    ).toBe('battle');
    expect(
      entry(
        'banat',
        empire((play) => play.set({ pacts: [pact('passage')] })),
      ),
    ).toBe('battle');
    expect(
      entry(
        'banat',
        empire((play) => play.set({ pacts: [pact('defensive-alliance')] })),
      ),
    ).toBe('battle');
    expect(
      entry(
        'banat',
        empire((play) => play.set({ pacts: [pact('defensive-alliance', 1)] })),
      ),
    ).toBe('undeclared');
    const guests = (play: Play) => play.addUnits('banat', 'empire', archer);
    expect(entry('banat', guests)).toBe('undeclared');
    expect(
      entry(
        'nicaea',
        empire((play) => play.addUnits('nicaea', 'empire', archer)),
      ),
    ).toBe('battle');
  });

  it('[6.3.1] a sea: a battle where a galley of an enemy has men', () => {
    const afloat = (owner: string, units: object, at: 'aegean-sea' | 'ionian-sea' = 'aegean-sea') =>
      entry('aegean-sea', (play) => {
        war(play, 'byzantium', 'hungary');
        vehicle(play, { kind: 'galley', owner, at, units });
      });
    expect(afloat('hungary', archer)).toBe('battle');
    expect(afloat('barbarians', archer)).toBe('battle');
    expect(afloat('hungary', {})).toBe('free');
    expect(afloat('empire', archer)).toBe('free');
    expect(afloat('byzantium', archer)).toBe('free');
    expect(afloat('hungary', archer, 'ionian-sea')).toBe('free');
  });
});

describe('where traders do not go', () => {
  it('[7.1] to barbarians and to enemies with men, ashore and at sea', () => {
    const hostile = (at: 'kiev' | 'aegean-sea', arrange: (play: Play) => void) =>
      isHostile(
        world((play) => {
          war(play, 'byzantium', 'hungary');
          arrange(play);
        }),
        'byzantium',
        at,
      );
    const ashore = (owner: string) => hostile('kiev', (play) => play.addUnits('kiev', owner, archer));
    expect(['barbarians', 'hungary', 'empire', 'byzantium'].map(ashore)).toEqual([true, true, false, false]);
    const afloat = (owner: string, units: object, at: 'aegean-sea' | 'ionian-sea' = 'aegean-sea') =>
      hostile('aegean-sea', (play) => vehicle(play, { kind: 'galley', owner, at, units }));
    expect([afloat('hungary', archer), afloat('barbarians', archer)]).toEqual([true, true]);
    expect([afloat('hungary', {}), afloat('empire', archer), afloat('byzantium', archer)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(afloat('hungary', archer, 'ionian-sea')).toBe(false);
  });

  it('[7.2] nobody trades where armies at war with one another stand, others do beside an army', () => {
    const meet = (...owners: readonly string[]) =>
      enemiesMeetIn(
        world((play) => {
          war(play, 'byzantium', 'hungary');
          for (const owner of owners) play.addUnits('kiev', owner, archer);
        }),
        'kiev',
      );
    expect([meet(), meet('hungary'), meet('hungary', 'empire'), meet('empire', 'hungary', 'byzantium')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
