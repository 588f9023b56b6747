import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';

/** A nation's turn (1.3): `stack` is the check after the movement (4.5.1), `limits` the one after the combat (4.5.2). */
export const NATION_PHASES = [
  'start',
  'income',
  'place',
  'move',
  'stack',
  'battle',
  'fury',
  'limits',
  'population',
  'finish',
] as const;
/** Around the nations' turns: draws and auctions, scoring and transformations, the end. */
const TURN_PHASES = ['opening', 'closing', 'over'] as const;
export const PHASES = [...NATION_PHASES, ...TURN_PHASES] as const;
export type Phase = (typeof PHASES)[number];

/** The present point in the game. */
export type Stage = {
  readonly phase: Phase;
  /** The active nation, the only one a phase concerns (1.4); null in the phases of the turn itself. */
  readonly nation: NationId | null;
  /** 1, or 2 in the second movement and combat of an Invasion or a Fougue (9.1, 9.2). */
  readonly pass: 1 | 2;
  /** The next task in a phase made of tasks (opening, start, finish, closing). */
  readonly task: number;
  /** Areas that got a bought unit this turn (3.1). */
  readonly received: readonly AreaId[];
  /** Whether there is a second movement and combat, and for whom. */
  readonly second: Second | null;
  /** Fought or left without a fight in this combat phase: not again. */
  readonly fought: readonly ProvinceId[];
  /** Groups past a Passage en force in the first movement: through where, and where they are now. */
  readonly forced: readonly { readonly through: AreaId; readonly to: AreaId }[];
};

/** 9.1 all units, or (the event) one stack; 9.2 one pile. */
export type Second =
  | { readonly kind: 'invasion' }
  /** `at`: the pile's present place; null until named. `bonus`: its stacking bonus in attack (4.4). */
  | {
      readonly kind: 'pile';
      readonly why: 'leader' | 'province' | 'fougue' | 'invasion';
      readonly leader: string | null;
      readonly at: AreaId | null;
      /** 10.3 minor Invasion: units left behind in a Passage en force belong to it too. */
      readonly also?: readonly AreaId[];
      readonly bonus: 1 | 2;
    };
export type Pile = Extract<Second, { readonly kind: 'pile' }>;

/** 10.3: the event Fougue adds a movement and a combat after all others of the turn, including an Invasion's; once. */
export function mayAddFougue({ pass, second }: Stage): boolean {
  if (second === null) return true;
  return pass === 2 && !(second.kind === 'pile' && second.why === 'fougue');
}

/** 10.3: a minor Invasion's stack is named after the first movement. */
export function namesStack({ second, pass }: Stage): boolean {
  return pass === 1 && second?.kind === 'pile' && second.why === 'invasion' && second.at === null;
}

export function inPile(pile: Pile, area: AreaId): boolean {
  return pile.at === area || pile.also?.includes(area) === true;
}
