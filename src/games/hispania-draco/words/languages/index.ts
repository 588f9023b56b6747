import type { Glance } from '../../../../core/words.js';
import { type Catalogue, catalogueOf } from '../../../../kit/words/catalogue.js';
import type { LevelChoice } from '../../facts/explained.js';
import type { ArmyKind, CommanderId, GarrisonId, ProvinceId, ScenarioId, SpaceId, VariantId } from '../../facts/ids.js';
import type { LevelSetting } from '../../facts/level.js';
import type { Ending, OrderTopic, OrderWay } from '../../state/state.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Every id of these lists has its words: one that is added there is missing here. */
type Names =
  | `army.${ArmyKind}`
  | `choice.scenario.${ScenarioId}`
  | `choice.${LevelChoice}`
  | `command.game.create.${LevelSetting}`
  | `choice.${OrderTopic | OrderWay}`
  | `commander.${CommanderId}`
  | `ending.${Ending}`
  | `garrison.${GarrisonId}`
  | `glance.${Glance}`
  | `option.${VariantId}`
  | `province.${ProvinceId}`
  | `space.${SpaceId}`
  | `variant.${VariantId}`;

/** All that the game says, but what explains its choices. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<Names>;
