import type { OrderTopic, OrderWay } from '../state/state.js';
import type { ArmyKind, CommanderId, GarrisonId, ScenarioId, VariantId } from './ids.js';
import type { LEVEL_CHOICES, LevelSetting } from './level.js';

/** Spaces are explained by their kind, with what is peculiar to each filled in. */
export const SPACE_KINDS = ['city', 'capital', 'roman', 'sea'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** What a Roman may propose to do for denarii (12.2). */
export const PROPOSABLE = ['move', 'sail', 'place', 'remove', 'siege', 'attack', 'lay', 'call', 'bribe'] as const;

/** The dice that Hispano may throw again. */
export const DICE = ['roman', 'hispanic'] as const;

export type LevelChoice = {
  [Setting in LevelSetting]: `${Setting}.${(typeof LEVEL_CHOICES)[Setting][number]}`;
}[LevelSetting];

/** Everything that is explained: each entry has its words in every language. */
export type Entry =
  | `setup.scenario.${ScenarioId | 'none'}`
  | `setup.${LevelChoice}`
  | `setup.${VariantId}.${'on' | 'off'}`
  | 'setup.terror.traitors'
  | `commander.${CommanderId}`
  | `garrison.${GarrisonId}`
  | `army.${ArmyKind}`
  | `space.${SpaceKind}`
  | 'road.site'
  | `choice.${(typeof PROPOSABLE)[number] | (typeof DICE)[number] | OrderTopic | OrderWay}`;
