import type { Board } from '../facts/board.js';
import { type CityId, COMMANDER_IDS, type CommanderId, isCity, type SpaceId } from '../facts/ids.js';
import { type Army, armyAt, type Pieces } from '../state/pieces.js';
import { garrisonSupport, revoltSupport } from './support.js';

/** The basis of a movement or combat: all positions, and the rules that apply. */
export interface Field {
  readonly board: Board;
  readonly pieces: Pieces;
  readonly imperivm: boolean;
  /** In force (11.first-repression.2): the Hispanic value is the die alone. */
  readonly demonstration: boolean;
}

/** A side's additions, itemized so that each can be told. */
export type Part =
  | { readonly what: 'denarii' | 'raise' | 'siege-craft' | 'shield'; readonly count: number }
  | { readonly what: 'province'; readonly count: 1 }
  | { readonly what: 'garrisons' | 'revolts'; readonly count: number; readonly spaces: readonly SpaceId[] };

/** A side's doublers; several multiply (6.7). */
export type Doubler =
  | { readonly who: CommanderId }
  | { readonly who: 'army'; readonly at: CityId }
  /** The special army, by itself (10.6.3). */
  | { readonly who: 'terror' };

export type Side = {
  readonly die: 'roman' | 'hispanic' | null;
  readonly parts: readonly Part[];
  readonly doublers: readonly Doubler[];
};

export const CONTEST_KINDS = ['siege', 'attack', 'army-siege', 'army-attack'] as const;
export type ContestKind = (typeof CONTEST_KINDS)[number];

/** One side against the other: the attacker wins if greater. */
export type Contest = {
  readonly kind: ContestKind;
  readonly attacker: Side;
  readonly defender: Side;
};

/**
 * A general's siege of a city in revolt or of pirates (5.3.2, 5.3.3). `raise` is Hispano's addition to the shield
 * (10.7.8).
 */
export function siege(field: Field, commander: CommanderId, target: SpaceId, denarii: number, raise = 0): Contest {
  const from = placeOf(field.pieces, commander);
  // 10.2.2
  const craft: readonly Part[] =
    field.imperivm && commander === 'praetor-citerior' ? [{ what: 'siege-craft', count: 1 }] : [];
  return {
    kind: 'siege',
    attacker: roman(field, commander, from, target, [{ what: 'denarii', count: denarii }, ...craft], target),
    defender: {
      die: null,
      parts: [{ what: 'shield', count: defenceOf(field, target) }, ...raised(raise)],
      doublers: armiesNextTo(field, from, null),
    },
  };
}

/** A general's attack on an army (5.4.2, 5.4.3), also from the sea (5.4.8). */
export function attack(field: Field, commander: CommanderId, target: CityId, denarii: number, raise = 0): Contest {
  const from = placeOf(field.pieces, commander);
  const army = armyAt(field.pieces, target);
  return {
    kind: 'attack',
    attacker: roman(field, commander, from, target, [{ what: 'denarii', count: denarii }], target),
    defender: hispanic(field, army, from, raise),
  };
}

/** An army's siege of a city held only by garrisons (8.3.3). */
export function armySiege(field: Field, army: Army, target: CityId, raise = 0): Contest {
  return {
    kind: 'army-siege',
    attacker: hispanic(field, army, target, raise),
    defender: {
      die: null,
      parts: [{ what: 'shield', count: defenceOf(field, target) }],
      doublers: commandersNextTo(field, army.at, null),
    },
  };
}

/** An army's attack on a general; he spends nothing (8.3.4). */
export function armyAttack(field: Field, army: Army, target: CityId, general: CommanderId, raise = 0): Contest {
  return {
    kind: 'army-attack',
    attacker: hispanic(field, army, target, raise),
    defender: roman(field, general, target, army.at, [], null),
  };
}

export function defenceOf({ board }: Field, space: SpaceId): number {
  return isCity(space) ? board.cities[space].shield : board.seaNumber[space];
}

/** A general's value: `enemy` is the space his supporters must be connected to (6.6). */
function roman(
  field: Field,
  commander: CommanderId,
  from: SpaceId,
  enemy: SpaceId,
  spent: readonly Part[],
  /** The space he attacks; null when he defends himself. */
  target: SpaceId | null,
): Side {
  const { board, pieces } = field;
  const parts: Part[] = [...spent];
  if (target === null || !isBarred(field, target)) {
    const { count, spaces, province } = garrisonSupport(board, pieces, commander, from);
    if (count > 0) parts.push({ what: 'garrisons', count, spaces });
    if (province === 1) parts.push({ what: 'province', count: 1 });
  }
  return { die: 'roman', parts, doublers: commandersNextTo(field, enemy, commander) };
}

/** An army's value (8.3.2): `enemy` is the space the other armies must be connected to. */
function hispanic(field: Field, army: Army | undefined, enemy: SpaceId, raise: number): Side {
  if (army === undefined || field.demonstration) return { die: 'hispanic', parts: [], doublers: [] };
  const { count, spaces } = revoltSupport(field.board, field.pieces, army.at);
  const terror: readonly Doubler[] = army.kind === 'special' ? [{ who: 'terror' }] : [];
  return {
    die: 'hispanic',
    parts: [{ what: 'revolts', count, spaces }, ...raised(raise)],
    doublers: [...terror, ...armiesNextTo(field, enemy, army)],
  };
}

function raised(raise: number): readonly Part[] {
  return raise === 0 ? [] : [{ what: 'raise', count: raise }];
}

/** North of the Durius while the stick lies there: garrisons add nothing (11.river-of-oblivion.4). */
function isBarred({ board, pieces }: Field, target: SpaceId): boolean {
  return pieces.stick && isCity(target) && board.cities[target].north;
}

function commandersNextTo({ board, pieces }: Field, enemy: SpaceId, except: CommanderId | null): readonly Doubler[] {
  return COMMANDER_IDS.filter((id) => {
    const at = pieces.commanders[id];
    return id !== except && at !== null && board.connected[enemy].has(at);
  }).map((who) => ({ who }));
}

function armiesNextTo({ board, pieces }: Field, enemy: SpaceId, except: Army | null): readonly Doubler[] {
  return pieces.armies
    .filter((army) => army.at !== except?.at && board.connected[enemy].has(army.at))
    .map(({ at }) => ({ who: 'army', at }));
}

function placeOf(pieces: Pieces, commander: CommanderId): SpaceId {
  const at = pieces.commanders[commander];
  if (at === null) throw new Error(`${commander} is not on the board`);
  return at;
}
