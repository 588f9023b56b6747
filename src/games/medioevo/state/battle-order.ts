import type { UnitType } from '../facts/kinds.js';

/**
 * How a player fights when not asked: his battle order (6.12.1 to 6.12.4). Each field is a word from one of these
 * lists.
 */

/** What he wants to be asked: his rounds and dice as attacker, everything, or nothing. */
export const ASKED = ['attacking', 'all', 'none'] as const;
export const SACRIFICES = ['none', 'one', 'two', 'all', 'to-win'] as const;
export const REROLLS = ['usual', 'none'] as const;
export const CREW_POLICIES = ['usual', 'none'] as const;
/** The engines' target: the army, or an enemy building while there is one. */
export const AIMS = ['units', 'military', 'civil', 'religious'] as const;
export const CAPTAIN_POLICIES = ['usual', 'shoot', 'free', 'stop', 'none'] as const;
export const CRUSHINGS = ['spare', 'deal'] as const;
export const SHIELDS = ['usual', 'siege', 'archers', 'melee'] as const;
/** When he captures: never, at any ratio, or at three to one. */
export const CAPTURES = ['never', 'two-to-one', 'three-to-one', 'always'] as const;
/** When he gives up a battle, by flight as attacker or by surrender. */
export const CONDITIONS = [
  'never',
  'third-lost',
  'half-lost',
  'outnumbered',
  'outnumbered-twice',
  'unlikely',
  'hopeless',
] as const;
export type Condition = (typeof CONDITIONS)[number];
/** Who answers about surrenders, offered or demanded: himself, or this order. */
export const ANSWERS = ['ask', 'order'] as const;
/** If the enemy offers to surrender: let his army go, or fight on. */
export const QUARTERS = ['give', 'refuse'] as const;
export const SPOILS = ['keep', 'plunder'] as const;
/** When a card is played automatically in a battle. */
export const CARD_TIMES = ['always', 'to-win'] as const;

export type BattleOrder = {
  readonly ask: (typeof ASKED)[number];
  readonly losses: readonly UnitType[];
  readonly sacrifice: (typeof SACRIFICES)[number];
  readonly reroll: (typeof REROLLS)[number];
  readonly crews: (typeof CREW_POLICIES)[number];
  readonly aim: (typeof AIMS)[number];
  readonly captain: (typeof CAPTAIN_POLICIES)[number];
  readonly crushing: (typeof CRUSHINGS)[number];
  readonly shield: (typeof SHIELDS)[number];
  readonly capture: (typeof CAPTURES)[number];
  readonly flee: Condition;
  readonly yield: Condition;
  readonly quarter: (typeof QUARTERS)[number];
  readonly answer: (typeof ANSWERS)[number];
  readonly spoils: (typeof SPOILS)[number];
  /** Empire cards he plays without being asked. */
  readonly cards: readonly { readonly card: number; readonly when: (typeof CARD_TIMES)[number] }[];
};

/** How a side is led; null: a horde, whose behaviour is printed (12.3). */
export type Lead = BattleOrder | null;

export const USUAL_BATTLE_ORDER: BattleOrder = {
  ask: 'attacking',
  losses: ['light-infantry', 'cavalry', 'heavy-infantry', 'archer', 'captain'],
  sacrifice: 'none',
  reroll: 'usual',
  crews: 'usual',
  aim: 'units',
  captain: 'usual',
  crushing: 'spare',
  shield: 'usual',
  capture: 'never',
  flee: 'never',
  yield: 'never',
  quarter: 'refuse',
  answer: 'ask',
  spoils: 'keep',
  cards: [],
};

/** The offers for each one-word field; the order of losses and the cards are given differently. */
export const ORDER_WORDS = {
  ask: ASKED,
  sacrifice: SACRIFICES,
  reroll: REROLLS,
  crews: CREW_POLICIES,
  aim: AIMS,
  captain: CAPTAIN_POLICIES,
  crushing: CRUSHINGS,
  shield: SHIELDS,
  capture: CAPTURES,
  flee: CONDITIONS,
  yield: CONDITIONS,
  quarter: QUARTERS,
  answer: ANSWERS,
  spoils: SPOILS,
} as const;
export const ORDER_FIELDS = [
  'ask',
  'sacrifice',
  'reroll',
  'crews',
  'aim',
  'captain',
  'crushing',
  'shield',
  'capture',
  'flee',
  'yield',
  'quarter',
  'answer',
  'spoils',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
