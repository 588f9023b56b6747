import { NATION_IDS, type NationId, PROVINCE_IDS, type ProvinceId, ZONES } from '../facts/ids.js';
import type { PvTable } from '../facts/nation.js';
import { book, countOnBoard, hasCastle, provincesOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** A province and its worth to a nation. */
type Worth = { readonly province: ProvinceId; readonly points: number };
/** A nation's points at the end of a turn: from provinces, and from whole zones or Castles. */
type TurnPoints = { readonly provinces: readonly Worth[]; readonly extra: number; readonly total: number };

/** Its own provinces, including shared ones (8.8), and its vassals' (8.6, 11.rome.13); one held by both counts once. */
export function scoredProvinces(state: Hispania, nation: NationId): ReadonlySet<ProvinceId> {
  const all = new Set(provincesOf(state, nation));
  for (const vassal of NATION_IDS) {
    if (state.nations[vassal].suzerain === nation) for (const province of provincesOf(state, vassal)) all.add(province);
  }
  return all;
}

/** A nation's score now by this turn's table (8.4, 16). */
export function turnPoints(state: Hispania, nation: NationId): TurnPoints {
  const facts = book(state);
  const table = tableOf(state, nation);
  const held = scoredProvinces(state, nation);
  const barbarian = state.options.barbarian;
  const provinces: Worth[] = [];
  for (const province of PROVINCE_IDS) {
    if (!held.has(province)) continue;
    const printed = table === undefined ? 0 : worth(state, nation, table, province);
    const points = barbarian ? Math.max(printed, facts.provinces[province].income) : printed;
    if (points > 0) provinces.push({ province, points });
  }
  let extra = table?.rule === 'zones' ? wholeZones(state, table, held) : 0;
  // Every Castle in play, even outside Hispania (14.8.1).
  if (barbarian) extra += 2 * countOnBoard(state, nation, 'castle');
  return { provinces, extra, total: provinces.reduce((sum, { points }) => sum + points, extra) };
}

/** A province's worth at the nation's next scoring turn, including this one. */
export function worthAhead(state: Hispania, nation: NationId, province: ProvinceId): number {
  const table = tableAhead(state, nation);
  return table === undefined ? 0 : worth(state, nation, table, province);
}

/** What a Castle there adds to that (14.8.1, 16). */
export function castleWorthAhead(state: Hispania, nation: NationId, province: ProvinceId): number {
  const table = tableAhead(state, nation);
  const barbarian = state.options.barbarian ? 2 : 0;
  if (table?.rule !== 'castles') return barbarian;
  return barbarian + book(state).provinces[province].income - table.other;
}

function tableAhead(state: Hispania, nation: NationId): PvTable | undefined {
  const turn = scoresNext(state, nation);
  return turn === null ? undefined : book(state).nations[nation].vp.get(turn);
}

/** The next turn at whose end its land counts by a table of its card. */
export function scoresNext(state: Hispania, nation: NationId): number | null {
  const turns = [...book(state).nations[nation].vp.keys()].filter((turn) => turn >= state.turn);
  return turns.length === 0 ? null : Math.min(...turns);
}

/** The card's table of this turn; on turn 21 that of turn 19 where it has none of its own (16.6). */
function tableOf(state: Hispania, nation: NationId): PvTable | undefined {
  const { vp } = book(state).nations[nation];
  return (
    vp.get(state.turn) ?? (book(state).calendar.extendedScoringTurns.includes(state.turn) ? vp.get(19) : undefined)
  );
}

/** As the card says: by province, by zone, by Castle, or by Ruin (16.7). */
function worth(state: Hispania, nation: NationId, table: PvTable, province: ProvinceId): number {
  const { income, zone } = book(state).provinces[province];
  switch (table.rule) {
    case 'provinces':
      return table.pv[province] ?? 0;
    case 'zones':
      return table.zones[zone]?.each ?? 0;
    case 'castles':
      return hasCastle(state, province, nation) ? income : table.other;
    case 'ruins':
      return state.ruins[province] === undefined ? table.other : income;
  }
}

function wholeZones(
  state: Hispania,
  table: Extract<PvTable, { rule: 'zones' }>,
  held: ReadonlySet<ProvinceId>,
): number {
  let sum = 0;
  for (const zone of ZONES) {
    if (controlsZone(state, held, zone)) sum += table.zones[zone]?.all ?? 0;
  }
  return sum;
}

/** Does it hold every province of the zone, except some that do not count? */
export function controlsZone(
  state: Hispania,
  held: ReadonlySet<ProvinceId>,
  zone: (typeof ZONES)[number],
  except: readonly ProvinceId[] = [],
): boolean {
  const { provinces } = book(state);
  return PROVINCE_IDS.every((id) => provinces[id].zone !== zone || held.has(id) || except.includes(id));
}
