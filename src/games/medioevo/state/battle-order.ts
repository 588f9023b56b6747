import type { UnitType } from '../facts/kinds.js';

/**
 * How somebody fights who is not asked: his battle order (6.12.1 to 6.12.4). Each field is a word of one of these
 * lists.
 */

/** In what he wants to be asked: as attacker for his rounds and dice, in everything, or in nothing. */
export const ASKED = ['attacking', 'all', 'none'] as const;
export const SACRIFICES = ['none', 'one', 'two', 'all', 'to-win'] as const;
export const REROLLS = ['usual', 'none'] as const;
export const CREW_POLICIES = ['usual', 'none'] as const;
/** What his engines aim at: the army, or a building of the enemy's while there is one. */
export const AIMS = ['units', 'military', 'civil', 'religious'] as const;
export const CAPTAIN_POLICIES = ['usual', 'shoot', 'free', 'stop', 'none'] as const;
export const CRUSHINGS = ['spare', 'deal'] as const;
export const SHIELDS = ['usual', 'siege', 'archers', 'melee'] as const;
/** From which ratio on he takes prisoners: never, at any, with three to one. */
export const CAPTURES = ['never', 'two-to-one', 'three-to-one', 'always'] as const;
/** When he gives a battle up, by flight as attacker or by surrender. */
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
/** Who answers when the enemy offers to surrender or asks him to: himself, or this order. */
export const ANSWERS = ['ask', 'order'] as const;
/** An enemy who offers to surrender: his army is let go, or fought. */
export const QUARTERS = ['give', 'refuse'] as const;
export const SPOILS = ['keep', 'plunder'] as const;
/** When a card is played by itself in a battle. */
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
  /** Empire cards that he plays unasked. */
  readonly cards: readonly { readonly card: number; readonly when: (typeof CARD_TIMES)[number] }[];
};

/** How a side is led; null: a horde, for which it is printed (12.3). */
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

/** What is offered for each field that is one word; the order of losses and the cards are said otherwise. */
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
