import { ofEach } from '../../../kit/data/of-each.js';
import { type NationId, PROVINCE_IDS, type ProvinceId } from '../facts/ids.js';
import { book, cardOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { type Counting, lastUse, ownLastTurn, scoringTurnsAhead } from './calendar.js';

/** The worth of land to a nation, regardless of who holds it: points soon, points later, gold. */
export interface Prospects {
  /** At the end of this turn. */
  readonly now: Readonly<Record<ProvinceId, number>>;
  /** In later scoring turns, discounted by distance. */
  readonly later: Readonly<Record<ProvinceId, number>>;
  /** The same, for what a Castle adds. */
  readonly castle: Readonly<Record<ProvinceId, number>>;
}

/** Points are less certain with each turn of waiting. */
const PATIENCE = 0.88;
/** The second scoring ahead and later ones: much will have changed. */
const AFTERWARDS = 0.45;
/** Points for a gold: four make an Infantry, if it is still useful. */
const PER_GOLD = 0.13;
const MOST_GOLD_TURNS = 4;

const known = new Map<string, Prospects>();
const MOST_KNOWN = 4000;

/** They depend on the turn and on who plays whom, not on the board. */
export function prospectsOf(state: Hispania, nation: NationId): Prospects {
  const { becomes } = cardOf(state, nation);
  const seats = [nation, ...(becomes?.into ?? [])].map((one) => state.nations[one].seat).join();
  const { scenario, barbarian } = state.options;
  if (state.overrides !== null) return reckoned(state, nation);
  const key = `${nation} ${state.turn} ${scenario} ${barbarian} ${seats}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = reckoned(state, nation);
  known.set(key, made);
  return made;
}

function reckoned(state: Hispania, nation: NationId): Prospects {
  const [now, later, castle] = [perProvince(), perProvince(), perProvince()];
  const ahead = scoringTurnsAhead(state, nation);
  for (const [index, counting] of ahead.entries()) {
    const { turn } = counting;
    const present = turn === state.turn;
    const weight = present ? 1 : PATIENCE ** (turn - state.turn) * (index === 0 ? 1 : AFTERWARDS ** index);
    for (const province of PROVINCE_IDS) {
      const { land, walls } = worth(state, counting, province);
      if (present) now[province] += land;
      else later[province] += weight * land;
      castle[province] += weight * walls;
    }
  }
  addOwnTurn(state, nation, now);
  addGold(state, nation, later, castle);
  return { now, later, castle };
}

/** A province's value in a table, and what an own Castle adds. */
function worth(
  state: Hispania,
  { table }: Counting,
  province: ProvinceId,
): { readonly land: number; readonly walls: number } {
  const { income, zone } = book(state).provinces[province];
  const { barbarian } = state.options;
  const bare = barbarian ? income : 0;
  const walls = barbarian ? 2 : 0;
  switch (table.rule) {
    case 'provinces':
      return { land: Math.max(bare, table.pv[province] ?? 0), walls };
    case 'zones': {
      const { each = 0, all = 0 } = table.zones[zone] ?? {};
      const size = PROVINCE_IDS.filter((id) => book(state).provinces[id].zone === zone).length;
      return { land: Math.max(bare, each + (0.5 * all) / size), walls };
    }
    case 'castles':
      return { land: Math.max(bare, table.other), walls: walls + Math.max(0, income - table.other) };
    case 'ruins':
      return { land: state.ruins[province] === undefined ? table.other : income, walls };
  }
}

/** 8.3: FRANC scores at the end of its own turn; WISIGOTH needs whole zones (11.wisigoth.10). */
function addOwnTurn(state: Hispania, nation: NationId, now: Record<ProvinceId, number>): void {
  const { ownTurnVp, powers } = cardOf(state, nation);
  const table = ownTurnVp?.get(state.turn);
  for (const province of PROVINCE_IDS) now[province] += table?.[province] ?? 0;
  for (const power of powers ?? []) {
    if (power.power === 'hegemony' && power.endOfOwnTurn >= state.turn && power.endOfOwnTurn - state.turn < 3) {
      for (const province of PROVINCE_IDS) if (!power.except.includes(province)) now[province] += HEGEMONY;
    }
    if (power.power === 'conquest' && state.turn >= (power.turns[0] ?? 0)) now[power.province] += power.pv / 2;
    if (power.power === 'great-emirate' && state.turn <= (power.turns.at(-1) ?? 0)) {
      for (const province of power.provinces) now[province] += power.pv / 4;
    }
  }
}
const HEGEMONY = 0.2;

function addGold(
  state: Hispania,
  nation: NationId,
  later: Record<ProvinceId, number>,
  castle: Record<ProvinceId, number>,
): void {
  const { income, buys } = cardOf(state, nation);
  if (income.kind === 'none' || buys.length === 0) return;
  const from = Math.max(state.turn + 1, income.from ?? 1);
  const turns = Math.min(MOST_GOLD_TURNS, ownLastTurn(state, nation) - from + 1, lastUse(state, nation) - from);
  if (turns <= 0) return;
  const share = income.kind === 'half' ? 0.5 : 1;
  for (const province of PROVINCE_IDS) {
    const gold = PER_GOLD * share * turns * book(state).provinces[province].income;
    if (income.kind === 'castles') castle[province] += gold;
    else later[province] += gold;
  }
}

const perProvince = () => ofEach(PROVINCE_IDS, () => 0);
