import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import mapJson from '../../../src/games/hispania/facts/data/map.json' with { type: 'json' };
import nationsJson from '../../../src/games/hispania/facts/data/nations.json' with { type: 'json' };
import { NATION_IDS, type NationId, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import type { NationCard } from '../../../src/games/hispania/facts/nation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';

/**
 * The facts our data were made from, where they lie beside the repository; without them there is nothing to compare.
 * What is reconstructed (C) has been calibrated since: src/games/hispania/facts/data/CALIBRATION.md.
 */
const folder = new URL('../../../../shared/hispania/', import.meta.url);
const there = existsSync(new URL('nations.json', folder));
if (!there) console.log('shared facts are not here: our data are not compared with them');

type Units = Record<string, number>;
interface SharedArrival {
  at: string;
  units?: Units;
  upTo?: Units;
  crusaderKnights?: number;
  leader?: string;
}
interface SharedNation {
  id: string;
  order: number;
  name: unknown;
  standardPlayer: number | null;
  religion: string | null;
  reserve: number;
  limits: Units;
  limitsSource: string;
  limitsFrom20?: Units;
  incomeFrom?: number;
  arrivals?: Record<string, SharedArrival[]>;
  leaders?: Record<string, { until: number | string }>;
  submit?: { to: string; max: number; must: boolean; turns?: number[] }[];
  submits?: string[];
  combatVp?: { pv: number; kill?: string; of?: unknown; killLeader?: string; turns?: number[]; fromTurn?: number }[];
  vp: Record<string, Record<string, unknown>>;
  ownTurnVp?: Record<string, Units>;
  leavesEndOf?: number;
  incompatible: string[];
  majorInitialScore?: number;
  minimumBid?: number;
}
const load = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** By the closest of the card's sources: what they do not name is the rulebook's. */
function isStated({ sources }: NationCard, ...path: readonly string[]): boolean {
  const paths = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const found = paths.map((one) => sources[one]).find((source) => source !== undefined);
  return found !== 'C';
}

/** What we call it in each language. */
const namesOf = (kind: string, id: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, HISPANIA.words.name(locale, { kind, id })]));

describe.runIf(there)('our data and the shared facts', () => {
  const book = STANDARD_BOOK;
  const shared: { nations: SharedNation[]; events: { counts: Units }; setup: Record<string, { units: unknown }> } =
    there ? load('nations.json') : { nations: [], events: { counts: {} }, setup: {} };
  const cardOf = (nation: SharedNation): NationCard => {
    const id: NationId | undefined = NATION_IDS.find((known) => known === nation.id);
    if (id === undefined) throw new Error(nation.id);
    return book.nations[id];
  };

  it('have the same provinces, borders, straits and corners', () => {
    const map = load('map.json');
    expect(map.provinces.map((p: { id: string }) => p.id)).toEqual([...PROVINCE_IDS]);
    for (const theirs of map.provinces) {
      const ours = mapJson.provinces.find((p) => p.id === theirs.id);
      expect(namesOf('area', theirs.id)).toEqual(theirs.name);
      expect(ours).toMatchObject({
        zone: theirs.zone,
        terrain: theirs.terrain,
        stacking: theirs.stacking,
        income: theirs.income,
        coast: theirs.coast ?? 'none',
        southOfDouro: theirs.southOfDouro,
        sources: { income: theirs.incomeSource[0], coast: theirs.coastSource[0] },
      });
    }
    expect(mapJson.borders.map((b) => [b.between, b.river, b.source])).toEqual(
      map.borders.map((b: { between: string[]; river: string | null; source: string }) => [
        b.between,
        b.river ?? 'none',
        b.source,
      ]),
    );
    expect(mapJson.straits).toEqual(map.straits.map((s: { between: string[] }) => s.between));
    expect(mapJson.fourCorners).toEqual(map.fourCorners.map((c: { provinces: string[] }) => c.provinces));
  });

  it('have the same cards', () => {
    expect(shared.nations).toHaveLength(29);
    for (const theirs of shared.nations) {
      const ours = cardOf(theirs);
      expect(namesOf('nation', theirs.id)).toEqual(theirs.name);
      expect(ours, theirs.id).toMatchObject({
        order: theirs.order,
        player: theirs.standardPlayer,
        religion: theirs.religion ?? 'none',
        reserve: theirs.reserve,
      });
      for (const [unit, count] of Object.entries(theirs.limits)) {
        if (isStated(ours, 'limits', unit)) expect(ours.limits, theirs.id).toHaveProperty(unit, count);
      }
      expect(ours.limitsFrom20).toEqual(theirs.limitsFrom20);
      if (theirs.incomeFrom !== undefined && isStated(ours, 'income', 'from')) {
        expect(ours.income.from).toBe(theirs.incomeFrom);
      }
      expect(ours.leavesEndOf).toBe(theirs.leavesEndOf);
      expect(ours.initialScore).toBe(theirs.majorInitialScore);
      expect(ours.submits).toEqual(theirs.submits);
      expect(ours.incompatible).toEqual(expect.arrayContaining(theirs.incompatible));
      expect(ours.submit?.map(({ to, most, must, turns }) => [to, most, must, turns])).toEqual(
        theirs.submit?.map(({ to, max, must, turns }) => [to, max, must, turns]),
      );
      if (theirs.minimumBid !== undefined) expect(ours.minimumBid.A).toBe(theirs.minimumBid);
    }
  });

  it('have the same arrivals and Leaders', () => {
    for (const theirs of shared.nations) {
      const ours = cardOf(theirs);
      const flat = Object.entries(theirs.arrivals ?? {}).flatMap(([turn, list]) =>
        list.map((a) => [
          Number(turn),
          a.at.split('|'),
          { ...a.units, ...(a.crusaderKnights === undefined ? {} : { crusader: a.crusaderKnights }) },
          a.upTo,
          a.leader?.split(' + '),
        ]),
      );
      expect(
        (ours.arrivals ?? []).map((a) => [a.turn, a.at, a.units ?? {}, a.upTo, a.leaders]),
        theirs.id,
      ).toEqual(flat);
      expect((ours.leaders ?? []).map((l) => [l.name, l.leavesAtStartOf ?? `end of ${l.leavesAtEndOf}`])).toEqual(
        Object.entries(theirs.leaders ?? {}).map(([name, { until }]) => [name, until]),
      );
    }
  });

  it('have the same points', () => {
    for (const theirs of shared.nations) {
      const ours = cardOf(theirs);
      for (const [turn, table] of Object.entries(theirs.vp)) {
        const found = ours.vp.get(Number(turn));
        if (table.rule !== undefined) expect(found?.rule).not.toBe('provinces');
        else if (found?.rule !== 'provinces') throw new Error(`${theirs.id} ${turn}`);
        else {
          for (const [province, points] of Object.entries(table)) {
            if (isStated(ours, 'vp', turn, province)) expect(found.pv).toHaveProperty(province, points);
          }
        }
      }
      expect(ours.vp.size).toBe(Object.keys(theirs.vp).length);
      const rows = (ours.combatVp ?? []).map(({ pv, leader, kill, turns, fromTurn }, index) => [
        isStated(ours, 'combatVp', String(index)) ? pv : 'C',
        leader ?? kill,
        turns,
        fromTurn,
      ]);
      expect(rows).toEqual(
        (theirs.combatVp ?? []).map((row, index) => [
          isStated(ours, 'combatVp', String(index)) ? row.pv : 'C',
          row.killLeader === undefined ? row.kill : row.killLeader === 'muslim' ? 'leader' : row.killLeader,
          row.turns,
          row.fromTurn,
        ]),
      );
    }
  });

  it('mark the known points as such', () => {
    const known: { nation: string; turn: number; provinces: Units | 'all' }[] = load('nations.json').vpKnown;
    for (const { nation, turn, provinces } of known) {
      const sources: Readonly<Record<string, string | undefined>> | undefined = nationsJson.nations.find(
        (n) => n.id === nation,
      )?.sources;
      for (const path of provinces === 'all'
        ? [`vp.${turn}`]
        : Object.keys(provinces).map((id) => `vp.${turn}.${id}`)) {
        expect(sources?.[path], `${nation} ${path}`).toMatch(/^[RX]$/);
      }
    }
  });

  it('have the same stated set-up, and the same counters', () => {
    const stated = (units: unknown) =>
      Object.entries(Object(units)).map(([nation, places]) => [
        nation,
        book.setups.fixed.map((province) => Object(places)[province]),
      ]);
    const [first, fourth] = book.setups.setups;
    expect(stated(first?.units)).toEqual(stated(shared.setup.turn1?.units));
    expect(stated(fourth?.units)).toEqual(stated(shared.setup.turn4?.units));
    expect(Object.values(book.events.counts)).toEqual(Object.values(shared.events.counts));
  });
});
