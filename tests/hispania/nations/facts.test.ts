import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { bookFrom, bookOf } from '../../../src/games/hispania/facts/override.js';

const book = STANDARD_BOOK;
const inZone = (zone: string) => PROVINCE_IDS.filter((id) => book.provinces[id].zone === zone);

describe('the board', () => {
  it('has forty provinces in four zones and three beyond [0.1] [0.2] [0.5]', () => {
    expect(PROVINCE_IDS).toHaveLength(40);
    expect(['nord', 'centre', 'sud', 'est'].map((zone) => inZone(zone).length)).toEqual([10, 7, 11, 12]);
    expect(book.map.offMap.map((area) => area.id)).toEqual(['afrique', 'gascogne', 'narbonne']);
  });

  it('names its sixteen mountains and the circled stack limits [0.3] [4.1.1] [4.1.2]', () => {
    const mountains = PROVINCE_IDS.filter((id) => book.provinces[id].terrain === 'mountain');
    expect(mountains).toHaveLength(16);
    const usual = (id: (typeof PROVINCE_IDS)[number]) => (book.provinces[id].terrain === 'mountain' ? 2 : 3);
    const circled = PROVINCE_IDS.filter((id) => book.provinces[id].stacking !== usual(id));
    expect(Object.fromEntries(circled.map((id) => [id, book.provinces[id].stacking]))).toEqual({
      ibiza: 1,
      majorque: 2,
      'la-mancha': 2,
      'sierra-morena': 2,
      grenade: 3,
      tolede: 4,
      seville: 4,
      cordoue: 4,
    });
  });

  it('lets ships land in eight provinces only [3.2.8]', () => {
    const open = PROVINCE_IDS.filter((id) => book.provinces[id].coast === 'landing');
    expect([...open].sort()).toEqual(
      ['valence', 'denia', 'carthagene', 'gibraltar', 'cadix', 'seville', 'majorque', 'ibiza'].sort(),
    );
  });

  it('joins no two provinces at a four-corner point [5.0.2]', () => {
    for (const corner of book.map.fourCorners) {
      const [a, b, c, d] = corner;
      expect([a, b, c, d].every((id) => id !== undefined)).toBe(true);
      const touch = (one: string | undefined, other: string | undefined) =>
        book.map.borders.some(
          (border) => border.between.some((id) => id === one) && border.between.some((id) => id === other),
        );
      expect(touch(a, c)).toBe(false);
      expect(touch(b, d)).toBe(false);
    }
  });

  it('lets every province be reached', () => {
    const seen = new Set<string>(['tolede']);
    for (const at of seen) {
      const id = [...PROVINCE_IDS].find((known) => known === at);
      if (id === undefined) continue;
      for (const next of book.neighbours.get(id) ?? []) seen.add(next.to);
      for (const next of book.straits.get(id) ?? []) seen.add(next);
    }
    expect(PROVINCE_IDS.filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('the cards', () => {
  it('are in playing order [1.2]', () => {
    expect(NATION_IDS.map((id) => book.nations[id].order)).toEqual(NATION_IDS.map((_, index) => index + 1));
  });

  it('keep incompatibilities both ways [14.2.3]', () => {
    for (const id of NATION_IDS) {
      for (const other of book.nations[id].incompatible) {
        expect(book.nations[other].incompatible, `${other} with ${id}`).toContain(id);
      }
    }
  });

  it('keep the larger reserve for eight nations, none for those that never earn [2.4.2] [2.4.3]', () => {
    const rich = NATION_IDS.filter((id) => book.nations[id].reserve === 8);
    expect([...rich].sort()).toEqual(
      [
        'aragon',
        'castille',
        'franc',
        'grenade-nation',
        'leon-nation',
        'omeyyad',
        'seville-nation',
        'valence-nation',
      ].sort(),
    );
    for (const id of ['carthage', 'rome', 'vandale', 'almohade'] as const) {
      expect(book.nations[id].income.kind).toBe('none');
    }
  });

  it('hold 27 event counters of 16 kinds [10.3.1]', () => {
    const counts = Object.values(book.events.counts);
    expect(counts).toHaveLength(16);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(27);
  });
});

describe('an override file', () => {
  const code = (overrides: Parameters<typeof bookFrom>[0]) => {
    const result = bookFrom(overrides);
    return result.ok ? 'ok' : result.rejection.code;
  };

  it('changes reconstructed values', () => {
    const result = bookFrom({
      nations: {
        galicien: { vp: { '13': { galice: 3 } }, minimumBid: { D: 20 } },
        celte: { vp: { '13': { lisbonne: 2 } } },
      },
      provinces: { porto: { income: 1 } },
      borders: [{ between: ['salamanque', 'duero'], river: 'none' }],
      events: { nul: 3, de: 2 },
      setup: { turn1: { celte: { algarve: { infantry: 3 } } } },
      dates: { '5': [-150, 409] },
    });
    if (!result.ok) throw new Error(JSON.stringify(result.rejection));
    const changed = result.value;
    expect(changed.nations.galicien.vp.get(13)).toEqual({ rule: 'provinces', pv: { galice: 3 } });
    expect(changed.nations.galicien.vp.get(15)).toEqual(book.nations.galicien.vp.get(15));
    expect(changed.nations.celte.vp.get(13)).toEqual({ rule: 'provinces', pv: { lisbonne: 2 } });
    expect(changed.nations.celte.vp.get(3)).toEqual(book.nations.celte.vp.get(3));
    expect(changed.provinces.porto.income).toBe(1);
    expect(changed.neighbours.get('duero')?.find((next) => next.to === 'salamanque')?.river).toBeNull();
    expect(changed.events.counts.nul).toBe(3);
    expect(changed.setups.setups[0]?.units.celte).toEqual({ algarve: { infantry: 3 } });
    expect(changed.calendar.dates.get(5)).toEqual([-150, 409]);
  });

  it('may not touch what the rulebook or its examples state', () => {
    expect(code({ provinces: { valence: { income: 3 } } })).toBe('override-fixed');
    expect(code({ provinces: { porto: { terrain: 'mountain' } } })).toBe('override-fixed');
    expect(code({ nations: { rome: { vp: { '5': { tolede: 9 } } } } })).toBe('override-fixed');
    expect(code({ nations: { galicien: { vp: { '10': { galice: 9, asturies: 1.5, porto: 1.5 } } } } })).toBe(
      'override-fixed',
    );
    expect(
      code({ nations: { galicien: { vp: { '10': { galice: 1.5, asturies: 1.5, porto: 1.5, duero: 1 } } } } }),
    ).toBe('ok');
    expect(code({ nations: { galicien: { limits: { infantry: 9 } } } })).toBe('override-fixed');
    expect(code({ nations: { castille: { limits: { infantry: 12, knight: 4, castle: 3 } } } })).toBe('ok');
    expect(code({ nations: { castille: { limits: { infantry: 12, knight: 5, castle: 3 } } } })).toBe('override-fixed');
    expect(code({ nations: { carthage: { arrivals: [] } } })).toBe('override-fixed');
    expect(code({ nations: { alain: { minimumBid: { A: 1 } } } })).toBe('override-fixed');
    expect(code({ borders: [{ between: ['segovie', 'tolede'], river: 'none' }] })).toBe('override-fixed');
    expect(code({ setup: { turn4: { rome: { carthagene: { elite: 9 } } } } })).toBe('override-fixed');
    expect(code({ dates: { '1': [-300, -200] } })).toBe('override-fixed');
  });

  it('is refused with its reason when it is malformed', () => {
    expect(code([])).toBe('override-shape');
    expect(code({ towns: {} })).toBe('override-unknown');
    expect(code({ nations: { atlantis: {} } })).toBe('override-unknown');
    expect(code({ nations: { galicien: { luck: 1 } } })).toBe('override-unknown');
    expect(code({ provinces: { porto: { income: 'much' } } })).toBe('override-value');
    expect(code({ provinces: { porto: { income: 0.3 } } })).toBe('override-value');
    expect(code({ events: { nul: 3 } })).toBe('override-total');
    expect(code({ borders: [{ between: ['cuenca', 'tortosa'] }] })).toBe('override-corner');
    expect(code({ borders: [{ between: ['cuenca', 'atlantis'] }] })).toBe('override-value');
  });

  it('is read once for a game', () => {
    const overrides = { provinces: { porto: { income: 1 } } };
    expect(bookOf(overrides)).toBe(bookOf(overrides));
    expect(bookOf(null)).toBe(STANDARD_BOOK);
  });
});
