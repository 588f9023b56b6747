import { describe, expect, it } from 'vitest';
import { judgeGuests, noteGuests } from '../../../src/games/medioevo/diplomacy/overstaying.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Article, Pact } from '../../../src/games/medioevo/state/pact.js';
import { noDice } from '../../../src/kit/index.js';
import { acted, refusalOf } from '../support/acts.js';
import { moving, vehicle } from '../support/full-move.js';
import { done, world } from '../support/world.js';

const pact = (kind: Article['kind'], gives: string, gets: string, more: Partial<Pact> = {}): Pact => ({
  id: 1,
  between: [gives, gets],
  articles: [{ kind, gives, gets } as Article],
  toll: 50,
  units: 0,
  against: [],
  until: 9,
  secret: false,
  words: '',
  ending: [],
  ...more,
});
/** Byzantium goes from Tarnovo, its own for now, through Banat of the Hungarians and farther. */
const going = (pacts: readonly Pact[], more: (play: Play) => void = () => undefined) =>
  moving('byzantium', (play) => {
    play.addUnits('tarnovo', 'byzantium', { cavalry: 1 });
    vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'tarnovo' });
    play.set({ pacts });
    more(play);
  });
const purses = (state: ReturnType<typeof going>) => ['byzantium', 'hungary'].map((seat) => state.realms[seat]?.cash);
const to = (at: string) =>
  ['byzantium', { verb: 'move', from: 'tarnovo', group: { cavalry: 1, 'vehicle:1': 1 }, to: at }] as const;

describe('the toll of a passage', () => {
  it('[11.10] is paid by whoever goes, once for a move, to whoever lets him pass', () => {
    const state = going([pact('passage', 'hungary', 'byzantium')]);
    expect(purses(acted(state, [to('banat')]))).toEqual([1550, 1650]);
    // Through two of their lands in one move: once.
    expect(purses(acted(state, [to('buda')]))).toEqual([1550, 1650]);
  });

  it('[11.10] is not due in one’s own lands, nor where the pact asks for nothing', () => {
    const own = going([pact('passage', 'hungary', 'byzantium')]);
    expect(purses(acted(own, [to('adrianople')]))).toEqual([1600, 1600]);
    const free = going([pact('passage', 'hungary', 'byzantium', { toll: 0 })]);
    expect(purses(acted(free, [to('banat')]))).toEqual([1600, 1600]);
  });
});

describe('tolls of several', () => {
  const through = (cash: number) =>
    going(
      [
        pact('passage', 'hungary', 'byzantium', { toll: 100 }),
        pact('passage', 'mamluks', 'byzantium', { id: 2, toll: 100 }),
      ],
      (play) => {
        play.addUnits('buda', 'mamluks', { archer: 1 });
        play.changeLand('buda', { holder: 'mamluks' });
        play.changeRealm('byzantium', { cash });
      },
    );
  it('[11.10] are due on one way together: who cannot pay them all does not go it', () => {
    const paid = acted(through(200), [to('buda')]);
    expect([...purses(paid), paid.realms.mamluks?.cash]).toEqual([0, 1700, 1700]);
    expect(refusalOf(through(199), ...to('buda'))).toBe('slot-illegal');
    expect(purses(acted(through(199), [to('banat')]))).toEqual([99, 1700]);
  });
});

describe('guests whose right is over', () => {
  const inside = (pacts: readonly Pact[], more: (play: Play) => void = () => undefined) =>
    world((play) => {
      play.addUnits('buda', 'empire', { cavalry: 1 });
      play.set({ pacts });
      more(play);
    });
  /** Have they attacked without a war, as they still stand there? */
  const attacked = (state: ReturnType<typeof inside>) => told(state).some(({ type }) => type === 'overstayed');
  const told = (state: ReturnType<typeof inside>) => {
    const play = new Play(state, noDice());
    noteGuests(play);
    judgeGuests(play);
    return play.events;
  };

  it('[11.21] may stay by a pact of passage or of military control that the holder gives to them', () => {
    expect(attacked(inside([]))).toBe(true);
    expect(attacked(inside([pact('passage', 'hungary', 'empire')]))).toBe(false);
    expect(attacked(inside([pact('military-control', 'hungary', 'empire')]))).toBe(false);
    for (const other of [
      pact('passage', 'empire', 'hungary'),
      pact('passage', 'hungary', 'horde'),
      pact('passage', 'horde', 'empire'),
      pact('trade', 'hungary', 'empire'),
      pact('civil-control', 'hungary', 'empire'),
    ])
      expect(attacked(inside([other])), JSON.stringify(other.articles)).toBe(true);
  });

  it('[11.21] may stay as enemies or under an armistice, and barbarians are no guests', () => {
    const war = inside([], (play) => {
      play.changeRealm('empire', { wars: { hungary: 1 } });
      play.changeRealm('hungary', { wars: { empire: 1 } });
    });
    expect(attacked(war)).toBe(false);
    expect(attacked(inside([pact('armistice', 'hungary', 'empire')]))).toBe(false);
    const wild = world((play) => {
      play.addUnits('buda', 'hungary', { archer: 1 });
      play.addUnits('buda', 'barbarians', { archer: 1 });
    });
    expect(done(wild, noteGuests).diplomacy.overstaying).toEqual([]);
  });
});
