import type { Tally } from '../../../core/action.js';
import type { CountedChoice, Domain } from '../../../core/offer.js';
import { killLoneLeaders } from '../battle/lone-leaders.js';
import { pieceChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Book } from '../facts/book.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import type { Power } from '../facts/power.js';
import { book, enemiesAt } from '../state/reading.js';
import { isUnitKind, type Piece, piecesOf, stackedCount, stackOf, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Stack, Waiting } from '../state/state.js';

/**
 * EL CID's units off the board: between turns and missions they wait in his pool (11.el-cid.1, 11.el-cid.9,
 * 11.el-cid.11).
 */

type MercenaryPower = Extract<Power, { power: 'mercenary' }>;
type AssaultPower = Extract<Power, { power: 'assault' }>;

type Mercenary = { readonly nation: NationId; readonly power: MercenaryPower };

export function mercenaryOf(state: Hispania): Mercenary | null {
  const mercenary = mercenaryIn(book(state));
  return mercenary?.power.turn === state.turn ? mercenary : null;
}

/** Cached per book: asked with every list of offers. */
function mercenaryIn(cards: Book): Mercenary | null {
  const known = mercenaries.get(cards);
  if (known !== undefined) return known;
  const found = Object.values(cards.nations).flatMap((card) =>
    (card.powers ?? []).flatMap((power): Mercenary[] =>
      power.power === 'mercenary' ? [{ nation: card.id, power }] : [],
    ),
  );
  const mercenary = found[0] ?? null;
  mercenaries.set(cards, mercenary);
  return mercenary;
}
const mercenaries = new WeakMap<Book, Mercenary | null>();

export function assaultOf(state: Hispania, nation: NationId): AssaultPower | null {
  for (const power of book(state).nations[nation].powers ?? []) if (power.power === 'assault') return power;
  return null;
}

export function companyOf(state: Hispania, nation: NationId): Stack {
  return stackOf(state.nations[nation].pool.map(({ unit, count }) => [unit, count] as const));
}

/** They come to Valence, whenever they come (11.el-cid.10). */
export function setCompany(play: Play, nation: NationId, company: Stack): void {
  const province = assaultOf(play.state, nation)?.province;
  if (province === undefined) return;
  const pool: Waiting[] = piecesOf(company).map(([unit, count]) => ({ unit, count, to: [province], bought: false }));
  play.nation(nation, { pool });
}

/** How many of its units a province takes: the stack limit, plus the attack bonus (4.4, 11.el-cid.5). */
export function companyRoom(state: Hispania, nation: NationId, company: Stack, province: ProvinceId): number {
  const here = state.areas[province][nation];
  const led = (company.leaders ?? []).length > 0 || (here?.leaders ?? []).length > 0;
  const attacks = enemiesAt(state, province, nation).length > 0;
  const base = book(state).provinces[province].stacking;
  const bonus = attacks ? (led ? 2 : 1) : mayBeCapital(state, nation, province) ? 1 : 0;
  return Math.max(0, base + bonus - stackedCount(here));
}

/** It is his capital, or he has none yet and may declare it at any moment (4.3, 11.el-cid.11). */
function mayBeCapital(state: Hispania, nation: NationId, province: ProvinceId): boolean {
  const { capital } = state.nations[nation];
  return capital === null || capital === province;
}

/** If more enter than the province otherwise holds, it becomes his capital. */
export function declareIfCrowded(play: Play, nation: NationId, province: ProvinceId): void {
  const crowd = stackedCount(play.state.areas[province][nation]);
  if (enemiesAt(play.state, province, nation).length > 0 || play.state.nations[nation].capital !== null) return;
  if (crowd <= book(play.state).provinces[province].stacking) return;
  play.nation(nation, { capital: province });
  play.emit({ type: 'capital-moved', nation, province });
}

export function companyDomain(company: Stack, most: number, least: number): Domain {
  const choices: CountedChoice[] = piecesOf(company)
    .filter(([piece]) => isUnitKind(piece))
    .map(([piece, count]) => ({ ...pieceChoice(piece), count }));
  return { kind: 'some', slot: 'units', choices, min: least, max: Math.min(most, unitCount(company)) };
}

/** The strongest that fit: the default for an absent player. */
export function strongestThatFit(company: Stack, most: number): Record<string, number> {
  const chosen: Record<string, number> = {};
  let room = most;
  for (const kind of ['knight', 'cavalry', 'elite', 'infantry'] as const) {
    const count = Math.min(room, company[kind] ?? 0);
    if (count > 0) chosen[kind] = count;
    room -= count;
  }
  return chosen;
}

/** Some units and the Leader enter a province; the rest of the company is returned. */
export function enterProvince(
  play: Play,
  nation: NationId,
  company: Stack,
  units: Tally,
  province: ProvinceId,
): { readonly entered: Stack; readonly left: Stack } {
  const entering: [Piece, number][] = [];
  const staying: [Piece, number][] = [];
  for (const [piece, count] of piecesOf(company)) {
    const goes = isUnitKind(piece) ? Math.min(count, units[piece] ?? 0) : count;
    if (goes > 0) entering.push([piece, goes]);
    if (count > goes) staying.push([piece, count - goes]);
  }
  for (const [piece, count] of entering) play.add(province, nation, piece, count);
  killLoneLeaders(play, nation, province);
  return { entered: stackOf(entering), left: stackOf(staying) };
}

/** All its pieces in an area leave the board and rejoin the company. */
export function leaveArea(play: Play, nation: NationId, area: AreaId): Stack {
  const pieces = piecesOf(play.state.areas[area][nation]);
  for (const [piece, count] of pieces) play.remove(area, nation, piece, count);
  return stackOf(pieces);
}

export function joinedStacks(one: Stack, other: Stack): Stack {
  let both = one;
  for (const [piece, count] of piecesOf(other)) both = withPiece(both, piece, count);
  return both;
}
