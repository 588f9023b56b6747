import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Units } from './battle.js';
import type { Stack } from './state.js';

/** A unit or a Leader, as actions and pools name it. */
export type Piece = UnitKind | `leader:${string}`;

const LEADER = 'leader:';

export function isUnitKind(text: string): text is UnitKind {
  return KINDS.has(text);
}
const KINDS: ReadonlySet<string> = new Set(UNIT_KINDS);

export function leaderPiece(name: string): `leader:${string}` {
  return `${LEADER}${name}`;
}
export function isLeader(piece: string): boolean {
  return piece.startsWith(LEADER);
}
/** The Leader's name, or null for a unit. */
export function leaderOf(piece: string): string | null {
  return piece.startsWith(LEADER) ? piece.slice(LEADER.length) : null;
}
export function isPiece(text: string): text is Piece {
  return isUnitKind(text) || (text.startsWith(LEADER) && text.length > LEADER.length);
}

/** Units of every type; Leaders and Ruins do not count (0.6). Written out for speed: the most frequent question. */
export function unitCount(units: Units | undefined): number {
  if (units === undefined) return 0;
  const foot = (units.infantry ?? 0) + (units.elite ?? 0) + (units.berber ?? 0);
  const horse = (units.cavalry ?? 0) + (units.knight ?? 0) + (units.crusader ?? 0);
  return foot + horse + (units.castle ?? 0) + (units.fort ?? 0);
}

/** What counts towards a province's limit: this nation's units, without Leaders and Berbers (4.2.1, 4.2.3 to 4.2.5). */
export function stackedCount(units: Units | undefined): number {
  return units === undefined ? 0 : unitCount(units) - (units.berber ?? 0);
}

/** Population: without Castles, Forts and Berbers (7.2). */
export function peopleCount(units: Units | undefined): number {
  if (units === undefined) return 0;
  return unitCount(units) - (units.castle ?? 0) - (units.fort ?? 0) - (units.berber ?? 0);
}

export function hasLeader(stack: Stack | undefined): boolean {
  return stack?.leaders !== undefined && stack.leaders.length > 0;
}

export function isEmpty(stack: Stack): boolean {
  return unitCount(stack) === 0 && !hasLeader(stack);
}

/** The stack with more (or fewer) of one piece; zeros are left out, so that equal stacks are equal JSON. */
export function withPiece(stack: Stack | undefined, piece: Piece, by: number): Stack {
  const leader = leaderOf(piece);
  if (leader !== null) return withLeader(stack, leader, by > 0);
  if (stack !== undefined && isUnitKind(piece)) {
    const before = stack[piece] ?? 0;
    // For a kind that stays present the key order does not change.
    if (before !== 0 && before + by !== 0) return { ...stack, [piece]: before + by };
  }
  const result: { -readonly [U in UnitKind]?: number } & { leaders?: readonly string[] } = {};
  for (const kind of UNIT_KINDS) {
    const count = (stack?.[kind] ?? 0) + (kind === piece ? by : 0);
    if (count !== 0) result[kind] = count;
  }
  if (stack?.leaders !== undefined) result.leaders = stack.leaders;
  return result;
}

function withLeader(stack: Stack | undefined, name: string, here: boolean): Stack {
  const others = (stack?.leaders ?? []).filter((leader) => leader !== name);
  const leaders = here ? [...others, name] : others;
  const { leaders: _before, ...units } = stack ?? {};
  return leaders.length === 0 ? units : { ...units, leaders };
}

export function countOf(stack: Stack | undefined, piece: Piece): number {
  if (stack === undefined) return 0;
  if (isUnitKind(piece)) return stack[piece] ?? 0;
  const leader = leaderOf(piece);
  return leader !== null && stack.leaders?.includes(leader) === true ? 1 : 0;
}

/** Every piece of a stack with its count, in the fixed order of units, Leaders last. */
export function piecesOf(stack: Stack | undefined): [Piece, number][] {
  const pieces: [Piece, number][] = [];
  if (stack === undefined) return pieces;
  for (const kind of UNIT_KINDS) {
    const count = stack[kind];
    if (count !== undefined && count > 0) pieces.push([kind, count]);
  }
  for (const leader of stack.leaders ?? []) pieces.push([leaderPiece(leader), 1]);
  return pieces;
}

export function stackOf(pieces: Iterable<readonly [Piece, number]>): Stack {
  let stack: Stack = {};
  for (const [piece, count] of pieces) if (count > 0) stack = withPiece(stack, piece, count);
  return stack;
}

export function addUnits(left: Units, right: Units): Units {
  const sum: { -readonly [U in UnitKind]?: number } = {};
  for (const kind of UNIT_KINDS) {
    const count = (left[kind] ?? 0) + (right[kind] ?? 0);
    if (count !== 0) sum[kind] = count;
  }
  return sum;
}
export function lessUnits(units: Units, gone: Units): Units {
  const rest: { -readonly [U in UnitKind]?: number } = {};
  for (const kind of UNIT_KINDS) {
    const count = (units[kind] ?? 0) - (gone[kind] ?? 0);
    if (count > 0) rest[kind] = count;
  }
  return rest;
}
